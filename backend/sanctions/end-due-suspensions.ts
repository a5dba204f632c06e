import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { HostContext } from '../operation/context.ts'
import { endByTime } from './suspension-in-force.ts'

const AT_ONCE = 100

/**
 * Ends the suspensions whose time is over, each in a transaction of its own. One that fails does not hold up the others.
 * @returns how many
 * @throws what failed, after all were tried
 */
export async function endDueSuspensions({
  kysely,
  now,
  chat,
}: Pick<HostContext, 'kysely' | 'now' | 'chat'>): Promise<number> {
  const due = await kysely
    .selectFrom('sanction')
    .select('user_seq')
    .where('state', '=', 'LIVE')
    .where('ends_at', '<=', now())
    .orderBy('ends_at')
    .limit(AT_ONCE)
    .execute()
  let ended = 0
  const failures: unknown[] = []
  for (const { user_seq: userSeq } of due)
    try {
      if (await endDueOf({ kysely, now, chat }, userSeq)) ended += 1
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0) throw new AggregateError(failures, 'suspensions that could not be ended')
  return ended
}

async function endDueOf(
  { kysely, now, chat }: Pick<HostContext, 'kysely' | 'now' | 'chat'>,
  userSeq: number,
): Promise<boolean> {
  const storeSeq = await retryingTransaction(kysely, async (trx) => {
    // The member first, as everywhere: a sign-in or an operator may be there at the same moment.
    await trx
      .selectFrom('users')
      .select('user_seq')
      .where('user_seq', '=', userSeq)
      .forNoKeyUpdate()
      .execute()
    const live = await trx
      .selectFrom('sanction')
      .leftJoin('store', 'store.user_seq', 'sanction.user_seq')
      .select(['ends_at', 'store_seq'])
      .where('sanction.user_seq', '=', userSeq)
      .where('kind', '=', 'SUSPENSION')
      .where('state', '=', 'LIVE')
      .executeTakeFirst()
    if (!live?.ends_at || live.ends_at > now()) return undefined
    await endByTime(trx, { userSeq, endsAt: live.ends_at, now })
    return live.store_seq
  })
  if (storeSeq === undefined) return false
  chat.accountChanged(userSeq)
  if (storeSeq !== null) chat.reachChanged({ storeSeq, otherStoreSeq: null, isOpen: true })
  return true
}
