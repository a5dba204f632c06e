import { randomInt } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { ChatMessage } from '#contracts/chat.ts'
import { DAY_MS, HOUR_MS } from '#contracts/durations.ts'
import { POSSESSION_RULES, POSSESSION_WORDS } from '#contracts/possession-rules.ts'
import { notifyRoom } from '../chat/cards/notify-room.ts'
import { takeCardLimit } from '../chat/cards/take-card-limit.ts'
import { appendMessage } from '../chat/messages/append-message.ts'
import { canReach } from '../chat/rooms/can-reach.ts'
import { findMembership, type Membership } from '../chat/rooms/find-membership.ts'
import { lockRoom } from '../chat/rooms/lock-room.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { DB } from '../db/schema.ts'
import { enqueueEvent } from '../notices/enqueue-event.ts'
import { photosOf } from './photos-of.ts'

type AskRefusal = Refusal<'NOT_FOUND' | 'CANNOT_REACH' | 'LIMITED' | 'NOT_BUYER' | 'NOT_SHOWN'>

/**
 * A buyer asks for a photo of the thing with a code. A product has one open request, which buyers of other rooms join;
 * a photo of the last hours answers them at once. Repeating it in a room returns the same message.
 */
export async function askPossession(
  context: HostContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { roomId }: { roomId: number },
): Promise<ChatMessage | AskRefusal> {
  const { kysely, now } = context
  const member = await findMembership(kysely, userSeq, roomId)
  if (!member) return refuse('NOT_FOUND')
  if (member.role !== 'BUYER') return refuse('NOT_BUYER')
  const asked = await retryingTransaction(kysely, (trx) => askedAlready(trx, member, now()))
  if (asked === null) {
    const limited = await takeCardLimit(context, member)
    if (limited) return limited
  }
  const messageSeq = await retryingTransaction(kysely, (trx) => write(trx, member, now()))
  return isRefusal(messageSeq) ? messageSeq : notifyRoom(context, member, [messageSeq])
}

async function write(
  trx: Transaction<DB>,
  member: Membership,
  at: Date,
): Promise<number | AskRefusal> {
  const { roomId, storeSeq, otherStoreSeq, productSeq } = member
  // Whatever concerns the request of a product waits for this row, then for the rooms.
  const product = await trx
    .selectFrom('product')
    .select(['visibility', 'trade_state'])
    .where('product_seq', '=', productSeq)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  await lockRoom(trx, roomId, at)
  const asked = await askedAlready(trx, member, at)
  if (asked !== null) return asked
  if (!(await canReach(trx, storeSeq, otherStoreSeq))) return refuse('CANNOT_REACH')
  if (product.visibility !== 'ACTIVE' || product.trade_state === 'SOLD') return refuse('NOT_SHOWN')
  const joined = await findJoinable(trx, productSeq, at)
  const checkSeq = joined ?? (await open(trx, productSeq, at))
  if (checkSeq === null)
    return refuse('LIMITED', {
      message: '이 상품은 오늘 실물 인증 요청을 많이 받았어요. 내일 다시 요청해 주세요.',
      data: { retryAfterSeconds: DAY_MS / 1_000 },
    })
  const { asker_seq: askerSeq } = await trx
    .insertInto('possession_asker')
    // The message, which refers to the request, is written next.
    .values({ check_seq: checkSeq, room_id: roomId, message_seq: 0, verdict: null })
    .returning('asker_seq')
    .executeTakeFirstOrThrow()
  const { messageSeq } = await appendMessage(trx, {
    roomId,
    senderStoreSeq: storeSeq,
    clientMessageId: null,
    messageType: 'noticeMessage',
    message: '실물 인증을 요청했어요',
    content: { notice: 'POSSESSION', possessionSeq: askerSeq },
    at,
  })
  await trx
    .updateTable('possession_asker')
    .set({ message_seq: messageSeq })
    .where('asker_seq', '=', askerSeq)
    .execute()
  if (joined === null)
    await enqueueEvent(trx, {
      kind: 'POSSESSION_ASKED',
      productSeq,
      toStoreSeq: otherStoreSeq,
      byStoreSeq: storeSeq,
    })
  return messageSeq
}

/** The message of a request that this room waits for, or whose photo is fresh. */
async function askedAlready(
  trx: Transaction<DB>,
  { roomId, productSeq }: Membership,
  at: Date,
): Promise<number | null> {
  const checkSeq = await findJoinable(trx, productSeq, at)
  if (checkSeq === null) return null
  const asker = await trx
    .selectFrom('possession_asker')
    .select('message_seq')
    .where('check_seq', '=', checkSeq)
    .where('room_id', '=', roomId)
    .executeTakeFirst()
  return asker?.message_seq ?? null
}

/** The open request of a product, or one whose photo is fresh and shows what the listing still shows. */
async function findJoinable(
  trx: Transaction<DB>,
  productSeq: number,
  at: Date,
): Promise<number | null> {
  const fresh = new Date(at.getTime() - POSSESSION_RULES.freshHours * HOUR_MS)
  const row = await trx
    .selectFrom('possession_check')
    .select('check_seq')
    .where('product_seq', '=', productSeq)
    .where((request) =>
      request.or([
        request.and([request('state', '=', 'OPEN'), request('expires_at', '>', at)]),
        request.and([
          request('state', '=', 'ANSWERED'),
          request('answered_at', '>', fresh),
          sql<boolean>`photos = ${photosOf(sql`${productSeq}::bigint`)}`,
        ]),
      ]),
    )
    .orderBy('check_seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.check_seq ?? null
}

/** @returns null where the seller was asked often enough today */
async function open(trx: Transaction<DB>, productSeq: number, at: Date): Promise<number | null> {
  const { asked } = await trx
    .selectFrom('possession_check')
    .select(sql<number>`count(*)::int`.as('asked'))
    .where('product_seq', '=', productSeq)
    .where('created_at', '>', new Date(at.getTime() - DAY_MS))
    .executeTakeFirstOrThrow()
  if (asked >= POSSESSION_RULES.perDay) return null
  await trx
    .updateTable('possession_check')
    .set({ state: 'LAPSED' })
    .where('product_seq', '=', productSeq)
    .where('state', '=', 'OPEN')
    .execute()
  const { check_seq: checkSeq } = await trx
    .insertInto('possession_check')
    .values({
      product_seq: productSeq,
      code: newCode(),
      state: 'OPEN',
      expires_at: new Date(at.getTime() + POSSESSION_RULES.codeHours * HOUR_MS),
      created_at: at,
    })
    .returning('check_seq')
    .executeTakeFirstOrThrow()
  return checkSeq
}

/** '4821 참새' */
const newCode = () =>
  `${String(randomInt(10_000)).padStart(4, '0')} ${POSSESSION_WORDS[randomInt(POSSESSION_WORDS.length)]}`
