import { ExhibitionBody, ExhibitionHeader } from '#app/features/exhibition/exhibition-header.tsx'
import { ProductGrid } from '#app/features/product-list/product-grid.tsx'
import type { ExhibitionContent } from '#contracts/exhibition.ts'
import type { DeskGoods } from './goods-of-exhibition.server.ts'

/** An exhibition as its page shows it; goods that have gone are left out, as they are there. */
export function ExhibitionPreview({
  exhibition,
  goods,
  now,
}: {
  exhibition: ExhibitionContent
  /** Of what was typed and of what is stored. */
  goods: readonly DeskGoods[]
  now: string
}) {
  const { mediaKey, endsAt, productSeqs } = exhibition
  const cards = new Map(goods.flatMap(({ productSeq, card }) => (card ? [[productSeq, card]] : [])))
  const items = productSeqs.flatMap((productSeq) => cards.get(productSeq) ?? [])
  const ended = endsAt !== null && endsAt <= now
  return (
    <div className="space-y-6">
      <ExhibitionHeader exhibition={{ ...exhibition, ended, image: { mediaKey } }} level={2} />
      <ExhibitionBody body={exhibition.body} />
      {items.length > 0 && (
        <ProductGrid items={items} now={now} eagerCount={0} idPrefix="preview-" />
      )}
    </div>
  )
}
