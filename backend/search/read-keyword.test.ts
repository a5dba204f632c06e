import { describe, expect, it } from 'vitest'
import { readKeyword } from './read-keyword.ts'

const read = (keyword: string) => {
  const { rest, minPrice, maxPrice, excluded } = readKeyword(keyword)
  return [rest, minPrice, maxPrice, ...excluded]
}

describe('거래하는 말', () => {
  it.each([
    '아이폰 삽니당',
    '아이폰 구매원해요',
    '아이폰 팔아욤',
    '아이폰 에눌 가능',
    '아이폰 문고리 거래',
    '아이폰 업어가실분',
    '아이폰 대차 가능',
    '아이폰 ㅍㅍ',
  ])('%s에서 찾는 것은 아이폰이다', (keyword) => expect(readKeyword(keyword).rest).toBe('아이폰'))

  it.each(['팔찌', '사료', '구해줘 홈즈 책', '접이식 대차', '정리함'])(
    '%s는 물건을 말한다',
    (keyword) => expect(readKeyword(keyword).rest).toBe(keyword),
  )
})

describe('값을 말하는 낱말', () => {
  it.each([
    ['5만원 이하 자전거', '자전거', null, 50_000],
    ['자전거 5만원이하', '자전거', null, 50_000],
    ['만원 이하 책', '책', null, 10_000],
    ['100만원 이상 가방', '가방', 1_000_000, null],
    ['200만원 넘는 카메라', '카메라', 2_000_000, null],
    ['소파 10만원 미만', '소파', null, 99_999],
    ['100만원 초과 가방', '가방', 1_000_001, null],
    ['10만원대 의자', '의자', 100_000, 199_999],
    ['15만원대 의자', '의자', 150_000, 159_999],
    ['텐트 30만원대', '텐트', 300_000, 399_999],
    ['1~3만원 인형', '인형', 10_000, 30_000],
    ['3만원~1만원 인형', '인형', 10_000, 30_000],
    ['5만원에서 10만원 사이 운동화', '운동화', 50_000, 100_000],
    ['1만원짜리 보드게임', '보드게임', 7_000, 13_000],
    ['12,000원 이하 컵', '컵', null, 12_000],
    ['오만원 이하 자전거', '자전거', null, 50_000],
    ['십오만원대 의자', '의자', 150_000, 159_999],
    ['만오천원 이하 컵', '컵', null, 15_000],
    ['10만원 이상 20만원 이하 의자', '의자', 100_000, 200_000],
    ['20만원 이하 10만원 이상 의자', '의자', 100_000, 200_000],
    ['의자 10만원 이내', '의자', null, 100_000],
    ['공짜', '', 0, 0],
    ['의자 3만원 이하면 좋겠어요', '의자', null, 30_000],
    ['컴퓨터 30만원 안으로요', '컴퓨터', null, 300_000],
    ['안 쓰는 책상 그냥 주실 분 계세요?', '안 쓰는 책상', 0, 0],
    ['화분 나눔합니다', '화분', 0, 0],
  ])('%s', (keyword, rest, minPrice, maxPrice) => {
    expect(read(keyword)).toEqual([rest, minPrice, maxPrice])
  })

  it.each([
    '아이폰 15',
    '1-2인용 텐트',
    '갤럭시 S23',
    '에어조던 1',
    '노트북 16인치',
    '3000원',
    '대나무',
    '원목 의자',
    '이상한 나라의 앨리스',
  ])('%s에는 값이 없다', (keyword) => expect(read(keyword)).toEqual([keyword, null, null]))
})

describe('거래하는 말과 빼는 말', () => {
  it.each([
    ['아이폰 삽니다', '아이폰'],
    ['중고 자전거', '자전거'],
    ['레고 팔아요', '레고'],
    ['중고', '중고'],
    ['급처 팝니다', '급처 팝니다'],
    ['중고나라', '중고나라'],
  ])('%s → %s', (keyword, rest) => expect(read(keyword)).toEqual([rest, null, null]))

  it.each([
    ['갤럭시 -탭', '갤럭시', '탭'],
    ['아이폰 케이스 제외', '아이폰', '케이스'],
    ['노트북 맥북 빼고', '노트북', '맥북'],
    ['카시트 주니어 아닌거', '카시트', '주니어'],
    ['카시트 주니어 아닌 것', '카시트', '주니어'],
    ['하자 없는 맥북', '맥북', '하자'],
  ])('%s', (keyword, rest, excluded) => expect(read(keyword)).toEqual([rest, null, null, excluded]))

  it('소음이 없는 것은 저소음이라고 적으므로 빼지 않는다', () => {
    expect(read('소음 없는 키보드')).toEqual(['소음 없는 키보드', null, null])
  })

  it('붙임표가 낱말 안에 있으면 빼는 말이 아니다', () => {
    expect(read('WH-1000XM5')).toEqual(['WH-1000XM5', null, null])
  })

  it('무엇을 읽었는지 그대로 돌려준다', () => {
    expect(readKeyword('5만원 이하 자전거 팝니다').parts).toEqual([
      { kind: 'PRICE', label: '5만원 이하', typed: '5만원 이하' },
      { kind: 'IGNORED', label: '팝니다', typed: '팝니다' },
    ])
  })
})
