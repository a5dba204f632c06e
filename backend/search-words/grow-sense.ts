import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.ts'
import { normaliseText } from '../search-index/korean/normalise.ts'
import { refuseSense, senseTable } from './sense-posts.ts'

/** How many go on from one word to the same other before it is taken for a name of it. */
export const GROWTH = {
  /** The last days that count. */
  days: 30,
  visitors: 8,
  /** So that one person with many browsers and addresses is not many people. */
  networks: 5,
  differentDays: 2,
  /** Of all who go on from the word, so that a word of several meanings means none of them. */
  share: 0.6,
} as const

/**
 * Adds the entry "from means to" when enough different people have shown it. There is at most one for a word ever: none
 * where an operator has written about the word, or has switched such an entry off.
 * @param context its `kysely` is a transaction
 */
export async function growSense(
  { kysely, now }: { kysely: Kysely<DB>; now: () => Date },
  { from, to }: { from: string; to: string },
): Promise<{ grown: boolean }> {
  if (!(await isShown(kysely, { from, to, now: now() }))) return { grown: false }
  if (await isWrittenAbout(kysely, from)) return { grown: false }
  const content = { words: [from], texts: [to], categories: [], isVague: false, startsAt: null }
  if (await refuseSense(kysely, content, null)) return { grown: false }
  const row = await kysely
    .insertInto('search_sense')
    .values({
      form_key: keyOf(from),
      words: JSON.stringify(content.words),
      texts: JSON.stringify(content.texts),
      categories: '[]',
      is_vague: false,
      is_grown: true,
      updated_at: now(),
    })
    .onConflict((conflict) => conflict.column('form_key').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!row) return { grown: false }
  await kysely
    .insertInto('search_sense_version')
    .values({
      sense_seq: row.sense_seq,
      version: row.version,
      did: 'SAVE',
      content: JSON.stringify(senseTable.contentOf(row)),
      at: now(),
    })
    .execute()
  return { grown: true }
}

async function isShown(
  kysely: Kysely<DB>,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ isEnough: boolean }>`
    with steps as (
      select to_word = ${to} as is_it, network_key, day from search_step
      where from_word = ${from}
        and day > (${now}::timestamptz at time zone 'Asia/Seoul')::date - ${GROWTH.days}::int
    )
    select count(*) filter (where is_it) >= ${GROWTH.visitors}::int
      and count(distinct network_key) filter (where is_it) >= ${GROWTH.networks}::int
      and count(distinct day) filter (where is_it) >= ${GROWTH.differentDays}::int
      and count(*) filter (where is_it) >= ${GROWTH.share}::float8 * count(*) as "isEnough"
    from steps`.execute(kysely)
  return rows[0]?.isEnough ?? false
}

/** Whether an entry has the word, be it switched off. */
async function isWrittenAbout(kysely: Kysely<DB>, word: string): Promise<boolean> {
  const norm = normaliseText(word)
  const entries = await kysely.selectFrom('search_sense').select('words').execute()
  return entries.some(({ words }) => words.some((one) => normaliseText(one) === norm))
}

/** The form of the one entry that can grow of a word. */
function keyOf(word: string): string {
  const hex = createHash('sha256')
    .update(`grown:${normaliseText(word)}`)
    .digest('hex')
  return [8, 12, 16, 20, 32]
    .map((end, index, ends) => hex.slice(ends[index - 1] ?? 0, end))
    .join('-')
}
