import type { AnnouncementContent } from '#contracts/announcement.ts'
import type { PostStep } from '#contracts/announcement-rules.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import {
  columnsOfAnnouncement,
  contentOfAnnouncement,
  refuseTimes,
  writeAnnouncementVersion,
} from './announcement-content.ts'

type Context = Pick<HostContext, 'kysely' | 'now' | 'caller'>
type Operator = Pick<Viewer, 'userSeq'>

const timesOf = ({ publishAt, endsAt }: AnnouncementContent) => ({ startsAt: publishAt, endsAt })

/** Writes a new announcement; the same form is the same announcement. */
export async function addAnnouncement(
  { kysely, now, caller }: Context,
  operator: Operator,
  { formKey, content }: { formKey: string; content: AnnouncementContent },
): Promise<{ announcementSeq: number } | Refusal<'PAST' | 'ORDER'>> {
  return retryingTransaction(kysely, async (trx) => {
    const known = await trx
      .selectFrom('announcement')
      .select('announcement_seq')
      .where('form_key', '=', formKey)
      .executeTakeFirst()
    if (known) return { announcementSeq: known.announcement_seq }
    const refused = refuseTimes(timesOf(content), null, now())
    if (refused) return refused
    const row = await trx
      .insertInto('announcement')
      .values({ ...columnsOfAnnouncement(content), form_key: formKey, updated_at: now() })
      .onConflict((conflict) => conflict.column('form_key').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (row) await writeAnnouncementVersion(trx, row, { operator, caller, now }, { did: 'SAVE' })
    const { announcement_seq: announcementSeq } =
      row ??
      (await trx
        .selectFrom('announcement')
        .select('announcement_seq')
        .where('form_key', '=', formKey)
        .executeTakeFirstOrThrow())
    return { announcementSeq }
  })
}

/** Changes an announcement as the operator saw it; a repeat of the same change is no new version. */
export async function saveAnnouncement(
  { kysely, now, caller }: Context,
  operator: Operator,
  {
    announcementSeq,
    version,
    content,
  }: { announcementSeq: number; version: number; content: AnnouncementContent },
): Promise<{ version: number } | Refusal<'NOT_FOUND' | 'PAST' | 'ORDER' | 'OUTDATED'>> {
  return retryingTransaction(kysely, async (trx) => {
    const before = await trx
      .selectFrom('announcement')
      .selectAll()
      .where('announcement_seq', '=', announcementSeq)
      .forUpdate()
      .executeTakeFirst()
    if (!before) return refuse('NOT_FOUND')
    const stands = contentOfAnnouncement(before)
    if (isSame(stands, content)) return { version: before.version }
    if (before.version !== version) return refuse('OUTDATED')
    const refused = refuseTimes(timesOf(content), timesOf(stands), now())
    if (refused) return refused
    const row = await trx
      .updateTable('announcement')
      .set({ ...columnsOfAnnouncement(content), version: version + 1, updated_at: now() })
      .where('announcement_seq', '=', announcementSeq)
      .returningAll()
      .executeTakeFirstOrThrow()
    await writeAnnouncementVersion(trx, row, { operator, caller, now }, { did: 'SAVE' })
    return { version: row.version }
  })
}

const isSame = (one: AnnouncementContent, other: AnnouncementContent) =>
  (Object.keys(one) as (keyof AnnouncementContent)[]).every((key) => one[key] === other[key])

/** Hides an announcement, shows it again, or restores an earlier content; what is so already stays as it is. */
export async function stepAnnouncement(
  { kysely, now, caller }: Context,
  operator: Operator,
  {
    announcementSeq,
    version,
    step,
    toVersion,
  }: {
    announcementSeq: number
    version: number
    step: PostStep
    toVersion?: number | undefined
  },
): Promise<{ version: number } | Refusal<'NOT_FOUND' | 'OUTDATED'>> {
  return retryingTransaction(kysely, async (trx) => {
    const before = await trx
      .selectFrom('announcement')
      .selectAll()
      .where('announcement_seq', '=', announcementSeq)
      .forUpdate()
      .executeTakeFirst()
    if (!before) return refuse('NOT_FOUND')
    if (step !== 'ROLL_BACK' && before.is_hidden === (step === 'HIDE'))
      return { version: before.version }
    if (before.version !== version) return refuse('OUTDATED')
    const restored =
      step === 'ROLL_BACK'
        ? await trx
            .selectFrom('announcement_version')
            .select('content')
            .where('announcement_seq', '=', announcementSeq)
            .where('version', '=', toVersion ?? 0)
            .executeTakeFirst()
        : null
    if (restored === undefined) return refuse('NOT_FOUND')
    const row = await trx
      .updateTable('announcement')
      .set({
        ...(restored ? columnsOfAnnouncement(restored.content) : { is_hidden: step === 'HIDE' }),
        version: version + 1,
        updated_at: now(),
      })
      .where('announcement_seq', '=', announcementSeq)
      .returningAll()
      .executeTakeFirstOrThrow()
    const did = { did: step, ...(toVersion !== undefined && { fromVersion: toVersion }) }
    await writeAnnouncementVersion(trx, row, { operator, caller, now }, did)
    return { version: row.version }
  })
}
