import { VACATION_MESSAGES, type Vacation, vacationProblem } from '#contracts/vacation.ts'
import { profileChangeLimits } from '../limits/rules.ts'
import { moderateText } from '../moderation/moderate-text.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { lockOwnAccount } from '../operation/lock-own-account.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { vacationOfRow } from './vacation-of-row.ts'

/** Announces when the member is away, or ends it with null. The goods stay listed. */
export async function setVacation(
  context: Pick<HostContext, 'kysely' | 'now' | 'keys' | 'caller' | 'limiter' | 'ownHosts'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  wanted: Vacation | null,
): Promise<{ vacation: Vacation | null } | Refusal<'BAD_DAYS' | 'CONTACT' | 'LIMITED'>> {
  const { kysely, now: clock, limiter, ownHosts } = context
  const retryAfterSeconds = await limiter.take(profileChangeLimits(context, userSeq))
  if (retryAfterSeconds !== null) return refuse('LIMITED', { data: { retryAfterSeconds } })
  const now = clock()
  const problem = wanted && vacationProblem(wanted, now)
  if (problem) return refuse('BAD_DAYS', { message: VACATION_MESSAGES[problem] })
  const note = wanted?.note.normalize('NFC').replace(/\s+/g, ' ') ?? ''
  if (moderateText(note, ownHosts).guard) return refuse('CONTACT')
  return kysely.transaction().execute(async (trx) => {
    await lockOwnAccount(trx, userSeq)
    const row = await trx
      .updateTable('store')
      .set({
        vacation_from: wanted?.from ?? null,
        vacation_until: wanted?.until ?? null,
        vacation_note: note,
      })
      .where('user_seq', '=', userSeq)
      .returning(['vacation_from', 'vacation_until', 'vacation_note'])
      .executeTakeFirstOrThrow()
    return { vacation: vacationOfRow(row, now) }
  })
}
