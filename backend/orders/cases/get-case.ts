import type { OrderDecision, Statement } from '#contracts/order-case.ts'
import type { HostContext, Viewer } from '../../operation/context.ts'
import { type Refusal, refuse } from '../../operation/refusal.ts'
import { findOwnOrder } from '../own-order.ts'
import { decisionOf, statementsOf } from './statements.ts'

/** What a member of an order sees of its return or dispute; a proposal of an operator is not shown. */
export async function getCase(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  orderSeq: number,
): Promise<{ statements: Statement[]; decision: OrderDecision | null } | Refusal<'NOT_FOUND'>> {
  if (!(await findOwnOrder(kysely, userSeq, orderSeq))) return refuse('NOT_FOUND')
  const decided = await decisionOf(kysely, orderSeq)
  if (!decided || decided.isProposed)
    return { statements: await statementsOf(kysely, orderSeq), decision: null }
  const { operatorUserSeq: _, ...decision } = decided
  return { statements: await statementsOf(kysely, orderSeq), decision }
}
