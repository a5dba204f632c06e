// Where a parcel is: one vocabulary for all couriers, whatever each of them calls it.

export interface ParcelStepRow {
  label: string
  /** What the buyer and the seller read. */
  words: string
  /** Its place on the way; null beside the way. */
  place: number | null
  /** The courier has had the parcel in its hands. */
  isScanned: boolean
  /** No further step is expected without somebody doing something. */
  isOver: boolean
}

/** Every step, in the order of the way. */
export const PARCEL_STEPS = {
  REGISTERED: {
    label: '접수',
    words: '운송장이 접수됐어요. 택배사가 아직 물건을 받지 않았어요.',
    place: 0,
    isScanned: false,
    isOver: false,
  },
  COLLECTED: {
    label: '집하',
    words: '택배사가 물건을 받았어요.',
    place: 1,
    isScanned: true,
    isOver: false,
  },
  IN_TRANSIT: {
    label: '이동 중',
    words: '물건이 배달할 지역으로 가고 있어요.',
    place: 2,
    isScanned: true,
    isOver: false,
  },
  ARRIVED: {
    label: '배달지 도착',
    words: '물건이 배달할 지역에 도착했어요.',
    place: 3,
    isScanned: true,
    isOver: false,
  },
  OUT_FOR_DELIVERY: {
    label: '배달 중',
    words: '배달 기사님이 물건을 가지고 출발했어요.',
    place: 4,
    isScanned: true,
    isOver: false,
  },
  DELIVERED: {
    label: '배달 완료',
    words: '물건을 배달했어요.',
    place: 5,
    isScanned: true,
    isOver: true,
  },
  NOT_DELIVERED: {
    label: '미배달',
    words: '받는 분을 만나지 못해 다시 배달할 예정이에요.',
    place: null,
    isScanned: true,
    isOver: false,
  },
  RETURNED: {
    label: '반송',
    words: '물건이 보낸 분에게 돌아가고 있어요.',
    place: null,
    isScanned: true,
    isOver: true,
  },
  LOST: {
    label: '분실',
    words: '택배사가 물건을 잃어버린 것으로 확인했어요.',
    place: null,
    isScanned: true,
    isOver: true,
  },
} as const satisfies Record<string, ParcelStepRow>
export type ParcelStep = keyof typeof PARCEL_STEPS

/** The steps of a parcel that arrives, in their order: the line that a page draws. */
export const PARCEL_WAY: readonly ParcelStep[] = (Object.keys(PARCEL_STEPS) as ParcelStep[]).filter(
  (step) => PARCEL_STEPS[step].place !== null,
)
