/** The most addresses that one member stores. */
export const MOST_ADDRESSES = 10

/** The longest texts of an address. */
export const ADDRESS_LIMITS = { name: 20, roadAddress: 100, detail: 60, note: 60 } as const

/** What buyers most often ask of a courier. */
export const DELIVERY_NOTES = [
  '부재 시 문 앞에 놓아 주세요',
  '경비실에 맡겨 주세요',
  '택배함에 넣어 주세요',
  '배송 전에 연락해 주세요',
  '벨을 누르지 말고 문 앞에 놓아 주세요',
] as const

/** A mobile or fixed number that a courier can call, digits only; 050… are safe numbers. */
export const RECEIVER_PHONE = /^0(?:1[016789]\d{7,8}|2\d{7,8}|[3-6]\d{1,2}\d{6,8}|70\d{8}|50\d{9})$/

/** Five digits since 2015. */
export const ZONECODE = /^\d{5}$/

/** `서울특별시 마포구 서교동 ***`: of a road address no more than the 동, or the road where none is given. */
export function maskRoadAddress(roadAddress: string): string {
  const dong = /\(([가-힣\d·.]+(?:동|가|읍|면|리))[,)]/.exec(roadAddress)?.[1]
  const [head = ''] = roadAddress.split('(')
  const parts = head.trim().split(/\s+/)
  const road = parts.findIndex((part) => /(?:로|길)$/.test(part))
  const area = parts.slice(0, road < 0 ? 2 : dong ? road : road + 1)
  return [...area, dong, '***'].filter(Boolean).join(' ')
}
