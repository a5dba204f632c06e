import type { Exhibition } from '#contracts/exhibition.ts'
import type { HostContext } from '../operation/context.ts'
import { startedExhibitions, summaryOf } from './exhibition-summary.ts'

/** One exhibition that has started, ended or not, with its products in order; null otherwise. */
export async function getExhibition(
  context: Pick<HostContext, 'kysely' | 'now'>,
  gnbSeq: number,
): Promise<(Exhibition & { validUntil: string | null }) | null> {
  const [row, products] = await Promise.all([
    startedExhibitions(context).where('gnb_seq', '=', gnbSeq).executeTakeFirst(),
    context.kysely
      .selectFrom('exhibition_product')
      .select('product_seq')
      .where('gnb_seq', '=', gnbSeq)
      .orderBy('position')
      .execute(),
  ])
  if (!row) return null
  return {
    ...summaryOf(row, context.now()),
    body: row.body,
    productSeqs: products.map(({ product_seq }) => product_seq),
    validUntil: row.ends_at?.toISOString() ?? null,
  }
}
