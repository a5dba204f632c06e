import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { retryingTransaction } from '#backend/db/retrying-transaction.ts'
import type { ContentTable, DB } from '#backend/db/schema.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { DeskContent } from '#contracts/content-desk.ts'
import {
  type Article,
  type ArticleProblem,
  articleProblems,
  CONTENT_LIMITS,
  type ContentRelease,
} from '#contracts/content-rules.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { claimContentPictures } from './claim-content-pictures.ts'
import { articleColumns, deskContent, lockContent } from './desk-content.ts'
import { goneProducts } from './gone-products.ts'
import { writeContentVersion } from './write-content-version.ts'

export interface SavedContent {
  formKey: string
  edited: { contentSeq: number; version: number } | null
  article: Article
  release: ContentRelease
  publishAt: string | null
  note: string
}

/**
 * Writes an article or changes one, as a version of its own, and releases it: at once, at a time, or not at all. The same
 * form again writes nothing.
 *
 * @returns STALE when the article was changed since it was opened; UNFIT with every problem and its field
 */
export async function saveContent(
  context: Pick<HostContext, 'kysely' | 'now' | 'caller'>,
  operator: Pick<Viewer, 'userSeq'>,
  saved: SavedContent,
): Promise<DeskContent | Refusal<'NOT_FOUND' | 'STALE' | 'UNFIT'>> {
  return retryingTransaction(context.kysely, async (trx) => {
    const now = context.now()
    // Presses of one button run one after the other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`content:${saved.formKey}`}, 0))`.execute(
      trx,
    )
    const earlier = await savedBefore(trx, saved.formKey)
    if (earlier) return deskContent(earlier, now)
    const before = saved.edited ? await lockContent(trx, saved.edited.contentSeq) : null
    if (before === undefined) return refuse('NOT_FOUND')
    if (before && before.version !== saved.edited?.version) return refuse('STALE')
    const problems = await problemsOf(trx, operator, saved, before, now)
    if (problems.length > 0) return refuse('UNFIT', { data: { problems } })
    const row = await writeRow(trx, saved, before, now)
    await writeContentVersion(context, trx, operator, row, {
      edit: before ? 'EDITED' : 'WRITTEN',
      note: saved.note,
      form_key: saved.formKey,
      back_to: null,
    })
    return deskContent(row, now)
  })
}

function savedBefore(trx: Kysely<DB>, formKey: string) {
  return trx
    .selectFrom('content')
    .selectAll('content')
    .innerJoin('content_version as saved', 'saved.content_seq', 'content.content_seq')
    .where('saved.form_key', '=', formKey)
    .executeTakeFirst()
}

async function problemsOf(
  trx: Transaction<DB>,
  operator: Pick<Viewer, 'userSeq'>,
  { article, release, publishAt }: SavedContent,
  before: Selectable<ContentTable> | null,
  now: Date,
): Promise<ArticleProblem[]> {
  const problems = articleProblems(article)
  if (release === 'AT') {
    const message = scheduleProblem(publishAt, now)
    if (message) problems.push({ field: 'publishAt', message })
  }
  if (problems.length > 0) return problems
  return [
    ...(await goneProducts(trx, article.blocks, before?.blocks ?? [])),
    ...(await claimContentPictures(trx, operator.userSeq, article)),
  ]
}

function scheduleProblem(publishAt: string | null, now: Date): string | null {
  if (publishAt === null) return '언제 게시할지 날짜와 시각을 골라 주세요.'
  const ahead = Date.parse(publishAt) - now.getTime()
  if (ahead <= 0) return '이미 지난 시각이에요. 지금보다 뒤를 골라 주세요.'
  return ahead > CONTENT_LIMITS.daysAhead * DAY_MS ? '예약은 1년 안으로 할 수 있어요.' : null
}

async function writeRow(
  trx: Transaction<DB>,
  { article, release, publishAt }: SavedContent,
  before: Selectable<ContentTable> | null,
  now: Date,
): Promise<Selectable<ContentTable>> {
  // What readers have seen keeps its date, however often it is hidden and shown again.
  const seenAt = before?.published_at && before.published_at <= now ? before.published_at : null
  const values = {
    ...articleColumns(article),
    is_hidden: release === 'HIDDEN',
    published_at:
      release === 'AT' && publishAt
        ? new Date(publishAt)
        : release === 'NOW'
          ? (seenAt ?? now)
          : seenAt,
    version: (before?.version ?? 0) + 1,
    updated_at: now,
  }
  if (!before)
    return trx.insertInto('content').values(values).returningAll().executeTakeFirstOrThrow()
  return trx
    .updateTable('content')
    .set(values)
    .where('content_seq', '=', before.content_seq)
    .returningAll()
    .executeTakeFirstOrThrow()
}
