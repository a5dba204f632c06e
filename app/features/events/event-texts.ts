import { count } from '#app/format/count.ts'
import type { OwnEntry } from '#contracts/event.ts'
import { pointAmount } from '#contracts/point-rules.ts'

/** What the page says after somebody took part. */
export const enteredWords = ({ entryNo, points }: Pick<OwnEntry, 'entryNo' | 'points'>): string =>
  points
    ? `참여했어요. ${pointAmount(points)}를 드렸어요.`
    : `참여했어요. 참여 번호는 ${count(entryNo)}번이에요.`
