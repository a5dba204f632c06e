import { type Kysely, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { hasBegun } from '../db/has-begun.ts'
import { jamoOf } from '../search-index/korean/jamo.ts'
import { normaliseText } from '../search-index/korean/normalise.ts'
import { MODIFIERS } from '../search-index/korean/sentence-words.ts'
import { type SenseContent, type WordSense, wordSenseOf } from './word-sense.ts'

/** The lists of words in memory. */
export interface SenseLists {
  byWord: ReadonlyMap<string, readonly WordSense[]>
  /** Every word that they know, normalised. */
  listed: ReadonlySet<string>
  /** Those of several letters, as they are typed. */
  spelled: readonly { keyword: string; jamo: string }[]
}

const kept = new WeakMap<Kysely<DB>, { stamp: string; lists: SenseLists }>()

/**
 * The entries that are switched on and have begun. They are in memory; each call asks only whether they have changed, so that every
 * instance has a change at its next search.
 */
export async function loadSenses(kysely: Kysely<DB>): Promise<SenseLists> {
  // Others begin by the time, without a change.
  const { rows } = await sql<{ stamp: string }>`
    select concat((select stamp from search_sense_stamp), ' ',
      (select count(*) from search_sense where starts_at > now())) as stamp`.execute(kysely)
  const stamp = rows[0]?.stamp ?? ''
  const known = kept.get(kysely)
  if (known?.stamp === stamp) return known.lists
  const entries = await kysely
    .selectFrom('search_sense')
    .select(['words', 'texts', 'categories', 'is_vague'])
    .where('is_hidden', '=', false)
    .where(hasBegun)
    .orderBy('sense_seq')
    .execute()
  const lists = senseLists(
    entries.map(({ is_vague: isVague, ...entry }) => wordSenseOf({ ...entry, isVague })),
  )
  kept.set(kysely, { stamp, lists })
  return lists
}

/** The lists as they would be with one entry more, or another in its place. @param replaced of the entry that it replaces */
export async function sensesWith(
  kysely: Kysely<DB>,
  entry: SenseContent,
  replaced: number | null,
): Promise<SenseLists> {
  const entries = await kysely
    .selectFrom('search_sense')
    .select(['sense_seq', 'words', 'texts', 'categories', 'is_vague'])
    .select((builder) => builder.and([builder('is_hidden', '=', false), hasBegun]).as('is_on'))
    .orderBy('sense_seq')
    .execute()
  const others = entries.flatMap(({ sense_seq, is_on, is_vague: isVague, ...other }) =>
    sense_seq === replaced
      ? [wordSenseOf(entry)]
      : is_on
        ? [wordSenseOf({ ...other, isVague })]
        : [],
  )
  return senseLists(replaced === null ? [...others, wordSenseOf(entry)] : others)
}

function senseLists(senses: readonly WordSense[]): SenseLists {
  const byWord = new Map<string, WordSense[]>()
  for (const sense of senses)
    for (const word of sense.words) {
      const norm = normaliseText(word)
      byWord.set(norm, [...(byWord.get(norm) ?? []), sense])
    }
  const listed = new Set([
    ...byWord.keys(),
    ...senses.flatMap(({ texts }) => texts.map(normaliseText)),
    ...MODIFIERS.map(normaliseText),
  ])
  const spelled = [...listed]
    .filter((each) => each.length > 1)
    .map((keyword) => ({ keyword, jamo: jamoOf(keyword) }))
  return { byWord, listed, spelled }
}
