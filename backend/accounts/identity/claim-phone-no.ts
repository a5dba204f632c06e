import type { Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { lockFor } from '../sign-in/lock.ts'

/**
 * Frees a number that was just proven to be somebody's: carriers give numbers out again, so an account that still
 * carries it belongs to who had it before, and must not be signed in to with it any longer.
 * Held until the transaction ends, so that two people cannot be given it at once.
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

/** Makes a proven number the account's. */
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
