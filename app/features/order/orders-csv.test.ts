import { expect, it } from 'vitest'
import { ordersCsv } from './orders-csv.ts'

const ROW = {
  orderSeq: 7,
  productSeq: 1,
  type: 'PARCEL',
  state: 'SHIPPED',
  title: '원목 "책상", 거의 새것',
  image: null,
  total: 44_505,
  net: 42_570,
  other: { storeSeq: 3, name: '=HYPERLINK("https://example.com")' },
  createdAt: '2026-11-22T03:00:00.000Z',
  minutesAhead: 0,
  givenBack: 0,
  stateAt: '2026-11-22T03:00:00.000Z',
  dueAt: null,
} as const

it('구매 내역은 표 계산에서 열리고, 이름이 수식이 되지 않는다', () => {
  const [head, line, end] = ordersCsv([ROW], 'BUYER').split('\r\n')
  expect(head).toBe('\ufeff"주문번호","주문일","상품","거래 방법","상태","결제 금액(원)","판매자"')
  expect(line).toBe(
    `"7","2026.11.22 오후 12:00","원목 ""책상"", 거의 새것","택배 안심결제","배송중","44505","'=HYPERLINK(""https://example.com"")"`,
  )
  expect(end).toBe('')
})

it('판매 내역에는 받을 금액이 있다', () => {
  expect(ordersCsv([ROW], 'SELLER')).toContain('"42570"')
})

it('다 담지 못했으면 마지막 줄이 그렇다고 말한다', () => {
  const lines = ordersCsv([ROW], 'SELLER', { isCut: true }).split('\r\n')
  expect(lines.at(-2)).toBe('"최근 1건까지 담았어요. 기간을 좁혀서 다시 받아 주세요."')
})
