import { Link } from '@remix-run/react'
import { Badge } from '#app/components/badge.tsx'
import { Card } from '#app/components/card.tsx'
import { kstDateTime } from '#app/format/time.ts'
import { wonAmount } from '#app/format/won.ts'
import { paths } from '#app/paths.ts'
import type { OrderRowView } from '#contracts/order.ts'
import { orderStateLabel } from '#contracts/order-states.ts'

type CaseRow = OrderRowView & { seller: { name: string }; isFrozen: boolean }

/** Orders that wait for an operator, the longest first. */
export function OrderCaseQueue({ items }: { items: readonly CaseRow[] }) {
  return (
    <ul className="space-y-3">
      {items.map((row) => (
        <li key={row.orderSeq}>
          <Card padded={false}>
            <Link
              to={paths.operatorOrder(row.orderSeq)}
              className="block rounded-lg p-4 hover:bg-surface-2"
            >
              <span className="flex flex-wrap items-center gap-1.5">
                <Badge tone="warning">{orderStateLabel(row.state, row.type)}</Badge>
                {row.isFrozen && <Badge tone="danger">지급 보류</Badge>}
                <span className="text-sm text-ink-3">주문 {row.orderSeq}</span>
              </span>
              <span className="mt-1 line-clamp-2 text-base font-semibold text-ink">
                {row.title}
              </span>
              <span className="mt-0.5 block text-sm text-ink-2">
                <span className="whitespace-nowrap">{wonAmount(row.total)}</span> · 구매자{' '}
                {row.other.name} · 판매자 {row.seller.name}
              </span>
              <span className="mt-0.5 block text-sm text-ink-3">
                <time dateTime={row.stateAt} className="tabular-nums">
                  {kstDateTime(row.stateAt)}
                </time>
                부터 기다려요
              </span>
            </Link>
          </Card>
        </li>
      ))}
    </ul>
  )
}
