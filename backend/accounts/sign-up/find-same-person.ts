import type { Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import type { ProvenIdentity } from '#backend/operation/integrations.ts'
import type { UserStatus } from '#contracts/account.ts'

/**
 * The existing account of a proven person: the one with the same identity, or one without an identity check that has
 * this number and name (its number alone would sign in to it as well). A withdrawn account does not count.
 */
export async function findSamePerson(
  trx: Kysely<DB>,
  { phoneNo, name }: ProvenIdentity,
  identityHash: string,
): Promise<{ userSeq: number; status: UserStatus } | undefined> {
  const user = await trx
    .selectFrom('users')
    .select(['user_seq', 'status'])
    .where('status', '<>', 'WITHDRAWN')
    .where((users) =>
      users.or([
        users('identity_hash', '=', identityHash),
        users.and([
          users('identity_hash', 'is', null),
          users('phone_no', '=', phoneNo),
          users('name', '=', name),
        ]),
      ]),
    )
    .orderBy('identity_hash', (order) => order.nullsLast())
    .executeTakeFirst()
  return user && { userSeq: user.user_seq, status: user.status }
}
