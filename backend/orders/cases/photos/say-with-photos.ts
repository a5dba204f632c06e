import type { Transaction } from 'kysely'
import type { DB } from '../../../db/schema.ts'
import { type Refusal, refuse } from '../../../operation/refusal.ts'

/**
 * Makes photos part of a statement, within its transaction, which holds the order's lock.
 * @returns the refusal where one is gone, belongs to other words, or is not the speaker's
 */
export async function sayWithPhotos(
  trx: Transaction<DB>,
  photoIds: readonly string[],
  said: { orderSeq: number; role: 'BUYER' | 'SELLER'; statementSeq: number },
): Promise<Refusal<'PHOTO_GONE'> | null> {
  for (const [place, photoId] of [...new Set(photoIds)].entries()) {
    const { numUpdatedRows } = await trx
      .updateTable('case_photo')
      .set({ statement_seq: said.statementSeq, place })
      .where('photo_id', '=', photoId)
      .where('order_seq', '=', said.orderSeq)
      .where('role', '=', said.role)
      .where('statement_seq', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return refuse('PHOTO_GONE')
  }
  return null
}
