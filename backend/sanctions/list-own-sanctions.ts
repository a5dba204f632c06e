import type { OwnSanction } from '#contracts/sanction.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { sanctionHistory } from './sanction-rows.ts'

const MOST = 50

/** A member's own sanctions, the newest first. */
export async function listOwnSanctions(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
): Promise<{ items: OwnSanction[] }> {
  const found = await sanctionHistory(kysely, userSeq, { now: now(), limit: MOST })
  // What the desk alone reads stays here.
  return { items: found.map(({ operatorNickName: _who, reason: _why, ...own }) => own) }
}
