import type { Transaction } from 'kysely'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { lockOwnAccount } from '#backend/operation/lock-own-account.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { ownStoreSeq } from '#backend/stores/own-store.ts'
import { CHAT_RULES } from '#contracts/chat-constants.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { kstDay, kstMidnight } from '#contracts/kst.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { DB } from '../../db/schema.ts'
import { canReach } from './can-reach.ts'
import { makeRoom, roomOfBuyer } from './make-room.ts'

type Opened = { roomId: number; isNew: boolean }
type OpenRefusal = Refusal<'NOT_FOUND' | 'OWN_PRODUCT' | 'CANNOT_REACH' | 'LIMITED'>

/**
 * Returns the user's room about a product, and creates it when there is none yet. The user's account is locked meanwhile,
 * so that two clicks create one room and the day's rooms are counted exactly. The seller sees it with the first message.
 */
export async function openRoom(
  { kysely, now: clock }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { productSeq }: { productSeq: number },
): Promise<Opened | OpenRefusal> {
  return retryingTransaction(kysely, async (trx) => {
    const now = clock()
    await lockOwnAccount(trx, userSeq)
    const product = await findProduct(trx, productSeq)
    const storeSeq = await ownStoreSeq(trx, userSeq)
    if (product?.store_seq === storeSeq) return refuse('OWN_PRODUCT')
    const roomId = await roomOfBuyer(trx, productSeq, storeSeq)
    if (roomId !== null) {
      await rejoin(trx, { roomId, storeSeq })
      return { roomId, isNew: false }
    }
    if (product?.visibility !== 'ACTIVE' || product.status !== 'ACTIVE') return refuse('NOT_FOUND')
    if (!(await canReach(trx, storeSeq, product.store_seq))) return refuse('CANNOT_REACH')
    if (await isOverLimit(trx, userSeq, now)) return refuse('LIMITED', untilTomorrow(now))
    const sellerStoreSeq = product.store_seq
    await lockProduct(trx, productSeq)
    return {
      roomId: await makeRoom(trx, { productSeq, storeSeq, sellerStoreSeq, userSeq, now }),
      isNew: true,
    }
  })
}

function findProduct(trx: Transaction<DB>, productSeq: number) {
  return trx
    .selectFrom('product')
    .innerJoin('store', 'store.store_seq', 'product.store_seq')
    .select(['product.store_seq', 'product.visibility', 'store.status'])
    .where('product_seq', '=', productSeq)
    .executeTakeFirst()
}

async function lockProduct(trx: Transaction<DB>, productSeq: number): Promise<void> {
  await trx
    .selectFrom('product')
    .select('product_seq')
    .where('product_seq', '=', productSeq)
    .forNoKeyUpdate()
    .execute()
}

async function rejoin(
  trx: Transaction<DB>,
  { roomId, storeSeq }: { roomId: number; storeSeq: number },
): Promise<void> {
  await trx
    .updateTable('chat_member')
    .set({ left_at: null })
    .where('room_id', '=', roomId)
    .where('store_seq', '=', storeSeq)
    .where('left_at', 'is not', null)
    .execute()
}

/** Spammers use new accounts (issue of the chat: twenty rooms a day in the first week). */
async function isOverLimit(trx: Transaction<DB>, userSeq: number, now: Date): Promise<boolean> {
  const { opened, created_at: joinedAt } = await trx
    .selectFrom('users')
    .select('users.created_at')
    .select((select) =>
      select
        .selectFrom('chat_room')
        .select(({ fn }) => fn.countAll<number>().as('opened'))
        .where('opened_by', '=', userSeq)
        .where('chat_room.created_at', '>=', kstMidnight(kstDay(now)))
        .$asScalar()
        .$notNull()
        .as('opened'),
    )
    .where('user_seq', '=', userSeq)
    .executeTakeFirstOrThrow()
  const isNew = now.getTime() - joinedAt.getTime() < CHAT_RULES.newAccountDays * DAY_MS
  return opened >= (isNew ? CHAT_RULES.newAccountRoomsPerDay : CHAT_RULES.roomsPerDay)
}

function untilTomorrow(now: Date): { data: { retryAfterSeconds: number } } {
  const tomorrow = kstMidnight(kstDay(now)).getTime() + DAY_MS
  return { data: { retryAfterSeconds: Math.ceil((tomorrow - now.getTime()) / 1_000) } }
}
