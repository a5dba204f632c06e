import type { OrderRowView } from '#contracts/order.ts'
import type { OrderState } from '#contracts/order-states.ts'
import type { HostContext } from '../../operation/context.ts'
import { viewRows } from '../view-order.ts'

const PAGE_SIZE = 20
const WAITING: readonly OrderState[] = ['DISPUTED', 'REFUND_FAILED']

interface CaseRow extends OrderRowView {
  seller: { storeSeq: number; name: string }
  isFrozen: boolean
}

/** Orders that wait for an operator, the longest first; `other` is the buyer. */
export async function listCases(
  { kysely }: Pick<HostContext, 'kysely'>,
  { page }: { page: number },
): Promise<{ items: CaseRow[]; total: number; pageCount: number }> {
  const waiting = kysely.selectFrom('orders').where('state', 'in', WAITING)
  const { total } = await waiting
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await waiting
    .selectAll()
    .orderBy('state_at')
    .orderBy('order_seq')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  const buyers = await viewRows(kysely, rows, 'SELLER')
  const sellers = await viewRows(kysely, rows, 'BUYER')
  const items = buyers.map((row, index) => ({
    ...row,
    seller: (sellers[index] ?? row).other,
    isFrozen: rows[index]?.is_frozen ?? false,
  }))
  return { items, total, pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)) }
}
