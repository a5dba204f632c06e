import type { LoadContext } from '#app/load-context.server.ts'
import { orderNow } from '#contracts/order-clock.ts'
import type { QueueRow } from './queue-list.tsx'

/** The member's places with the cards of their products. */
export async function loadQueue({ services, now }: LoadContext): Promise<{
  open: QueueRow[]
  over: QueueRow[]
  /** By the clock of orders. */
  now: string
}> {
  const { items, minutesAhead } = await services.product.ownQueue()
  const productSeqs = [...new Set(items.map(({ productSeq }) => productSeq))]
  const cards = await services.product.cards({ productSeqs })
  const cardOf = new Map(cards.items.map((card) => [card.productSeq, card]))
  const rows = items.map((item) => ({ ...item, card: cardOf.get(item.productSeq) ?? null }))
  return {
    open: rows.filter(({ endedAt }) => endedAt === null),
    over: rows.filter(({ endedAt }) => endedAt !== null),
    now: orderNow(now, { minutesAhead }).toISOString(),
  }
}
