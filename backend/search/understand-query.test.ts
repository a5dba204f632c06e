import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { DAY_MS } from '#contracts/durations.ts'
import type { ProductQuery } from '#contracts/search.ts'
import { addProducts, openShop, SHOP_NOW } from '#tests/support/search-shop.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { reindexAll } from '../search-index/reindex-all.ts'
import { searchProducts } from './search-products.ts'

const HAPJEONG = '1144012000'
const BUSAN = '26'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
  await openShop(database.kysely)
  const chairs = [
    { title: '접이식 체어 그레이', price: 30_000, region_code: HAPJEONG },
    { title: '원목 의자', price: 80_000, region_code: BUSAN },
    { title: '사무용 듀오백', price: 120_000, region_code: HAPJEONG },
  ]
  const others = [
    { title: '아이폰 15 프로 256GB', price: 900_000, region_code: HAPJEONG, category_seq: 111 },
    { title: '아이폰 15 케이스', price: 5_000, region_code: BUSAN, category_seq: 1 },
    { title: '아이폰 13 미니', price: 300_000, region_code: BUSAN, category_seq: 111 },
    { title: '아이폰 12', price: 200_000, region_code: BUSAN, category_seq: 111 },
    { title: '스타벅스 텀블러', price: 10_000, category_seq: 2 },
    { title: '스타벅스 머그 2개', price: 0, category_seq: 2 },
    { title: '나이키 운동화 270', price: 50_000, category_seq: 2 },
    { title: '아디다스 운동화 260', price: 40_000, category_seq: 2 },
    { title: '나이키 양말', price: 3_000, category_seq: 2 },
    { title: '부산 어묵 세트', price: 9_000, region_code: HAPJEONG, category_seq: 2 },
    { title: '마끼다 직쏘', price: 90_000, category_seq: 2 },
    { title: '의자 커버', price: 150_000, category_seq: 2 },
    { title: '머그 텀블러 한 벌', price: 9_000, category_seq: 2 },
    { title: '줄자 13 미터', price: 9_000, category_seq: 2 },
    { title: '아넷사 선크림', price: 9_000, category_seq: 2 },
    { title: '조선 크레파스와 핸드크림', price: 9_000, category_seq: 2 },
    { title: '미개봉 키보드', price: 70_000, category_seq: 2 },
    { title: '기계식 키보드 적축', price: 70_000, category_seq: 2 },
    { title: '소니 헤드폰', price: 90_000, category_seq: 2 },
    { title: '핸드폰 거치대', price: 9_000, category_seq: 2 },
    { title: '레인코트 M 블랙', price: 30_000, category_seq: 2 },
    { title: '레인코트 L 블랙', price: 30_000, category_seq: 2 },
    { title: '톱밥 한 봉지', price: 1_000, category_seq: 2 },
    { title: '옥스포드 셔츠 화이트', price: 20_000, category_seq: 2 },
    { title: '크리스마스 트리 150cm', price: 20_000, category_seq: 2 },
    { title: '알파인더스트리 점프수트', price: 20_000, category_seq: 2 },
    { title: '라텍스 매트리스', price: 20_000, category_seq: 2 },
    { title: '버즈2 케이스 없음', price: 20_000, category_seq: 2 },
    { title: '버즈2 케이스 포함', price: 20_000, category_seq: 2 },
    { title: '앵무새 새장', price: 30_000, category_seq: 2 },
    ...[
      '공구함 2단',
      '소켓 공구함',
      ...Array.from({ length: 9 }, (_, no) => `공구 가방과 함 ${no}`),
    ].map((title) => ({ title, category_seq: 2 })),
    ...['RTX 3060 벌크', 'RTX 4070 벌크', 'RTX 4090'].map((title) => ({ title, category_seq: 2 })),
    { title: '새상품 책장', price: 30_000, category_seq: 2 },
  ]
  await addProducts(database.kysely, [
    ...chairs.map((chair) => ({ ...chair, category_seq: 21 })),
    ...others,
    ...['가벼운 그램 17', '지갑 모노 그램', '새그램 세트'].map((title, weeks) => ({
      title,
      bumped_at: new Date(SHOP_NOW.getTime() - (20 - weeks) * 7 * DAY_MS),
      category_seq: 2,
    })),
    { title: '모노그램 지갑', category_seq: 2 },
    { title: '방금 팔린 롱패딩', trade_state: 'SOLD', category_seq: 2 },
    { title: '예약된 롱패딩', trade_state: 'RESERVED', category_seq: 2 },
    {
      title: '오래된 롱패딩',
      bumped_at: new Date(SHOP_NOW.getTime() - 200 * DAY_MS),
      category_seq: 2,
    },
  ])
  await reindexAll(database.kysely)
})
afterAll(() => database?.close())

const search = (query: ProductQuery) =>
  searchProducts({ kysely: database.kysely, now: () => SHOP_NOW }, query)

