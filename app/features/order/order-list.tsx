import { Form, Link } from '@remix-run/react'
import { Badge } from '#app/components/badge.tsx'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { Input } from '#app/components/field.tsx'
import { ClockIcon, DownloadIcon, SearchIcon } from '#app/components/icons.tsx'
import { Picture } from '#app/components/picture.tsx'
import { Tabs } from '#app/components/tabs.tsx'
import { cappedCount, count } from '#app/format/count.ts'
import { kstDateShort } from '#app/format/time.ts'
import { timeLeft } from '#app/format/time-left.ts'
import { won } from '#app/format/won.ts'
import { paths } from '#app/paths.ts'
import type { OrderRowView } from '#contracts/order.ts'
import { orderNow } from '#contracts/order-clock.ts'
import { ORDER_TABS, ORDERS_COUNTED, type OrderTab } from '#contracts/order-constants.ts'
import { isPaidType, ORDER_TYPES, orderStateLabel } from '#contracts/order-states.ts'
import type { loadOrderList } from './load-order-list.server.ts'
import { OrderFrame } from './order-frame.tsx'
import {
  listOf,
  type OrderListQuery,
  orderListHref,
  ordersCsvHref,
  tabName,
} from './order-list-query.ts'
import { situationOf } from './order-situation.ts'
import { orderTone } from './order-tones.ts'

type Page = Awaited<ReturnType<typeof loadOrderList>>
type Role = Page['role']

const ACTION =
  'inline-flex min-h-9 items-center gap-1 text-sm font-medium text-ink-3 hover:text-ink'

/** Purchases or sales: what waits for the member first, then all by their time. */
export function OrderList({ query, role, items, toDo, next, counts, now }: Page) {
  const others = items.filter((item) => !toDo.some((waiting) => waiting.orderSeq === item.orderSeq))
  const isBuyer = role === 'BUYER'
  return (
    <OrderFrame
      title={isBuyer ? '구매 내역' : '판매 내역'}
      back={{ to: paths.myStore(), label: '마이페이지' }}
      actions={
        items.length > 0 && (
          <div className="flex gap-4">
            {!isBuyer && (
              <Link to={paths.salesYears()} className={ACTION}>
                연도별 판매
              </Link>
            )}
            <a href={ordersCsvHref(role, query)} download className={ACTION}>
              <DownloadIcon size={18} />
              CSV로 받기
            </a>
          </div>
        )
      }
    >
      <Tabs
        label={isBuyer ? '구매 상태' : '판매 상태'}
        tabs={(Object.keys(ORDER_TABS) as OrderTab[]).map((tab) => ({
          to: orderListHref(role, { ...query, tab, before: 0 }),
          label: ORDER_TABS[tab].label,
          count: cappedCount(counts[tab] ?? 0, ORDERS_COUNTED),
          current: tab === query.tab,
        }))}
      />
      <SearchForm role={role} query={query} />
      {toDo.length > 0 && (
        <section aria-labelledby="to-do" className="mt-5">
          <h2 id="to-do" className="mb-2 text-base font-bold text-ink">
            내가 할 일 <span className="text-primary tabular-nums">{count(toDo.length)}</span>
          </h2>
          <Rows rows={toDo} role={role} now={now} isToDo />
        </section>
      )}
      {others.length > 0 && (
        <section aria-label={isBuyer ? '구매 목록' : '판매 목록'} className="mt-5">
          <Rows rows={others} role={role} now={now} />
        </section>
      )}
      {items.length === 0 && <NoOrders role={role} query={query} isAny={(counts.ALL ?? 0) > 0} />}
      <nav aria-label="다른 페이지" className="mt-5 flex justify-center gap-2 empty:hidden">
        {query.before > 0 && (
          <ButtonLink to={orderListHref(role, { ...query, before: 0 })} variant="ghost">
            처음으로
          </ButtonLink>
        )}
        {next !== null && (
          <ButtonLink to={orderListHref(role, { ...query, before: next })} variant="secondary">
            이전 거래 더 보기
          </ButtonLink>
        )}
      </nav>
    </OrderFrame>
  )
}

