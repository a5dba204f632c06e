import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { DB } from '../db/schema.ts'

/** What the store knows of a picture; sizes are those of the whole picture. */
export type KnownMedia =
  | { kind: 'DRAWN'; recipe: unknown; width: number; height: number }
  | { kind: 'FILE'; width: number; height: number }

export type MediaLookup = (mediaKey: string) => Promise<KnownMedia | null>

const MOST_CACHED = 20_000

/** Looks pictures up in the database. A picture never changes, so what was found is cached. */
export function createMediaLookup(kysely: Kysely<DB>): MediaLookup {
  const known = new LRUCache<string, KnownMedia>({ max: MOST_CACHED })
  return async (mediaKey) => {
    const cached = known.get(mediaKey)
    if (cached) return cached
    const row = await kysely
      .selectFrom('media')
      .select(['kind', 'recipe', 'width', 'height'])
      .where('media_key', '=', mediaKey)
      .executeTakeFirst()
    if (!row) return null
    const size = { width: row.width, height: row.height }
    const found: KnownMedia =
      row.kind === 'DRAWN'
        ? { kind: 'DRAWN', recipe: row.recipe, ...size }
        : { kind: 'FILE', ...size }
    known.set(mediaKey, found)
    return found
  }
}
