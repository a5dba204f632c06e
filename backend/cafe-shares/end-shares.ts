import type { HostContext, Viewer } from '../operation/context.ts'

/** Takes the member's goods down from the cafe; the cafe is told soon. */
export async function endCafeShares(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { productSeqs }: { productSeqs: readonly number[] },
): Promise<{ ended: number }> {
  const ended = await kysely
    .updateTable('cafe_share')
    .set({ is_wanted: false, is_due: true, due_at: null, tries: 0, problem: null })
    .where('user_seq', '=', userSeq)
    .where('product_seq', 'in', [...productSeqs])
    .where('is_wanted', '=', true)
    .returning('product_seq')
    .execute()
  return { ended: ended.length }
}
