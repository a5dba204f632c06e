import { expect, it } from 'vitest'
import { withoutPart } from './without-part.ts'

it.each([
  ['5만원 이하 자전거', '5만원 이하', '자전거'],
  ['자전거 5만원이하', '5만원이하', '자전거'],
  ['아이폰 -케이스 합정', '-케이스', '아이폰 합정'],
  ['나이키운동화', '나이키', '운동화'],
  ['iPhone 16 기가', '16기가', 'iPhone'],
  ['(급처) 의자', '급처', '( ) 의자'],
  ['공짜', '공짜', ''],
  ['a.c abc', 'a.c', 'abc'],
])('%s에서 %s를 뺀다', (keyword, typed, rest) => {
  expect(withoutPart(keyword, typed)).toBe(rest)
})
