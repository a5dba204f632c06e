import type { HostContext, Viewer } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { ownStoreSeq } from './own-store.ts'

/**
 * Blocks a store, or ends the block; a second call changes nothing. The blocked member is not notified and only finds
 * that the other cannot be reached (rooms/can-reach.ts).
 */
export async function setBlock(
  { kysely, now, chat }: Pick<HostContext, 'kysely' | 'now' | 'chat'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { storeSeq, blocked }: { storeSeq: number; blocked: boolean },
): Promise<{ isBlocked: boolean } | Refusal<'NOT_FOUND' | 'OWN_STORE'>> {
  const store = await kysely
    .selectFrom('store')
    .select('user_seq')
    .where('store_seq', '=', storeSeq)
    .executeTakeFirst()
  if (!store) return refuse('NOT_FOUND')
  if (store.user_seq === userSeq) return refuse('OWN_STORE')
  const own = await ownStoreSeq(kysely, userSeq)
  if (blocked) {
    await kysely
      .insertInto('store_block')
      .values({ store_seq: own, blocked_store_seq: storeSeq, created_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  } else {
    await kysely
      .deleteFrom('store_block')
      .where('store_seq', '=', own)
      .where('blocked_store_seq', '=', storeSeq)
      .execute()
  }
  // The sockets stop sending typing notices between the two.
  chat.accountChanged(userSeq)
  chat.reachChanged({ storeSeq: own, otherStoreSeq: storeSeq, isOpen: !blocked })
  return { isBlocked: blocked }
}
