import { Card } from '#app/components/card.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { NothingFound } from '#app/components/illustrations.tsx'
import { count } from '#app/format/count.ts'
import { dotted } from '#app/format/dotted.ts'
import { kstDateTime } from '#app/format/time.ts'
import type { FraudMonitoring } from '#contracts/fraud.ts'
import { AMOUNT_BANDS, FRAUD_METHODS, IDENTIFIER_KINDS } from '#contracts/fraud-constants.ts'
import { BarChart, ShareList } from './bar-chart.tsx'
import { dayText, shortDay } from './day-text.ts'

/** How fraud goes on lately, in charts and the newest cases without anybody's name. */
export function MonitoringView({ monitoring }: { monitoring: FraudMonitoring }) {
  const { days, weeks, methods, categories, cases, total, countedAt } = monitoring
  if (total === 0)
    return (
      <EmptyState illustration={<NothingFound />} title="게시된 피해사례가 없어요">
        피해사례가 게시되면 여기에 흐름을 보여 드려요.
      </EmptyState>
    )
  return (
    <>
      <p className="text-sm text-ink-3">
        {dotted(
          `최근 1년 ${count(total)}건`,
          `${kstDateTime(countedAt)} 기준`,
          '5분 안에 새로 고쳐져요',
        )}
      </p>
      <div className="grid gap-4 md:grid-cols-2">
        <Card>
          <BarChart
            title="최근 30일"
            unit="건수"
            head="게시된 날"
            bars={days.map(({ on, count: value }) => ({ label: shortDay(on), value }))}
          />
        </Card>
        <Card>
          <BarChart
            title="최근 12주"
            unit="건수"
            head="한 주의 첫날"
            bars={weeks.map(({ on, count: value }) => ({ label: shortDay(on), value }))}
          />
        </Card>
        <Card>
          <ShareList title="많이 쓰인 방법" rows={methods} />
        </Card>
        <Card>
          <ShareList title="피해가 많은 물건" rows={categories} />
        </Card>
      </div>
      <section aria-labelledby="newest-cases">
        <h2 id="newest-cases" className="text-lg font-bold text-ink">
          최근 피해사례
        </h2>
        <ul className="mt-3 divide-y divide-line rounded-lg border border-line">
          {cases.map((found, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cases have no public number.
            <li key={index} className="px-4 py-3">
              <p className="text-base font-semibold text-ink">
                {FRAUD_METHODS[found.method].label}
              </p>
              <p className="mt-1 text-sm text-ink-3">
                {dotted(
                  dayText(found.happenedOn),
                  AMOUNT_BANDS[found.amountBand].label,
                  found.categoryName,
                  found.kinds.map((kind) => IDENTIFIER_KINDS[kind]).join(', '),
                )}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
