import type { Kysely } from 'kysely'
import type { DB, SignUpConsents } from '#backend/db/schema.ts'
import type { ProvenIdentity } from '#backend/operation/integrations.ts'
import { freePhoneNo } from '../identity/claim-phone-no.ts'
import { identityColumns } from '../identity/identity-columns.ts'
import { connectSocialAccount } from './connect-social-account.ts'
import { newRecommendCode } from './recommend-code.ts'
import type { SignUp } from './sign-up.ts'
import { defaultStoreName } from './store-name.ts'

/** When this many random names and codes in a row are taken, it is a fault and not chance. */
const ATTEMPTS = 10

/** The data of a new account. */
export interface NewAccount {
  signUp: SignUp & { consents: SignUpConsents }
  person: ProvenIdentity
  identityHash: string
}

/**
 * Creates the account of a proven person with everything that belongs to it, in the caller's transaction: user, store,
 * agreements, and the social account it came from.
 */
export async function createAccount(
  trx: Kysely<DB>,
  { signUp, person, identityHash }: NewAccount,
  now: Date,
): Promise<number> {
  await freePhoneNo(trx, person.phoneNo, { exceptUserSeq: null })
  const userSeq = await insertUser(trx, {
    phone_no: person.phoneNo,
    recommended_by: await recommender(trx, signUp.consents.recommendCode),
    created_at: now,
    ...identityColumns(person, identityHash, now),
  })
  await insertStore(trx, userSeq, now)
  await insertConsents(trx, userSeq, signUp.consents)
  await connectSocialAccount(trx, userSeq, signUp, now)
  return userSeq
}

type UserColumns = ReturnType<typeof identityColumns> & {
  phone_no: string
  recommended_by: number | null
  created_at: Date
}

async function insertUser(trx: Kysely<DB>, columns: UserColumns): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const user = await trx
      .insertInto('users')
      .values({ ...columns, role: 'USER', status: 'USER', recommend_code: newRecommendCode() })
      .onConflict((conflict) => conflict.column('recommend_code').doNothing())
      .returning('user_seq')
      .executeTakeFirst()
    if (user) return user.user_seq
  }
  throw new Error('no recommend code is free')
}

async function insertStore(trx: Kysely<DB>, userSeq: number, now: Date): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const store = await trx
      .insertInto('store')
      .values({
        user_seq: userSeq,
        name: defaultStoreName(attempt),
        intro: '',
        media_key: null,
        region_code: null,
        identity_verified: true,
        is_business: false,
        response_minutes: null,
        safe_trade_count: 0,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('store_seq')
      .executeTakeFirst()
    if (store) return
  }
  throw new Error('no default store name is free')
}

async function insertConsents(
  trx: Kysely<DB>,
  userSeq: number,
  { policies, marketing, at }: SignUpConsents,
): Promise<void> {
  await trx
    .insertInto('policy_agreement')
    .values(
      policies.map(({ policyKey, version, agreed }) => ({
        user_seq: userSeq,
        policy_key: policyKey,
        version,
        agreed,
        at,
      })),
    )
    .execute()
  await trx
    .insertInto('marketing_consent')
    .values(
      marketing.map(({ marketingKey, agreed }) => ({
        user_seq: userSeq,
        marketing_key: marketingKey,
        agreed,
        at,
      })),
    )
    .execute()
}

/** The user who owns a recommend code. An unknown code is no reason to refuse a new member. */
async function recommender(trx: Kysely<DB>, code: string | null): Promise<number | null> {
  if (!code) return null
  const user = await trx
    .selectFrom('users')
    .select('user_seq')
    .where('recommend_code', '=', code)
    .where('status', '=', 'USER')
    .executeTakeFirst()
  return user?.user_seq ?? null
}
