import * as z from 'zod/mini'
import { many, oneOf, readBy, sequence, text, ticked } from '#app/forms/fields.ts'
import type { Condition, TradeMethod } from '#contracts/product.ts'
import { CONDITION_LABELS, TRADE_METHOD_LABELS } from '#contracts/product-labels.ts'
import { MAX_KEYWORD_LENGTH, MAX_PRICE } from '#contracts/search-limits.ts'

const CONDITIONS = Object.keys(CONDITION_LABELS) as Condition[]
const TRADE_METHODS = Object.keys(TRADE_METHOD_LABELS) as TradeMethod[]

const keyword = () =>
  text(z.maxLength(MAX_KEYWORD_LENGTH, `검색어는 ${MAX_KEYWORD_LENGTH}자까지 쓸 수 있어요.`))

/** `10,000`, `10000원`; nothing for no bound. */
const price = () =>
  readBy<number | null>((typed) => {
    const digits = typed.normalize('NFKC').replace(/[,\s]/g, '').replace(/원$/, '')
    if (digits === '') return { value: null }
    if (!/^\d{1,15}$/.test(digits)) return { error: '금액을 숫자로 적어 주세요.' }
    return { value: Math.min(Number(digits), MAX_PRICE) }
  })

/** The button of a list: its keyword, and its filters as its address has them. */
export const LIST_ALERT_FORMS = {
  make: z.object({ keyword: keyword(), filters: text(z.maxLength(1_000)), redirectTo: text() }),
}

/** The forms of the page of alerts. */
export const ALERT_FORMS = {
  add: z.object({
    keyword: readBy<string>((typed) =>
      typed === ''
        ? { error: '알림 받을 검색어를 적어 주세요.' }
        : typed.length > MAX_KEYWORD_LENGTH
          ? { error: `검색어는 ${MAX_KEYWORD_LENGTH}자까지 쓸 수 있어요.` }
          : { value: typed },
    ),
  }),
  change: z.object({
    alertSeq: sequence(),
    keyword: keyword(),
    minPrice: price(),
    maxPrice: price(),
    condition: many(oneOf(CONDITIONS)),
    method: many(oneOf(TRADE_METHODS)),
    freeShipping: ticked(),
    safePay: ticked(),
    /** The numbers that are kept. */
    category: text(),
    region: text(),
  }),
  pause: z.object({ alertSeq: sequence() }),
  resume: z.object({ alertSeq: sequence() }),
  remove: z.object({ alertSeq: sequence() }),
}
