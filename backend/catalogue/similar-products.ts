import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import type { ProductCard } from '#contracts/product.ts'
import type { HostContext } from '../operation/context.ts'
import { gramsOf, normaliseText } from '../search-index/korean/normalise.ts'
import { tokenOf } from '../search-index/search-token.ts'
import { hasTokens } from '../search-index/search-vector.ts'
import { loadProductCards } from './load-product-cards.ts'

const DEFAULT_LIMIT = 12
/** Candidates of each kind that are compared. */
const MOST_CANDIDATES = 120
/** Words of the title that another title must share to come first. */
const LEADING_WORDS = 2
/** Cheaper or more expensive by this factor at most. */
const PRICE_BAND = 3

interface Candidate {
  product_seq: number
  store_seq: number
  category_seq: number
  price: number
  norm: string
}

interface Source extends Candidate {
  category_path: number[]
  title: string
}

/**
 * Products on sale or reserved that are most similar to the given one, best first: by the letters their titles share,
 * category and price. Never of the same store, and never two of one store; empty when the product is not visible.
 */
export async function similarProducts(
  { kysely }: Pick<HostContext, 'kysely'>,
  { productSeq, limit = DEFAULT_LIMIT }: { productSeq: number; limit?: number | undefined },
): Promise<{ items: ProductCard[] }> {
  const source = await kysely
    .selectFrom('product_search')
    .innerJoin('product', 'product.product_seq', 'product_search.product_seq')
    .select([
      'product_search.product_seq',
      'product_search.store_seq',
      'product_search.category_seq',
      'product_search.category_path',
      'product_search.price',
      'product_search.norm',
      'product.title',
    ])
    .where('product_search.product_seq', '=', productSeq)
    .executeTakeFirst()
  if (!source) return { items: [] }

  const candidates = await readCandidates(kysely, source)
  const ranked = candidates
    .map((candidate) => ({ ...candidate, score: likeness(source, candidate) }))
    .sort((a, b) => b.score - a.score || b.product_seq - a.product_seq)
  const stores = new Set<number>()
  const productSeqs = ranked
    .filter(({ store_seq }) => !stores.has(store_seq) && stores.add(store_seq))
    .slice(0, limit)
    .map(({ product_seq }) => product_seq)
  return { items: await loadProductCards({ kysely }, productSeqs) }
}

/**
 * Products near in price that share words of the title, the category or its parent, some of each kind; without an
 * order, so that nothing is sorted.
 */
async function readCandidates(kysely: Kysely<DB>, source: Source): Promise<Candidate[]> {
  const [top = source.category_seq] = source.category_path
  const parent = source.category_path.at(-2) ?? top
  const words = source.title
    .split(/\s+/u)
    .map(normaliseText)
    .filter((word) => word.length > 1)
    .slice(0, LEADING_WORDS)
  const kind = (condition: RawBuilder<unknown>) => sql`(
    select product_seq, store_seq, category_seq, price, norm from product_search
    where ${condition}
      and trade_state <> 'SOLD' and store_seq <> ${source.store_seq}
      and price between ${Math.floor(source.price / PRICE_BAND)} and ${source.price * PRICE_BAND}
    limit ${MOST_CANDIDATES}
  )`
  const grams = words.flatMap(gramsOf)
  const inCategory = (categorySeq: number, tokens: readonly string[] = []) =>
    kind(hasTokens([[[tokenOf.category(categorySeq), ...tokens]]]))
  const { rows } = await sql<Candidate>`
    ${inCategory(top, grams)}
    union ${inCategory(source.category_seq)}
    union ${inCategory(parent)}`.execute(kysely)
  return rows
}

/** 0 to 5: shared grams of the titles count most, then the same category, then a near price. */
function likeness(source: Candidate, other: Candidate): number {
  const price =
    (Math.min(source.price, other.price) + 1) / (Math.max(source.price, other.price) + 1)
  return (
    3 * sharedGrams(source.norm, other.norm) +
    (source.category_seq === other.category_seq ? 1 : 0) +
    price
  )
}

function sharedGrams(left: string, right: string): number {
  const mine = new Set(left.split(' ').flatMap(gramsOf))
  const theirs = new Set(right.split(' ').flatMap(gramsOf))
  const shared = [...mine].filter((gram) => theirs.has(gram)).length
  return (2 * shared) / Math.max(1, mine.size + theirs.size)
}
