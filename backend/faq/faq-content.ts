import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { FaqContent, FaqEntry } from '#contracts/faq.ts'
import type { DB } from '../db/schema.ts'
import type { HostContext } from '../operation/context.ts'
import type { ByOperator, PostDid } from '../posts/post-kind.ts'

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

/** When an entry appears or ends next. */
export async function nextChangeOfFaq(
  { kysely }: Pick<HostContext, 'kysely'>,
  at: Date,
): Promise<string | null> {
  const { rows } = await sql<{ next: Date | null }>`
    select min(moment) as next from (
      select publish_at as moment from faq where not is_hidden and publish_at > ${at}
      union all
      select ends_at from faq where not is_hidden and ends_at > ${at}
    ) moments`.execute(kysely)
  return rows[0]?.next?.toISOString() ?? null
}

/** Records what an operator did, with the content that the entry has now. */
export async function writeFaqVersion(
  trx: Kysely<DB>,
  row: Row,
  { operator, caller, now }: ByOperator,
  { did, fromVersion }: PostDid,
): Promise<void> {
  await trx
    .insertInto('faq_version')
    .values({
      faq_seq: row.faq_seq,
      version: row.version,
      did,
      from_version: fromVersion ?? null,
      content: JSON.stringify(contentOfFaq(row)),
      operator_user_seq: operator?.userSeq ?? null,
      address: caller.address,
      at: now(),
    })
    .execute()
}
