import { expect, it } from 'vitest'
import type { ContentBlock } from '#contracts/content-rules.ts'
import { blocksOf, changedRows, emptyRow, postedRows, rowsOf } from './content-rows.ts'

const BLOCKS: ContentBlock[] = [
  { kind: 'paragraph', text: '문단' },
  { kind: 'heading', text: '소제목' },
  { kind: 'list', ordered: true, items: ['하나', '둘'] },
  { kind: 'quote', text: '인용', source: '출처' },
  { kind: 'image', mediaKey: 'key', alt: '설명', caption: '아래 글' },
  { kind: 'products', productSeqs: [100_001, 100_002] },
  { kind: 'link', label: '보기', to: '/fraud' },
  { kind: 'divider' },
]

it('글을 칸으로 펼쳤다가 다시 모으면 같은 글이다', () => {
  expect(blocksOf(rowsOf(BLOCKS))).toEqual({ blocks: BLOCKS, problems: [] })
})

it('칸을 올리고 내리고 지우며, 끝에서는 그대로 있다', () => {
  const rows = ['a', 'b', 'c'].map((id) => emptyRow('paragraph', id))
  const idsAfter = (step: string) => changedRows(rows, step).map(({ id }) => id)
  expect(idsAfter('up.b')).toEqual(['b', 'a', 'c'])
  expect(idsAfter('down.b')).toEqual(['a', 'c', 'b'])
  expect(idsAfter('up.a')).toEqual(['a', 'b', 'c'])
  expect(idsAfter('down.c')).toEqual(['a', 'b', 'c'])
  expect(idsAfter('remove.b')).toEqual(['a', 'c'])
  expect(idsAfter('remove.z')).toEqual(['a', 'b', 'c'])
})

it('상품은 번호로도 주소로도 적고, 읽을 수 없는 줄은 그 칸에서 알린다', () => {
  const row = (text: string) => ({ ...emptyRow('products', 'p'), text })
  const typed = '100001\nhttps://duson.example/product/100002?ref=1\n/product/100003, 100001'
  expect(blocksOf([row(typed)])).toEqual({
    blocks: [{ kind: 'products', productSeqs: [100_001, 100_002, 100_003] }],
    problems: [],
  })
  expect(blocksOf([row('맥북 에어')]).problems).toEqual([
    { field: 'blocks.0.text', message: '‘맥북’에서 상품 번호를 찾지 못했어요.' },
  ])
})

it('알 수 없는 칸은 버린다', () => {
  const fields = { ...emptyRow('paragraph', ''), text: '글', file: undefined }
  expect(postedRows([{ ...fields, row: 'script x' }])).toEqual([])
  expect(postedRows([{ ...fields, row: 'paragraph x' }])).toMatchObject([{ id: 'x', text: '글' }])
})
