import { type Kysely, sql, type Transaction } from 'kysely'
import type { HostContext } from '#backend/operation/context.ts'
import { vacationOfRow } from '#backend/stores/vacation-of-row.ts'
import { kstMidnight } from '#contracts/kst.ts'
import { isOnVacation, monthDay, type Vacation } from '#contracts/vacation.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { DB } from '../../db/schema.ts'
import { notifyRoom } from '../cards/notify-room.ts'
import { appendMessage } from './append-message.ts'

/**
 * Tells the buyer in the room that the seller is away: once in each vacation. It follows the buyer's message in a
 * transaction of its own, so that messages of rooms without a vacation cost no more.
 */
export async function tellOfVacation(
  context: Pick<HostContext, 'kysely' | 'now' | 'chat'>,
  roomId: number,
): Promise<void> {
  const now = context.now()
  const told = await retryingTransaction(context.kysely, async (trx) => {
    const room = await lockRoom(trx, roomId)
    const vacation = room && vacationOfRow(room, now)
    if (!room || !isOnVacation(vacation, now)) return null
    if (await isTold(trx, roomId, vacation)) return null
    const { messageSeq } = await appendMessage(trx, {
      roomId,
      senderStoreSeq: room.seller_store_seq,
      clientMessageId: null,
      messageType: 'noticeMessage',
      message: vacationNotice(vacation),
      content: { notice: 'VACATION' },
      at: now,
    })
    return { messageSeq, storeSeq: room.seller_store_seq, otherStoreSeq: room.buyer_store_seq }
  })
  if (!told) return
  const { messageSeq, ...stores } = told
  await notifyRoom(context, { roomId, ...stores }, [messageSeq])
}

/** `판매자가 휴가 중이에요. 12월 3일까지 답이 늦을 수 있어요. “다녀올게요”` */
export function vacationNotice({ until, note }: Vacation): string {
  const late =
    until === null ? '답이 늦을 수 있어요.' : `${monthDay(until)}까지 답이 늦을 수 있어요.`
  return ['판매자가 휴가 중이에요.', late, note && `“${note}”`].filter(Boolean).join(' ')
}

async function lockRoom(trx: Transaction<DB>, roomId: number) {
  return trx
    .selectFrom('chat_room as room')
    .innerJoin('store', 'store.store_seq', 'room.seller_store_seq')
    .select(['room.buyer_store_seq', 'room.seller_store_seq'])
    .select(['store.vacation_from', 'store.vacation_until', 'store.vacation_note'])
    .where('room.room_id', '=', roomId)
    .forNoKeyUpdate('room')
    .executeTakeFirst()
}

async function isTold(trx: Kysely<DB>, roomId: number, { from }: Vacation): Promise<boolean> {
  const { rows } = await sql`
    select from chat_message where room_id = ${roomId}
      and content->>'notice' = 'VACATION' and created_at >= ${kstMidnight(from)}
    limit 1`.execute(trx)
  return rows.length > 0
}
