import { NO_BREAK_SPACE } from '#app/format/no-break-space.ts'
import { kstDateTime } from '#app/format/time.ts'
import type { OrderRowView } from '#contracts/order.ts'
import { ORDER_STATES, ORDER_TYPES } from '#contracts/order-states.ts'

/** Spreadsheets read UTF-8 by it. */
const BYTE_ORDER_MARK = '\ufeff'

/** Orders as a file for spreadsheets. */
export function ordersCsv(rows: readonly OrderRowView[], role: 'BUYER' | 'SELLER'): string {
  const head =
    role === 'BUYER'
      ? ['주문번호', '주문일', '상품', '거래 방법', '상태', '결제 금액(원)', '판매자']
      : ['주문번호', '주문일', '상품', '거래 방법', '상태', '받을 금액(원)', '구매자']
  const lines = rows.map((row) => [
    String(row.orderSeq),
    // Spreadsheets search for the space of the keyboard.
    kstDateTime(row.createdAt).replaceAll(NO_BREAK_SPACE, ' '),
    row.title,
    ORDER_TYPES[row.type],
    ORDER_STATES[row.state].label,
    String(role === 'BUYER' ? row.total : row.net),
    row.other.name,
  ])
  return (
    BYTE_ORDER_MARK + [head, ...lines].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')
  )
}

/** Quoted; what a spreadsheet would take for a formula begins with an apostrophe. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
