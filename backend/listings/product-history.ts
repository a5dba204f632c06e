import type { ListingEdit } from '#contracts/listing.ts'
import { MOST_CHANGES_SHOWN } from '#contracts/listing-rules.ts'
import type { HostContext } from '../operation/context.ts'

/** What was changed in a visible product after its first hour, newest first; nothing of one that is not visible. */
export async function productHistory(
  { kysely }: Pick<HostContext, 'kysely'>,
  productSeq: number,
): Promise<{ edits: ListingEdit[]; total: number }> {
  const rows = await kysely
    .selectFrom('product_version as edit')
    .innerJoin('product', 'product.product_seq', 'edit.product_seq')
    .innerJoin('store', 'store.store_seq', 'product.store_seq')
    .select(['edit.version', 'edit.changes', 'edit.created_at'])
    .select((row) => row.fn.countAll<number>().over().as('total'))
    .where('edit.product_seq', '=', productSeq)
    .where('edit.is_public', '=', true)
    .where('product.visibility', '=', 'ACTIVE')
    .where('store.status', '=', 'ACTIVE')
    .orderBy('edit.version', 'desc')
    .limit(MOST_CHANGES_SHOWN)
    .execute()
  const edits = rows.map(({ version, changes, created_at }) => ({
    version,
    at: created_at.toISOString(),
    changes,
  }))
  return { edits, total: Number(rows[0]?.total ?? 0) }
}
