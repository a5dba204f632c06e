/** What an answer may follow besides the products and stores that it shows: which goods there are, which stores. */
export const FOLLOWED = ['goods', 'stores'] as const
export type Followed = (typeof FOLLOWED)[number]

/** The tag of a change that may concern every answer. */
export const EVERYTHING = 'all'

/** Tags of changes, as the database's triggers write them (backend/db/migrations/0011-content-change.ts). */
export const productTag = (productSeq: number) => `p${productSeq}`
export const storeTag = (storeSeq: number) => `s${storeSeq}`

/** Changes are kept this long; who has not asked for longer drops everything. Milliseconds. */
export const CHANGES_KEPT_MS = 3_600_000

/** Asked before a kept answer is given; one that cannot be answered at once is not waited for. Milliseconds. */
export const CONTENT_CHANGES_TIMEOUT_MS = 500