async function found(keyword: string, query: ProductQuery = {}) {
  const { items, readAs } = await search({ ...query, keyword })
  return {
    titles: items.map(({ title }) => title).sort(),
    // Every list of chairs is without their cover, which has a test of its own.
    readAs: readAs.flatMap(({ kind, typed }) =>
      kind === 'ACCESSORIES' ? [] : [`${kind} ${typed}`],
    ),
  }
}

describe('검색어가 말하는 것', () => {
  it.each([
    ['의자 10만원 이하', ['접이식 체어 그레이', '원목 의자'], ['PRICE 10만원 이하']],
    ['의자 팝니다', ['접이식 체어 그레이', '원목 의자', '사무용 듀오백'], ['IGNORED 팝니다']],
    ['합정 의자', ['접이식 체어 그레이', '사무용 듀오백'], ['REGION 합정']],
    ['마포구 의자', ['접이식 체어 그레이', '사무용 듀오백'], ['REGION 마포구']],
    ['스타벅스 공짜', ['스타벅스 머그 2개'], ['PRICE 공짜']],
    ['스타벅스 공짜 무료나눔', ['스타벅스 머그 2개'], ['PRICE 무료나눔']],
    ['나이키 -양말', ['나이키 운동화 270'], ['EXCLUDED -양말']],
    [
      '아이폰 케이스 제외',
      ['아이폰 12', '아이폰 13 미니', '아이폰 15 프로 256GB'],
      ['EXCLUDED 케이스 제외'],
    ],
  ])('%s', async (keyword, titles, readAs) => {
    expect(await found(keyword)).toEqual({ titles: [...titles].sort(), readAs })
  })

  it('지역이면서 물건인 말은 물건으로 먼저 찾는다', async () => {
    expect(await found('부산 어묵')).toEqual({ titles: ['부산 어묵 세트'], readAs: [] })
    expect((await found('부산 의자')).titles).toEqual(['원목 의자'])
  })

  it('고른 필터가 검색어의 값보다 앞선다', async () => {
    const { titles, readAs } = await found('의자 10만원 이하', { minPrice: 100_000 })
    expect(titles).toEqual(['사무용 듀오백'])
    expect(readAs).toEqual([])
  })

  it('그대로 찾기로 하면 아무것도 읽지 않는다', async () => {
    expect(await found('합정 의자', { exact: true })).toEqual({ titles: [], readAs: [] })
    expect(await found('의자 팝니다', { exact: true })).toEqual({ titles: [], readAs: [] })
  })
})

describe('같은 뜻으로 찾기', () => {
  it.each([
    ['걸상', ['접이식 체어 그레이', '원목 의자', '사무용 듀오백'], ['MEANING 걸상']],
    ['스벅', ['스타벅스 텀블러', '스타벅스 머그 2개'], ['MEANING 스벅']],
    ['ㅅㅌㅂㅅ', ['스타벅스 텀블러', '스타벅스 머그 2개'], ['MEANING ㅅㅌㅂㅅ']],
    ['톱', ['마끼다 직쏘'], ['MEANING 톱']],
    ['나이키운동화', ['나이키 운동화 270'], []],
    ['아이폰12/13', ['아이폰 12', '아이폰 13 미니'], []],
    ['머그/텀블러', ['머그 텀블러 한 벌', '스타벅스 머그 2개', '스타벅스 텀블러'], []],
    ['선 크림', ['아넷사 선크림'], []],
    ['해드폰', ['소니 헤드폰'], []],
    ['레인코트 M사이즈', ['레인코트 M 블랙'], ['MEANING m사이즈']],
    ['흰셔츠', ['옥스포드 셔츠 화이트'], ['MEANING 흰']],
    ['취미로 그림 그리려고요', ['조선 크레파스와 핸드크림'], ['MEANING 취미로 그림 그리려고요']],
    ['머그 또는 텀블러', ['머그 텀블러 한 벌', '스타벅스 머그 2개', '스타벅스 텀블러'], []],
    ['나이키양말/아디다스운동화', ['나이키 양말', '아디다스 운동화 260'], []],
    ['크리스마스트리', ['크리스마스 트리 150cm'], []],
    ['새 장', ['앵무새 새장'], []],
    ['공구 함', ['공구함 2단', '소켓 공구함'], []],
    ['버즈 케이스 제외', ['버즈2 케이스 없음'], ['EXCLUDED 케이스 제외']],
    ['나이키/아디다스', ['나이키 양말', '나이키 운동화 270', '아디다스 운동화 260'], []],
  ])('%s', async (keyword, titles, readAs) => {
    expect(await found(keyword)).toEqual({ titles: [...titles].sort(), readAs })
  })

  it('더하기로 이은 물건은 어느 하나라도 찾고, 함께 파는 것이 먼저 나온다', async () => {
    const { items } = await search({ keyword: '텀블러+머그' })
    expect(items.map(({ title }) => title)).toHaveLength(3)
    expect(items[0]?.title).toBe('머그 텀블러 한 벌')
  })

  it('더하기 뒤가 모델이면 그 모델만 찾는다', async () => {
    expect((await found('아이폰+13')).titles).toEqual(['아이폰 13 미니'])
  })

  it('물건이 그 부속보다 먼저 나온다', async () => {
    const { items } = await search({ keyword: '아이폰' })
    expect(items.at(-1)?.title).toBe('아이폰 15 케이스')
    expect(items).toHaveLength(4)
  })

  it('물건이 몇 개 없으면 그 부속은 뺐다고 하고, 카테고리를 고르면 부속도 보여 준다', async () => {
    const { items, readAs } = await search({ keyword: '의자' })
    expect(items.map(({ title }) => title)).not.toContain('의자 커버')
    expect(readAs).toEqual([{ kind: 'ACCESSORIES', typed: '의자', label: '용품 1개' }])
    expect((await found('의자', { categorySeq: 2 })).titles).toContain('의자 커버')
    expect((await found('의자', { exact: true })).titles).toContain('의자 커버')
  })

  it('제목의 낱말인 것이 다른 낱말의 일부인 것보다 먼저 나온다', async () => {
    const { items } = await search({ keyword: '그램' })
    expect(items.map(({ title }) => title)).toEqual([
      '지갑 모노 그램',
      '가벼운 그램 17',
      '모노그램 지갑',
      '새그램 세트',
    ])
  })

  it('살 수 있는 것이 예약된 것보다, 예약된 것이 팔린 것보다 먼저 나온다', async () => {
    const { items } = await search({ keyword: '패딩' })
    expect(items.map(({ title }) => title)).toEqual([
      '오래된 롱패딩',
      '예약된 롱패딩',
      '방금 팔린 롱패딩',
    ])
  })
})

