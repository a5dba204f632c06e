import type { CourierCode } from '#contracts/couriers.ts'
import type { ParcelStep } from '#contracts/parcel-steps.ts'
import type { CompanyOutcome } from './company-outcome.ts'

export interface TrackingEvent {
  at: Date
  step: ParcelStep
  /** A branch or hub of the courier; never the receiver's address. */
  place: string
  /** The courier's own word for it. */
  words: string
}

export type TrackingResult = CompanyOutcome<
  {
    /** The newest. */
    step: ParcelStep
    /** Whether the courier has had the parcel in its hands. */
    isScanned: boolean
    deliveredAt: Date | null
    /** Oldest first. */
    events: TrackingEvent[]
  },
  /** No parcel has this number (yet), or the couriers' company does not know the courier. */
  'NOT_FOUND' | 'NOT_TRACKABLE'
>

/** Where the couriers' parcels are. */
export interface CourierTracking {
  /** A number that no parcel has yet is `NOT_FOUND`: many couriers know a parcel only from its first scan. */
  track(parcel: { courier: CourierCode; invoiceNo: string }): Promise<TrackingResult>
}
