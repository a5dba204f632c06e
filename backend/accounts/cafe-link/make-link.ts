import type { Transaction } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { CAFE_RELINK_DAYS } from '#contracts/account-constants.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { agreesTo, latestConsents } from '../account/latest-consents.ts'
import { recordAgreements } from '../account/record-agreements.ts'

/** Whom an account is to be linked with, and by which key. */
export interface NewCafeLink {
  userSeq: number
  naverHash: string
  linkKey: string
  nickname: string | null
  /** The cafe has this key already; otherwise it is told. */
  isConfirmed: boolean
}

/**
 * Links a locked account with a member of the cafe, and stores the consent to it. After a link ended, the same member of the
 * cafe can be linked again at once, another one only later.
 * @returns the key in force: that of an equal link that exists
 * @throws a unique violation where another account has this member
 */
export async function makeLink(
  trx: Transaction<DB>,
  { userSeq, naverHash, linkKey, nickname, isConfirmed }: NewCafeLink,
  now: Date,
): Promise<{ linkKey: string } | Refusal<'ALREADY' | 'LATER'>> {
  const before = await trx
    .selectFrom('cafe_link')
    .selectAll()
    .where('user_seq', '=', userSeq)
    .executeTakeFirst()
  const isOther = before !== undefined && before.naver_hash !== naverHash
  if (before && !before.unlinked_at)
    return isOther ? refuse('ALREADY') : { linkKey: before.link_key }
  if (isOther && isTooEarly(before.unlinked_at, now)) return refuse('LATER')
  const link = {
    naver_hash: naverHash,
    email_hash: null,
    linked_at: now,
    unlinked_at: null,
    link_key: linkKey,
    nickname,
    confirmed_at: isConfirmed ? now : null,
    ended_by: null,
  }
  if (!agreesTo(await latestConsents(trx, userSeq), 'NAVER_CAFE_TO_APP'))
    await recordAgreements(trx, userSeq, [['NAVER_CAFE_TO_APP', true]], now)
  await trx
    .insertInto('cafe_link')
    .values({ user_seq: userSeq, ...link })
    .onConflict((conflict) => conflict.column('user_seq').doUpdateSet(link))
    .execute()
  if (!isConfirmed)
    await trx
      .insertInto('cafe_task')
      .values({ link_key: linkKey, kind: 'LINK', due_at: now })
      .execute()
  await trx.deleteFrom('cafe_claim').where('user_seq', '=', userSeq).execute()
  return { linkKey }
}

function isTooEarly(unlinkedAt: Date | null, now: Date): boolean {
  return unlinkedAt !== null && now.getTime() - unlinkedAt.getTime() < CAFE_RELINK_DAYS * DAY_MS
}
