import type { ExhibitionSummary } from '#contracts/exhibition.ts'
import type { HostContext } from '../operation/context.ts'
import { nextChangeOfPosts } from '../posts/post-table.ts'
import { startedExhibitions, summaryOf } from './exhibition-summary.ts'

/** Exhibitions that have started: running ones in their order, then ended ones. */
export async function listExhibitions(
  context: Pick<HostContext, 'kysely' | 'now'>,
): Promise<{ exhibitions: ExhibitionSummary[]; validUntil: string | null }> {
  const at = context.now()
  const [rows, validUntil] = await Promise.all([
    startedExhibitions(context).orderBy('sort_order').orderBy('gnb_seq').execute(),
    nextChangeOfPosts(context, 'exhibition', 'starts_at', at),
  ])
  const exhibitions = rows.map((row) => summaryOf(row, at))
  return {
    exhibitions: [
      ...exhibitions.filter(({ ended }) => !ended),
      ...exhibitions.filter(({ ended }) => ended),
    ],
    validUntil,
  }
}
