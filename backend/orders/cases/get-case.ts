import type { CaseContact, OrderDecision, StandardFacts, Statement } from '#contracts/order-case.ts'
import type { HostContext, Viewer } from '../../operation/context.ts'
import { type Refusal, refuse } from '../../operation/refusal.ts'
import { orderTime } from '../order-time.ts'
import { findOwnOrder } from '../own-order.ts'
import { caseContact } from './case-contact.ts'
import { standardFacts } from './standard-facts.ts'
import { decisionOf, statementsOf } from './statements.ts'

interface OwnCase {
  statements: Statement[]
  decision: OrderDecision | null
  standard: StandardFacts
  contact: CaseContact | null
}

/** What a member of an order sees of its return or dispute; a proposal of an operator is not shown. */
export async function getCase(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  orderSeq: number,
): Promise<OwnCase | Refusal<'NOT_FOUND'>> {
  const own = await findOwnOrder(kysely, userSeq, orderSeq)
  if (!own) return refuse('NOT_FOUND')
  const at = await orderTime(kysely, now())
  const statements = await statementsOf(kysely, orderSeq)
  const standard = await standardFacts(kysely, { order: own.order, statements, at })
  const contact = await caseContact(kysely, { order: own.order, statements })
  const decided = await decisionOf(kysely, orderSeq)
  if (!decided || decided.isProposed) return { statements, decision: null, standard, contact }
  const { operatorUserSeq: _, ...decision } = decided
  return { statements, decision, standard, contact }
}
