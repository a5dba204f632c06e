import { type RawBuilder, sql } from 'kysely'

/** Whether one of two stores has blocked the other; of two columns or values. */
export function isBlockedBetween(
  one: RawBuilder<unknown>,
  other: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from store_block
    where (store_block.store_seq, store_block.blocked_store_seq) in ((${one}, ${other}), (${other}, ${one}))
  )`
}
