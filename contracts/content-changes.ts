import { HOUR_MS } from './durations.ts'

/** Cache tags of an endpoint besides the products and stores in its response: the set of all products, or of all stores. */
export const CACHE_TAGS = ['goods', 'stores'] as const
export type CacheTag = (typeof CACHE_TAGS)[number]

/** The tag of a change that may concern every response. */
export const EVERYTHING = 'all'

/** Tags of changes, as the database's triggers write them (backend/db/migrations/0011-content-change.ts, 0065-card-counts.ts). */
export const productTag = (productSeq: number) => `p${productSeq}`
/** Of a count on a product's card, which affects nothing else about it: favourites, chats. */
export const countTag = (productSeq: number) => `c${productSeq}`
export const storeTag = (storeSeq: number) => `s${storeSeq}`

/** The log of changes is deleted after this time; a client that has not read it for longer clears its cache. Milliseconds. */
export const CHANGES_RETENTION_MS = HOUR_MS

/** The log is read before a cached response is served, so a slow read is given up early. Milliseconds. */
export const CONTENT_CHANGES_TIMEOUT_MS = 500
