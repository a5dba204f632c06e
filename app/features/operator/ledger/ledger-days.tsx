import { Link } from '@remix-run/react'
import { Badge } from '#app/components/badge.tsx'
import { Card } from '#app/components/card.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { kstDateTime, kstDateWithWeekday } from '#app/format/time.ts'
import { wonAmount } from '#app/format/won.ts'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { LedgerDay, LedgerDifference } from '#contracts/ledger.ts'
import { OrderLink } from './ledger-journals.tsx'

/** @param days newest first; what is not compared yet has null */
export function LedgerDays({ days }: { days: readonly LedgerDay[] }) {
  return (
    <PostForm intent="compare" className="space-y-3">
      <FormProblem />
      <ul className="space-y-3">
        {days.map((day) => (
          <li key={day.day}>
            <DayCard {...day} />
          </li>
        ))}
      </ul>
    </PostForm>
  )
}

/** Days that differ and do not stand in the list. */
export function OtherDifferingDays({ days }: { days: readonly string[] }) {
  if (days.length === 0) return null
  return (
    <nav aria-label="다른 날 중 맞지 않는 날" className="mb-4 text-sm text-ink-2">
      <p className="font-semibold text-ink">이 기간 밖에도 맞지 않는 날이 있어요</p>
      <ul className="flex flex-wrap gap-x-4">
        {days.map((day) => (
          <li key={day}>
            <Link
              to={paths.operatorLedgerDays({ from: day, to: day })}
              className="inline-flex min-h-9 items-center font-semibold text-link underline underline-offset-4"
            >
              {kstDateWithWeekday(`${day}T00:00:00+09:00`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function DayCard({ comparedAt, differences, ...sums }: LedgerDay) {
  const { day } = sums
  return (
    <Card as="section" aria-label={day} className="space-y-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-base font-bold text-ink">
          <time dateTime={day}>{kstDateWithWeekday(`${day}T00:00:00+09:00`)}</time>
        </h2>
        <DayState comparedAt={comparedAt} differing={differences.length} />
      </div>
      {comparedAt && (
        <dl className="grid gap-x-6 gap-y-1 text-sm text-ink-2 sm:grid-cols-3">
          <Fact name="결제사: 받음">{wonAmount(sums.company + sums.companyBack)}</Fact>
          <Fact name="결제사: 돌려줌">{wonAmount(sums.companyBack)}</Fact>
          <Fact name="결제사: 남음">{wonAmount(sums.company)}</Fact>
          <Fact name="장부: 받음">{wonAmount(sums.ledger + sums.ledgerBack)}</Fact>
          <Fact name="장부: 돌려줌">{wonAmount(sums.ledgerBack)}</Fact>
          <Fact name="장부: 남음">{wonAmount(sums.ledger)}</Fact>
          <Fact name="맞춰 본 때">{kstDateTime(comparedAt)}</Fact>
        </dl>
      )}
      {differences.length > 0 && (
        <ul className="divide-y divide-line border-t border-line text-sm text-ink-2">
          {differences.map((difference) => (
            <li
              key={`${difference.orderSeq} ${difference.orderId}`}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2"
            >
              <span>
                {difference.orderSeq ? (
                  <>
                    주문 <OrderLink orderSeq={difference.orderSeq} />
                  </>
                ) : (
                  `우리에게 없는 결제 ${difference.orderId}`
                )}
              </span>
              <span className="font-semibold text-ink">{whatDiffers(difference)}</span>
              <span className="whitespace-nowrap">결제사 {wonAmount(difference.company)}</span>
              <span className="whitespace-nowrap">장부 {wonAmount(difference.ledger)}</span>
              <span className="font-semibold whitespace-nowrap text-danger">
                차이 {wonAmount(difference.company - difference.ledger)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <SubmitButton variant="secondary" name="day" value={day}>
        {comparedAt ? '다시 맞춰 보기' : '지금 맞춰 보기'}
      </SubmitButton>
    </Card>
  )
}

/** In which of the two it is missing, or what else is wrong. */
function whatDiffers({ company, companyBack, ledger, ledgerBack }: LedgerDifference): string {
  if (company === 0 && companyBack === 0) return '결제사 목록에 없어요'
  if (ledger === 0 && ledgerBack === 0) return '장부에 없어요'
  if (companyBack > ledgerBack) return '장부에 없는 환불이 있어요'
  if (companyBack < ledgerBack) return '결제사 목록에 없는 환불이 있어요'
  return '금액이 달라요'
}

function DayState({ comparedAt, differing }: { comparedAt: string | null; differing: number }) {
  if (!comparedAt) return <Badge>아직 맞춰 보지 않음</Badge>
  if (differing === 0) return <Badge tone="success">맞음</Badge>
  return <Badge tone="danger">{differing}건이 달라요</Badge>
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex justify-between gap-3 sm:block">
      <dt className="text-ink-3">{name}</dt>
      <dd className="font-medium whitespace-nowrap text-ink tabular-nums">{children}</dd>
    </div>
  )
}
