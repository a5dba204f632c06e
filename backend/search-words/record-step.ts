import { kstDay } from '#contracts/kst.ts'
import { networkBlock } from '../limits/address-block.ts'
import { searchHitLimits } from '../limits/rules.ts'
import type { HostContext } from '../operation/context.ts'
import { findProducts } from '../search/find-products.ts'
import { titleOf } from '../search/keyword-clauses.ts'
import { lookUp } from '../search/look-up.ts'
import { ENOUGH_PRODUCTS } from '../search/understand-query.ts'
import { isUnfitKeyword } from '../search/unfit-keyword.ts'
import { foldText, normaliseText } from '../search-index/korean/normalise.ts'
import { growSense } from './grow-sense.ts'

/** One word, of two characters and more: a single syllable is a part of too many others. */
const WORD = /^[\p{L}\p{N}]{2,20}$/u

interface Step {
  from: string
  to: string
  productSeq: number
  visitorKey: string
}

/**
 * Counts that a visitor went on from a word that finds little to another, by whose letters they opened a product; once
 * for each visitor and day. Only single words count, neither of which is a part of the other (a wider word does not mean the
 * narrower one), nothing that may be personal or is banned, and no more than the limits of an address and a network.
 */
export async function recordStep(
  context: Pick<HostContext, 'kysely' | 'now' | 'keys' | 'caller' | 'limiter'>,
  { productSeq, visitorKey, ...typed }: Step,
): Promise<{ counted: boolean }> {
  const { kysely, now, keys, caller, limiter } = context
  const [from, to] = [typed.from, typed.to].map((word) => foldText(word).trim())
  if (!from || !to || !isPair(from, to)) return { counted: false }
  const product = await kysely
    .selectFrom('product_search')
    .select('norm')
    .where('product_seq', '=', productSeq)
    .executeTakeFirst()
  if (!product || !titleOf(product.norm).includes(normaliseText(to))) return { counted: false }
  if ((await countLetters(context, from)) >= ENOUGH_PRODUCTS) return { counted: false }

  const limits = searchHitLimits(context)
  if ((await limiter.take(limits)) !== null) return { counted: false }
  const network = caller.address ? networkBlock(caller.address) : visitorKey
  const counted = await kysely.transaction().execute(async (trx) => {
    const inserted = await trx
      .insertInto('search_step')
      .values({
        from_word: from,
        to_word: to,
        day: kstDay(now()),
        visitor_key: visitorKey,
        network_key: keys.pseudonym('limit', `search-step:${network}`),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('day')
      .executeTakeFirst()
    if (inserted) await growSense({ kysely: trx, now }, { from, to })
    return inserted !== undefined
  })
  // What was counted before takes no room.
  if (!counted) await limiter.giveBack(limits)
  return { counted }
}

function isPair(from: string, to: string): boolean {
  if ([from, to].some((word) => !WORD.test(word) || isUnfitKeyword(word))) return false
  const [one, other] = [normaliseText(from), normaliseText(to)]
  return !one.includes(other) && !other.includes(one)
}

/** Products that have the letters of a word. */
async function countLetters(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  keyword: string,
): Promise<number> {
  const filter = { keyword }
  const request = { filter, sort: 'RECOMMENDED', offset: 0, limit: 1, now: now() } as const
  return (await findProducts(kysely, request, await lookUp(kysely, filter))).total
}
