import { isDeepStrictEqual } from 'node:util'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { DraftContent } from '#contracts/listing.ts'
import { MOST_DRAFTS } from '#contracts/listing-rules.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { DB, ListingDraftTable } from '../../db/schema.ts'
import { draftSaveLimits } from '../../limits/rules.ts'
import { keepPhotosForDraft } from '../../listing-photos/keep-for-draft.ts'
import type { HostContext, Viewer } from '../../operation/context.ts'
import { lockOwnAccount } from '../../operation/lock-own-account.ts'
import { isRefusal, type Refusal, refuse } from '../../operation/refusal.ts'
import { ownDrafts, withPhotos } from './draft-rows.ts'

interface DraftSave {
  draftId: string
  revision: number
  content: DraftContent
}

interface SavedDraft {
  draftId: string
  revision: number
  updatedAt: string
}

type Outcome = SavedDraft | Refusal<'STALE' | 'FULL' | 'NOT_FOUND' | 'LIMITED'>

/**
 * Saves a draft over the revision that the caller has. Where another device was faster with something else the caller
 * gets that instead; where the same was saved already nothing changes.
 */
export async function saveDraft(
  context: HostContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  draft: DraftSave,
): Promise<Outcome> {
  const { kysely, limiter, now } = context
  const retryAfterSeconds = await limiter.take(draftSaveLimits(context, userSeq))
  if (retryAfterSeconds !== null) return refuse('LIMITED', { data: { retryAfterSeconds } })
  const outcome = await retryingTransaction(kysely, async (trx) => {
    await lockOwnAccount(trx, userSeq)
    return write(trx, userSeq, draft, now())
  })
  if (!isRefusal(outcome) || outcome.refused !== 'STALE') return outcome
  const rows = await ownDrafts(kysely, userSeq).where('draft_id', '=', draft.draftId).execute()
  const [present] = await withPhotos(kysely, userSeq, rows)
  return present ? refuse('STALE', { data: present }) : refuse('NOT_FOUND')
}

async function write(
  trx: Transaction<DB>,
  userSeq: number,
  draft: DraftSave,
  at: Date,
): Promise<Outcome> {
  const { draftId, revision } = draft
  // A null character is accepted in no text of the database.
  const content = JSON.parse(
    JSON.stringify(draft.content).replaceAll('\\u0000', ''),
  ) as DraftContent
  const before = await trx
    .selectFrom('listing_draft')
    .selectAll()
    .where('draft_id', '=', draftId)
    .executeTakeFirst()
  if (before && before.user_seq !== userSeq) return refuse('NOT_FOUND')
  if (!before && revision > 0) return refuse('NOT_FOUND')
  const isSaved = before?.revision === revision + 1 && isDeepStrictEqual(before.content, content)
  if (before && isSaved) return saved(before)
  if (before && before.revision !== revision) return refuse('STALE')
  if (!before && (await countDrafts(trx, userSeq)) >= MOST_DRAFTS) return refuse('FULL')
  const row = await trx
    .insertInto('listing_draft')
    .values({
      draft_id: draftId,
      user_seq: userSeq,
      revision: 1,
      content: JSON.stringify(content),
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .column('draft_id')
        .doUpdateSet({
          revision: revision + 1,
          content: JSON.stringify(content),
          updated_at: at,
        })
        .where('listing_draft.user_seq', '=', userSeq),
    )
    .returningAll()
    .executeTakeFirst()
  if (!row) return refuse('NOT_FOUND')
  await keepPhotosForDraft(trx, { userSeq, draftId, photoIds: content.photoIds ?? [] })
  return saved(row)
}

async function countDrafts(trx: Kysely<DB>, userSeq: number): Promise<number> {
  const { count } = await trx
    .selectFrom('listing_draft')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_seq', '=', userSeq)
    .executeTakeFirstOrThrow()
  return count
}

function saved(row: Selectable<ListingDraftTable>): SavedDraft {
  return {
    draftId: row.draft_id,
    revision: row.revision,
    updatedAt: row.updated_at.toISOString(),
  }
}
