import type { CourierCode } from '#contracts/couriers.ts'
import type { ParcelStep } from '#contracts/parcel-steps.ts'

/** How SweetTracker names the couriers (`t_code`). */
export const SWEET_TRACKER_CODES: Record<CourierCode, string> = {
  CJ: '04',
  EPOST: '01',
  HANJIN: '05',
  LOTTE: '08',
  LOGEN: '06',
  GS25: '24',
  CU: '46',
  KDEXP: '23',
  DAESIN: '22',
  ILYANG: '11',
  HAPDONG: '32',
  KUNYOUNG: '18',
  CHUNIL: '17',
  HOMEPICK: '54',
}

/** Its levels of the way: 배송준비중, 집화완료, 배송중, 지점도착, 배송출발, 배송완료. */
export const SWEET_TRACKER_LEVELS: Readonly<Record<number, ParcelStep>> = {
  1: 'REGISTERED',
  2: 'COLLECTED',
  3: 'IN_TRANSIT',
  4: 'ARRIVED',
  5: 'OUT_FOR_DELIVERY',
  6: 'DELIVERED',
}

/** What happens beside the way has no level: the couriers' own words say it. */
const BESIDE_THE_WAY: readonly (readonly [words: RegExp, step: ParcelStep])[] = [
  [/분실|망실/, 'LOST'],
  [/반송|회송|반품|수취\s*거절/, 'RETURNED'],
  [/미배달|미배송|배달\s*불가|배송\s*불가|부재|수취인\s*불명|주소\s*불명/, 'NOT_DELIVERED'],
]

export function parcelStepOf(level: number, words: string): ParcelStep | null {
  const beside = BESIDE_THE_WAY.find(([pattern]) => pattern.test(words))
  return beside?.[1] ?? SWEET_TRACKER_LEVELS[level] ?? null
}
