import type { HostContext, Viewer } from '#backend/operation/context.ts'
import type { CafeState } from '#contracts/cafe.ts'
import { codeOfNonce } from './cafe-code.ts'

export type CafeContext = Pick<HostContext, 'kysely' | 'keys' | 'now' | 'limiter' | 'integrations'>

/** The member's link with the cafe, or where an interrupted one stopped. */
export async function getCafeState(
  { kysely, keys, now, integrations }: Omit<CafeContext, 'limiter'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
): Promise<CafeState> {
  const at = now()
  const row = await kysely
    .selectFrom('users')
    .leftJoin('store', 'store.user_seq', 'users.user_seq')
    .leftJoin('cafe_link as link', 'link.user_seq', 'users.user_seq')
    .leftJoin('cafe_code as code', (join) =>
      join
        .onRef('code.user_seq', '=', 'users.user_seq')
        .on('code.expires_at', '>', at)
        .on('code.used_by', 'is', null),
    )
    .leftJoin('cafe_claim as claim', (join) =>
      join.onRef('claim.user_seq', '=', 'users.user_seq').on('claim.expires_at', '>', at),
    )
    .select(['store.name', 'link.linked_at', 'link.unlinked_at', 'link.nickname', 'link.ended_by'])
    .select(['link.confirmed_at', 'code.nonce', 'code.expires_at as codeUntil'])
    .select(['claim.link_key', 'claim.nickname as claimed', 'claim.expires_at as claimUntil'])
    .where('users.user_seq', '=', userSeq)
    .executeTakeFirstOrThrow()
  const isLinked = row.linked_at !== null && row.unlinked_at === null
  return {
    link:
      isLinked && row.linked_at
        ? {
            linkedAt: row.linked_at.toISOString(),
            nickname: row.nickname,
            isConfirmed: row.confirmed_at !== null,
          }
        : null,
    code:
      !isLinked && row.nonce && row.codeUntil
        ? { code: codeOfNonce(keys, row.nonce), expiresAt: row.codeUntil.toISOString() }
        : null,
    claim:
      !isLinked && row.link_key && row.claimed && row.claimUntil
        ? {
            linkKey: row.link_key,
            nickname: row.claimed,
            expiresAt: row.claimUntil.toISOString(),
          }
        : null,
    wasEndedByCafe: row.unlinked_at !== null && row.ended_by === 'CAFE',
    storeName: row.name,
    cafe: integrations.cafe && {
      pageUrl: integrations.cafe.pageUrl,
      linkUrl: integrations.cafe.linkUrl,
    },
  }
}
