import type { Kysely, Selectable } from 'kysely'
import type { ContentVersionTable, DB } from '#backend/db/schema.ts'
import type { HostContext } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { ContentVersion, DeskContent, ShownArticle } from '#contracts/content-desk.ts'
import type { Article } from '#contracts/content-rules.ts'
import { articleOf, contentState, deskContent } from './desk-content.ts'
import { shownArticle } from './shown-blocks.ts'

/** Versions that the desk lists; earlier ones stay stored. */
const MOST_VERSIONS = 100

/** An article in any state, with its history, newest first. */
export async function getDeskContent(
  { kysely, now: clock }: Pick<HostContext, 'kysely' | 'now'>,
  contentSeq: number,
): Promise<
  (DeskContent & { article: Article; versions: ContentVersion[] }) | Refusal<'NOT_FOUND'>
> {
  const row = await kysely
    .selectFrom('content')
    .selectAll()
    .where('content_seq', '=', contentSeq)
    .executeTakeFirst()
  if (!row) return refuse('NOT_FOUND')
  const now = clock()
  const versions = await versionsOf(kysely, contentSeq).limit(MOST_VERSIONS).execute()
  return {
    ...deskContent(row, now),
    article: articleOf(row),
    versions: versions.map((version) => toVersion(version, now)),
  }
}

/** One version of an article, as its readers saw it. */
export async function getDeskContentVersion(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { contentSeq, version }: { contentSeq: number; version: number },
): Promise<{ article: ShownArticle; version: ContentVersion } | Refusal<'NOT_FOUND'>> {
  const row = await versionsOf(kysely, contentSeq)
    .where('content_version.version', '=', version)
    .executeTakeFirst()
  if (!row) return refuse('NOT_FOUND')
  return { article: await shownArticle(kysely, row.article), version: toVersion(row, now()) }
}

function versionsOf(kysely: Kysely<DB>, contentSeq: number) {
  return kysely
    .selectFrom('content_version')
    .leftJoin('store', 'store.user_seq', 'content_version.operator_user_seq')
    .selectAll('content_version')
    .select('store.name as operator_name')
    .where('content_seq', '=', contentSeq)
    .orderBy('content_version.version', 'desc')
}

function toVersion(
  row: Selectable<ContentVersionTable> & { operator_name: string | null },
  now: Date,
): ContentVersion {
  return {
    version: row.version,
    edit: row.edit,
    backTo: row.back_to,
    title: row.article.title,
    note: row.note,
    state: contentState(row, now),
    publishedAt: row.published_at?.toISOString() ?? null,
    operatorNickName: row.operator_name,
    at: row.at.toISOString(),
  }
}
