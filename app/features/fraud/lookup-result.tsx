import { Link } from '@remix-run/react'
import { Badge } from '#app/components/badge.tsx'
import { Card } from '#app/components/card.tsx'
import { AlertIcon, CheckIcon } from '#app/components/icons.tsx'
import { NoBreak } from '#app/components/no-break.tsx'
import { Notice } from '#app/components/notice.tsx'
import { count } from '#app/format/count.ts'
import { dotted } from '#app/format/dotted.ts'
import { kstDateTime } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import type { LookupResult } from '#contracts/fraud.ts'
import { AMOUNT_BANDS, FRAUD_METHODS, IDENTIFIER_KINDS } from '#contracts/fraud-constants.ts'
import { dayText } from './day-text.ts'

/** What published reports say of what was looked up. */
export function LookupResultView({ result }: { result: LookupResult }) {
  const { all, recent, cases } = result
  const isReported = all.count > 0
  return (
    <>
      <Card as="section" aria-labelledby="looked-up">
        <p className="text-sm text-ink-3">{IDENTIFIER_KINDS[result.kind]}</p>
        <h2 id="looked-up" className="mt-0.5 text-xl font-bold text-ink tabular-nums">
          {result.masked}
        </h2>
        <p
          className={`mt-4 flex items-start gap-2 text-lg font-bold ${isReported ? 'text-danger' : 'text-ink'}`}
        >
          {isReported ? (
            <AlertIcon className="mt-0.5 shrink-0" />
          ) : (
            <CheckIcon className="mt-0.5 shrink-0" />
          )}
          {isReported
            ? `피해사례가 ${count(all.count)}건 등록되어 있어요`
            : '등록된 피해사례가 없어요'}
        </p>
        {isReported && <Figures all={all} recent={recent} />}
        <p className="mt-4 text-sm text-ink-3">
          {dotted(
            '출처: 두손 회원이 증거와 함께 등록하고 운영팀이 확인한 피해사례',
            `${kstDateTime(result.lookedUpAt)} 기준`,
          )}
        </p>
      </Card>
      {isReported ? (
        <Notice tone="danger" title="거래를 멈추고 다시 확인하세요">
          돈을 먼저 보내지 말고, 안심결제가 아닌 계좌 이체를 요구하면 거래하지 마세요. 번호가 다른
          사람에게 넘어갔을 수도 있으니 이름과 날짜도 함께 살펴보세요.
        </Notice>
      ) : (
        <Notice title="기록이 없다고 안전한 것은 아니에요">
          아직 신고되지 않았거나 새 번호일 수 있어요. 안심결제로 사면 물건을 받을 때까지 돈을 맡아
          둬요.
        </Notice>
      )}
      {cases.length > 0 && <Cases cases={cases} total={all.count} />}
    </>
  )
}

function Figures({ all, recent }: Pick<LookupResult, 'all' | 'recent'>) {
  return (
    <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 text-base sm:grid-cols-4">
      <Figure name="최근 3개월">{count(recent.count)}건</Figure>
      <Figure name="피해 금액">{all.amountBand && AMOUNT_BANDS[all.amountBand].label}</Figure>
      <Figure name="첫 피해">{all.firstOn && dayText(all.firstOn)}</Figure>
      <Figure name="최근 피해">{all.lastOn && dayText(all.lastOn)}</Figure>
    </dl>
  )
}

function Figure({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-3">{name}</dt>
      <dd className="font-semibold whitespace-nowrap text-ink tabular-nums">{children}</dd>
    </div>
  )
}

function Cases({ cases, total }: { cases: LookupResult['cases']; total: number }) {
  return (
    <section aria-labelledby="cases">
      <h2 id="cases" className="text-lg font-bold text-ink">
        등록된 피해사례
        {total > cases.length && (
          <span className="ms-2 text-sm font-medium text-ink-3">최근 {cases.length}건</span>
        )}
      </h2>
      <ul className="mt-3 divide-y divide-line rounded-lg border border-line">
        {cases.map((found, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cases have no public number, and the list never changes.
          <li key={index} className="px-4 py-3">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-base font-semibold text-ink">
              {FRAUD_METHODS[found.method].label}
              {found.hasPoliceReport && <Badge tone="warning">경찰 신고</Badge>}
            </p>
            <p className="mt-1 text-sm text-ink-3">
              {dotted(
                dayText(found.happenedOn),
                AMOUNT_BANDS[found.amountBand].label,
                found.categoryName,
                found.masked,
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where to go when the result can no longer be opened. */
export function LookupOver() {
  return (
    <Notice title="조회 결과를 볼 수 있는 시간이 지났어요">
      조회한 번호를 남기지 않으려고 결과는 10분 동안만 볼 수 있어요.{' '}
      <Link to={paths.fraud()} className="font-semibold underline underline-offset-4">
        <NoBreak>다시 조회하기</NoBreak>
      </Link>
    </Notice>
  )
}
