import type { HostContext, Viewer } from '#backend/operation/context.ts'
import type { StateInfo } from '#contracts/main.ts'
import { maskName, maskPhoneNo } from '#contracts/masks.ts'
import { agreesTo, latestConsents } from './latest-consents.ts'

/** The member's own profile, as their own pages show it. */
export async function getStateInfo(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq, signInType }: Pick<Viewer, 'userSeq' | 'signInType'>,
): Promise<StateInfo> {
  const [user, consents] = await Promise.all([
    kysely
      .selectFrom('users')
      .innerJoin('store', 'store.user_seq', 'users.user_seq')
      .selectAll('users')
      .select(['store.store_seq', 'store.name as store_name'])
      .where('users.user_seq', '=', userSeq)
      .executeTakeFirstOrThrow(),
    latestConsents(kysely, userSeq),
  ])
  return {
    userSeq,
    storeSeq: user.store_seq,
    nickName: user.store_name,
    role: user.role,
    status: user.status,
    signInType,
    maskedName: user.name && maskName(user.name),
    maskedPhoneNo: user.phone_no && maskPhoneNo(user.phone_no),
    isIdentityChecked: user.identity_checked_at !== null,
    isMarketingAccept: agreesTo(consents, 'MARKETING'),
    isNaverCafeToAppAccept: agreesTo(consents, 'NAVER_CAFE_TO_APP'),
    recommendCode: user.recommend_code ?? '',
  }
}
