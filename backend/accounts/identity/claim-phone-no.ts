import type { Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { lockFor } from '../sign-in/lock.ts'

/**
 * Frees a number that a user has just proven. Carriers assign numbers again, so an account that still has the number
 * belongs to the previous owner, and the number must no longer sign in to it. The lock is held until the transaction
 * ends, so that two users cannot get the number at once.
 */
export async function freePhoneNo(
  trx: Kysely<DB>,
  phoneNo: string,
  { exceptUserSeq }: { exceptUserSeq: number | null },
): Promise<void> {
  await lockFor(trx, 'number', phoneNo)
  await trx
    .updateTable('users')
    .set({ phone_no: null })
    .where('phone_no', '=', phoneNo)
    .$if(exceptUserSeq !== null, (users) => users.where('user_seq', '<>', exceptUserSeq))
    .execute()
}

/** Stores a proven number in the account. */
export async function claimPhoneNo(
  trx: Kysely<DB>,
  userSeq: number,
  phoneNo: string,
): Promise<void> {
  await freePhoneNo(trx, phoneNo, { exceptUserSeq: userSeq })
  await trx
    .updateTable('users')
    .set({ phone_no: phoneNo })
    .where('user_seq', '=', userSeq)
    .execute()
}
