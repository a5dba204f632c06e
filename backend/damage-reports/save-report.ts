import type { Kysely, Updateable } from 'kysely'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { DamagePart } from '#contracts/damage-report.ts'
import { DAMAGE_LIMITS, isEditable } from '#contracts/damage-report-rules.ts'
import { kstDay } from '#contracts/kst.ts'
import { monthsAfter } from '../db/retention.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { DamageReportTable, DB } from '../db/schema.ts'
import { sealDamageTarget } from './damage-rows.ts'
import { lockReport } from './lock-report.ts'
import { readTarget } from './read-target.ts'
import { writeIdentifiers } from './write-identifiers.ts'

type SaveContext = Pick<HostContext, 'kysely' | 'keys' | 'now'>
type SaveRefusal = Refusal<
  | 'NOT_FOUND'
  | 'CLOSED'
  | 'STALE'
  | 'WRONG_PHONE'
  | 'WRONG_ACCOUNT'
  | 'WRONG_EMAIL'
  | 'WRONG_MESSENGER'
  | 'WRONG_CATEGORY'
  | 'WRONG_DAY'
>

/**
 * Saves one step of the form. A save that began from an older version is refused with the newest, so that a draft which is
 * continued on two devices loses nothing in silence.
 */
export async function saveReport(
  context: SaveContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { reportSeq, version, part }: { reportSeq: number; version: number; part: DamagePart },
): Promise<{ version: number } | SaveRefusal> {
  const identifiers = part.step === 'target' ? readTarget(part) : []
  if (isRefusal(identifiers)) return identifiers
  return retryingTransaction(context.kysely, async (trx) => {
    const report = await lockReport(trx, reportSeq, userSeq)
    if (isRefusal(report)) return report
    if (!isEditable(report.state)) return refuse('CLOSED')
    if (report.version !== version) return refuse('STALE', { data: { version: report.version } })
    const set = await columnsOf(trx, context, reportSeq, part)
    if (isRefusal(set)) return set
    await trx
      .updateTable('damage_report')
      .set({ ...set, version: version + 1, updated_at: context.now() })
      .where('report_seq', '=', reportSeq)
      .execute()
    if (part.step === 'target') await writeIdentifiers(trx, context, reportSeq, identifiers)
    return { version: version + 1 }
  })
}

async function columnsOf(
  trx: Kysely<DB>,
  { keys, now }: Pick<SaveContext, 'keys' | 'now'>,
  reportSeq: number,
  part: DamagePart,
): Promise<Updateable<DamageReportTable> | Refusal<'WRONG_CATEGORY' | 'WRONG_DAY'>> {
  if (part.step === 'target') {
    const { step: _, ...target } = part
    return { target_sealed: sealDamageTarget(keys, reportSeq, target) }
  }
  if (part.step === 'story') return { story: part.story, police_no: part.policeNo }
  const { happenedOn, categorySeq } = part
  if (happenedOn !== null && !isReportable(happenedOn, now())) return refuse('WRONG_DAY')
  if (categorySeq !== null && !(await isTopCategory(trx, categorySeq)))
    return refuse('WRONG_CATEGORY')
  return {
    method: part.method,
    channel: part.channel,
    goods: part.goods,
    category_seq: categorySeq,
    amount: part.amount,
    happened_on: happenedOn,
  }
}

const isReportable = (day: string, now: Date): boolean =>
  day <= kstDay(now) && day >= kstDay(monthsAfter(now, -12 * DAMAGE_LIMITS.years))

async function isTopCategory(trx: Kysely<DB>, categorySeq: number): Promise<boolean> {
  const row = await trx
    .selectFrom('category')
    .select('category_seq')
    .where('category_seq', '=', categorySeq)
    .where('depth', '=', 1)
    .executeTakeFirst()
  return row !== undefined
}
