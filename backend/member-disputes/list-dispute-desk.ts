import type { HostContext } from '#backend/operation/context.ts'
import { countForDesk } from '#backend/operation/count-for-desk.ts'
import type { MemberDisputeRow } from '#contracts/member-dispute.ts'
import type { MemberDisputeState } from '#contracts/member-dispute-states.ts'
import { selectDisputes, toDisputeRow } from './dispute-rows.ts'

const PAGE_SIZE = 30

/** Disputes that have reached the operators, in one state: those that wait for them the oldest first, the rest the newest first. */
export async function listDisputeDesk(
  { kysely }: Pick<HostContext, 'kysely'>,
  { state, page }: { state: MemberDisputeState; page: number },
): Promise<{ items: MemberDisputeRow[]; total: number; pageCount: number }> {
  const direction = state === 'REVIEW' ? 'asc' : 'desc'
  const rows = await selectDisputes(kysely)
    .where('dispute.state', '=', state)
    .where('escalated_at', 'is not', null)
    .orderBy('dispute.updated_at', direction)
    .orderBy('dispute_seq', direction)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  const counted = await countForDesk(
    kysely,
    kysely
      .selectFrom('member_dispute')
      .where('state', '=', state)
      .where('escalated_at', 'is not', null),
    { page, pageSize: PAGE_SIZE, shown: rows.length },
  )
  return { items: rows.map(toDisputeRow), ...counted }
}
