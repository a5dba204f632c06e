import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { drawOrder, entryListText, hashOfList, hashOfSecret } from './draw-winners.ts'

const ENTRIES = [
  { entryNo: 2, code: 'b1' },
  { entryNo: 1, code: 'a0' },
  { entryNo: 3, code: 'c2' },
]

describe('당첨자 추첨', () => {
  it('공개된 값만으로 누구나 같은 순서를 다시 구한다', () => {
    const hash = (text: string) => createHash('sha256').update(text).digest('hex')
    const list = '1 a0\n2 b1\n3 c2\n'
    expect(entryListText(ENTRIES)).toBe(list)
    expect(hashOfSecret('secret')).toBe(hash('secret'))
    const seed = hash(`secret:${hash(list)}`)
    const byHand = [1, 2, 3].sort((a, b) =>
      hash(`${seed}:${a}`).localeCompare(hash(`${seed}:${b}`)),
    )
    expect(drawOrder('secret', hashOfList(list), 3)).toEqual(byHand)
  })

  it('모든 참여 번호가 한 번씩 나온다', () => {
    const order = drawOrder('secret', hashOfList(''), 500)
    expect(new Set(order).size).toBe(500)
    expect(Math.max(...order)).toBe(500)
  })

  it('비밀값이나 명단이 다르면 순서가 다르다', () => {
    const order = drawOrder('secret', hashOfList('1 a\n'), 100)
    expect(drawOrder('Secret', hashOfList('1 a\n'), 100)).not.toEqual(order)
    expect(drawOrder('secret', hashOfList('1 b\n'), 100)).not.toEqual(order)
  })

  it('어느 번호도 더 자주 뽑히지 않는다', () => {
    const first = Array.from({ length: 2_000 }, (_, n) => drawOrder(`${n}`, '', 4)[0] ?? 0)
    for (const entryNo of [1, 2, 3, 4])
      expect(Math.abs(first.filter((won) => won === entryNo).length - 500)).toBeLessThan(100)
  })

  it('참여한 사람이 없으면 아무도 뽑히지 않는다', () => {
    expect(drawOrder('secret', hashOfList(''), 0)).toEqual([])
  })
})
