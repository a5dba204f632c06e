import type { Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import type { SignInType } from '#contracts/account.ts'
import { newSecretId } from '../sign-in/secret-id.ts'

const LIFETIME_MILLISECONDS = 30 * 60_000

/** What has been proven when a sign-up starts. */
export interface SignUpStart {
  signInType: SignInType
  /** The user's id at the provider. */
  providerUserId?: string
  /** The number that a code was confirmed for. */
  phoneNo?: string
  /** As the provider gave it. */
  name?: string | null
}

/** Starts a sign-up. The token is its only proof and is stored as a hash. */
export async function openSignUp(
  db: Kysely<DB>,
  { signInType, providerUserId, phoneNo, name }: SignUpStart,
  now: Date,
): Promise<{ signUpToken: string; expiresAt: string }> {
  const { id, hash } = newSecretId()
  const expiresAt = new Date(now.getTime() + LIFETIME_MILLISECONDS)
  await db
    .insertInto('sign_up')
    .values({
      sign_up_hash: hash,
      sign_in_type: signInType,
      provider_user_id: providerUserId ?? null,
      phone_no: phoneNo ?? null,
      name: name ?? null,
      expires_at: expiresAt,
      created_at: now,
    })
    .execute()
  return { signUpToken: id, expiresAt: expiresAt.toISOString() }
}
