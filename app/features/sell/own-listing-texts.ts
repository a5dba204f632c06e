import { dayClock, type Moment } from '#app/format/time.ts'

/** When a listing can be bumped again, as a clock: '오늘 오후 3:05', '내일 오전 9:00'; null when it can be now. */
export function bumpClock(nextBumpAt: Moment, now: Moment): string | null {
  if (new Date(nextBumpAt).getTime() <= new Date(now).getTime()) return null
  return dayClock(nextBumpAt, now)
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
