import type { Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import type { HostContext } from '#backend/operation/context.ts'
import type { CafeLinkNotice } from '#contracts/account.ts'

/**
 * The notice about the cafe link that a member gets at sign-in (SPEC.md section 4, toast after login).
 * @param person `seenEmail` is what Naver says now; it is stored as a keyed hash, for linked accounts only
 */
export async function cafeLinkNotice(
  { keys }: Pick<HostContext, 'keys'>,
  trx: Kysely<DB>,
  { userSeq, seenEmail }: { userSeq: number; seenEmail?: string | null | undefined },
): Promise<CafeLinkNotice> {
  const link = await trx
    .selectFrom('cafe_link')
    .select('email_hash')
    .where('user_seq', '=', userSeq)
    .where('unlinked_at', 'is', null)
    .executeTakeFirst()
  if (!link) return 'NONE'
  if (!seenEmail) return 'LINKED'
  const emailHash = keys.pseudonym('cafe-email', seenEmail.trim().toLowerCase())
  if (link.email_hash === emailHash) return 'LINKED'
  await trx
    .updateTable('cafe_link')
    .set({ email_hash: emailHash })
    .where('user_seq', '=', userSeq)
    .execute()
  return link.email_hash === null ? 'LINKED' : 'EMAIL_CHANGED'
}