function SearchForm({
  role,
  query: { tab, keyword, from, to },
}: {
  role: Role
  query: OrderListQuery
}) {
  return (
    <Form
      key={`${tab}${keyword}${from}${to}`}
      action={listOf(role)()}
      role="search"
      aria-label="거래 찾기"
      className="mt-4 flex flex-wrap gap-2"
    >
      {tab !== 'ALL' && <input type="hidden" name="tab" value={tabName(tab)} />}
      <div className="min-w-40 flex-1 sm:min-w-48">
        <Input
          type="search"
          name="q"
          defaultValue={keyword}
          maxLength={100}
          aria-label="상품이나 상대방"
          placeholder="상품이나 상대방 이름"
          autoComplete="off"
          enterKeyHint="search"
        />
      </div>
      <div className="flex w-full min-w-0 items-center gap-1.5 max-sm:order-last sm:w-auto">
        <Input
          type="date"
          name="from"
          defaultValue={from}
          aria-label="언제부터"
          className="min-w-0 max-[24rem]:px-1.5"
        />
        <span aria-hidden="true" className="text-ink-3">
          ~
        </span>
        <Input
          type="date"
          name="to"
          defaultValue={to}
          aria-label="언제까지"
          className="min-w-0 max-[24rem]:px-1.5"
        />
      </div>
      <Button type="submit" variant="secondary" square aria-label="찾기">
        <SearchIcon size={20} />
      </Button>
    </Form>
  )
}

function Rows({
  rows,
  role,
  now,
  isToDo = false,
}: {
  rows: readonly OrderRowView[]
  role: Role
  now: string
  isToDo?: boolean
}) {
  return (
    <ul className="space-y-3">
      {rows.map((row) => (
        <Row key={row.orderSeq} row={row} role={role} now={now} isToDo={isToDo} />
      ))}
    </ul>
  )
}

function Row({
  row,
  role,
  now,
  isToDo,
}: {
  row: OrderRowView
  role: Role
  now: string
  isToDo: boolean
}) {
  const { now: words } = situationOf({ ...row, role, partial: null, isException: false })
  const left = row.dueAt && isToDo ? timeLeft(row.dueAt, orderNow(now, row)) : ''
  const amount = isPaidType(row.type) && role === 'SELLER' ? row.net : row.total
  return (
    <Card
      as="li"
      padded={false}
      className="relative flex gap-3 p-3.5 hover:bg-surface-2 sm:gap-4 sm:p-4"
    >
      <Picture
        image={row.image}
        alt=""
        sizes="5rem"
        width={160}
        className="size-18 shrink-0 rounded-md sm:size-20"
      />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
          <Badge tone={orderTone(row.state)}>{orderStateLabel(row.state, row.type)}</Badge>
          {left && (
            <span className="inline-flex items-center gap-0.5 text-xs font-semibold text-warning">
              <ClockIcon size={14} />
              {left}
            </span>
          )}
        </p>
        <h3 className="mt-1 line-clamp-2 text-base font-semibold text-ink">
          <Link
            to={role === 'BUYER' ? paths.purchase(row.orderSeq) : paths.sale(row.orderSeq)}
            className="card-link rounded-lg"
          >
            {row.title}
          </Link>
        </h3>
        {isToDo && <p className="text-sm text-ink-2">{words}</p>}
        <p className="mt-0.5 flex flex-wrap items-baseline gap-x-2 text-sm text-ink-3">
          <strong className="font-bold whitespace-nowrap text-ink tabular-nums">
            {won(amount)}
          </strong>
          <span>{ORDER_TYPES[row.type]}</span>
        </p>
        <p className="truncate text-xs text-ink-3">
          <time dateTime={row.createdAt}>{kstDateShort(row.createdAt)}</time> · {row.other.name}
        </p>
      </div>
    </Card>
  )
}

function NoOrders({ role, query, isAny }: { role: Role; query: OrderListQuery; isAny: boolean }) {
  const isBuyer = role === 'BUYER'
  if (isAny || query.keyword || query.from || query.to || query.before > 0)
    return (
      <EmptyState
        title="여기에 맞는 거래가 없어요"
        actions={
          <ButtonLink to={listOf(role)()} variant="secondary">
            모두 보기
          </ButtonLink>
        }
      />
    )
  return (
    <EmptyState
      title={isBuyer ? '아직 산 물건이 없어요' : '아직 판 물건이 없어요'}
      actions={
        isBuyer ? (
          <ButtonLink to={paths.productList()}>상품 둘러보기</ButtonLink>
        ) : (
          <ButtonLink to={paths.sellForm()}>상품 올리기</ButtonLink>
        )
      }
    >
      {isBuyer
        ? '안심결제로 사면 물건을 확인할 때까지 두손이 돈을 보관해요.'
        : '주문이 들어오면 여기에서 수락하고, 보내고, 정산까지 볼 수 있어요.'}
    </EmptyState>
  )
}
