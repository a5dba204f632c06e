import { Link } from '@remix-run/react'
import { Card } from '#app/components/card.tsx'
import { kstDateTime } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import type { ListingTerm, TermChange } from '#contracts/listing-desk.ts'
import { LEVEL_LABELS, TERM_KIND_LABELS } from '../operator-labels.ts'

const LINK =
  'inline-flex min-h-9 min-w-9 items-center font-semibold text-link underline underline-offset-4'

/** The words of a kind. They may be long: each is cut to two lines. */
export function TermList({ terms }: { terms: readonly ListingTerm[] }) {
  return (
    <ul aria-label="말 목록" className="divide-y divide-line rounded-lg border border-line">
      {terms.map(({ termSeq, ruleCode, kind, words, level, isActive, isToCome, startsAt }) => (
        <li key={termSeq} className="flex items-start gap-3 px-4 py-2 text-sm">
          <div className="min-w-0 flex-1">
            <p className="text-ink-3">
              {TERM_KIND_LABELS[kind]}
              {level && ` · ${LEVEL_LABELS[level]}`}
              {!isActive && ' · 사용하지 않음'}
              {isToCome && startsAt !== null && ` · ${kstDateTime(startsAt)}부터 사용`}
            </p>
            <p className="line-clamp-2 wrap-anywhere text-ink">{words}</p>
          </div>
          <Link
            to={`${paths.operatorListingRules({ rule: ruleCode, term: termSeq })}#term`}
            className={LINK}
            aria-label={`${words.slice(0, 30)} 고치기`}
          >
            고치기
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Who changed which words, newest first. */
export function TermChanges({
  changes,
  ruleCode,
}: {
  changes: readonly TermChange[]
  ruleCode: string
}) {
  if (changes.length === 0) return null
  return (
    <Card as="section" aria-labelledby="changes">
      <h2 id="changes" className="text-base font-bold text-ink">
        바꾼 기록
      </h2>
      <ul className="mt-2 divide-y divide-line text-sm">
        {changes.map((change) => (
          <li key={change.changeSeq} className="py-2 wrap-anywhere">
            <p className="text-ink-3">
              {change.operatorNickName ?? '운영자'} ·{' '}
              <time dateTime={change.at}>{kstDateTime(change.at)}</time>
              {!change.isActive && ' · 사용하지 않음'}
              {change.startsAt !== null && ` · ${kstDateTime(change.startsAt)}부터`}
            </p>
            {change.before !== null && change.before !== change.after && (
              <del className="line-clamp-2 text-ink-3">{change.before}</del>
            )}
            <p className="line-clamp-2 text-ink">{change.after}</p>
            <Link
              to={`${paths.operatorListingRules({ rule: ruleCode, change: change.changeSeq })}#term`}
              className={LINK}
            >
              <span className="sr-only">{kstDateTime(change.at)}, </span>이 내용으로 되돌리기
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
