import { oc } from '@orpc/contract'
import type { CacheTag } from './content-changes.ts'
import type { NeededDuty } from './duties.ts'

/** The metadata of every endpoint besides its method, path and schemas. */
export interface EndpointMeta {
  /** Deadline in milliseconds that the client sets for one call. */
  timeoutMs: number
  /**
   * `none`: anyone; `user`: needs a bearer token; `operator`: needs the token of an operator who has passed the
   * second factor; `operator-account`: needs the token of an operator, also before that;
   * `refresh`: is sent without a token although there is a session (SPEC.md section 6).
   */
  auth: 'none' | 'user' | 'operator' | 'operator-account' | 'refresh'
  /** With `operator`, and never absent there: which of the operators. */
  duty?: NeededDuty
  /** The response is the same for every user, and clients may cache it this long (milliseconds). */
  cacheMs?: number
  /**
   * The response is the same for every user, and clients cache it until one of the products and stores in it or in
   * its input changes, or one of these tags (docs/decisions/022).
   */
  cacheTags?: readonly CacheTag[]
  /** The response is too large to be cached beside the page that is made of it: only the page is. */
  isLarge?: boolean
  /** The response has cards of products in `items`: a changed count renews its card in the cached response. */
  hasCards?: boolean
}

/** Deadlines by host; those of search and machine learning are from SPEC.md section 7. */
export const DEADLINE_MS = {
  default: 5_000,
  search: 5_000,
  suggestions: 2_500,
  /** A file is made, or a picture from one. */
  upload: 30_000,
  machineLearning: 10_000,
  /** Calls that wait for an external provider. */
  integrations: 12_000,
} as const

/** The base of every endpoint declaration. */
export const endpoint = oc.$meta<EndpointMeta>({ timeoutMs: DEADLINE_MS.default, auth: 'none' })
