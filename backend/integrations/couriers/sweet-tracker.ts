import { z } from 'zod'
import type {
  CourierTracking,
  TrackingEvent,
  TrackingResult,
} from '#backend/operation/courier-tracking.ts'
import { IntegrationError } from '#backend/operation/integrations.ts'
import { COURIERS } from '#contracts/couriers.ts'
import { PARCEL_STEPS } from '#contracts/parcel-steps.ts'
import { callProvider, type Reach, readProviderAnswer } from '../call-provider.ts'
import type { CourierSettings } from '../settings.ts'
import { parcelStepOf, SWEET_TRACKER_CODES } from './sweet-tracker-codes.ts'

/** No parcel has this number at this courier. All other codes are of our key, its limits, or of a courier that fails. */
const UNKNOWN_NUMBER = '104'

const failureSchema = z.object({ status: z.literal(false), code: z.string() })
const detailSchema = z.object({
  /** Milliseconds. */
  time: z.number().int(),
  where: z.string().nullish(),
  kind: z.string().nullish(),
  level: z.number().int(),
})
const foundSchema = z.object({
  level: z.number().int(),
  complete: z.boolean().nullish(),
  trackingDetails: z.array(detailSchema).nullish(),
})
/** Receivers and addresses are among what it answers; nothing but these fields is read. */
const answerSchema = z.union([failureSchema, foundSchema])

/** SweetTracker's 스마트택배 API: `POST /api/v1/trackingInfo`, which follows the parcels of all couriers. */
export function createSweetTracker(options: {
  settings: CourierSettings
  fetch: typeof fetch
  deadlineMs?: number
}): CourierTracking {
  const { settings, deadlineMs = 8_000 } = options
  const reach: Reach = { provider: 'couriers', fetch: options.fetch, deadlineMs }

  async function ask(code: string, invoiceNo: string) {
    const answer = await callProvider(reach, `${settings.url}/api/v1/trackingInfo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ t_key: settings.key, t_code: code, t_invoice: invoiceNo }),
    })
    if (answer.status !== 200)
      throw new IntegrationError(reach.provider, `answered ${answer.status}`)
    const said = readProviderAnswer(reach.provider, answer.text, answerSchema)
    if (!('status' in said)) return said
    if (said.code === UNKNOWN_NUMBER) return null
    const named = /^\w{1,10}$/.test(said.code) ? said.code : 'unknown'
    throw new IntegrationError(reach.provider, `refused (${named})`)
  }

  return {
    async track({ courier, invoiceNo }): Promise<TrackingResult> {
      try {
        const found = await ask(SWEET_TRACKER_CODES[courier], invoiceNo)
        return found ? readParcel(found) : notFound(courier)
      } catch (error) {
        if (error instanceof IntegrationError) return { kind: 'unknown', cause: error }
        throw error
      }
    },
  }
}

function readParcel({
  level,
  complete,
  trackingDetails,
}: z.infer<typeof foundSchema>): TrackingResult {
  const events = (trackingDetails ?? [])
    .flatMap((detail): TrackingEvent[] => {
      const words = (detail.kind ?? '').trim().slice(0, 60)
      const step = parcelStepOf(detail.level, words)
      const place = (detail.where ?? '').trim().slice(0, 60)
      return step ? [{ at: new Date(detail.time), step, place, words }] : []
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime())
  const last = events.at(-1)
  const overall = complete ? 'DELIVERED' : parcelStepOf(level, last?.words ?? '')
  // What happened beside the way is in the last event alone; on the way the whole answer knows best.
  const step = last && PARCEL_STEPS[last.step].place === null ? last.step : overall
  if (!step)
    return {
      kind: 'unknown',
      cause: new IntegrationError('couriers', `answered a level that is unknown (${level})`),
    }
  const delivered = events.findLast((event) => event.step === 'DELIVERED')
  return {
    kind: 'done',
    step,
    isScanned:
      PARCEL_STEPS[step].isScanned || events.some((event) => PARCEL_STEPS[event.step].isScanned),
    deliveredAt: step === 'DELIVERED' ? (delivered?.at ?? last?.at ?? null) : null,
    events,
  }
}

function notFound(courier: keyof typeof COURIERS): TrackingResult {
  return {
    kind: 'refused',
    refusal: 'NOT_FOUND',
    message: `${COURIERS[courier].name}에 아직 접수되지 않은 운송장이에요.`,
  }
}
