import { kstMonthDay, kstTime, type Moment } from '#app/format/time.ts'

const KST_OFFSET_MS = 9 * 3_600_000
const DAY_MS = 86_400_000

const dayOf = (at: Moment) => Math.floor((new Date(at).getTime() + KST_OFFSET_MS) / DAY_MS)

/** When a listing can be bumped again, as a clock: '오늘 오후 3:05', '내일 오전 9:00'; null when it can be now. */
export function bumpClock(nextBumpAt: Moment, now: Moment): string | null {
  if (new Date(nextBumpAt).getTime() <= new Date(now).getTime()) return null
  const days = dayOf(nextBumpAt) - dayOf(now)
  const day = days === 0 ? '오늘' : days === 1 ? '내일' : kstMonthDay(nextBumpAt)
  return `${day} ${kstTime(nextBumpAt)}`
}

/** What came of doing the same with several listings. @param done the end of the sentence: '끌올했어요' */
export function summaryOfMany(
  { changed, refused }: { changed: number; refused: readonly string[] },
  done: string,
): string {
  const [first] = refused
  if (first === undefined) return changed === 1 ? `${done}.` : `상품 ${changed}개를 ${done}.`
  const rest = refused.length > 1 ? `${refused.length}개는 하지 못했어요. ${first}` : first
  return changed === 0 ? rest : `${changed}개를 ${done}. ${rest}`
}
