import type { Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { normaliseText } from '../search-index/korean/normalise.ts'
import { isOneLetterFrom, similarEntries } from './correct-keyword.ts'
import type { RowFilter } from './search-conditions.ts'
import { isName, isSaidAround } from './sentence-nouns.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Names that one word is compared with, the most common ones. */
const MOST_TRIED = 6
const SHORTEST = 2
/** A word of so many titles exists. */
const MANY_TITLES = 3

/**
 * A keyword whose words are never found together, with one of them as the name that it is one typing error from and that is found
 * with the others: 갤럭시 버드 is 갤럭시 버즈. A word that names something stays as it is. Null where there is none.
 */
export async function respelledKeyword(
  kysely: Kysely<DB>,
  pieces: readonly string[],
  vocabulary: Vocabulary,
  count: (filter: RowFilter) => Promise<number>,
): Promise<string | null> {
  let best: { keyword: string; hits: number } | null = null
  for (const [index, piece] of pieces.entries()) {
    const norm = normaliseText(piece)
    if (!isRespelled(norm, vocabulary) || (await count({ keyword: piece })) >= MANY_TITLES) continue
    for (const name of await namesNear(kysely, norm, vocabulary)) {
      const keyword = pieces.with(index, name).join(' ')
      const hits = await count({ keyword })
      if (hits > (best?.hits ?? 0)) best = { keyword, hits }
    }
  }
  return best?.keyword ?? null
}

const isRespelled = (norm: string, vocabulary: Vocabulary) =>
  norm.length >= SHORTEST &&
  /^[가-힣]+$/u.test(norm) &&
  !isName(norm, vocabulary) &&
  !isSaidAround(norm)

/** Names of as many syllables, one typing error away. */
async function namesNear(kysely: Kysely<DB>, norm: string, vocabulary: Vocabulary) {
  const entries = [...(await similarEntries(kysely, [norm])), ...vocabulary.senses.spelled]
  const near = entries.filter(isOneLetterFrom(norm))
  return [...new Set(near.map(({ keyword }) => keyword))].slice(0, MOST_TRIED)
}
