import type { Kysely } from 'kysely'
import { retryingTransaction } from '#backend/db/retrying-transaction.ts'
import type { DB } from '#backend/db/schema.ts'
import type { HostContext } from '#backend/operation/context.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import { suspensionInForce } from '#backend/sanctions/suspension-in-force.ts'
import type { Credentials } from '#contracts/account.ts'
import type { SignUpState } from '#contracts/main.ts'
import { type Confirmed, confirmAgencyCode } from '../identity/confirm-agency-code.ts'
import { lockFor } from '../sign-in/lock.ts'
import { countTry, markUsed, type OneTimeCode } from '../sign-in/one-time-code.ts'
import { limitsToReturn, returnLimits } from '../sign-in/reserve-code.ts'
import { hashSecretId } from '../sign-in/secret-id.ts'
import { openLoginSession } from '../tokens/open-login-session.ts'
import { createAccount } from './create-account.ts'
import { findSamePerson } from './find-same-person.ts'
import { findSignUp, lockSignUp, signUpState } from './sign-up.ts'

interface Input {
  signUpToken: string
  verificationId: string
  code: string
}

type Outcome =
  | { kind: 'SIGNED_UP'; credentials: Credentials }
  | { kind: 'EXISTING'; state: SignUpState }

type Refused = Refusal<
  | 'SIGN_UP_EXPIRED'
  | 'CODE_WRONG'
  | 'CODE_EXPIRED'
  | 'CODE_VOID'
  | 'UNDER_14'
  | 'SUSPENDED'
  | 'AGENCY_FAILED'
>

/**
 * The agency's code proves the identity of the person: the account is created and signed in to, or the existing account
 * of this person is reported. The same right code again within ten seconds leads to the same account.
 */
export async function confirmSignUpIdentity(
  context: HostContext,
  input: Input,
): Promise<Outcome | Refused> {
  const { kysely } = context
  const now = context.now()
  const signUpHash = hashSecretId(input.signUpToken)
  const verificationHash = hashSecretId(input.verificationId)
  const signUp = await findSignUp(kysely, input.signUpToken, now)
  const owner = { purpose: 'SIGN_UP_IDENTITY', signUpHash } as const
  const counted = await countTry(kysely, verificationHash, owner, now)
  // The sign-up is deleted once its account was created: then only the second click is still answered.
  if (isRefusal(counted)) return signUp ? counted : refuse('SIGN_UP_EXPIRED')
  if (!signUp && !counted.used_at) return refuse('SIGN_UP_EXPIRED')

  const confirmed = await confirmAgencyCode(context, counted, input.code)
  if (isRefusal(confirmed)) {
    // A child's number and name are not stored for the rest of the half hour.
    if (confirmed.refused === 'UNDER_14') await forget(kysely, signUpHash)
    return confirmed
  }
  if (confirmed.kind === 'REPEATED') return repeat(context, input)
  const taken = await limitsToReturn(context, counted.phone_no)
  const outcome = await retryingTransaction(kysely, (trx) =>
    takeUp(context, trx, { ...input, counted, confirmed }),
  )
  if (!outcome) return repeat(context, input)
  if (!isRefusal(outcome)) await returnLimits(context, taken)
  return outcome
}

/** @returns null when the same sign-up became an account in the meantime */
async function takeUp(
  context: HostContext,
  trx: Kysely<DB>,
  {
    signUpToken,
    counted,
    confirmed: { person, codeHash },
  }: Input & { counted: OneTimeCode; confirmed: Extract<Confirmed, { kind: 'PROVEN' }> },
): Promise<Outcome | Refusal<'SUSPENDED' | 'SIGN_UP_EXPIRED'> | null> {
  const now = context.now()
  const identityHash = context.keys.pseudonym('identity', person.ci)
  await lockFor(trx, 'person', identityHash)
  const signUp = await lockSignUp(trx, signUpToken, now)
  if (!signUp) return null
  const { consents, sign_up_hash: signUpHash } = signUp
  if (!consents) return refuse('SIGN_UP_EXPIRED')
  const used = { code_hash: codeHash }

  const existing = await findSamePerson(trx, person, identityHash)
  const suspended =
    existing?.status === 'SUSPENDED' && (await suspensionInForce(context, trx, existing.userSeq))
  if (suspended) return suspended
  if (existing) {
    await markUsed(trx, counted.verification_hash, now, used)
    const proven = await trx
      .updateTable('sign_up')
      .set({ existing_user_seq: existing.userSeq, phone_no: person.phoneNo })
      .where('sign_up_hash', '=', signUpHash)
      .returningAll()
      .executeTakeFirstOrThrow()
    return { kind: 'EXISTING', state: await signUpState(trx, proven) }
  }
  const account = { signUp: { ...signUp, consents }, person, identityHash }
  const userSeq = await createAccount(trx, account, now)
  await markUsed(trx, counted.verification_hash, now, { ...used, user_seq: userSeq })
  await trx.deleteFrom('sign_up').where('sign_up_hash', '=', signUpHash).execute()
  const user = { userSeq, role: 'USER', signInType: signUp.sign_in_type } as const
  return { kind: 'SIGNED_UP', credentials: await openLoginSession(context, trx, user) }
}

/** The result of the first of two clicks. */
async function repeat(
  context: HostContext,
  { signUpToken, verificationId }: Input,
): Promise<Outcome | Refusal<'SIGN_UP_EXPIRED' | 'SUSPENDED'>> {
  const { kysely } = context
  const made = await kysely
    .selectFrom('one_time_code')
    .innerJoin('users', 'users.user_seq', 'one_time_code.user_seq')
    .innerJoin('login_session', 'login_session.user_seq', 'users.user_seq')
    .select(['users.user_seq', 'users.role', 'users.status', 'login_session.sign_in_type'])
    .where('verification_hash', '=', hashSecretId(verificationId))
    .orderBy('login_session.created_at')
    .executeTakeFirst()
  if (made) {
    if (made.status === 'SUSPENDED') return refuse('SUSPENDED')
    if (made.status !== 'USER') return refuse('SIGN_UP_EXPIRED')
    const user = { userSeq: made.user_seq, role: made.role, signInType: made.sign_in_type }
    const credentials = await kysely
      .transaction()
      .execute((trx) => openLoginSession(context, trx, user))
    return { kind: 'SIGNED_UP', credentials }
  }
  const signUp = await findSignUp(kysely, signUpToken, context.now())
  if (!signUp?.existing_user_seq) return refuse('SIGN_UP_EXPIRED')
  return { kind: 'EXISTING', state: await signUpState(kysely, signUp) }
}

async function forget(kysely: Kysely<DB>, signUpHash: string): Promise<void> {
  await kysely.deleteFrom('one_time_code').where('sign_up_hash', '=', signUpHash).execute()
  await kysely.deleteFrom('sign_up').where('sign_up_hash', '=', signUpHash).execute()
}
