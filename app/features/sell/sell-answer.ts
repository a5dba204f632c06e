import type { FormAnswer } from '#app/forms/form-answer.ts'
import type { EditableListing } from '#contracts/listing.ts'
import type { ListingFinding } from '#contracts/listing-screening.ts'
import type { NamedRegion } from './region-field.tsx'

/** What the form's action answers besides errors and what was typed. */
export interface SellAnswer extends FormAnswer {
  findings?: readonly ListingFinding[]
  /** Pictures that were sent with the form, as it shows them again. */
  photos?: EditableListing['photos']
  /** The chosen regions with their names. */
  regions?: readonly NamedRegion[]
  /** Regions that were searched for. */
  found?: readonly NamedRegion[]
  /** The version that the listing has meanwhile. */
  version?: number
  /** No more listings fit: how to raise the cap is linked. */
  isFull?: boolean
  /** The session has ended: what was typed is still there. */
  isSignedOut?: boolean
}
