import { type Kysely, sql } from 'kysely'
import { listingHintLimits } from '#backend/limits/rules.ts'
import type { SuggestedCategory } from '#contracts/machine-learning.ts'
import type { DB } from '../db/schema.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { gramsOf, normaliseText } from '../search-index/korean/normalise.ts'

const SUGGESTED = 3
/** Grams that are compared: a title of forty letters. A longer one has said by then what it is. */
const MOST_GRAMS = 40

/** The categories in which titles of these letters are most likely; empty where the letters are unknown. */
export async function suggestCategories(
  context: Pick<HostContext, 'kysely' | 'keys' | 'limiter' | 'caller'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { title }: { title: string },
): Promise<{ items: SuggestedCategory[] } | Refusal<'TOO_OFTEN'>> {
  const retryAfterSeconds = await context.limiter.take(listingHintLimits(context, userSeq))
  if (retryAfterSeconds !== null) return refuse('TOO_OFTEN', { data: { retryAfterSeconds } })
  return { items: await likelyCategories(context.kysely, title) }
}

/**
 * Naive Bayes over the two-letter grams of the titles: the counts are kept by the database itself with every change of
 * the search index (docs/decisions/043), so there is nothing to train or to load.
 */
export async function likelyCategories(
  kysely: Kysely<DB>,
  title: string,
): Promise<SuggestedCategory[]> {
  const grams = gramsOf(normaliseText(title))
    .filter((gram) => gram.length > 1)
    .slice(0, MOST_GRAMS)
  if (grams.length === 0) return []
  const { rows } = await sql<{ category_seq: number; names: string[] }>`
    with recursive product as (
      select category_seq, product_count::float8 as n from category_gram
      where gram = '' and product_count > 0
    ), hit as (
      select gram, category_seq, product_count::float8 as n from category_gram
      where gram = any(${grams}::text[]) and product_count > 0
    ), known as (
      select gram, sum(n) / (select sum(n) from product) as share from hit group by gram
    ), likely as (
      -- A gram that a category lacks counts as the small part that it has in all titles.
      select hit.category_seq,
        0.5 * ln(product.n) - (select count(*) from known) * ln(product.n + 1)
          + sum(ln((hit.n + known.share + 0.01) / (known.share + 0.01))) as score
      from hit
      join known on known.gram = hit.gram
      join product on product.category_seq = hit.category_seq
      group by hit.category_seq, product.n
      order by score desc, hit.category_seq
      limit ${SUGGESTED}
    ), path (leaf, score, category_seq, parent_seq, names) as (
      select category_seq, score, category_seq, parent_seq, array[name]
      from likely join category using (category_seq)
      union all
      select path.leaf, path.score, category.category_seq, category.parent_seq, category.name || path.names
      from path join category on category.category_seq = path.parent_seq
    )
    select leaf as category_seq, names from path where parent_seq is null
    order by score desc, leaf`.execute(kysely)
  return rows.map(({ category_seq, names }) => ({ categorySeq: category_seq, names }))
}
