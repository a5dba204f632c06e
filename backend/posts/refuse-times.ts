import { isPastMinute } from '#contracts/announcement-rules.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'

interface Times {
  startsAt: string
  endsAt: string | null
}

/**
 * What is wrong with the times that were typed. Those that stand already are not asked about again.
 * @param before of the post as it is; null of a new one
 */
export function refuseTimes(
  { startsAt, endsAt }: Times,
  before: Times | null,
  now: Date,
): Refusal<'PAST' | 'ORDER'> | null {
  if (startsAt !== before?.startsAt && isPastMinute(new Date(startsAt), now)) return refuse('PAST')
  if (endsAt === null) return null
  if (new Date(endsAt) <= new Date(startsAt)) return refuse('ORDER')
  if (endsAt !== before?.endsAt && isPastMinute(new Date(endsAt), now)) return refuse('PAST')
  return null
}
