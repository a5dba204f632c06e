import type { Insertable, Kysely, Selectable } from 'kysely'
import type { SearchSense } from '#contracts/search-words.ts'
import type { DB } from '../db/schema.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import type { PostKind } from '../posts/post-kind.ts'
import { postOperations } from '../posts/post-operations.ts'
import { postTable } from '../posts/post-table.ts'
import { coreOfRegion, loadVocabulary } from '../search/vocabulary.ts'
import { categoryPathOf } from '../search/word-sense.ts'
import { normaliseText } from '../search-index/korean/normalise.ts'
import { cycleWith } from './cycle-with.ts'

type Row = Selectable<DB['search_sense']>

const columnsOf = ({ words, texts, categories, isVague, startsAt }: SearchSense) => ({
  words,
  texts,
  categories,
  is_vague: isVague,
  starts_at: startsAt ? new Date(startsAt) : null,
})

const contentOf = ({ words, texts, categories, is_vague, starts_at }: Row): SearchSense => ({
  words,
  texts,
  categories,
  isVague: is_vague,
  startsAt: starts_at?.toISOString() ?? null,
})

const stored = (columns: Partial<Row>): Partial<Insertable<DB['search_sense']>> => {
  const { words, texts, categories, ...rest } = columns
  return {
    ...rest,
    ...(words && { words: JSON.stringify(words) }),
    ...(texts && { texts: JSON.stringify(texts) }),
    ...(categories && { categories: JSON.stringify(categories) }),
  }
}

export const senseTable = postTable('search_sense', {
  seqColumn: 'sense_seq',
  contentOf,
  headOf: ({ words, texts, categories, startsAt }) => ({
    title: [words.join(' '), texts.join(' '), categories.join(', ')].filter(Boolean).join(' → '),
    // A version of before entries could be scheduled has none.
    startsAt: startsAt ?? null,
    endsAt: null,
  }),
  start: 'updated_at',
})

const sensePosts: PostKind<
  Row,
  ReturnType<typeof columnsOf>,
  SearchSense,
  'EMPTY' | 'REGION' | 'CYCLE' | 'CATEGORY'
> = {
  ...senseTable,
  columnsOf,
  refuseTyped: ({ words, texts, categories }) =>
    words.length === 0 || (words.length === 1 && texts.length === 0 && categories.length === 0)
      ? refuse('EMPTY')
      : null,
  refuseStored: (trx, _operator, content, before) => refuseSense(trx, content, before),
  insert: (trx, columns) => senseTable.insert(trx, stored(columns)),
  update: (trx, senseSeq, columns) => senseTable.update(trx, senseSeq, stored(columns)),
}

/** Why an entry cannot be; what it has already is not asked about again. @param before null of a new one */
export async function refuseSense(
  trx: Kysely<DB>,
  content: SearchSense,
  before: SearchSense | null,
): Promise<Refusal<'REGION' | 'CYCLE' | 'CATEGORY'> | null> {
  const { regions, categoriesAt } = await loadVocabulary(trx)
  const added = content.words.filter((word) => !before?.words.includes(word))
  const region = added.find((word) => {
    const norm = normaliseText(word)
    return regions.has(norm) || regions.has(coreOfRegion(norm) ?? norm)
  })
  if (region !== undefined)
    return refuse('REGION', { message: `지역 이름은 낱말로 쓸 수 없어요: ${region}` })
  const unknown = content.categories.find(
    (path) =>
      !before?.categories.includes(path) && categoriesAt([categoryPathOf(path)]).length === 0,
  )
  if (unknown !== undefined)
    return refuse('CATEGORY', { message: `카테고리에 없는 이름이에요: ${unknown}` })
  const cycle = await cycleOf(trx, content, before)
  return cycle
    ? refuse('CYCLE', { message: `서로를 가리키는 낱말이 있어요: ${cycle.join(' → ')}` })
    : null
}

/** A circle that an entry would close, as its words; null where it closes none. */
async function cycleOf(trx: Kysely<DB>, content: SearchSense, before: SearchSense | null) {
  const entries = await trx
    .selectFrom('search_sense')
    .select(['words', 'texts'])
    .where('is_hidden', '=', false)
    .execute()
  return cycleWith(entries, content, before)
}

/** Entries of the words of search, which operators write as they write posts. */
export const senseOperations = postOperations(sensePosts, 'senseSeq', ({ sense_seq }) => sense_seq)
