import type { Kysely } from 'kysely'
import { retryingTransaction } from '#backend/db/retrying-transaction.ts'
import type { DB } from '#backend/db/schema.ts'
import { verifyLimits } from '#backend/limits/rules.ts'
import type { HostContext } from '#backend/operation/context.ts'
import { isRefusal, type Refusal } from '#backend/operation/refusal.ts'
import { suspensionInForce } from '#backend/sanctions/suspension-in-force.ts'
import type { SignInOutcome } from '#contracts/account.ts'
import { cafeLinkNotice } from '../cafe-link/cafe-link-notice.ts'
import { openSignUp } from '../sign-up/open-sign-up.ts'
import { openLoginSession } from '../tokens/open-login-session.ts'
import { standingOfCode } from './known-device.ts'
import { limited } from './limited.ts'
import { lockFor } from './lock.ts'
import {
  countTry,
  hashCode,
  isSameHash,
  markUsed,
  type OneTimeCode,
  wrongCode,
} from './one-time-code.ts'
import { limitsToReturn, returnLimits } from './reserve-code.ts'
import { hashSecretId } from './secret-id.ts'

type Refused = Refusal<'CODE_WRONG' | 'CODE_EXPIRED' | 'CODE_VOID' | 'SUSPENDED' | 'LIMITED'>

/**
 * A right code signs in to the account of its number, or starts a sign-up with the number proven. The same code again
 * within ten seconds (a second click) has the same result.
 */
export async function verifySmsCode(
  context: HostContext,
  { verificationId, code }: { verificationId: string; code: string },
): Promise<SignInOutcome | Refused> {
  const { kysely, keys, limiter } = context
  const hash = hashSecretId(verificationId)
  const limits = verifyLimits(context, await standingOfCode(context, hash))
  const wait = await limiter.take(limits)
  if (wait !== null) return limited(wait)

  const now = context.now()
  const counted = await countTry(kysely, hash, { purpose: 'SIGN_IN' }, now)
  if (isRefusal(counted)) return counted
  if (!isSameHash(counted.code_hash, hashCode(keys, counted, code))) return wrongCode(counted)

  const sent = await limitsToReturn(context, counted.phone_no)
  const { isFirst, outcome } = await retryingTransaction(kysely, async (trx) => {
    await lockFor(trx, 'number', counted.phone_no)
    return {
      outcome: await outcomeOf(context, trx, counted.phone_no),
      isFirst: await markUsed(trx, hash, now),
      voided: await voidOthers(trx, counted, now),
    }
  })
  if (isFirst) await returnLimits(context, [...limits, ...sent])
  return outcome
}

/** Using a code under any of its ids voids it, and the codes that others requested for this number too. */
async function voidOthers(
  trx: Kysely<DB>,
  { phone_no: phoneNo, purpose, verification_hash: hash }: OneTimeCode,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('one_time_code')
    .set({ expires_at: now })
    .where('phone_no', '=', phoneNo)
    .where('purpose', '=', purpose)
    .where('verification_hash', '<>', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
}

async function outcomeOf(
  context: HostContext,
  trx: Kysely<DB>,
  phoneNo: string,
): Promise<SignInOutcome | Refusal<'SUSPENDED'>> {
  const user = await trx
    .selectFrom('users')
    .select(['user_seq', 'role', 'status'])
    .where('phone_no', '=', phoneNo)
    .where('status', '<>', 'WITHDRAWN')
    .forUpdate()
    .executeTakeFirst()
  const signInType = 'user-credentials'
  if (!user) {
    const signUp = await openSignUp(trx, { signInType, phoneNo }, context.now())
    return { kind: 'SIGN_UP', ...signUp }
  }
  const { user_seq: userSeq, role } = user
  const suspended = user.status === 'SUSPENDED' && (await suspensionInForce(context, trx, userSeq))
  if (suspended) return suspended
  const credentials = await openLoginSession(context, trx, { userSeq, role, signInType })
  const cafeLink = await cafeLinkNotice(context, trx, { userSeq })
  return { kind: 'SIGNED_IN', credentials, isNew: false, cafeLink }
}
