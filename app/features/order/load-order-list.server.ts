import { csvResponse } from '#app/format/csv.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import type { OrderRowView } from '#contracts/order.ts'
import { orderSearchOf, parseOrderList } from './order-list-query.ts'
import { ordersCsv } from './orders-csv.ts'

type Role = 'BUYER' | 'SELLER'

export async function loadOrderList(context: LoadContext, request: Request, role: Role) {
  const query = parseOrderList(new URL(request.url).searchParams)
  const page = await context.services.gateway.orders(orderSearchOf(role, query))
  return { query, role, ...page, now: context.now.toISOString() }
}

/** Rows of a downloaded file; a page of the host at a time. A file that would be longer says so. */
const MOST_ROWS = 10_000

/** The list as a file, with what the address selects. */
export async function answerOrdersCsv(
  { services }: Pick<LoadContext, 'services'>,
  request: Request,
  role: Role,
): Promise<Response> {
  const query = { ...parseOrderList(new URL(request.url).searchParams), before: 0 }
  const rows: OrderRowView[] = []
  let next: number | null = 0
  while (next !== null && rows.length < MOST_ROWS) {
    const page: { items: OrderRowView[]; next: number | null } = await services.gateway.orders(
      orderSearchOf(role, { ...query, before: next }),
    )
    rows.push(...page.items)
    next = page.next
  }
  const name = role === 'BUYER' ? 'purchases' : 'sales'
  return csvResponse(`duson-${name}.csv`, ordersCsv(rows, role, { isCut: next !== null }))
}
