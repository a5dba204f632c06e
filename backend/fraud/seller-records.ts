import type { HostContext } from '#backend/operation/context.ts'
import { memberRecords } from './member-records.ts'

/** What a lookup of a store's owner would say; nothing for a store that there is not. */
export async function sellerRecords(
  { kysely, keys, now }: Pick<HostContext, 'kysely' | 'keys' | 'now'>,
  { storeSeq }: { storeSeq: number },
): Promise<{ count: number; lastOn: string | null; hasPhone: boolean; hasAccount: boolean }> {
  const store = await kysely
    .selectFrom('store')
    .select('user_seq')
    .where('store_seq', '=', storeSeq)
    .executeTakeFirst()
  if (!store) return { count: 0, lastOn: null, hasPhone: false, hasAccount: false }
  const found = await memberRecords(kysely, keys, { userSeq: store.user_seq, now: now() })
  const { records, ...own } = found
  return { ...own, count: records.length, lastOn: records[0]?.happenedOn ?? null }
}
