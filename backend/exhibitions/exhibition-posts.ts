import type { Insertable, Selectable } from 'kysely'
import type { ExhibitionContent } from '#contracts/exhibition.ts'
import { claimPictures } from '../content/claim-pictures.ts'
import { unseenMessage, unseenProducts } from '../content/unseen-products.ts'
import type { DB } from '../db/schema.ts'
import { refuse } from '../operation/refusal.ts'
import type { PostKind } from '../posts/post-kind.ts'
import { postOperations } from '../posts/post-operations.ts'
import { postTable } from '../posts/post-table.ts'
import { refuseTimes } from '../posts/refuse-times.ts'

type Row = Selectable<DB['exhibition']>

const columnsOf = (content: ExhibitionContent) => ({
  title: content.title,
  subtitle: content.subtitle,
  body: content.body,
  media_key: content.mediaKey,
  sort_order: content.position,
  starts_at: new Date(content.startsAt),
  ends_at: content.endsAt === null ? null : new Date(content.endsAt),
  product_seqs: [...content.productSeqs],
})

const contentOf = (row: Row): ExhibitionContent => ({
  title: row.title,
  subtitle: row.subtitle,
  body: row.body,
  mediaKey: row.media_key,
  position: row.sort_order,
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at?.toISOString() ?? null,
  productSeqs: row.product_seqs,
})

const stored = ({
  product_seqs,
  ...columns
}: Partial<Row>): Partial<Insertable<DB['exhibition']>> => ({
  ...columns,
  ...(product_seqs && { product_seqs: JSON.stringify(product_seqs) }),
})

export const exhibitionTable = postTable('exhibition', {
  seqColumn: 'gnb_seq',
  contentOf,
  headOf: (content) => content,
  start: 'starts_at',
  isOrdered: true,
})

const exhibitionPosts: PostKind<
  Row,
  ReturnType<typeof columnsOf>,
  ExhibitionContent,
  'PAST' | 'ORDER' | 'PICTURE' | 'GOODS'
> = {
  ...exhibitionTable,
  columnsOf,
  refuseTyped: refuseTimes,
  // Goods that it had before may have gone: it is edited all the same.
  async refuseStored(trx, { userSeq }, { mediaKey, productSeqs }, before) {
    const had = new Set(before?.productSeqs)
    const added = productSeqs.filter((productSeq) => !had.has(productSeq))
    const unseen = await unseenProducts(trx, added)
    if (unseen.length > 0) return refuse('GOODS', { message: unseenMessage(unseen) })
    const missing = await claimPictures(trx, userSeq, [mediaKey])
    return missing.length > 0 ? refuse('PICTURE') : null
  },
  insert: (trx, columns) => exhibitionTable.insert(trx, stored(columns)),
  update: (trx, gnbSeq, columns) => exhibitionTable.update(trx, gnbSeq, stored(columns)),
  async afterWrite(trx, _context, { gnb_seq, product_seqs }) {
    await trx.deleteFrom('exhibition_product').where('gnb_seq', '=', gnb_seq).execute()
    if (product_seqs.length === 0) return
    const there = await trx
      .selectFrom('product')
      .select('product_seq')
      .where('product_seq', 'in', product_seqs)
      .execute()
    const known = new Set(there.map(({ product_seq }) => product_seq))
    const goods = product_seqs.filter((productSeq) => known.has(productSeq))
    if (goods.length === 0) return
    await trx
      .insertInto('exhibition_product')
      .values(goods.map((product_seq, position) => ({ gnb_seq, product_seq, position })))
      .execute()
  },
}

/** Exhibitions as posts that operators write. */
export const exhibitionOperations = postOperations(
  exhibitionPosts,
  'gnbSeq',
  ({ gnb_seq }) => gnb_seq,
)
