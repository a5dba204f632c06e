import type { Transaction } from 'kysely'
import { ANNOUNCEMENT_LIMITS } from '#contracts/announcement-rules.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { kstMidnight } from '#contracts/kst.ts'
import type { DB } from '../db/schema.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { columnsOfAnnouncement, contentOfAnnouncement } from './announcement-content.ts'
import { announcementTable } from './announcement-posts.ts'

/** After its first day a change is no news any more. */
const SHOWN_DAYS = 30

type Context = Pick<HostContext, 'now' | 'caller'>
type Operator = Pick<Viewer, 'userSeq'>

export interface AnnouncedChange {
  /** The form of the change: it is announced once. */
  formKey: string
  title: string
  body: string
  /** From when it holds, in Korea: 'YYYY-MM-DD'. */
  day: string
  isAdverse: boolean
}

/**
 * Makes a change of fees or of a text known, in the transaction of the change (이용약관 제3조): no operator can forget it. It is
 * an announcement like others, which operators can edit; where members are worse off it also opens on the home page.
 */
export async function announceChange(
  { now, caller }: Context,
  trx: Transaction<DB>,
  operator: Operator,
  { formKey, title, body, day, isAdverse }: AnnouncedChange,
): Promise<void> {
  const at = now()
  const row = await announcementTable.insert(trx, {
    ...columnsOfAnnouncement({
      category: 'POLICY',
      title,
      body,
      isPinned: true,
      isPopup: isAdverse,
      publishAt: at.toISOString(),
      endsAt: new Date(kstMidnight(day).getTime() + SHOWN_DAYS * DAY_MS).toISOString(),
    }),
    form_key: formKey,
    updated_at: at,
  })
  if (row)
    await announcementTable.writeVersion(trx, row, { operator, caller, now }, { did: 'SAVE' })
}

/** Says at the announcement of a change that it was taken back; whoever has read it finds that there. */
export async function announceWithdrawal(
  { now, caller }: Context,
  trx: Transaction<DB>,
  operator: Operator,
  formKey: string | null,
): Promise<void> {
  const found = formKey === null ? undefined : await announcementTable.findByForm(trx, formKey)
  const before = found && (await announcementTable.findLocked(trx, found.announcement_seq))
  if (!before) return
  const content = contentOfAnnouncement(before)
  const row = await announcementTable.update(trx, before.announcement_seq, {
    ...columnsOfAnnouncement({
      ...content,
      title: [...`(취소) ${content.title}`].slice(0, ANNOUNCEMENT_LIMITS.title).join(''),
      body: `이 변경은 취소됐어요. 지금 내용이 그대로 이어져요.\n\n${content.body}`.slice(
        0,
        ANNOUNCEMENT_LIMITS.body,
      ),
      isPinned: false,
      isPopup: false,
    }),
    version: before.version + 1,
    updated_at: now(),
  })
  await announcementTable.writeVersion(trx, row, { operator, caller, now }, { did: 'SAVE' })
}
