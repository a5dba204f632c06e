import type { Kysely, Selectable } from 'kysely'
import type { DB, SignUpTable } from '#backend/db/schema.ts'
import type { SignInType } from '#contracts/account.ts'
import type { SignUpState } from '#contracts/main.ts'
import { maskPhoneNo } from '#contracts/masks.ts'
import { hashSecretId } from '../sign-in/secret-id.ts'

export type SignUp = Selectable<SignUpTable>

/** The sign-up of a token, unless its half hour is over. */
export function findSignUp(
  db: Kysely<DB>,
  signUpToken: string,
  now: Date,
): Promise<SignUp | undefined> {
  return signUpOf(db, signUpToken, now).executeTakeFirst()
}

/** The same, locked until the transaction ends. */
export function lockSignUp(
  trx: Kysely<DB>,
  signUpToken: string,
  now: Date,
): Promise<SignUp | undefined> {
  return signUpOf(trx, signUpToken, now).forUpdate().executeTakeFirst()
}

function signUpOf(db: Kysely<DB>, signUpToken: string, now: Date) {
  return db
    .selectFrom('sign_up')
    .selectAll()
    .where('sign_up_hash', '=', hashSecretId(signUpToken))
    .where('expires_at', '>', now)
}

/** What the visitor sees of a sign-up; of an existing account only how it is signed in to. */
export async function signUpState(db: Kysely<DB>, signUp: SignUp): Promise<SignUpState> {
  return {
    signInType: signUp.sign_in_type,
    phoneNo: signUp.phone_no,
    name: signUp.name,
    agreed: signUp.consents !== null,
    expiresAt: signUp.expires_at.toISOString(),
    existing: signUp.existing_user_seq ? await waysIn(db, signUp.existing_user_seq) : null,
  }
}

async function waysIn(
  db: Kysely<DB>,
  userSeq: number,
): Promise<NonNullable<SignUpState['existing']>> {
  const { phone_no: phoneNo } = await db
    .selectFrom('users')
    .select('phone_no')
    .where('user_seq', '=', userSeq)
    .executeTakeFirstOrThrow()
  const accounts = await db
    .selectFrom('social_account')
    .select('provider')
    .where('user_seq', '=', userSeq)
    .orderBy('connected_at')
    .execute()
  const signInTypes: SignInType[] = accounts.map(({ provider }) => provider)
  if (phoneNo) signInTypes.unshift('user-credentials')
  return { maskedPhoneNo: phoneNo && maskPhoneNo(phoneNo), signInTypes }
}
