import type { Insertable, Selectable } from 'kysely'
import type { FaqContent, FaqEntry } from '#contracts/faq.ts'
import type { DB } from '../db/schema.ts'

type Row = Selectable<DB['faq']>

export function columnsOfFaq(content: FaqContent) {
  return {
    category: content.category,
    question: content.question,
    answer: content.answer,
    words: content.words,
    link_label: content.link?.label ?? null,
    link_path: content.link?.path ?? null,
    is_top: content.isTop,
    position: content.position,
    publish_at: new Date(content.publishAt),
    ends_at: content.endsAt === null ? null : new Date(content.endsAt),
  } satisfies Partial<Insertable<DB['faq']>>
}

const linkOf = ({ link_label: label, link_path: path }: Row) =>
  label !== null && path !== null ? { label, path } : null

export function contentOfFaq(row: Row): FaqContent {
  return {
    category: row.category,
    question: row.question,
    answer: row.answer,
    words: row.words,
    link: linkOf(row),
    isTop: row.is_top,
    position: row.position,
    publishAt: row.publish_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
  }
}

export function entryOfFaq(row: Row): FaqEntry {
  return {
    faqSeq: row.faq_seq,
    category: row.category,
    question: row.question,
    answer: row.answer,
    link: linkOf(row),
    updatedAt: row.updated_at.toISOString(),
  }
}
