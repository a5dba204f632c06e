import { Link } from '@remix-run/react'
import { Card } from '#app/components/card.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { ChevronRightIcon } from '#app/components/icons.tsx'
import { kstDate } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import type { OwnSanction } from '#contracts/sanction.ts'
import { sanctionRuleOf } from '#contracts/sanction-rules.ts'
import { sanctionLabel, sanctionStateWords } from './sanction-words.ts'

/** The member's warnings and suspensions, the newest first. */
export function OwnSanctionList({ sanctions }: { sanctions: readonly OwnSanction[] }) {
  if (sanctions.length === 0)
    return (
      <EmptyState title="받은 경고나 이용 제한이 없어요" level={2}>
        운영정책을 지켜 주셔서 고마워요.
      </EmptyState>
    )
  return (
    <Card padded={false}>
      <ul className="divide-y divide-line">
        {sanctions.map((sanction) => (
          <li key={sanction.sanctionSeq}>
            <Link
              to={paths.sanction(sanction.sanctionSeq)}
              className="flex min-h-14 items-center gap-3 px-4 py-3 -outline-offset-2 hover:bg-surface-2 sm:px-5"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-semibold text-ink">{sanctionLabel(sanction)}</span>
                <span className="block text-sm text-ink-2">
                  {sanctionRuleOf(sanction.rule).label}
                </span>
                <span className="block text-sm text-ink-3">
                  {kstDate(sanction.startsAt)} · {sanctionStateWords(sanction)}
                </span>
              </span>
              <ChevronRightIcon size={18} className="shrink-0 text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
