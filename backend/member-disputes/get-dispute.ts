import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { OwnDispute } from '#contracts/member-dispute.ts'
import { DISPUTE_LIMITS } from '#contracts/member-dispute-rules.ts'
import { memberDisputeStateRow } from '#contracts/member-dispute-states.ts'
import { disputeSideOf, selectDisputes, viewDispute } from './dispute-rows.ts'

/** A member's dispute, on either side; both see the same. */
export async function getMemberDispute(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { disputeSeq }: { disputeSeq: number },
): Promise<OwnDispute | Refusal<'NOT_FOUND'>> {
  const row = await selectDisputes(kysely).where('dispute_seq', '=', disputeSeq).executeTakeFirst()
  const side = row && disputeSideOf(row, userSeq)
  if (!side) return refuse('NOT_FOUND')
  const view = await viewDispute(kysely, row, side)
  const own = view.evidence.filter((picture) => picture.side === side)
  return {
    ...view,
    side,
    roomId: row.room_id,
    canAddEvidence: !memberDisputeStateRow(row.state).isEnd && own.length < DISPUTE_LIMITS.files,
    hasPack: row.decided_at !== null,
  }
}
