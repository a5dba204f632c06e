import { Link } from '@remix-run/react'
import { Badge } from '#app/components/badge.tsx'
import { Card } from '#app/components/card.tsx'
import { ChevronRightIcon } from '#app/components/icons.tsx'
import { POLICY_NAMES } from '#app/features/policy/policy-page.ts'
import { kstDate } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import type { PolicyAtDesk } from '#contracts/policy-desk.ts'

/** The texts with the version in force and what is to come. */
export function PolicyTextList({ texts }: { texts: readonly PolicyAtDesk[] }) {
  return (
    <Card as="section" padded={false} aria-label="약관과 정책">
      <ul className="divide-y divide-line">
        {texts.map(({ policyKey, versions }) => {
          const inForce = versions.find(({ state }) => state === 'IN_FORCE')
          const toCome = versions.findLast(({ state }) => state === 'SCHEDULED')
          return (
            <li key={policyKey}>
              <Link
                to={paths.operatorPolicy(policyKey)}
                className="flex min-h-14 items-center justify-between gap-3 px-4 py-3 -outline-offset-2 hover:bg-surface-2 sm:px-5"
              >
                <span>
                  <span className="flex flex-wrap items-center gap-2 font-semibold text-ink">
                    {POLICY_NAMES[policyKey]}
                    {toCome && <Badge tone="info">{kstDate(toCome.version)} 시행 예정</Badge>}
                  </span>
                  {inForce && (
                    <span className="mt-0.5 block text-sm text-ink-3">
                      {kstDate(inForce.version)}부터 시행 중
                    </span>
                  )}
                </span>
                <ChevronRightIcon size={18} className="shrink-0 text-ink-3" />
              </Link>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
