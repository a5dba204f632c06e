import { createContext, useContext } from 'react'
import type { ListingFinding } from '#contracts/listing-screening.ts'
import type { PriceVerdict } from '#contracts/standard-price.ts'
import { type Followed, useFollowed } from './sell-context.ts'

/** A price that similar goods are sold at, as one press takes it. */
export interface PriceChip {
  label: string
  /** Won. */
  price: number
}

/** What the hosts say of a listing while it is being written. */
export interface ListingHelp {
  /** Categories that the title suggests, the best first. */
  categorySeqs: readonly number[]
  price: { chips: readonly PriceChip[]; sentence: string } | null
  /** Where the price lies among sold goods like it; null where it is not known. */
  verdict: PriceVerdict | null
  findings: readonly ListingFinding[]
}

export const NO_HELP: ListingHelp = { categorySeqs: [], price: null, verdict: null, findings: [] }

export const ListingHelpContext = createContext<Followed<ListingHelp> | null>(null)

const NOTHING: Followed<ListingHelp> = {
  get: () => NO_HELP,
  set: () => undefined,
  subscribe: () => () => undefined,
}

export const useListingHelp = (): ListingHelp =>
  useFollowed(useContext(ListingHelpContext) ?? NOTHING)
