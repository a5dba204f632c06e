import { type Kysely, sql } from 'kysely'
import type { z } from 'zod'
import type { DB } from '#backend/db/schema.ts'

/** Something the sandbox remembers. */
export interface ItemKind<T extends object> {
  name: string
  schema: z.ZodType<T>
  /** Milliseconds after which it is thrown away; null for what stays. */
  keepMs: number | null
}

export interface SandboxItem<T> {
  key: string
  value: T
  createdAt: Date
}

/** The sandbox's memory: a table, so that a restart forgets nothing and several instances share it. */
export interface Items {
  put<T extends object>(kind: ItemKind<T>, key: string, value: T): Promise<void>
  /** Puts the first of a key, however many ask at once. @returns false where there is one */
  putOnce<T extends object>(kind: ItemKind<T>, key: string, value: T): Promise<boolean>
  /** Newest first. */
  list<T extends object>(
    kind: ItemKind<T>,
    options: { key?: string; limit: number },
  ): Promise<SandboxItem<T>[]>
  newest<T extends object>(kind: ItemKind<T>, key: string): Promise<SandboxItem<T> | null>
  /** Takes it away and answers it: to one caller only, however many ask at once. */
  take<T extends object>(kind: ItemKind<T>, key: string): Promise<SandboxItem<T> | null>
  /** Changes the newest by what `decide` makes of it (undefined takes it away), one caller after another. */
  change<T extends object>(
    kind: ItemKind<T>,
    key: string,
    decide: (item: SandboxItem<T>) => T | undefined,
  ): Promise<void>
}

const PRUNE_EVERY_MS = 60_000
/** Visitors make these up: beyond so many of a kind the oldest are thrown away, also of what stays otherwise. */
const MOST_OF_A_KIND = 10_000

/** @param kinds all there are, so that what is old among them is thrown away now and then */
export function createItems(
  kysely: Kysely<DB>,
  now: () => Date,
  kinds: readonly ItemKind<object>[],
): Items {
  let prunedAt = 0

  async function pruneNowAndThen(): Promise<void> {
    const at = now().getTime()
    if (Math.abs(at - prunedAt) < PRUNE_EVERY_MS) return
    prunedAt = at
    for (const { name, keepMs } of kinds) {
      await forgetTooMany(name)
      if (keepMs === null) continue
      await kysely
        .deleteFrom('sandbox_item')
        .where('kind', '=', name)
        .where('created_at', '<', new Date(at - keepMs))
        .execute()
    }
  }

  async function forgetTooMany(kind: string): Promise<void> {
    const ofKind = kysely.selectFrom('sandbox_item').select('item_seq').where('kind', '=', kind)
    await kysely
      .deleteFrom('sandbox_item')
      .where('kind', '=', kind)
      .where('item_seq', '<=', ofKind.orderBy('item_seq', 'desc').offset(MOST_OF_A_KIND).limit(1))
      .execute()
  }

  async function list<T extends object>(
    kind: ItemKind<T>,
    { key, limit }: { key?: string; limit: number },
  ): Promise<SandboxItem<T>[]> {
    let query = kysely
      .selectFrom('sandbox_item')
      .select(['key', 'value', 'created_at'])
      .where('kind', '=', kind.name)
      .orderBy('item_seq', 'desc')
      .limit(limit)
    if (key !== undefined) query = query.where('key', '=', key)
    return (await query.execute()).map((row) => readItem(kind, row))
  }

  return {
    list,
    async put(kind, key, value) {
      await pruneNowAndThen()
      await kysely
        .insertInto('sandbox_item')
        .values({ kind: kind.name, key, value: JSON.stringify(value), created_at: now() })
        .execute()
    },
    async putOnce(kind, key, value) {
      await pruneNowAndThen()
      return kysely.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind.name} ${key}`}, 0))`.execute(
          trx,
        )
        const earlier = await trx
          .selectFrom('sandbox_item')
          .select('item_seq')
          .where('kind', '=', kind.name)
          .where('key', '=', key)
          .limit(1)
          .executeTakeFirst()
        if (earlier) return false
        await trx
          .insertInto('sandbox_item')
          .values({ kind: kind.name, key, value: JSON.stringify(value), created_at: now() })
          .execute()
        return true
      })
    },
    async newest(kind, key) {
      return (await list(kind, { key, limit: 1 }))[0] ?? null
    },
    async take(kind, key) {
      const row = await kysely
        .deleteFrom('sandbox_item')
        .where('kind', '=', kind.name)
        .where('key', '=', key)
        .returning(['key', 'value', 'created_at'])
        .executeTakeFirst()
      return row ? readItem(kind, row) : null
    },
    async change(kind, key, decide) {
      await kysely.transaction().execute(async (trx) => {
        const row = await trx
          .selectFrom('sandbox_item')
          .select(['item_seq', 'key', 'value', 'created_at'])
          .where('kind', '=', kind.name)
          .where('key', '=', key)
          .orderBy('item_seq', 'desc')
          .limit(1)
          .forUpdate()
          .executeTakeFirst()
        if (!row) return
        const value = decide(readItem(kind, row))
        if (value === undefined)
          await trx.deleteFrom('sandbox_item').where('item_seq', '=', row.item_seq).execute()
        else
          await trx
            .updateTable('sandbox_item')
            .set({ value: JSON.stringify(value) })
            .where('item_seq', '=', row.item_seq)
            .execute()
      })
    },
  }
}

function readItem<T extends object>(
  kind: ItemKind<T>,
  row: { key: string; value: object; created_at: Date },
): SandboxItem<T> {
  return { key: row.key, value: kind.schema.parse(row.value), createdAt: row.created_at }
}
