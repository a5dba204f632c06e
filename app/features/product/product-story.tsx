import { Fragment } from 'react'
import { ChipLink } from '#app/components/chip.tsx'
import { normalizeKeyword } from '#app/features/search/keyword.ts'
import { paths } from '#app/paths.ts'
import type { ProductDetail } from '#contracts/product.ts'
import { richText } from './rich-text.ts'

/** The seller's own words, and the tags they chose. */
export function ProductStory({ product }: { product: Pick<ProductDetail, 'body' | 'tags'> }) {
  const body = product.body.trim()
  // A tag without a searchable keyword has no page to link to.
  const tags = product.tags.filter((tag) => normalizeKeyword(tag))
  return (
    <section aria-labelledby="product-story">
      <h2 id="product-story" className="text-lg font-bold text-ink">
        상품 설명
      </h2>
      <div className="mt-3 text-base whitespace-pre-wrap text-ink-2">
        {body === '' && <span className="text-ink-3">등록된 설명이 없습니다.</span>}
        {richText(body).map(({ text, href }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name and never move.
          <Fragment key={position}>
            {href ? (
              <a
                href={href}
                target="_blank"
                rel="nofollow ugc noopener noreferrer"
                className="break-all text-link underline underline-offset-4"
              >
                {text}
                <span className="sr-only"> (새 창)</span>
              </a>
            ) : (
              text
            )}
          </Fragment>
        ))}
      </div>
      {tags.length > 0 && (
        <ul aria-label="태그" className="mt-5 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <ChipLink to={paths.searchResult(normalizeKeyword(tag))}>#{tag}</ChipLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
