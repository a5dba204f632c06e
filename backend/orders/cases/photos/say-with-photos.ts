import type { Transaction } from 'kysely'
import type { CaseReason, StatementStep } from '#contracts/order-case-constants.ts'
import type { DB } from '../../../db/schema.ts'
import { type Refusal, refuse } from '../../../operation/refusal.ts'

interface Said {
  orderSeq: number
  role: 'BUYER' | 'SELLER'
  step: StatementStep
  reason: CaseReason | null
  text: string
  /** Of photos that were uploaded before, in their order. */
  photoIds: readonly string[]
  /** The same key again is refused by the database. */
  key: string
  at: Date
}

/**
 * Writes what a member says of an order, with its photos, within the caller's transaction, which holds the order's lock.
 * @returns the refusal where a photo is gone, belongs to other words, or is not the speaker's
 */
export async function sayWithPhotos(
  trx: Transaction<DB>,
  { orderSeq, role, step, reason, text, photoIds, key, at }: Said,
): Promise<Refusal<'PHOTO_GONE'> | null> {
  const { statement_seq: statementSeq } = await trx
    .insertInto('order_statement')
    .values({
      order_seq: orderSeq,
      role,
      step,
      reason,
      text,
      statement_key: key,
      operator_user_seq: null,
      at,
    })
    .returning('statement_seq')
    .executeTakeFirstOrThrow()
  for (const [place, photoId] of [...new Set(photoIds)].entries()) {
    const { numUpdatedRows } = await trx
      .updateTable('case_photo')
      .set({ statement_seq: statementSeq, place })
      .where('photo_id', '=', photoId)
      .where('order_seq', '=', orderSeq)
      .where('role', '=', role)
      .where('statement_seq', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return refuse('PHOTO_GONE')
  }
  return null
}
