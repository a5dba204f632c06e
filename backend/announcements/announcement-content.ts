import { type Insertable, type Selectable, sql } from 'kysely'
import type { AnnouncementContent, AnnouncementSummary } from '#contracts/announcement.ts'
import type { DB } from '../db/schema.ts'
import { canonicalText } from '../search-index/korean/canonical.ts'
import { normaliseText } from '../search-index/korean/normalise.ts'

type Row = Selectable<DB['announcement']>

/** The columns of a content, with the text by which it is found. */
export function columnsOfAnnouncement(content: AnnouncementContent) {
  const texts = [content.title, content.body].flatMap((text) => [
    normaliseText(text),
    canonicalText(text),
  ])
  return {
    category: content.category,
    title: content.title,
    body: content.body,
    is_pinned: content.isPinned,
    is_popup: content.isPopup,
    publish_at: new Date(content.publishAt),
    ends_at: content.endsAt === null ? null : new Date(content.endsAt),
    norm: [...new Set(texts)].join(' '),
  } satisfies Partial<Insertable<DB['announcement']>>
}

export function contentOfAnnouncement(row: Row): AnnouncementContent {
  return {
    category: row.category,
    title: row.title,
    body: row.body,
    isPinned: row.is_pinned,
    isPopup: row.is_popup,
    publishAt: row.publish_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
  }
}

export function summaryOfAnnouncement(row: Row): AnnouncementSummary {
  return {
    announcementSeq: row.announcement_seq,
    category: row.category,
    title: row.title,
    isPinned: row.is_pinned,
    publishAt: row.publish_at.toISOString(),
  }
}

/** Announcements that are shown at a time. */
export const shownAt = (at: Date) =>
  sql<boolean>`(not is_hidden and publish_at <= ${at} and (ends_at is null or ends_at > ${at}))`
