import { SectionHeader } from '#app/components/section-header.tsx'
import { paths } from '#app/paths.ts'
import { ProductGrid } from '../product-list/product-grid.tsx'
import { ExhibitionCover } from './exhibition-cover.tsx'
import type { ExhibitionGoods } from './load-home.server.ts'

/** One exhibition with its picture and goods, and the covers of the others. */
export function ExhibitionShelf({
  shelf: { exhibition, items, others },
  now,
}: {
  shelf: ExhibitionGoods
  now: string
}) {
  return (
    <section aria-labelledby="exhibition">
      <SectionHeader
        id="exhibition"
        title="이번 주 기획전"
        to={paths.exhibition(exhibition.gnbSeq)}
        moreLabel="상품 모두 보기"
      />
      <div className="exhibition-shelf">
        <ExhibitionCover exhibition={exhibition} />
        <ProductGrid row items={items} now={now} eagerCount={0} idPrefix="exhibition-" />
      </div>
      {others.length > 0 && (
        <ul className="covers bleed scrollbar-none">
          {others.map((other) => (
            <li key={other.gnbSeq}>
              <ExhibitionCover exhibition={other} small />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
