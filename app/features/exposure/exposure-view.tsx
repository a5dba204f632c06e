import { Link } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { Notice } from '#app/components/notice.tsx'
import { paths } from '#app/paths.ts'
import type { Exposure } from '#contracts/listing-exposure.ts'
import { hintText, placeText } from './exposure-texts.ts'

/** Which words lead to an own listing, and what would help. */
export function ExposureView({ exposure }: { exposure: Exposure }) {
  const { productSeq, isSearchable, searches, hints, missingWord } = exposure
  return (
    <>
      {!isSearchable && (
        <Notice tone="warning">
          지금은 검색에 나오지 않는 상품이에요. 다시 보이게 하면 검색돼요.
        </Notice>
      )}
      {searches.length > 0 && (
        <Card as="section" padded={false} aria-labelledby="searches">
          <h2 id="searches" className="px-4 pt-4 pb-1 text-base font-bold text-ink sm:px-5">
            이렇게 검색하면
          </h2>
          <ul className="divide-y divide-line">
            {searches.map((search) => (
              <li key={search.keyword}>
                <Link
                  to={paths.searchResult(search.keyword)}
                  className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 px-4 py-2 hover:bg-surface-2 sm:px-5"
                >
                  <span className="font-semibold break-all text-ink">{search.keyword}</span>
                  <span className="text-sm text-ink-3 tabular-nums">{placeText(search)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {hints.length > 0 && (
        <Card as="section" aria-labelledby="hints">
          <h2 id="hints" className="text-base font-bold text-ink">
            더 잘 보이게 하려면
          </h2>
          <ul className="mt-2 list-disc space-y-1.5 ps-5 text-base text-ink-2">
            {hints.map((hint) => (
              <li key={hint}>{hintText(hint, missingWord)}</li>
            ))}
          </ul>
        </Card>
      )}
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={paths.sellForm({ productSeq })}>상품 고치기</ButtonLink>
        <ButtonLink to={paths.product(productSeq)} variant="secondary">
          상품 보기
        </ButtonLink>
      </div>
    </>
  )
}
