import type { ParcelStep } from '#contracts/parcel-steps.ts'

/** A step of a parcel in `parcel.events`. */
export interface StoredStep {
  /** ISO 8601. */
  at: string
  step: ParcelStep
  place: string
  /** The courier's own. */
  words: string
}
