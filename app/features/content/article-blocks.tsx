import { ButtonLink } from '#app/components/button.tsx'
import { Picture } from '#app/components/picture.tsx'
import type { Hearts } from '#app/features/hearts/heart-state.ts'
import { ProductGrid } from '#app/features/product-list/product-grid.tsx'
import { count } from '#app/format/count.ts'
import { paths } from '#app/paths.ts'
import type { ShownBlock } from '#contracts/content.ts'
import type { ProductCard } from '#contracts/product.ts'

interface Goods {
  /** Cards of the goods of all blocks as they are now. */
  items: readonly ProductCard[]
  hearts: Hearts | null
  now: string
}

/** The parts of an article below its title. */
export function ArticleBlocks({
  blocks,
  level,
  ...goods
}: { blocks: readonly ShownBlock[]; level: 2 | 4 } & Goods) {
  return (
    <div className="mt-8 flex flex-col gap-5 text-base leading-relaxed text-ink-2 lg:text-lg lg:leading-relaxed">
      {blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an article have no other name and never move.
        <Block key={place} block={block} place={place} level={level} goods={goods} />
      ))}
    </div>
  )
}

function Block({
  block,
  place,
  level,
  goods,
}: {
  block: ShownBlock
  place: number
  level: 2 | 4
  goods: Goods
}) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${level}` as const
      return <Heading className="mt-4 text-xl font-bold text-ink lg:text-2xl">{block.text}</Heading>
    }
    case 'paragraph':
      return <p className="break-words whitespace-pre-line">{block.text}</p>
    case 'list':
      return <Items ordered={block.ordered} items={block.items} />
    case 'quote':
      return (
        <figure className="border-s-4 border-line-strong ps-4">
          <blockquote className="font-medium text-ink">
            <p className="break-words whitespace-pre-line">{block.text}</p>
          </blockquote>
          {block.source && (
            <figcaption className="mt-1 text-sm text-ink-3">{block.source}</figcaption>
          )}
        </figure>
      )
    case 'image':
      return (
        <figure>
          <Picture
            image={block.image}
            alt={block.alt}
            cut="w"
            width={960}
            sizes="(min-width: 48rem) 720px, 100vw"
            className="w-full rounded-lg"
          />
          {block.caption && (
            <figcaption className="mt-2 text-sm text-ink-3">{block.caption}</figcaption>
          )}
        </figure>
      )
    case 'products':
      return <Products productSeqs={block.productSeqs} place={place} {...goods} />
    case 'link':
      return (
        <p>
          <ButtonLink
            to={block.to.startsWith('/') ? block.to : paths.link(block.to)}
            variant="secondary"
            className="max-w-full wrap-anywhere"
          >
            {block.label}
          </ButtonLink>
        </p>
      )
    case 'divider':
      return <hr className="my-2 border-line" />
  }
}

function Items({ ordered, items }: { ordered: boolean; items: readonly string[] }) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List
      className={`flex flex-col gap-1.5 ps-6 marker:text-ink-3 ${ordered ? 'list-decimal' : 'list-disc'}`}
    >
      {items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a list may be the same and never move.
        <li key={place} className="break-words">
          {item}
        </li>
      ))}
    </List>
  )
}

/** Goods with the price and state that they have now. What is hidden or deleted leaves a word instead of a gap. */
function Products({
  productSeqs,
  place,
  items,
  hearts,
  now,
}: { productSeqs: readonly number[]; place: number } & Goods) {
  const shown = productSeqs.flatMap((seq) => items.filter((item) => item.productSeq === seq))
  const gone = productSeqs.length - shown.length
  return (
    <section aria-label="글에서 소개한 상품" className="text-base leading-normal">
      {shown.length > 0 && (
        <ProductGrid
          items={shown}
          now={now}
          hearts={hearts}
          eagerCount={0}
          narrow
          idPrefix={`part-${place}-`}
        />
      )}
      {gone > 0 && (
        <p
          className={
            shown.length > 0
              ? 'mt-3 text-sm text-ink-3'
              : 'rounded-md bg-surface-2 p-4 text-sm text-ink-3'
          }
        >
          {shown.length > 0
            ? `소개한 상품 가운데 ${count(gone)}개는 판매자가 내렸어요.`
            : '여기서 소개한 상품은 판매자가 모두 내렸어요.'}
        </p>
      )}
    </section>
  )
}
