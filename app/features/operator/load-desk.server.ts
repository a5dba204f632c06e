import type { LoadContext } from '#app/load-context.server.ts'
import { optional } from '#app/services/optional.server.ts'
import { isProvenOperator } from '#app/session/guards.server.ts'

/** What waits for an operator, by section; null where its host does not answer. */
export interface OpenWork {
  reports: number | null
  damage: number | null
  disputes: number | null
  listings: number | null
  orders: number | null
  /** Days on which the ledger differs from the payment company's list. */
  ledger: number | null
}

/** What the navigation of the desk shows; nothing for every user but an operator who has passed the second factor. */
export async function loadDesk(context: LoadContext): Promise<{ open: OpenWork | null }> {
  if (!isProvenOperator(context)) return { open: null }
  const { edge, product, gateway, customerService } = context.services
  const [reports, damage, disputes, listings, orders, days] = await Promise.all([
    optional(context, edge.reports({ state: 'OPEN', page: 1 })),
    optional(context, customerService.waitingDamageReports()),
    optional(context, customerService.waitingMemberDisputes()),
    optional(context, product.flaggedListings({ state: 'OPEN', page: 1 })),
    optional(context, gateway.orderCases({ page: 1 })),
    optional(context, gateway.differingDays()),
  ])
  return {
    open: {
      reports: reports?.total ?? null,
      damage: damage?.total ?? null,
      disputes: disputes?.total ?? null,
      listings: listings?.total ?? null,
      orders: orders?.total ?? null,
      ledger: days?.total ?? null,
    },
  }
}
