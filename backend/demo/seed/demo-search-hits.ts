import { HOUR_MS } from '#contracts/durations.ts'
import { randomOf } from '../random.ts'

/** What people looked for: distinct visitors two hours ago, one hour ago and in the last full hour. */
const SEARCHES: readonly (readonly [string, number, number, number])[] = [
  ['아이폰 15 프로', 58, 61, 66],
  ['닌텐도 스위치', 44, 52, 59],
  ['캠핑의자', 21, 33, 51],
  ['맥북 에어', 49, 47, 45],
  ['에어팟 프로', 40, 43, 41],
  ['다이슨 에어랩', 36, 31, 38],
  ['갤럭시 S24', 30, 34, 35],
  ['아이패드', 47, 40, 32],
  ['자전거', 25, 22, 29],
  ['노스페이스 패딩', 3, 11, 27],
  ['시디즈', 27, 26, 24],
  ['플스5', 33, 29, 23],
  ['레고', 22, 20, 21],
  ['유모차', 20, 19, 19],
  ['소파', 24, 23, 18],
  ['나이키 덩크', 15, 17, 16],
  ['필름카메라', 11, 13, 15],
  ['전집', 16, 14, 12],
  ['스타벅스', 9, 10, 11],
  ['골프 드라이버', 12, 11, 10],
  ['통기타', 8, 8, 9],
  ['무료나눔', 18, 15, 8],
  ['로봇청소기', 7, 9, 7],
  ['러닝화', 5, 6, 6],
]

/** Hits of the last three full hours, and the beginning of the running one. */
export function buildSearchHits(now: Date) {
  const thisHour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS
  const random = randomOf(9001)
  return SEARCHES.flatMap(([keyword, ...visitors]) => {
    const [before = 0, earlier = 0, last = 0] = visitors
    const hours: readonly (readonly [number, number])[] = [
      [3, before],
      [2, earlier],
      [1, last],
      [0, Math.round(last * 0.3)],
    ]
    return hours.flatMap(([ago, count]) =>
      Array.from({ length: count }, () => ({
        hour: new Date(thisHour - ago * HOUR_MS),
        keyword,
        visitor_key: visitorKey(random.next(), random.next()),
      })),
    )
  })
}

function visitorKey(left: number, right: number): string {
  const part = (value: number) =>
    Math.floor(value * 0x1_0000_0000)
      .toString(16)
      .padStart(8, '0')
  return part(left) + part(right)
}
