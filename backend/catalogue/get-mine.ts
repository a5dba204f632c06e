import type { HostContext, Viewer } from '../operation/context.ts'

/** The viewer's relation to a product; nothing for an unknown one. */
export async function getMine(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  productSeq: number,
): Promise<{ isFavorite: boolean; isOwn: boolean }> {
  const row = await kysely
    .selectNoFrom((select) => [
      select
        .exists(
          kysely
            .selectFrom('product_favorite')
            .select('product_seq')
            .where('user_seq', '=', userSeq)
            .where('product_seq', '=', productSeq),
        )
        .as('is_favorite'),
      select
        .exists(
          kysely
            .selectFrom('product')
            .innerJoin('store', 'store.store_seq', 'product.store_seq')
            .select('product_seq')
            .where('product_seq', '=', productSeq)
            .where('store.user_seq', '=', userSeq),
        )
        .as('is_own'),
    ])
    .executeTakeFirstOrThrow()
  return { isFavorite: Boolean(row.is_favorite), isOwn: Boolean(row.is_own) }
}
