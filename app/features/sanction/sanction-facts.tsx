import { Link } from '@remix-run/react'
import { FactList, FactRow } from '#app/features/settings/settings-page.tsx'
import { kstDateTime } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import type { MemberSanction } from '#contracts/sanction.ts'
import { SANCTION_STATES, sanctionRuleOf } from '#contracts/sanction-rules.ts'
import { sanctionLabel } from './sanction-words.ts'

type Shown = Pick<MemberSanction, 'kind' | 'rule' | 'reason' | 'evidence' | 'startsAt' | 'endsAt'> &
  Partial<Pick<MemberSanction, 'state' | 'endedAt'>>

const LINK = 'roomy-link font-medium text-link underline underline-offset-4'

/** What was decided, by which rule, why, and until when: as the member reads it. */
export function SanctionFacts({ sanction }: { sanction: Shown }) {
  const { kind, rule, reason, evidence, startsAt, endsAt, state, endedAt } = sanction
  const { label, article, sentence } = sanctionRuleOf(rule)
  return (
    <FactList>
      <FactRow name="조치">{sanctionLabel(sanction)}</FactRow>
      <FactRow name="어긴 규정">
        {label}
        <span className="mt-1 block text-sm font-normal text-ink-2">
          <Link to={paths.postPolicy()} className={LINK}>
            게시글 운영정책 제{article}조
          </Link>
          {sentence && <> “{sentence}”</>}
        </span>
      </FactRow>
      <FactRow name="까닭">
        <span className="font-normal wrap-anywhere whitespace-pre-line">{reason}</span>
      </FactRow>
      {evidence.length > 0 && (
        <FactRow name="확인한 것">
          <ul className="space-y-1 font-normal">
            {evidence.map((words) => (
              <li key={words} className="wrap-anywhere">
                {words}
              </li>
            ))}
          </ul>
        </FactRow>
      )}
      <FactRow name="시작">
        <time dateTime={startsAt}>{kstDateTime(startsAt)}</time>
      </FactRow>
      {kind === 'SUSPENSION' && (state === undefined || state === 'LIVE') && (
        <FactRow name="끝">
          {endsAt === null ? (
            '끝나는 날이 없어요'
          ) : (
            <>
              <time dateTime={endsAt}>{kstDateTime(endsAt)}</time>에 저절로 풀려요
            </>
          )}
        </FactRow>
      )}
      {state && state !== 'LIVE' && (
        <FactRow name="상태">
          {SANCTION_STATES[state]}
          {endedAt && (
            <>
              {' · '}
              <time dateTime={endedAt}>{kstDateTime(endedAt)}</time>
            </>
          )}
        </FactRow>
      )}
    </FactList>
  )
}
