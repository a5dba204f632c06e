import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import { OBJECTION_DAYS } from '#contracts/damage-report-rules.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import { objectToLink } from './links/object-to-link.ts'
import { lockReport, moveReport } from './lock-report.ts'
import { namesMember } from './members-named.ts'
import { tellReporter } from './tell-members.ts'

/**
 * The accused's objection: the report is hidden at once, for 30 days at most (정보통신망법 제44조의2). There is one to a report;
 * sent again by the same member it is the same. A member who is only joined to the named account objects to that alone.
 */
export async function objectToReport(
  { kysely, keys, now }: Pick<HostContext, 'kysely' | 'keys' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { reportSeq, text }: { reportSeq: number; text: string },
): Promise<{ hiddenUntil: string } | Refusal<'NOT_FOUND' | 'OWN' | 'ONCE' | 'CLOSED'>> {
  return retryingTransaction(kysely, async (trx) => {
    const report = await lockReport(trx, reportSeq)
    if (isRefusal(report)) return report
    if (report.user_seq === userSeq) return refuse('OWN')
    const earlier = await trx
      .selectFrom('damage_objection')
      .select(['user_seq', 'text', 'hidden_until'])
      .where('report_seq', '=', reportSeq)
      .executeTakeFirst()
    if (earlier?.user_seq === userSeq && earlier.text === text)
      return { hiddenUntil: earlier.hidden_until.toISOString() }
    if (!(await namesMember(trx, keys, { reportSeq, userSeq })))
      return objectToLink(trx, keys, { reportSeq, userSeq, text, now: now() })
    if (earlier) return refuse('ONCE')
    if (report.state !== 'PUBLISHED')
      return report.published_at ? refuse('CLOSED') : refuse('NOT_FOUND')
    const at = now()
    const hiddenUntil = new Date(at.getTime() + OBJECTION_DAYS * DAY_MS)
    await trx
      .insertInto('damage_objection')
      .values({
        report_seq: reportSeq,
        user_seq: userSeq,
        state: 'OPEN',
        text,
        hidden_until: hiddenUntil,
        at,
      })
      .execute()
    await moveReport(trx, report, {
      state: 'OBJECTED',
      by: 'ACCUSED',
      userSeq,
      at,
      set: { hidden_until: hiddenUntil },
    })
    await tellReporter(trx, report, 'OBJECTED')
    return { hiddenUntil: hiddenUntil.toISOString() }
  })
}
