import { describe, expect, it } from 'vitest'
import { categoryDescription, categoryTitle } from './category-texts.ts'

const top = { name: '모바일/태블릿' }
const middle = { name: '스마트폰' }
const leaf = { name: '아이폰' }

describe('카테고리의 제목과 설명', () => {
  it('제목은 바로 위 카테고리와 함께 적어 다른 것과 가려진다', () => {
    expect(categoryTitle([top], 1)).toBe('모바일/태블릿 중고')
    expect(categoryTitle([top, middle, leaf], 1)).toBe('스마트폰 아이폰 중고')
    expect(categoryTitle([top, middle, leaf], 3)).toBe('스마트폰 아이폰 중고 3페이지')
  })

  it('설명은 개수와 아래 카테고리를 적는다', () => {
    expect(
      categoryDescription([top], [middle, { name: '태블릿' }], {
        total: 1_234,
        totalIsExact: false,
      }),
    ).toBe(
      '모바일/태블릿 중고 매물 1,234개 이상을 두손에서 만나 보세요. 스마트폰, 태블릿 등을 가격, 상태, 지역별로 비교하고 안심결제로 거래할 수 있습니다.',
    )
    expect(categoryDescription([top, middle, leaf], [], { total: 123, totalIsExact: true })).toBe(
      '스마트폰 아이폰 중고 매물 123개를 두손에서 만나 보세요. 가격, 상태, 지역별로 비교하고 안심결제로 거래할 수 있습니다.',
    )
  })

  it('빈 카테고리의 설명에는 개수가 없다', () => {
    expect(categoryDescription([top, middle], [], { total: 0, totalIsExact: true })).toBe(
      '두손의 모바일/태블릿 스마트폰 중고 카테고리입니다. 내 주변 판매자가 올린 모바일/태블릿 스마트폰을 안심결제로 거래하세요.',
    )
  })
})
