import { randomBytes, randomUUID } from 'node:crypto'
import type { Insertable, Kysely, Selectable } from 'kysely'
import {
  columnsOfAnnouncement,
  writeAnnouncementVersion,
} from '#backend/announcements/announcement-content.ts'
import type { DB } from '#backend/db/schema.ts'
import { ensureDraw } from '#backend/events/ensure-draw.ts'
import { writeEventVersion } from '#backend/events/event-content.ts'
import { columnsOfFaq, writeFaqVersion } from '#backend/faq/faq-content.ts'
import type { KeyRing } from '#backend/operation/key-ring.ts'
import type { AnnouncementContent } from '#contracts/announcement.ts'
import type { FaqContent } from '#contracts/faq.ts'

const NOBODY = { deviceUuid: null, address: null, userAgent: null }

/** Inserts an announcement with its first version; shown since `at` unless it says otherwise. */
export async function seedAnnouncement(
  kysely: Kysely<DB>,
  {
    at,
    isHidden = false,
    ...content
  }: Partial<AnnouncementContent> & { at: Date; isHidden?: boolean },
): Promise<{ announcementSeq: number }> {
  const row = await kysely
    .insertInto('announcement')
    .values({
      ...columnsOfAnnouncement({
        category: 'NEWS',
        title: '고객센터 운영 시간 안내',
        body: '평일 오전 10시부터 오후 6시까지 운영해요.',
        isPinned: false,
        isPopup: false,
        publishAt: at.toISOString(),
        endsAt: null,
        ...content,
      }),
      form_key: randomUUID(),
      is_hidden: isHidden,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const by = { operator: null, caller: NOBODY, now: () => at }
  await writeAnnouncementVersion(kysely, row, by, { did: 'SAVE' })
  return { announcementSeq: row.announcement_seq }
}

/** Inserts an entry of the FAQ with its first version; shown since `at` unless it says otherwise. */
export async function seedFaq(
  kysely: Kysely<DB>,
  { at, isHidden = false, ...content }: Partial<FaqContent> & { at: Date; isHidden?: boolean },
): Promise<{ faqSeq: number }> {
  const row = await kysely
    .insertInto('faq')
    .values({
      ...columnsOfFaq({
        category: 'BUY',
        question: '안심결제가 뭐예요?',
        answer: '구매를 확정할 때까지 두손이 돈을 맡아 두는 결제 방법이에요.',
        words: '',
        link: null,
        isTop: false,
        position: 100,
        publishAt: at.toISOString(),
        endsAt: null,
        ...content,
      }),
      form_key: randomUUID(),
      is_hidden: isHidden,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const by = { operator: null, caller: NOBODY, now: () => at }
  await writeFaqVersion(kysely, row, by, { did: 'SAVE' })
  return { faqSeq: row.faq_seq }
}

/** Inserts an event with its first version, a draw of one winner unless it says otherwise. */
export async function seedEvent(
  kysely: Kysely<DB>,
  keys: KeyRing,
  given: Partial<Insertable<DB['event']>> & { starts_at: Date; ends_at: Date },
): Promise<{ eventSeq: number }> {
  const row = await kysely
    .insertInto('event')
    .values({
      kind: 'DRAW',
      title: '가을맞이 포인트 추첨',
      summary: '참여하면 추첨으로 포인트를 드려요',
      body: '참여하기를 누르면 자동으로 응모돼요.',
      media_key: null,
      winners: 1,
      points: 1_000,
      updated_at: given.starts_at,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await prepareEvent(kysely, keys, row)
  return { eventSeq: row.event_seq }
}

/** Gives an event its first version, and its secret where members take part in it. */
export async function prepareEvent(
  kysely: Kysely<DB>,
  keys: KeyRing,
  row: Selectable<DB['event']>,
): Promise<void> {
  if (row.kind !== 'NEWS') await ensureDraw(kysely, { keys }, row.event_seq)
  const by = { operator: null, caller: NOBODY, now: () => row.starts_at }
  await writeEventVersion(kysely, row, by, { did: 'SAVE' })
}

/** Members take part in an event, a minute after each other. */
export async function seedEntries(
  kysely: Kysely<DB>,
  { event_seq, starts_at }: Pick<Selectable<DB['event']>, 'event_seq' | 'starts_at'>,
  userSeqs: readonly number[],
): Promise<void> {
  if (userSeqs.length === 0) return
  await kysely
    .insertInto('event_entry')
    .values(
      userSeqs.map((user_seq, index) => ({
        event_seq,
        entry_no: index + 1,
        code: randomBytes(12).toString('hex'),
        user_seq,
        person_hash: null,
        at: new Date(starts_at.getTime() + (index + 1) * 60_000),
      })),
    )
    .execute()
  await kysely
    .updateTable('event_draw')
    .set({ entry_count: userSeqs.length })
    .where('event_seq', '=', event_seq)
    .execute()
}
