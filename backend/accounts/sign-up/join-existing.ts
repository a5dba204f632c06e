import { retryingTransaction } from '#backend/db/retrying-transaction.ts'
import type { HostContext } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { suspensionInForce } from '#backend/sanctions/suspension-in-force.ts'
import type { Credentials } from '#contracts/account.ts'
import { claimPhoneNo } from '../identity/claim-phone-no.ts'
import { lockFor } from '../sign-in/lock.ts'
import { openLoginSession } from '../tokens/open-login-session.ts'
import { connectSocialAccount } from './connect-social-account.ts'
import { lockSignUp } from './sign-up.ts'

/** For this long a second click on the same button gets the same result. */
const REPEAT_MILLISECONDS = 10_000

/**
 * Signs in to the existing account of a proven person, connects the new way to sign in, and gives it the proven number.
 * Only an identity check leads here; never the same e-mail address.
 */
export async function joinExisting(
  context: HostContext,
  { signUpToken }: { signUpToken: string },
): Promise<Credentials | Refusal<'SIGN_UP_EXPIRED' | 'SUSPENDED'>> {
  const now = context.now()
  return retryingTransaction(context.kysely, async (trx) => {
    const signUp = await lockSignUp(trx, signUpToken, now)
    if (!signUp?.existing_user_seq) return refuse('SIGN_UP_EXPIRED')
    if (signUp.phone_no) await lockFor(trx, 'number', signUp.phone_no)
    const user = await trx
      .selectFrom('users')
      .select(['user_seq', 'role', 'status'])
      .where('user_seq', '=', signUp.existing_user_seq)
      .forUpdate()
      .executeTakeFirst()
    if (!user || user.status === 'WITHDRAWN') return refuse('SIGN_UP_EXPIRED')
    const { user_seq: userSeq, role } = user
    const suspended =
      user.status === 'SUSPENDED' && (await suspensionInForce(context, trx, userSeq))
    if (suspended) return suspended

    if (signUp.phone_no) await claimPhoneNo(trx, userSeq, signUp.phone_no)
    await connectSocialAccount(trx, userSeq, signUp, now)
    const soon = new Date(now.getTime() + REPEAT_MILLISECONDS)
    if (signUp.expires_at > soon) {
      await trx
        .updateTable('sign_up')
        .set({ expires_at: soon })
        .where('sign_up_hash', '=', signUp.sign_up_hash)
        .execute()
    }
    return openLoginSession(context, trx, { userSeq, role, signInType: signUp.sign_in_type })
  })
}
