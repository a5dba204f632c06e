import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { kstDate } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import {
  FEE_KEYS,
  FEE_LABELS,
  FEE_REASON_LENGTH,
  FEE_STATES,
  feeWords,
} from '#contracts/fee-rules.ts'
import type { FeeRow } from '#contracts/fees.ts'
import { DatedHeading, DoneBy } from '../dated-change.tsx'
import { TakeBackForm } from '../take-back-form.tsx'

/** All fees by their first day: those to come can be taken back, those of before written again. */
export function FeeList({ items }: { items: readonly FeeRow[] }) {
  return (
    <ol className="space-y-3">
      {items.map((row) => (
        <Card as="li" key={row.termsSeq} className="space-y-3">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <DatedHeading day={row.day} state={row.state} labels={FEE_STATES} />
            {(row.state === 'PAST' || row.state === 'WITHDRAWN') && (
              <ButtonLink
                to={paths.operatorNewFees({ from: String(row.termsSeq) })}
                variant="secondary"
                size="sm"
                aria-label={`${kstDate(row.day)}, 이 요금으로 다시 정하기`}
              >
                이 요금으로 다시 정하기
              </ButtonLink>
            )}
          </div>
          <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
            {FEE_KEYS.map((key) => (
              <div key={key} className="flex justify-between gap-3">
                <dt className="text-ink-3">{FEE_LABELS[key]}</dt>
                <dd className="font-semibold whitespace-nowrap text-ink tabular-nums">
                  {feeWords(key, row.fees[key])}
                </dd>
              </div>
            ))}
          </dl>
          {row.writtenAt && (
            <DoneBy operatorName={row.operatorName} at={row.writtenAt} reason={row.reason} />
          )}
          {row.withdrawn && <DoneBy {...row.withdrawn} did="취소" />}
          {row.state === 'SCHEDULED' && (
            <TakeBackForm
              schema={() =>
                import('./fee-schema.ts').then((file) => file.feeWithdrawalForms.WITHDRAW)
              }
              named={{ name: 'termsSeq', value: row.termsSeq }}
              hint="이 요금은 시행하지 않아요."
              maxLength={FEE_REASON_LENGTH}
              label="이 요금 취소하기"
            />
          )}
        </Card>
      ))}
    </ol>
  )
}
