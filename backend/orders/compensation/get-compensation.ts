import type { CompensationView } from '#contracts/order-compensation.ts'
import { isPaidType } from '#contracts/order-states.ts'
import type { HostContext, Viewer } from '../../operation/context.ts'
import { type Refusal, refuse } from '../../operation/refusal.ts'
import { caseContact } from '../cases/case-contact.ts'
import { statementsOf } from '../cases/statements.ts'
import { orderTime } from '../order-time.ts'
import { findOwnOrder } from '../own-order.ts'
import { termsOf } from '../terms/order-terms.ts'
import { claimMost, claimProblem, claimUntil } from './claim-terms.ts'
import { readClaim } from './read-claim.ts'

/** The claim of an order as a member sees it. A seller sees a claim only; what can be claimed is the buyer's to know. */
export async function getCompensation(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  orderSeq: number,
): Promise<CompensationView | Refusal<'NOT_FOUND'>> {
  const own = await findOwnOrder(kysely, userSeq, orderSeq)
  if (!own || !isPaidType(own.order.type)) return refuse('NOT_FOUND')
  const { order, role } = own
  const claim = await readClaim(kysely, orderSeq)
  if (role === 'SELLER' && !claim) return refuse('NOT_FOUND')
  const at = await orderTime(kysely, now())
  const terms = await termsOf(kysely, order.terms_seq)
  const most = await claimMost(kysely, order, terms)
  const statements = await statementsOf(kysely, orderSeq)
  return {
    claim,
    statements: claim ? statements.filter((told) => told.at >= claim.at) : [],
    contact: claim && (await caseContact(kysely, { order, statements })),
    terms: { days: terms.compensationDays, cap: terms.compensationCap },
    most,
    until: claimUntil(order, terms)?.toISOString() ?? null,
    problem: claim ? null : claimProblem(order, { terms, most, at }),
  }
}
