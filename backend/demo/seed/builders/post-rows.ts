import { randomBytes, randomUUID } from 'node:crypto'
import type { Insertable, Kysely, Selectable } from 'kysely'
import { columnsOfAnnouncement } from '#backend/announcements/announcement-content.ts'
import { announcementTable } from '#backend/announcements/announcement-posts.ts'
import { bannerTable } from '#backend/banners/banner-posts.ts'
import type { DB } from '#backend/db/schema.ts'
import { ensureDraw } from '#backend/events/ensure-draw.ts'
import { eventTable } from '#backend/events/event-posts.ts'
import { exhibitionTable } from '#backend/exhibitions/exhibition-posts.ts'
import { columnsOfFaq } from '#backend/faq/faq-content.ts'
import { faqTable } from '#backend/faq/faq-posts.ts'
import { macroTable } from '#backend/macros/macro-posts.ts'
import type { KeyRing } from '#backend/operation/key-ring.ts'
import { senseTable } from '#backend/search-words/sense-posts.ts'
import type { AnnouncementContent } from '#contracts/announcement.ts'
import type { FaqContent } from '#contracts/faq.ts'
import type { SearchSense } from '#contracts/search-words.ts'

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
  await announcementTable.writeVersion(kysely, row, by, { did: 'SAVE' })
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
  await faqTable.writeVersion(kysely, row, by, { did: 'SAVE' })
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

/** Inserts a banner without a picture, with its first version. */
export async function seedBanner(
  kysely: Kysely<DB>,
  { startsAt, ...given }: Partial<Insertable<DB['banner']>> & { startsAt: Date },
): Promise<{ bannerSeq: number }> {
  const row = await kysely
    .insertInto('banner')
    .values({
      title: '캠핑 시즌오프',
      subtitle: '한 철 쓴 텐트와 의자',
      link: '/category',
      media_key: null,
      background: '#f3e9dc',
      sort_order: 100,
      starts_at: startsAt,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const by = { operator: null, caller: NOBODY, now: () => startsAt }
  await bannerTable.writeVersion(kysely, row, by, { did: 'SAVE' })
  return { bannerSeq: row.banner_seq }
}

/** Inserts an exhibition without goods, with a picture and its first version. */
export async function seedExhibition(
  kysely: Kysely<DB>,
  { startsAt, ...given }: Partial<Insertable<DB['exhibition']>> & { startsAt: Date },
): Promise<{ gnbSeq: number }> {
  const media_key = randomBytes(8).toString('hex')
  await kysely
    .insertInto('media')
    .values({ media_key, kind: 'FILE', recipe: null, width: 900, height: 600, color: '#aabbcc' })
    .execute()
  await kysely.insertInto('content_picture').values({ media_key }).execute()
  const row = await kysely
    .insertInto('exhibition')
    .values({
      title: '캠핑 시즌오프',
      subtitle: '창고에 넣기 전에 만나는 캠핑 장비',
      body: '텐트는 스킨과 폴대, 팩 개수를 꼭 확인하세요.',
      media_key,
      sort_order: 100,
      starts_at: startsAt,
      product_seqs: '[]',
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const by = { operator: null, caller: NOBODY, now: () => startsAt }
  await exhibitionTable.writeVersion(kysely, row, by, { did: 'SAVE' })
  return { gnbSeq: row.gnb_seq }
}

/** Inserts an entry of the words of search, switched on, with its first version. */
export async function seedSearchSense(
  kysely: Kysely<DB>,
  { words, texts = [], categories = [], isVague = false }: Partial<SearchSense>,
): Promise<{ senseSeq: number }> {
  const row = await kysely
    .insertInto('search_sense')
    .values({
      words: JSON.stringify(words),
      texts: JSON.stringify(texts),
      categories: JSON.stringify(categories),
      is_vague: isVague,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const by = { operator: null, caller: NOBODY, now: () => row.updated_at }
  await senseTable.writeVersion(kysely, row, by, { did: 'SAVE' })
  return { senseSeq: row.sense_seq }
}

/** Inserts a macro of answers, switched on, with its first version. */
export async function seedMacro(
  kysely: Kysely<DB>,
  given: Partial<Insertable<DB['answer_macro']>>,
): Promise<{ macroSeq: number }> {
  const row = await kysely
    .insertInto('answer_macro')
    .values({
      label: '인사',
      category: null,
      text: '{이름} 님, 안녕하세요.',
      sort_order: 100,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const by = { operator: null, caller: NOBODY, now: () => row.updated_at }
  await macroTable.writeVersion(kysely, row, by, { did: 'SAVE' })
  return { macroSeq: row.macro_seq }
}

/** Gives an event its first version, and its secret where members take part in it. */
export async function prepareEvent(
  kysely: Kysely<DB>,
  keys: KeyRing,
  row: Selectable<DB['event']>,
): Promise<void> {
  if (row.kind !== 'NEWS') await ensureDraw(kysely, { keys }, row.event_seq)
  const by = { operator: null, caller: NOBODY, now: () => row.starts_at }
  await eventTable.writeVersion(kysely, row, by, { did: 'SAVE' })
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
