import { expect, it } from 'vitest'
import { courierOfShop, namesChain } from './shop-address.ts'

it.each([
  ['GS25 합정역점', 'GS25'],
  ['gs 25 합정역점', 'GS25'],
  ['합정 지에스25', 'GS25'],
  ['CU 홍대점', 'CU'],
  ['CU홍대점', 'CU'],
  ['씨유 상암점', 'CU'],
  ['세븐일레븐 서교점', null],
  ['이마트24 망원점', null],
])('%s의 택배사', (shop, courier) => {
  expect([namesChain(shop), courierOfShop(shop)]).toEqual([true, courier])
})

it.each(['합정역점', '우리집 앞 편의점', '', 'CUBE 카페'])(
  '%s: 어느 편의점인지 알 수 없다',
  (shop) => {
    expect(namesChain(shop)).toBe(false)
  },
)
