import type { OrderTerms } from '#contracts/order-states.ts'
import type { HostContext } from '../../operation/context.ts'
import { orderTime } from '../order-time.ts'
import { stands, termsAt } from './order-terms.ts'

/**
 * The terms in force, and until when: the next change that operators have set, by the caller's clock. The clock of orders
 * may be ahead of it.
 */
export async function termsNow({
  kysely,
  now,
}: Pick<HostContext, 'kysely' | 'now'>): Promise<{ terms: OrderTerms; until: Date | null }> {
  const wall = now()
  const at = await orderTime(kysely, wall)
  const [{ terms }, next] = await Promise.all([
    termsAt(kysely, at),
    kysely
      .selectFrom('order_terms')
      .select('effective_from')
      .where('effective_from', '>', at)
      .where(stands)
      .orderBy('effective_from')
      .limit(1)
      .executeTakeFirst(),
  ])
  const ahead = at.getTime() - wall.getTime()
  return {
    terms,
    until: next ? new Date(next.effective_from.getTime() - ahead) : null,
  }
}
