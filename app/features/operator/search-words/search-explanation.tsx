import { Link } from '@remix-run/react'
import { Card } from '#app/components/card.tsx'
import { count } from '#app/format/count.ts'
import { particle } from '#app/format/josa.ts'
import { paths } from '#app/paths.ts'
import type { ProductCard } from '#contracts/product.ts'
import { MATCHES, type MatchKind } from '#contracts/search-words-rules.ts'
import { OperatorTable, TABLE_CELL } from '../operator-table.tsx'

export interface Explanation {
  keyword: string
  total: number
  corrected: string | null
  readAs: readonly { typed: string; label: string }[]
  words: readonly { word: string; others: readonly string[]; categories: readonly string[] }[]
  firstCategories: readonly string[]
  items: readonly { card: ProductCard; isFirst: boolean; matches: readonly MatchKind[] }[]
}

const STATES = { ON_SALE: '판매중', RESERVED: '예약중', SOLD: '판매완료' } as const

/** How a keyword was read, and for its first results the reason of their places. */
export function SearchExplanation({
  explanation: { keyword, total, corrected, readAs, words, firstCategories, items },
}: {
  explanation: Explanation
}) {
  return (
    <section aria-label={`‘${keyword}’ 검색 살펴보기`} className="space-y-3">
      <Card className="space-y-2 text-sm text-ink-2">
        <p className="wrap-anywhere">
          <b>‘{keyword}’</b> · {count(total)}개
          {corrected !== null && (
            <>
              {' '}
              · ‘{corrected}’{particle(corrected, '으로/로')} 고쳐 읽었어요
            </>
          )}
        </p>
        {words.map(({ word, others, categories }) => (
          <p key={word} className="wrap-anywhere">
            <b>{word}</b>
            {others.length > 0 && <> · 다른 말: {others.join(', ')}</>}
            {categories.length > 0 && <> · 카테고리: {categories.join(', ')}</>}
          </p>
        ))}
        {readAs.length > 0 && (
          <p className="wrap-anywhere">
            따로 읽은 말: {readAs.map(({ typed, label }) => `${typed} → ${label}`).join(', ')}
          </p>
        )}
        {firstCategories.length > 0 && (
          <p className="wrap-anywhere">먼저 보이는 카테고리: {firstCategories.join(', ')}</p>
        )}
        <p className="text-ink-3">
          판매중, 예약중, 판매완료 순서이고, 그 안에서 먼저 보이는 카테고리가 앞이에요. 나머지는
          새로움과 관심으로 정해져요.
        </p>
      </Card>
      {items.length > 0 && (
        <OperatorTable
          label={`‘${keyword}’ 검색 결과`}
          heads={['자리', '상품', '상태', '먼저 보이는 카테고리', '찾은 까닭']}
        >
          {items.map(({ card, isFirst, matches }, index) => (
            <tr key={card.productSeq} className="text-ink-2">
              <td className={TABLE_CELL}>{index + 1}</td>
              <td className={TABLE_CELL}>
                <Link
                  to={paths.product(card.productSeq)}
                  className="inline-flex min-h-9 w-56 items-center whitespace-normal break-keep wrap-break-word text-link underline underline-offset-4 lg:w-auto"
                >
                  {card.title}
                </Link>
              </td>
              <td className={TABLE_CELL}>{STATES[card.tradeState]}</td>
              <td className={TABLE_CELL}>{isFirst ? '예' : ''}</td>
              <td className={TABLE_CELL}>
                {matches
                  .map((match, at) => `${words[at]?.word ?? ''}: ${MATCHES[match]}`)
                  .join(', ')}
              </td>
            </tr>
          ))}
        </OperatorTable>
      )}
    </section>
  )
}