describe('말을 덜어 내기', () => {
  it('아무것도 없으면 덜 중요한 말부터 빼고, 무엇을 뺐는지 돌려준다', async () => {
    expect(await found('혼자 쓸 편안한 의자')).toEqual({
      titles: ['사무용 듀오백', '원목 의자', '접이식 체어 그레이'],
      readAs: ['DROPPED 혼자', 'DROPPED 쓸', 'DROPPED 편안한'],
    })
  })

  it('새것이라는 말을 물건보다 먼저 뺀다', async () => {
    expect(await found('나이키 양말 미개봉')).toEqual({
      titles: ['나이키 양말'],
      readAs: ['DROPPED 미개봉'],
    })
    expect((await found('옥스포드 셔츠 새상품')).titles).toEqual(['옥스포드 셔츠 화이트'])
  })

  it('새것이 하나뿐이면 그것 다음에 다른 것도 보여 준다', async () => {
    const { items, readAs } = await search({ keyword: '키보드 새상품' })
    expect(items.map(({ title }) => title)).toEqual(['미개봉 키보드', '기계식 키보드 적축'])
    expect(readAs).toMatchObject([{ kind: 'DROPPED', typed: '새상품' }])
  })

  it('벌크와 정품은 몇 개 있어도 바람일 뿐이라, 그런 것 다음에 다른 것도 보여 준다', async () => {
    const { items, readAs } = await search({ keyword: 'rtx 벌크' })
    expect(items.map(({ title }) => title).slice(2)).toEqual(['RTX 4090'])
    expect(readAs).toMatchObject([{ kind: 'DROPPED', typed: '벌크' }])
  })

  it('값에 맞는 것이 없으면 값을 뺀다', async () => {
    expect(await found('의자 1만원 이하')).toEqual({
      titles: ['사무용 듀오백', '원목 의자', '접이식 체어 그레이'],
      readAs: ['DROPPED 1만원 이하'],
    })
  })

  it('필터가 낱말의 뜻을 바꾸지 않는다', async () => {
    const page = await search({ keyword: '합정 의자', maxPrice: 1_000 })
    expect(page.total).toBe(0)
    expect(page.readAs.map(({ kind }) => kind)).toEqual(['REGION'])
    expect(page.relaxations).toEqual([{ filter: 'price', total: 2, totalIsExact: true }])
  })

  it.each(['있나요 추천 😀', '팝니다 🙏'])(
    '물건이 없는 %s에 모든 상품을 보이지 않는다',
    async (keyword) => {
      expect(await found(keyword)).toEqual({ titles: [], readAs: [] })
    },
  )

  it('한 글자로 끝나는 말을 찾으면 다른 말로 읽었다고 하지 않는다', async () => {
    expect(await found('지')).toEqual({ titles: ['톱밥 한 봉지'], readAs: [] })
  })

  it('아무 말도 모르면 비어 있다', async () => {
    expect(await found('쀓뛟쒥 꿹퀡')).toEqual({ titles: [], readAs: [] })
  })

  it.each([
    '-',
    '/',
    '& |',
    '-케이스',
    '5만원 이하 -케이스',
    'ㅋ',
    '팝니다 삽니다',
    `${'의자 '.repeat(24)}`,
  ])('%s에도 답한다', async (keyword) => {
    expect((await search({ keyword })).total).toBeGreaterThanOrEqual(0)
  })
})
