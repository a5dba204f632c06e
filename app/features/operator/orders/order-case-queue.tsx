import { Link } from '@remix-run/react'
import { Badge } from '#app/components/badge.tsx'
import { Card } from '#app/components/card.tsx'
import { kstDateTime } from '#app/format/time.ts'
import { wonAmount } from '#app/format/won.ts'
import { paths } from '#app/paths.ts'
import type { OrderRowView } from '#contracts/order.ts'
import { DESK_TROUBLES, type DeskTrouble } from '#contracts/order-case-constants.ts'
import { orderStateLabel } from '#contracts/order-states.ts'
import { caseAge } from './case-age.ts'

type CaseRow = OrderRowView & {
  seller: { name: string }
  troubles: readonly { why: DeskTrouble; since: string }[]
  decideBy: string | null
  contactBy: string | null
}

/** Orders that wait for an operator, the longest first, with what to do next. */
export function OrderCaseQueue({ items, now }: { items: readonly CaseRow[]; now: string }) {
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
                {row.troubles.map(({ why }) => (
                  <Badge key={why} tone="warning">
                    {DESK_TROUBLES[why].label}
                  </Badge>
                ))}
                <span className="text-sm text-ink-3">
                  주문 {row.orderSeq} · {orderStateLabel(row.state, row.type)}
                </span>
              </span>
              <span className="mt-1 line-clamp-2 text-base font-semibold text-ink">
                {row.title}
              </span>
              <span className="mt-0.5 block text-sm text-ink-2">
                <span className="whitespace-nowrap">{wonAmount(row.total)}</span> · 구매자{' '}
                {row.other.name} · 판매자 {row.seller.name}
              </span>
              <Waiting row={row} now={now} />
            </Link>
          </Card>
        </li>
      ))}
    </ul>
  )
}

function Waiting({ row, now }: { row: CaseRow; now: string }) {
  const [first] = row.troubles
  if (!first) return null
  const { decideBy, contactBy } = row
  const age = caseAge({ since: first.since, decideBy, contactBy, now })
  const { words, isLate, isUncontacted, alarm } = age
  return (
    <>
      <span className="mt-0.5 block text-sm text-ink-3">
        <time dateTime={first.since} className="tabular-nums">
          {kstDateTime(first.since)}
        </time>
        부터 {words} 기다려요
        {contactBy && !isUncontacted && (
          <>
            {' · '}
            <time dateTime={contactBy} className="tabular-nums">
              {kstDateTime(contactBy)}
            </time>
            까지 첫 연락
          </>
        )}
        {decideBy && (
          <>
            {' · '}
            <time dateTime={decideBy} className="tabular-nums">
              {kstDateTime(decideBy)}
            </time>
            까지 결정
          </>
        )}
      </span>
      {(isLate || isUncontacted || alarm) && (
        <span className="mt-1 flex flex-wrap gap-1.5">
          {isUncontacted && <Badge tone="danger">첫 연락 기한 지남</Badge>}
          {isLate && <Badge tone="danger">결정 기한 지남</Badge>}
          {alarm && <Badge tone="danger">{alarm}일 넘음</Badge>}
        </span>
      )}
      <span className="mt-2 block text-sm font-semibold text-link">
        {DESK_TROUBLES[first.why].next}
      </span>
    </>
  )
}
