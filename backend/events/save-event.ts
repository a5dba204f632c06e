import type { PostStep } from '#contracts/announcement-rules.ts'
import type { EventContent } from '#contracts/event.ts'
import { refuseTimes } from '../announcements/announcement-content.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { ensureDraw } from './ensure-draw.ts'
import {
  columnsOfEvent,
  contentOfEvent,
  refuseTerms,
  termsOfEvent,
  writeEventVersion,
} from './event-content.ts'

type Context = Pick<HostContext, 'kysely' | 'now' | 'caller' | 'keys'>
type Operator = Pick<Viewer, 'userSeq'>

/** Writes a new event; the same form is the same event. */
export async function addEvent(
  { kysely, now, caller, keys }: Context,
  operator: Operator,
  { formKey, content }: { formKey: string; content: EventContent },
): Promise<{ eventSeq: number } | Refusal<'PAST' | 'ORDER' | 'TERMS'>> {
  return retryingTransaction(kysely, async (trx) => {
    const find = () =>
      trx.selectFrom('event').select('event_seq').where('form_key', '=', formKey).executeTakeFirst()
    const known = await find()
    if (known) return { eventSeq: known.event_seq }
    const refused = refuseTerms(content) ?? refuseTimes(content, null, now())
    if (refused) return refused
    const row = await trx
      .insertInto('event')
      .values({
        ...columnsOfEvent(content),
        form_key: formKey,
        media_key: null,
        updated_at: now(),
      })
      .onConflict((conflict) => conflict.column('form_key').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) return { eventSeq: (await find())?.event_seq ?? 0 }
    if (row.kind !== 'NEWS') await ensureDraw(trx, { keys }, row.event_seq)
    await writeEventVersion(trx, row, { operator, caller, now }, { did: 'SAVE' })
    return { eventSeq: row.event_seq }
  })
}

/** Changes an event as the operator saw it; a repeat of the same change is no new version. */
export async function saveEvent(
  { kysely, now, caller, keys }: Context,
  operator: Operator,
  { eventSeq, version, content }: { eventSeq: number; version: number; content: EventContent },
): Promise<
  { version: number } | Refusal<'NOT_FOUND' | 'PAST' | 'ORDER' | 'TERMS' | 'OUTDATED' | 'STARTED'>
> {
  return retryingTransaction(kysely, async (trx) => {
    const before = await trx
      .selectFrom('event')
      .selectAll()
      .where('event_seq', '=', eventSeq)
      .forUpdate()
      .executeTakeFirst()
    if (!before) return refuse('NOT_FOUND')
    const stands = contentOfEvent(before)
    const after = contentOfEvent({ ...before, ...columnsOfEvent(content) })
    if (JSON.stringify(stands) === JSON.stringify(after)) return { version: before.version }
    if (before.version !== version) return refuse('OUTDATED')
    if (before.starts_at <= now() && termsOfEvent(stands) !== termsOfEvent(after))
      return refuse('STARTED')
    const refused = refuseTerms(content) ?? refuseTimes(content, stands, now())
    if (refused) return refused
    const row = await trx
      .updateTable('event')
      .set({ ...columnsOfEvent(content), version: version + 1, updated_at: now() })
      .where('event_seq', '=', eventSeq)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (row.kind !== 'NEWS') await ensureDraw(trx, { keys }, eventSeq)
    await writeEventVersion(trx, row, { operator, caller, now }, { did: 'SAVE' })
    return { version: row.version }
  })
}

/** Hides an event, shows it again, or restores an earlier content; what is so already stays as it is. */
export async function stepEvent(
  { kysely, now, caller, keys }: Context,
  operator: Operator,
  {
    eventSeq,
    version,
    step,
    toVersion,
  }: { eventSeq: number; version: number; step: PostStep; toVersion?: number | undefined },
): Promise<{ version: number } | Refusal<'NOT_FOUND' | 'OUTDATED' | 'STARTED'>> {
  return retryingTransaction(kysely, async (trx) => {
    const before = await trx
      .selectFrom('event')
      .selectAll()
      .where('event_seq', '=', eventSeq)
      .forUpdate()
      .executeTakeFirst()
    if (!before) return refuse('NOT_FOUND')
    if (step !== 'ROLL_BACK' && before.is_hidden === (step === 'HIDE'))
      return { version: before.version }
    if (before.version !== version) return refuse('OUTDATED')
    const restored =
      step === 'ROLL_BACK'
        ? await trx
            .selectFrom('event_version')
            .select('content')
            .where('event_seq', '=', eventSeq)
            .where('version', '=', toVersion ?? 0)
            .executeTakeFirst()
        : null
    if (restored === undefined) return refuse('NOT_FOUND')
    const hasStarted = before.starts_at <= now()
    if (
      restored &&
      hasStarted &&
      termsOfEvent(restored.content) !== termsOfEvent(contentOfEvent(before))
    )
      return refuse('STARTED')
    const row = await trx
      .updateTable('event')
      .set({
        ...(restored ? columnsOfEvent(restored.content) : { is_hidden: step === 'HIDE' }),
        version: version + 1,
        updated_at: now(),
      })
      .where('event_seq', '=', eventSeq)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (row.kind !== 'NEWS') await ensureDraw(trx, { keys }, eventSeq)
    await writeEventVersion(
      trx,
      row,
      { operator, caller, now },
      { did: step, fromVersion: toVersion },
    )
    return { version: row.version }
  })
}
