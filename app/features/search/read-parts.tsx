import { Link } from '@remix-run/react'
import { ChipRemovable } from '#app/components/chip.tsx'
import { josa } from '#app/format/josa.ts'
import type { ProductPage, ReadPart } from '#contracts/search.ts'
import { withoutPart } from './without-part.ts'

const FILTERS: readonly ReadPart['kind'][] = ['PRICE', 'EXCLUDED', 'REGION']

/** Whether the list is of only a part of the keyword, or of what mentions it in passing. */
export const isMakeshift = (
  result: Pick<ProductPage, 'readAs' | 'total' | 'describedTotal'> | null,
): boolean =>
  result !== null &&
  (result.readAs.some(({ kind }) => kind === 'DROPPED') ||
    (result.total > 0 && result.describedTotal === result.total))

/** How a keyword was read, with the ways to read it otherwise: without a part, or just as it was typed. */
export function ReadParts({
  keyword,
  parts,
  described,
  isCorrected,
  hrefOf,
}: {
  keyword: string
  parts: readonly ReadPart[]
  /** What is said of the products that only a description mentions the keyword in; null where there are none. */
  described: string | null
  /** Whether the correction beside it links to what was typed already. */
  isCorrected: boolean
  /** The address of another search; of one for exactly what was typed. */
  hrefOf: (keyword: string, exact: boolean) => string
}) {
  const filters = parts.filter(({ kind }) => FILTERS.includes(kind))
  const meanings = parts.filter(({ kind }) => kind === 'MEANING')
  const dropped = parts.filter(({ kind }) => kind === 'DROPPED')
  const leftOut = parts.find(({ kind }) => kind === 'ACCESSORIES')
  const isRead = filters.length + meanings.length + dropped.length > 0 || leftOut !== undefined
  if (!isRead && described === null) return null
  return (
    <section
      aria-label="검색어를 읽은 방법"
      className="mb-4 flex flex-col gap-2 rounded-md bg-info-soft px-4 py-3 text-sm text-ink-2"
    >
      {filters.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {filters.map(({ typed, label }) => (
            <li key={typed}>
              <ChipRemovable
                to={hrefOf(withoutPart(keyword, typed), false)}
                rel="nofollow"
                removeLabel="빼고 검색"
              >
                {label}
              </ChipRemovable>
            </li>
          ))}
        </ul>
      )}
      {meanings.map(({ typed, label }) => (
        <p key={typed} className="break-words">
          {josa(`‘${typed}’`, '은/는')}{' '}
          <strong className="font-bold text-ink">{josa(`‘${label}’`, '으로/로')}</strong> 찾았어요.
        </p>
      ))}
      {dropped.length > 0 && (
        <p className="break-words">
          <strong className="font-bold text-ink">
            {josa(dropped.map(({ label }) => `‘${label}’`).join(', '), '을/를')}
          </strong>{' '}
          빼고 찾았어요.
        </p>
      )}
      {leftOut && (
        <p className="break-words">
          함께 찾은 <strong className="font-bold text-ink">{josa(leftOut.label, '은/는')}</strong>{' '}
          빼고 보여 드려요.
        </p>
      )}
      {described !== null && <p className="break-words">{described}</p>}
      {isRead && !isCorrected && (
        <p>
          <Link
            to={hrefOf(keyword, true)}
            rel="nofollow"
            className="inline-block py-0.5 font-medium text-link underline underline-offset-4"
          >
            입력한 그대로 검색하기
          </Link>
        </p>
      )}
    </section>
  )
}
