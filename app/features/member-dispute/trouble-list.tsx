import { Link } from '@remix-run/react'
import { Badge } from '#app/components/badge.tsx'
import { ChevronRightIcon } from '#app/components/icons.tsx'
import { Notice } from '#app/components/notice.tsx'
import { paths } from '#app/paths.ts'
import { isOpenCase } from '#contracts/order-case-constants.ts'
import { orderStateLabel } from '#contracts/order-states.ts'
import type { Trouble, Troubles } from './load-troubles.server.ts'

const LINK = 'roomy-link whitespace-nowrap font-semibold text-link underline underline-offset-4'
const TROUBLE_TAB = { tab: 'trouble' }

/** Returns and disputes of orders, which are talked about with the order; and where a new one begins. */
export function TroubleList({ orders, hasMore }: Troubles) {
  return (
    <section aria-labelledby="order-troubles">
      <h2 id="order-troubles" className="text-lg font-bold text-ink">
        안심결제 거래
      </h2>
      <p className="mt-1 text-base text-ink-3">
        반품과 분쟁은 거래마다 따로 진행돼요. 새로 요청하려면{' '}
        <Link to={paths.purchases()} className={LINK}>
          구매 내역
        </Link>
        이나{' '}
        <Link to={paths.sales()} className={LINK}>
          판매 내역
        </Link>
        에서 거래를 골라 주세요.
      </p>
      {orders === null ? (
        <Notice tone="warning" className="mt-3">
          지금은 진행 중인 반품·분쟁을 불러올 수 없어요. 잠시 후 다시 열어 주세요.
        </Notice>
      ) : orders.length === 0 ? (
        <p className="mt-3 rounded-lg border border-line px-4 py-3 text-base text-ink-2">
          진행 중인 반품·분쟁이 없어요.
        </p>
      ) : (
        <ul className="mt-3 divide-y divide-line rounded-lg border border-line">
          {orders.map((order) => (
            <li key={order.orderSeq}>
              <TroubleRow order={order} />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 flex flex-wrap gap-x-4 text-sm empty:hidden">
        {hasMore.BUYER && (
          <Link to={paths.purchases(TROUBLE_TAB)} className={LINK}>
            산 물건의 반품·분쟁 모두 보기
          </Link>
        )}
        {hasMore.SELLER && (
          <Link to={paths.sales(TROUBLE_TAB)} className={LINK}>
            판 물건의 반품·분쟁 모두 보기
          </Link>
        )}
      </p>
    </section>
  )
}

function TroubleRow({ order }: { order: Trouble }) {
  const { orderSeq, title, state, type, role, other } = order
  const detail = role === 'BUYER' ? paths.purchase : paths.sale
  return (
    <Link
      to={(isOpenCase(state) ? paths.orderCase : detail)(orderSeq)}
      className="flex items-center gap-3 px-4 py-3 -outline-offset-2 hover:bg-surface-2"
    >
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2">
          <Badge tone="warning">{orderStateLabel(state, type)}</Badge>
          <span className="min-w-0 font-semibold break-words text-ink">{title}</span>
        </span>
        <span className="mt-1 block text-sm break-words text-ink-3">
          {role === 'BUYER' ? '구매' : '판매'} · {other.name}
        </span>
      </span>
      <ChevronRightIcon size={18} className="shrink-0 text-ink-3" />
    </Link>
  )
}
