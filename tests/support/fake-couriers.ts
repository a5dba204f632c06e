import type { CourierTracking, TrackingEvent } from '#backend/operation/courier-tracking.ts'
import { IntegrationError } from '#backend/operation/integrations.ts'
import { PARCEL_STEPS, type ParcelStep } from '#contracts/parcel-steps.ts'

/** Couriers in memory, for tests of what stands on them. */
export interface FakeCouriers extends CourierTracking {
  /** Lets a parcel be at a step; a number without one is not found. */
  move(invoiceNo: string, step: ParcelStep, at: Date): void
}

/** @param isFailing whether they answer nothing at all just now */
export function fakeCouriers(isFailing: () => boolean = () => false): FakeCouriers {
  const parcels = new Map<string, TrackingEvent[]>()
  return {
    move(invoiceNo, step, at) {
      const event = { at, step, place: '서울마포', words: PARCEL_STEPS[step].label }
      parcels.set(invoiceNo, [...(parcels.get(invoiceNo) ?? []), event])
    },
    async track({ invoiceNo }) {
      if (isFailing())
        return {
          kind: 'unknown',
          cause: new IntegrationError('couriers', 'does not answer'),
        }
      const events = parcels.get(invoiceNo)
      const newest = events?.at(-1)
      if (!events || !newest)
        return { kind: 'refused', refusal: 'NOT_FOUND', message: '아직 접수되지 않았어요.' }
      return {
        kind: 'done',
        step: newest.step,
        isScanned: events.some(({ step }) => PARCEL_STEPS[step].isScanned),
        deliveredAt: events.find(({ step }) => step === 'DELIVERED')?.at ?? null,
        events,
      }
    },
  }
}
