import type { HostContext, Viewer } from '#backend/operation/context.ts'
import type { OwnDisputeRow } from '#contracts/member-dispute.ts'
import { memberDisputeActions } from '#contracts/member-dispute-states.ts'
import { disputeFacts, disputeSideOf, selectDisputes, toDisputeRow } from './dispute-rows.ts'

const MOST = 100

/** Steps that are open to a side but that nobody waits for. */
const OPTIONAL = ['WITHDRAW', 'ESCALATE', 'ARGUE', 'BROKEN']

/** A member's disputes on either side, the newest first. */
export async function listMemberDisputes(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
): Promise<{ items: OwnDisputeRow[] }> {
  const rows = await selectDisputes(kysely)
    .where(({ or, eb }) =>
      or([eb('claimant_user_seq', '=', userSeq), eb('respondent_user_seq', '=', userSeq)]),
    )
    .orderBy('dispute_seq', 'desc')
    .limit(MOST)
    .execute()
  return {
    items: rows.map((row) => {
      const side = disputeSideOf(row, userSeq) ?? 'RESPONDENT'
      const actions = memberDisputeActions(disputeFacts(row), side)
      return {
        ...toDisputeRow(row),
        side,
        isTurn: actions.some((action) => !OPTIONAL.includes(action)),
      }
    }),
  }
}
