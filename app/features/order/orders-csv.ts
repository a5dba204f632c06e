import { csvOf } from '#app/format/csv.ts'
import { kstDateTime } from '#app/format/time.ts'
import type { OrderRowView } from '#contracts/order.ts'
import { ORDER_STATES, ORDER_TYPES } from '#contracts/order-states.ts'

/** Orders as a file for spreadsheets. */
export function ordersCsv(
  rows: readonly OrderRowView[],
  role: 'BUYER' | 'SELLER',
  { isCut = false }: { isCut?: boolean } = {},
): string {
  const head =
    role === 'BUYER'
      ? ['주문번호', '주문일', '상품', '거래 방법', '상태', '결제 금액(원)', '판매자']
      : ['주문번호', '주문일', '상품', '거래 방법', '상태', '받을 금액(원)', '구매자']
  const lines = rows.map((row) => [
    String(row.orderSeq),
    kstDateTime(row.createdAt),
    row.title,
    ORDER_TYPES[row.type],
    ORDER_STATES[row.state].label,
    String(role === 'BUYER' ? row.total : row.net),
    row.other.name,
  ])
  const rest = isCut
    ? [[`최근 ${rows.length}건까지 담았어요. 기간을 좁혀서 다시 받아 주세요.`]]
    : []
  return csvOf([head, ...lines, ...rest])
}
