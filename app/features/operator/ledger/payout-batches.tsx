import { Link } from '@remix-run/react'
import { Badge } from '#app/components/badge.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { NothingFound } from '#app/components/illustrations.tsx'
import { Notice } from '#app/components/notice.tsx'
import { count } from '#app/format/count.ts'
import { kstDateTime, kstDateWithWeekday } from '#app/format/time.ts'
import { wonAmount } from '#app/format/won.ts'
import { paths } from '#app/paths.ts'
import type { PayoutBatch, PayoutView } from '#contracts/ledger.ts'
import { OperatorTable, TABLE_CELL } from '../operator-table.tsx'
import { OrderLink } from './ledger-journals.tsx'

const SUMS = ['건수', '금액', '지급 끝', '막힘', '남은 금액']
const NUMBER = `${TABLE_CELL} text-end tabular-nums`

const STATES = {
  WAITING: { label: '기다림', tone: 'neutral' },
  SENT: { label: '보냄', tone: 'info' },
  DONE: { label: '지급 끝', tone: 'success' },
  FAILED: { label: '막힘', tone: 'danger' },
} as const

/** The payouts of each day in sums. */
export function PayoutBatches({ batches }: { batches: readonly PayoutBatch[] }) {
  if (batches.length === 0)
    return (
      <EmptyState illustration={<NothingFound />} title="이 기간에는 정산이 없어요" level={2}>
        구매확정 다음 영업일에 정산이 시작돼요.
      </EmptyState>
    )
  return (
    <OperatorTable label="정산 묶음" heads={['정산일', ...SUMS]} amounts={SUMS}>
      {batches.map((batch) => (
        <tr key={batch.day} className="text-ink-2">
          <th scope="row" className={`${TABLE_CELL} text-start`}>
            <Link
              to={paths.operatorPayoutBatch(batch.day)}
              className="inline-flex min-h-9 items-center font-semibold text-link underline underline-offset-4"
            >
              {kstDateWithWeekday(`${batch.day}T00:00:00+09:00`)}
            </Link>
          </th>
          <td className={NUMBER}>{count(batch.count)}</td>
          <td className={NUMBER}>{wonAmount(batch.amount)}</td>
          <td className={NUMBER}>
            {wonAmount(batch.doneAmount)} ({count(batch.done)}건)
          </td>
          <td className={NUMBER}>
            {batch.failed === 0 ? (
              '-'
            ) : (
              <Badge tone="danger">
                {wonAmount(batch.failedAmount)} ({count(batch.failed)}건)
              </Badge>
            )}
          </td>
          <td className={NUMBER}>{wonAmount(batch.amount - batch.doneAmount)}</td>
        </tr>
      ))}
    </OperatorTable>
  )
}

/** Whether what was paid out stands in the ledger. */
export function BatchInLedger({ paid, written }: { paid: number; written: number }) {
  const agrees = paid === written
  return (
    <Notice tone={agrees ? 'success' : 'danger'}>
      {agrees
        ? `장부에 적힌 지급액과 맞아요. ${wonAmount(written)}`
        : `장부에 적힌 지급액은 ${wonAmount(written)}이에요. 보낸 금액과 달라요.`}
    </Notice>
  )
}

/** The payouts of one day; the page of an order has the way on. */
export function BatchPayouts({ payouts }: { payouts: readonly PayoutView[] }) {
  if (payouts.length === 0)
    return (
      <EmptyState illustration={<NothingFound />} title="이날은 정산이 없어요" level={2}>
        다른 날을 골라 보세요.
      </EmptyState>
    )
  return (
    <OperatorTable
      label="정산 목록"
      heads={['주문', '상태', '금액', '보낸 계좌', '시작한 때', '끝난 때', '막힌 이유']}
      amounts={['금액']}
    >
      {payouts.map((payout) => (
        <tr key={payout.payoutSeq} className="text-ink-2">
          <td className={TABLE_CELL}>
            <OrderLink orderSeq={payout.orderSeq} />
          </td>
          <td className={TABLE_CELL}>
            <Badge tone={STATES[payout.state].tone}>{STATES[payout.state].label}</Badge>
          </td>
          <td className={NUMBER}>{wonAmount(payout.amount)}</td>
          <td className={TABLE_CELL}>{payout.account ?? '-'}</td>
          <td className={TABLE_CELL}>{kstDateTime(payout.createdAt)}</td>
          <td className={TABLE_CELL}>{payout.doneAt ? kstDateTime(payout.doneAt) : '-'}</td>
          <td className={`${TABLE_CELL} whitespace-normal`}>{payout.failure ?? '-'}</td>
        </tr>
      ))}
    </OperatorTable>
  )
}
