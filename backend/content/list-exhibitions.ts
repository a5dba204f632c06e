import type { ExhibitionSummary } from '#contracts/init.ts'
import type { HostContext } from '../operation/context.ts'
import { startedExhibitions, summaryOf } from './exhibition-summary.ts'

/** Exhibitions that have started: running ones in their order, then ended ones. */
export async function listExhibitions(
  context: Pick<HostContext, 'kysely' | 'now'>,
): Promise<{ exhibitions: ExhibitionSummary[] }> {
  const rows = await startedExhibitions(context).orderBy('sort_order').orderBy('gnb_seq').execute()
  const exhibitions = rows.map((row) => summaryOf(row, context.now()))
  return {
    exhibitions: [
      ...exhibitions.filter(({ ended }) => !ended),
      ...exhibitions.filter(({ ended }) => ended),
    ],
  }
}
