import { sql } from 'kysely'
import { productViewLimits } from '../limits/rules.ts'
import type { HostContext } from '../operation/context.ts'

/**
 * Counts a visitor of a product's page, once for each day of Korea. Not counted: the seller, a product that is not
 * visible, and what exceeds the limit of an address or network.
 */
export async function recordView(
  context: Pick<HostContext, 'kysely' | 'now' | 'keys' | 'caller' | 'limiter' | 'viewer'>,
  { productSeq, visitorKey }: { productSeq: number; visitorKey: string },
): Promise<{ counted: boolean }> {
  const { kysely, now, limiter, viewer } = context
  const product = await kysely
    .selectFrom('product')
    .innerJoin('store', 'store.store_seq', 'product.store_seq')
    .select(['store.user_seq'])
    .where('product.product_seq', '=', productSeq)
    .where('product.visibility', '=', 'ACTIVE')
    .where('store.status', '=', 'ACTIVE')
    .executeTakeFirst()
  if (!product || product.user_seq === viewer?.userSeq) return { counted: false }

  const limits = productViewLimits(context)
  if ((await limiter.take(limits)) !== null) return { counted: false }
  const { rows } = await sql`
    with seen as (
      insert into product_view (product_seq, day, visitor_key)
      values (${productSeq}, (${now()}::timestamptz at time zone 'Asia/Seoul')::date, ${visitorKey})
      on conflict do nothing
      returning product_seq
    )
    insert into product_view_count (product_seq, view_count) select product_seq, 1 from seen
    on conflict (product_seq) do update set view_count = product_view_count.view_count + 1
    returning product_seq`.execute(kysely)
  const counted = rows.length > 0
  // What was counted before takes no room.
  if (!counted) await limiter.giveBack(limits)
  return { counted }
}
