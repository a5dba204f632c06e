import type { Kysely, Selectable } from 'kysely'
import { CASE_CLOCK } from '#contracts/order-case-constants.ts'
import type { Claim } from '#contracts/order-claim.ts'
import type { DB, OrderClaimDecisionTable, OrderClaimTable } from '../../db/schema.ts'
import { addBusinessDays } from '../../korea/business-days.ts'

export type ClaimRow = Selectable<OrderClaimTable>

export const findClaim = (db: Kysely<DB>, orderSeq: number): Promise<ClaimRow | undefined> =>
  db.selectFrom('order_claim').selectAll().where('order_seq', '=', orderSeq).executeTakeFirst()

/** The newest decision about a claim, or the proposal of one. */
export const findClaimDecision = (
  db: Kysely<DB>,
  orderSeq: number,
): Promise<Selectable<OrderClaimDecisionTable> | undefined> =>
  db
    .selectFrom('order_claim_decision')
    .selectAll()
    .where('order_seq', '=', orderSeq)
    .orderBy('decision_seq', 'desc')
    .limit(1)
    .executeTakeFirst()

/** A claim as it is shown; a proposal of an operator is for operators alone. */
export async function readClaim(
  db: Kysely<DB>,
  orderSeq: number,
  { withProposal = false }: { withProposal?: boolean } = {},
): Promise<Claim | null> {
  const claim = await findClaim(db, orderSeq)
  if (!claim) return null
  const decided = await findClaimDecision(db, orderSeq)
  return {
    state: claim.state,
    reason: claim.reason,
    at: claim.at.toISOString(),
    decideBy: claimDecideBy(claim.at).toISOString(),
    paidAt: claim.paid_at?.toISOString() ?? null,
    decision:
      decided && (withProposal || !decided.is_proposed)
        ? {
            decision: decided.decision,
            amount: decided.amount,
            reasonCode: decided.reason_code,
            note: decided.note,
            isProposed: decided.is_proposed,
            at: decided.at.toISOString(),
          }
        : null,
  }
}

const claimDecideBy = (at: Date): Date => addBusinessDays(at, CASE_CLOCK.decideBusinessDays)
