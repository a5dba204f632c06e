import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.ts'

export interface ActionChain {
  /** Entries of the log. */
  entries: number
  /** Places whose entry is not what was written, or follows a gap; empty where the log is whole. */
  broken: number[]
  /** Of the last entry: written down elsewhere, it shows later that nothing was cut off. */
  head: string | null
}

/** Compares every entry of the log of operators with its hash and with the entry before it. */
export async function checkActionChain(kysely: Kysely<DB>): Promise<ActionChain> {
  const { rows } = await sql<{ entries: number; broken: number[] | null; head: string | null }>`
    with chained as (
      select place, hash, previous_hash, operator_action_digest(entry) as digest,
        lag(hash, 1, repeat('0', 64)) over (order by place) as expected,
        row_number() over (order by place) as n
      from operator_action entry
    )
    select count(*)::int as entries,
      (array_agg(n::int order by n) filter (where place is distinct from n
        or previous_hash is distinct from expected
        or hash is distinct from digest))[1:20] as broken,
      (array_agg(hash order by place desc nulls last))[1] as head
    from chained`.execute(kysely)
  const [found] = rows
  return {
    entries: found?.entries ?? 0,
    broken: found?.broken ?? [],
    head: found?.head ?? null,
  }
}
