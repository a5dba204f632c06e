import { expect, it } from 'vitest'
import { categoryOfDay } from './category-of-day.ts'

const category = (name: string, depth = 1, productCount = 100) => ({ name, depth, productCount })
const CATEGORIES = [
  category('가전'),
  category('냉장고', 2),
  category('도서'),
  category('빈 분류', 1, 3),
  category('가구'),
]
const on = (moment: string) => categoryOfDay(CATEGORIES, new Date(moment))?.name

it('한국의 자정마다 상품이 넉넉한 다음 분류로 넘어간다', () => {
  const week = [22, 23, 24, 25].map((day) => on(`2026-11-${day}T12:00:00+09:00`))
  expect(new Set(week.slice(0, 3))).toEqual(new Set(['가전', '도서', '가구']))
  expect(week[3]).toBe(week[0])
  expect(on('2026-11-22T23:59:59+09:00')).toBe(week[0])
  expect(on('2026-11-23T00:00:00+09:00')).toBe(week[1])
})

it('분류가 없으면 고르지 않는다', () => {
  expect(categoryOfDay([], new Date(0))).toBeUndefined()
})
