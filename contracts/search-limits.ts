/** The limits of search that the browser needs too; separate from the schemas, which it does not need. */

/** Products a page of a list. */
export const PAGE_SIZE = 50
/** Last page that can be requested; to find more, users narrow the search. */
export const MAX_PAGE = 200
/** Up to this many hits are counted exactly; more are reported as "이상". */
export const EXACT_TOTAL_LIMIT = 1_000
export const MAX_KEYWORD_LENGTH = 100

/** Days since registration that the period filter offers. */
export const PERIOD_DAYS = [1, 3, 7, 30] as const

/** The highest price of the marketplace in won. */
export const MAX_PRICE = 100_000_000
