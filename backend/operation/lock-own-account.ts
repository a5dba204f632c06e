import { ORPCError } from '@orpc/server'
import type { Kysely } from 'kysely'
import type { UserStatus } from '#contracts/account.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import { preparedQuery } from '../db/prepared-query.ts'
import type { DB } from '../db/schema.ts'

const lockAccount = preparedQuery(
  (db, { userSeq, expected }: { userSeq: number; expected: UserStatus }) =>
    db
      .selectFrom('users')
      .select('phone_no')
      .where('user_seq', '=', userSeq)
      .where('status', '=', expected)
      .forNoKeyUpdate(),
)

/**
 * Runs the changes of one account one after another, and refuses those of an account that ended or was suspended while
 * the call was in flight. The lock is held until the transaction ends.
 * @param expected the status of the account: SUSPENDED for the little that a suspended member can still do
 * @throws ORPCError FORCED_LOGOUT (401)
 */
export async function lockOwnAccount(
  trx: Kysely<DB>,
  userSeq: number,
  expected: 'USER' | 'SUSPENDED' = 'USER',
): Promise<{ phone_no: string | null }> {
  const [user] = await lockAccount(trx, { userSeq, expected })
  if (user) return user
  const { status, message } = ERROR_CATALOGUE.FORCED_LOGOUT
  throw new ORPCError('FORCED_LOGOUT', { status, message })
}
