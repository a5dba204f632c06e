import { type Kysely, sql } from 'kysely'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { DB } from '../db/schema.ts'
import { followLimits } from '../limits/rules.ts'
import { enqueueEvent } from '../notices/enqueue-event.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { lockOwnAccount } from '../operation/lock-own-account.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { ownStoreSeq } from './own-store.ts'

interface Follow {
  isFollowing: boolean
  followerCount: number
}

/**
 * Follows a store (단골) or ends it; a second call changes nothing. The store is locked, so that its counter agrees with
 * the rows however many and fast the presses are. A store cannot be followed where either has blocked the other.
 */
export async function setFollow(
  { kysely, now, keys, limiter }: Pick<HostContext, 'kysely' | 'now' | 'keys' | 'limiter'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { storeSeq, following }: { storeSeq: number; following: boolean },
): Promise<Follow | Refusal<'NOT_FOUND' | 'OWN_STORE' | 'BLOCKED' | 'CANNOT_FOLLOW' | 'LIMITED'>> {
  const retryAfterSeconds = await limiter.take(followLimits({ keys }, userSeq))
  if (retryAfterSeconds !== null) return refuse('LIMITED', { data: { retryAfterSeconds } })
  return retryingTransaction(kysely, async (trx) => {
    await lockOwnAccount(trx, userSeq)
    const store = await lockStore(trx, storeSeq)
    if (store?.status !== 'ACTIVE') return refuse('NOT_FOUND')
    if (store.user_seq === userSeq) return refuse('OWN_STORE')
    if (!following) return unfollow(trx, userSeq, store)
    const own = await ownStoreSeq(trx, userSeq)
    if (await hasBlocked(trx, own, storeSeq)) return refuse('BLOCKED')
    if (await hasBlocked(trx, storeSeq, own)) return refuse('CANNOT_FOLLOW')
    const added = await trx
      .insertInto('store_follow')
      .values({ store_seq: storeSeq, user_seq: userSeq, created_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('store_seq')
      .executeTakeFirst()
    const followerCount = added ? await count(trx, storeSeq, 1) : store.follower_count
    if (added) await enqueueEvent(trx, { kind: 'FOLLOWED', toStoreSeq: storeSeq, byStoreSeq: own })
    return { isFollowing: true, followerCount }
  })
}

/** Whether new goods of a followed store are told. */
export async function setFollowNotice(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { storeSeq, notifies }: { storeSeq: number; notifies: boolean },
): Promise<{ notifies: boolean } | Refusal<'NOT_FOUND'>> {
  const changed = await kysely
    .updateTable('store_follow')
    .set({ notifies })
    .where('store_seq', '=', storeSeq)
    .where('user_seq', '=', userSeq)
    .returning('store_seq')
    .executeTakeFirst()
  return changed ? { notifies } : refuse('NOT_FOUND')
}

/** Ends the follows between two stores of which one has blocked the other. Both are locked by the caller. */
export async function endFollowsBetween(
  trx: Kysely<DB>,
  stores: readonly [
    { store_seq: number; user_seq: number },
    { store_seq: number; user_seq: number },
  ],
): Promise<void> {
  const [one, other] = stores
  for (const [store, follower] of [
    [one, other],
    [other, one],
  ] as const) {
    const ended = await remove(trx, follower.user_seq, store.store_seq)
    if (ended) await count(trx, store.store_seq, -1)
  }
}

function lockStore(trx: Kysely<DB>, storeSeq: number) {
  return trx
    .selectFrom('store')
    .select(['store_seq', 'user_seq', 'status', 'follower_count'])
    .where('store_seq', '=', storeSeq)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

async function unfollow(
  trx: Kysely<DB>,
  userSeq: number,
  store: { store_seq: number; follower_count: number },
): Promise<Follow> {
  const ended = await remove(trx, userSeq, store.store_seq)
  const followerCount = ended ? await count(trx, store.store_seq, -1) : store.follower_count
  return { isFollowing: false, followerCount }
}

async function remove(trx: Kysely<DB>, userSeq: number, storeSeq: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('store_follow')
    .where('store_seq', '=', storeSeq)
    .where('user_seq', '=', userSeq)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

async function count(trx: Kysely<DB>, storeSeq: number, by: 1 | -1): Promise<number> {
  const { follower_count: followerCount } = await trx
    .updateTable('store')
    .set({ follower_count: sql<number>`greatest(0, follower_count + ${by}::int)` })
    .where('store_seq', '=', storeSeq)
    .returning('follower_count')
    .executeTakeFirstOrThrow()
  return followerCount
}

async function hasBlocked(trx: Kysely<DB>, storeSeq: number, otherSeq: number): Promise<boolean> {
  const block = await trx
    .selectFrom('store_block')
    .select('store_seq')
    .where('store_seq', '=', storeSeq)
    .where('blocked_store_seq', '=', otherSeq)
    .executeTakeFirst()
  return block !== undefined
}
