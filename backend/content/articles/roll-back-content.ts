import { retryingTransaction } from '#backend/db/retrying-transaction.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { DeskContent } from '#contracts/content-desk.ts'
import { articleColumns, deskContent, lockContent } from './desk-content.ts'
import { writeContentVersion } from './write-content-version.ts'

interface RollBack {
  contentSeq: number
  version: number
  backTo: number
  note: string
}

/**
 * Puts the text and pictures of an earlier version back, as a new version. Whether and when the article is shown stays as it
 * is. The same call again writes nothing.
 *
 * @returns STALE when the article was changed since the operator saw its history
 */
export async function rollBackContent(
  context: Pick<HostContext, 'kysely' | 'now' | 'caller'>,
  operator: Pick<Viewer, 'userSeq'>,
  { contentSeq, version, backTo, note }: RollBack,
): Promise<DeskContent | Refusal<'NOT_FOUND' | 'STALE'>> {
  return retryingTransaction(context.kysely, async (trx) => {
    const now = context.now()
    const before = await lockContent(trx, contentSeq)
    if (!before) return refuse('NOT_FOUND')
    const versions = await trx
      .selectFrom('content_version')
      .select(['version', 'edit', 'back_to', 'article'])
      .where('content_seq', '=', contentSeq)
      .where('version', 'in', [backTo, before.version])
      .execute()
    const last = versions.find((row) => row.version === before.version)
    if (before.version === version + 1 && last?.edit === 'ROLLED_BACK' && last.back_to === backTo)
      return deskContent(before, now)
    if (before.version !== version) return refuse('STALE')
    const target = versions.find((row) => row.version === backTo)
    if (!target || backTo === version) return refuse('NOT_FOUND')
    const row = await trx
      .updateTable('content')
      .set({ ...articleColumns(target.article), version: version + 1, updated_at: now })
      .where('content_seq', '=', contentSeq)
      .returningAll()
      .executeTakeFirstOrThrow()
    await writeContentVersion(context, trx, operator, row, {
      edit: 'ROLLED_BACK',
      note,
      form_key: null,
      back_to: backTo,
    })
    return deskContent(row, now)
  })
}
