import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { kstDate } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import type { OrderTerms } from '#contracts/order-states.ts'
import {
  TERM_GROUP_NAMES,
  TERM_GROUPS,
  TERMS_REASON_LENGTH,
  TERMS_STATES,
  type TermGroup,
  termRow,
  termsOfGroup,
  termWords,
} from '#contracts/order-term-rules.ts'
import type { TermsRow } from '#contracts/order-terms.ts'
import { DatedHeading, DoneBy } from '../dated-change.tsx'
import { TakeBackForm } from '../take-back-form.tsx'

/** All terms by their first day: those to come can be taken back, those of before written again. */
export function OrderTermList({ items }: { items: readonly TermsRow[] }) {
  return (
    <ol className="space-y-3">
      {items.map((row) => (
        <Card as="li" key={row.termsSeq} className="space-y-3">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <DatedHeading day={row.day} state={row.state} labels={TERMS_STATES} />
            {(row.state === 'PAST' || row.state === 'WITHDRAWN') && (
              <ButtonLink
                to={paths.operatorNewOrderTerms({ from: String(row.termsSeq) })}
                variant="secondary"
                size="sm"
                aria-label={`${kstDate(row.day)}, 이 조건으로 다시 정하기`}
              >
                이 조건으로 다시 정하기
              </ButtonLink>
            )}
          </div>
          <TermFacts group="FEES" terms={row.terms} />
          <details>
            <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm font-medium text-link underline underline-offset-4 select-none">
              기한 보기
            </summary>
            <div className="mt-2 space-y-4">
              {TERM_GROUP_NAMES.filter((group) => group !== 'FEES').map((group) => (
                <section key={group}>
                  <h3 className="mb-1 text-sm font-semibold text-ink">
                    {TERM_GROUPS[group].label}
                  </h3>
                  <TermFacts group={group} terms={row.terms} />
                </section>
              ))}
            </div>
          </details>
          {row.writtenAt && (
            <DoneBy operatorName={row.operatorName} at={row.writtenAt} reason={row.reason} />
          )}
          {row.withdrawn && <DoneBy {...row.withdrawn} did="취소" />}
          {row.state === 'SCHEDULED' && (
            <TakeBackForm
              schema={() =>
                import('./term-schema.ts').then((file) => file.termWithdrawalForms.WITHDRAW)
              }
              named={{ name: 'termsSeq', value: row.termsSeq }}
              hint="이 조건은 시행하지 않아요."
              maxLength={TERMS_REASON_LENGTH}
              label="이 조건 취소하기"
            />
          )}
        </Card>
      ))}
    </ol>
  )
}

function TermFacts({ group, terms }: { group: TermGroup; terms: OrderTerms }) {
  return (
    <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
      {termsOfGroup(group).map((key) => (
        <div key={key} className="flex justify-between gap-3">
          <dt className="text-ink-3">{termRow(key).label}</dt>
          <dd className="font-semibold whitespace-nowrap text-ink tabular-nums">
            {termWords(key, terms[key])}
          </dd>
        </div>
      ))}
    </dl>
  )
}
