import { Card } from '#app/components/card.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { DownloadIcon } from '#app/components/icons.tsx'
import { Notice } from '#app/components/notice.tsx'
import { Tabs } from '#app/components/tabs.tsx'
import { count } from '#app/format/count.ts'
import { compactWon, wonAmount } from '#app/format/won.ts'
import { paths } from '#app/paths.ts'
import { BUSINESS_LIKE } from '#contracts/order-constants.ts'
import type { SalesMonth } from '#contracts/sales-month.ts'
import { AmountLines } from './order-amount-lines.tsx'
import { ordersCsvHref } from './order-list-query.ts'
import { isBusinessLike, type SalesSum, sumOfMonths } from './sales-year.ts'

/** What a seller has sold in a year, by months. */
export function SalesYears({
  years,
  year,
  months,
}: {
  years: readonly string[]
  year: string
  months: readonly SalesMonth[]
}) {
  const sum = sumOfMonths(months)
  return (
    <>
      <Tabs
        label="연도"
        tabs={years.map((name) => ({
          to: paths.salesYears({ year: name }),
          label: `${name}년`,
          current: name === year,
        }))}
      />
      {months.length === 0 ? (
        <EmptyState title={`${year}년에 판 물건이 없어요`}>
          거래가 끝나면 실제로 받은 값으로 더해 드려요.
        </EmptyState>
      ) : (
        <div className="mt-5 space-y-5">
          <YearCard sum={sum} />
          {isBusinessLike(sum) && <BusinessNotice />}
          <MonthTable months={months} sum={sum} />
          <a
            href={ordersCsvHref('SELLER', {
              tab: 'DONE',
              keyword: '',
              from: `${year}-01-01`,
              to: `${year}-12-31`,
              before: 0,
            })}
            download
            className="inline-flex min-h-11 items-center gap-1 text-sm font-medium text-ink-2 underline"
          >
            <DownloadIcon size={18} />
            {year}년에 주문받아 끝난 거래 CSV로 받기
          </a>
          <Explanation sum={sum} />
        </div>
      )}
    </>
  )
}

function YearCard({ sum }: { sum: SalesSum }) {
  return (
    <Card as="section" aria-label="한 해 합계">
      <p className="text-sm text-ink-3">
        판매 금액 · 거래 {count(sum.trades)}건
        {sum.directTrades > 0 && ` (안심결제 없이 ${count(sum.directTrades)}건)`}
      </p>
      <p className="mt-1 text-2xl font-bold text-ink tabular-nums">{wonAmount(sum.goods)}</p>
      <div className="mt-4 border-t border-line pt-4">
        <AmountLines
          lines={[
            { name: '안심결제로 받은 물건값', amount: sum.goods - sum.direct },
            { name: '받은 배송비', amount: sum.shipping },
            { name: '판매 수수료', amount: 0 - sum.fees },
            { name: '정산 금액', amount: sum.received, isTotal: true },
          ]}
        />
      </div>
    </Card>
  )
}

function BusinessNotice() {
  return (
    <Notice tone="warning" title="사업자등록이 필요한지 확인해 보세요">
      <p className="mt-1">
        한 해에 {BUSINESS_LIKE.trades}건 이상, 또는 {compactWon(BUSINESS_LIKE.won)} 이상 팔면
        국세청이 계속해서 파는 사업으로 볼 수 있어요. 쓰던 물건을 정리한 것이라면 세금을 내지
        않아요. 헷갈리면 국세상담센터 126에 물어보세요.
      </p>
    </Notice>
  )
}

const CELL = 'py-2.5 ps-2 text-end tabular-nums'

function MonthTable({ months, sum }: { months: readonly SalesMonth[]; sum: SalesSum }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm whitespace-nowrap sm:table-fixed">
        <caption className="pb-2 text-start text-base font-bold text-ink">달마다 판 물건</caption>
        <thead className="border-b border-line text-ink-3">
          <tr>
            <th scope="col" className="py-2 text-start font-medium">
              달
            </th>
            {['거래', '물건값', '수수료', '정산'].map((name) => (
              <th key={name} scope="col" className="py-2 ps-2 text-end font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line text-ink-2">
          {months.map((month) => (
            <MonthRow key={month.month} name={monthName(month)} sum={sumOfMonths([month])} />
          ))}
        </tbody>
        <tfoot className="border-t border-line-strong font-bold text-ink">
          <MonthRow name="합계" sum={sum} />
        </tfoot>
      </table>
    </div>
  )
}

const monthName = ({ month }: SalesMonth) => `${Number(month.slice(5))}월`

function MonthRow({ name, sum }: { name: string; sum: SalesSum }) {
  return (
    <tr>
      <th scope="row" className="py-2.5 text-start font-medium text-ink">
        {name}
      </th>
      <td className={CELL}>{count(sum.trades)}건</td>
      <td className={CELL}>{wonAmount(sum.goods)}</td>
      <td className={CELL}>{wonAmount(sum.fees)}</td>
      <td className={CELL}>{wonAmount(sum.received)}</td>
    </tr>
  )
}

function Explanation({ sum }: { sum: SalesSum }) {
  return (
    <ul className="list-disc space-y-1 ps-5 text-sm text-ink-3">
      <li>구매가 확정된 달에, 깎아 준 값과 돌려준 돈을 뺀 실제 금액으로 더해요.</li>
      {sum.directTrades > 0 && (
        <li>안심결제 없이 한 거래는 얼마를 받았는지 알 수 없어서 상품에 적힌 가격으로 더해요.</li>
      )}
      <li>주문 없이 채팅으로만 끝낸 거래는 들어 있지 않아요.</li>
    </ul>
  )
}
