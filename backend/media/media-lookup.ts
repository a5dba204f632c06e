import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'

/** What the store knows of a picture; sizes are those of the whole picture. */
export type KnownMedia =
  | { kind: 'DRAWN'; recipe: unknown; width: number; height: number }
  | { kind: 'FILE'; width: number; height: number }

export type MediaLookup = (mediaKey: string) => Promise<KnownMedia | null>

const KEPT = 20_000

/** Looks pictures up in the database. A picture never changes, so what was found is remembered. */
export function createMediaLookup(kysely: Kysely<DB>): MediaLookup {
  const known = new Map<string, KnownMedia>()
  return async (mediaKey) => {
    const remembered = known.get(mediaKey)
    if (remembered) return remembered
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
    const oldest = known.keys().next()
    if (known.size >= KEPT && !oldest.done) known.delete(oldest.value)
    known.set(mediaKey, found)
    return found
  }
}
