import { Link } from '@remix-run/react'
import { Card } from '#app/components/card.tsx'
import { sanctionLabel, sanctionStateWords } from '#app/features/sanction/sanction-words.ts'
import { kstDateTime } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import type { SanctionSummary } from '#contracts/sanction.ts'
import { sanctionRuleOf } from '#contracts/sanction-rules.ts'

/** The warnings and suspensions of a member, newest first, with what became of them. */
export function SanctionHistory({ sanctions }: { sanctions: readonly SanctionSummary[] }) {
  if (sanctions.length === 0) return null
  return (
    <Card as="section" aria-labelledby="sanctions">
      <h2 id="sanctions" className="text-base font-bold text-ink">
        받은 제재
      </h2>
      <ol className="mt-2 divide-y divide-line">
        {sanctions.map((sanction) => (
          <li key={sanction.sanctionSeq} className="py-3 text-sm">
            <p className="flex flex-wrap gap-x-3 gap-y-0.5">
              <span className="font-semibold text-ink">{sanctionLabel(sanction)}</span>
              <time dateTime={sanction.startsAt} className="text-ink-3 tabular-nums">
                {kstDateTime(sanction.startsAt)}
              </time>
              <span className="text-ink-2">{sanctionStateWords(sanction)}</span>
            </p>
            <p className="mt-1 wrap-anywhere text-ink-2">
              {sanctionRuleOf(sanction.rule).label} · {sanction.reason}
            </p>
            <p className="mt-1 flex flex-wrap gap-x-3 text-ink-3">
              {sanction.operatorNickName && <span>{sanction.operatorNickName}</span>}
              {sanction.appealState && (
                <Link
                  to={paths.operatorAppeal(sanction.sanctionSeq)}
                  className="roomy-link font-medium text-link underline underline-offset-4"
                >
                  이의 보기
                </Link>
              )}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
