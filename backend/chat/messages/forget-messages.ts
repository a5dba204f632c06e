import { type Kysely, sql, type Transaction } from 'kysely'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { DB } from '../../db/schema.ts'
import { isHeldAsEvidence } from '../media/holds-as-evidence.ts'
import { EVIDENCE_ONLY, TO_DELETE } from '../media/media-numbers.ts'

const ERASED = '삭제된 메시지예요'

/**
 * Erases the messages of users who withdrew, when their retention time is over (backend/db/retention.ts). The rows stay,
 * so that message numbers have no gap, without their text and files. Evidence of a report is retained with the report.
 * @returns how many messages were erased
 */
export async function forgetMessages(kysely: Kysely<DB>, now: Date): Promise<number> {
  const due = await kysely
    .selectFrom('withdrawn_record as record')
    .innerJoin('store', 'store.user_seq', 'record.user_seq')
    .select(['record.record_seq', 'record.user_seq', 'store.store_seq'])
    .where('kind', '=', 'CHAT')
    .where('delete_at', '<=', now)
    .orderBy('record_seq')
    .execute()
  let erased = 0
  for (const { record_seq: recordSeq, user_seq: userSeq, store_seq: storeSeq } of due)
    erased += await retryingTransaction(kysely, async (trx) => {
      const count = await eraseWords(trx, storeSeq)
      await eraseFiles(trx, userSeq)
      await trx.deleteFrom('withdrawn_record').where('record_seq', '=', recordSeq).execute()
      return count
    })
  return erased
}

async function eraseWords(trx: Transaction<DB>, storeSeq: number): Promise<number> {
  const rooms = trx
    .selectFrom('chat_room')
    .select('room_id')
    .where((room) =>
      room.or([room('buyer_store_seq', '=', storeSeq), room('seller_store_seq', '=', storeSeq)]),
    )
  const { numUpdatedRows } = await trx
    .updateTable('chat_message')
    .set({ message: ERASED, message_type: 'textMessage', content: '{}', client_message_id: null })
    .where('room_id', 'in', rooms)
    .where('sender_store_seq', '=', storeSeq)
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('chat_appointment')
    .set({ place: '' })
    .where('room_id', 'in', rooms)
    .where('proposer_store_seq', '=', storeSeq)
    .execute()
  return Number(numUpdatedRows)
}

/**
 * Sets message numbers that no message has. By them the sweep of the files knows what to remove, and what only a report
 * retains.
 */
async function eraseFiles(trx: Transaction<DB>, userSeq: number): Promise<void> {
  await sql`
    update chat_media media
    set message_seq = case
      when ${isHeldAsEvidence('media')} then ${EVIDENCE_ONLY}::int else ${TO_DELETE}::int end
    where user_seq = ${userSeq}`.execute(trx)
}
