import type { Kysely } from 'kysely'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { DB } from '../db/schema.ts'
import { forgetNoticesBetween } from '../notices/forget-notices.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { isRefusal, type Refusal, refuse } from '../operation/refusal.ts'
import { endFollowsBetween } from './set-follow.ts'

/**
 * Blocks a store, or ends the block; a second call changes nothing. Neither follows the other from then on. The blocked
 * member is not notified and only finds that the other cannot be reached (rooms/can-reach.ts).
 */
export async function setBlock(
  { kysely, now, chat }: Pick<HostContext, 'kysely' | 'now' | 'chat'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { storeSeq, blocked }: { storeSeq: number; blocked: boolean },
): Promise<{ isBlocked: boolean } | Refusal<'NOT_FOUND' | 'OWN_STORE'>> {
  const written = await retryingTransaction(kysely, async (trx) => {
    const stores = await lockStores(trx, userSeq, storeSeq)
    const mine = stores.find((store) => store.user_seq === userSeq)
    const other = stores.find((store) => store.store_seq === storeSeq)
    if (!mine || !other) return refuse('NOT_FOUND')
    if (mine === other) return refuse('OWN_STORE')
    if (blocked) {
      await trx
        .insertInto('store_block')
        .values({ store_seq: mine.store_seq, blocked_store_seq: storeSeq, created_at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await endFollowsBetween(trx, [mine, other])
      await forgetNoticesBetween(trx, mine.store_seq, storeSeq)
    } else {
      await trx
        .deleteFrom('store_block')
        .where('store_seq', '=', mine.store_seq)
        .where('blocked_store_seq', '=', storeSeq)
        .execute()
    }
    return { own: mine.store_seq, userSeqs: [mine.user_seq, other.user_seq] }
  })
  if (isRefusal(written)) return written
  const { own, userSeqs } = written
  if (blocked) chat.noticesChanged(userSeqs)
  // The sockets stop sending typing notices between the two.
  chat.accountChanged(userSeq)
  chat.reachChanged({ storeSeq: own, otherStoreSeq: storeSeq, isOpen: !blocked })
  return { isBlocked: blocked }
}

function lockStores(trx: Kysely<DB>, userSeq: number, storeSeq: number) {
  return trx
    .selectFrom('store')
    .select(['store_seq', 'user_seq'])
    .where((store) =>
      store.or([store('user_seq', '=', userSeq), store('store_seq', '=', storeSeq)]),
    )
    .orderBy('store_seq')
    .forNoKeyUpdate()
    .execute()
}
