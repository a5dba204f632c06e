import { recordSearchHit } from '#app/features/search/record-hit.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { optional } from '#app/services/optional.server.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import type { PriceLookup } from '#contracts/standard-price.ts'
import type { PriceQuery } from './price-query.ts'
import { isTooShort, withoutRange } from './price-word.ts'

interface PricePage {
  /** What prices are looked up for. */
  name: string
  /** What was done with the word. */
  notes: string[]
  lookup: PriceLookup | null
  failure: string | null
  now: string
}

/** The prices of a word, and a word on what the visitor typed. */
export async function loadPricePage(
  context: LoadContext,
  word: string,
  { period, condition, chosen }: PriceQuery,
): Promise<PricePage> {
  const { name, hasRange } = withoutRange(word)
  const notes = [
    ...(hasRange ? [`가격 범위는 빼고 ‘${name}’ 시세를 찾았어요.`] : []),
    ...(isTooShort(name)
      ? ['한 글자로는 여러 물건이 섞여요. 브랜드나 모델 이름까지 적어 보세요.']
      : []),
  ]
  const lookup = await optional(
    context,
    context.services.standardPrice.lookUpPrices({
      word: name,
      period,
      ...(condition && { condition }),
      ...chosen,
    }),
  )
  if (lookup && lookup.sold.n + lookup.asking.n > 0) recordSearchHit(context, name)
  return {
    name,
    notes,
    lookup,
    failure: lookup ? null : ERROR_CATALOGUE.GENERIC.message,
    now: context.now.toISOString(),
  }
}
