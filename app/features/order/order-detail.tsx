import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Badge } from '#app/components/badge.tsx'
import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { ChevronRightIcon, ClockIcon } from '#app/components/icons.tsx'
import { Notice } from '#app/components/notice.tsx'
import { Picture } from '#app/components/picture.tsx'
import { FactRow } from '#app/features/settings/settings-page.tsx'
import { formatPhoneNo } from '#app/format/phone-no.ts'
import { kstDayAndWeekday, kstTime } from '#app/format/time.ts'
import { timeLeft } from '#app/format/time-left.ts'
import { wonAmount } from '#app/format/won.ts'
import { paths } from '#app/paths.ts'
import type { Order } from '#contracts/order.ts'
import {
  isCourierType,
  isPaidType,
  ORDER_TYPES,
  type OrderState,
  orderStateLabel,
} from '#contracts/order-states.ts'
import { EvidenceLinks } from './evidence-links.tsx'
import { HandoverCode } from './handover-code.tsx'
import type { loadOrderPage } from './load-order.server.ts'
import { MoneyMoves } from './money-moves.tsx'
import { MoneyNotice } from './money-notice.tsx'
import { OrderAmountLines } from './order-amount-lines.tsx'
import { OrderChatLink } from './order-chat-link.tsx'
import { situationOf } from './order-situation.ts'
import { OrderSteps } from './order-steps.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { orderTone } from './order-tones.ts'
import { PayAgain } from './pay-again.tsx'
import { BuyerReliabilityCard } from './reliability-card.tsx'
import { addressLine } from './shop-address.ts'
import { ShownAddress } from './shown-address.tsx'

/** An order as one of its members sees it: where it stands, what to do, and everything about it. */
export function OrderDetail({
  order,
  money,
  eventKey,
  origin,
  now,
}: Awaited<ReturnType<typeof loadOrderPage>>) {
  const { role, type } = order
  const noMoney = noMoneyWords(order)
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6">
      <div className="min-w-0 space-y-4">
        <StateCard order={order} now={now}>
          {order.handoverCode && (
            <HandoverCode orderSeq={order.orderSeq} code={order.handoverCode} origin={origin} />
          )}
          {order.coupon && <Coupon coupon={order.coupon} />}
          {role === 'BUYER' && order.state === 'PENDING_PAYMENT' && (
            <PayAgain
              order={order}
              payment={money?.payment ?? null}
              eventKey={eventKey}
              now={now}
            />
          )}
          {order.events.some(({ trigger }) => trigger === 'SHIP' || trigger === 'SHIP_RETURN') && (
            <ButtonLink to={paths.invoiceDetail(order.orderSeq)} variant="secondary" block>
              배송 조회
            </ButtonLink>
          )}
          {order.returnAddress && (
            <ShownAddress title="반품 보낼 곳" address={order.returnAddress} />
          )}
          {role === 'BUYER' && order.state === 'RETURN_APPROVED' && !order.returnAddress && (
            <Notice>보낼 주소를 보여 드릴 수 없어요. 채팅으로 판매자에게 물어봐 주세요.</Notice>
          )}
          <MoneyNotice order={order} money={money} />
          <OrderSteps order={order} eventKey={eventKey} />
        </StateCard>
        <OrderTimeline order={order} />
      </div>
      <div className="min-w-0 space-y-4">
        <ProductCard order={order} />
        {isPaidType(type) && (
          <Card as="section" aria-labelledby="amounts">
            <Heading id="amounts">{role === 'BUYER' ? '결제 금액' : '정산 금액'}</Heading>
            {noMoney ? (
              <p className="text-sm text-ink-2">{noMoney}</p>
            ) : (
              <OrderAmountLines
                amounts={order.amounts}
                type={type}
                side={role}
                isPaid={order.paidAt !== null}
                givenBack={order.givenBack}
              />
            )}
            <MoneyMoves money={money} />
            {order.paidAt && (
              <Link
                to={paths.receipt(order.orderSeq)}
                className="mt-2 inline-flex min-h-9 items-center text-sm font-medium text-link underline underline-offset-4"
              >
                영수증 보기
              </Link>
            )}
          </Card>
        )}
        {isCourierType(type) && <Delivery order={order} />}
        <Card as="section" aria-labelledby="other">
          <Heading id="other">{role === 'BUYER' ? '판매자' : '구매자'}</Heading>
          <div className="flex items-center justify-between gap-3">
            <Link
              to={paths.store(order.other.storeSeq)}
              className="min-w-0 truncate font-semibold text-ink hover:underline"
            >
              {order.other.name}
            </Link>
            <OrderChatLink order={order} />
          </div>
        </Card>
        {order.buyerReliability && (
          <BuyerReliabilityCard name={order.other.name} reliability={order.buyerReliability} />
        )}
        <EvidenceLinks orderSeq={order.orderSeq} />
        <p className="px-1 text-sm text-ink-3">
          주문번호 {order.orderSeq} ·{' '}
          <Link
            to={paths.questionForm('CS', { orderSeq: order.orderSeq })}
            className="roomy-link text-link underline underline-offset-4"
          >
            이 주문 문의하기
          </Link>
        </p>
      </div>
    </div>
  )
}

export const Heading = ({ id, children }: { id: string; children: ReactNode }) => (
  <h2 id={id} className="mb-3 text-base font-bold text-ink">
    {children}
  </h2>
)

/** The state in a sentence, whose turn it is, until when, and what happens then by itself. */
function StateCard({ order, now, children }: { order: Order; now: string; children: ReactNode }) {
  const { now: words, turn, isMine, byItself, next } = situationOf(order)
  return (
    <Card as="section" aria-labelledby="state" className="space-y-4">
      <div>
        <p className="flex flex-wrap items-center gap-1.5">
          <Badge tone={orderTone(order.state)}>{orderStateLabel(order.state, order.type)}</Badge>
          {turn && <Badge tone={isMine ? 'info' : 'neutral'}>{turn}</Badge>}
        </p>
        <h2 id="state" className="mt-2 text-lg font-bold text-balance text-ink">
          {words}
        </h2>
        {order.decideBy && (
          <p className="mt-2 flex items-start gap-2 text-sm text-ink-2">
            <ClockIcon size={18} className="mt-0.5 shrink-0 text-ink-3" />
            <span>
              <time dateTime={order.decideBy} className="font-semibold text-ink">
                {kstDayAndWeekday(order.decideBy)}
              </time>
              까지 결정해 드려요.
            </span>
          </p>
        )}
        {byItself && byItself.at > now && (
          <p className="mt-2 flex items-start gap-2 text-sm text-ink-2">
            <ClockIcon size={18} className="mt-0.5 shrink-0 text-ink-3" />
            <span>
              <time dateTime={byItself.at} className="font-semibold text-ink">
                {kstDayAndWeekday(byItself.at)} {kstTime(byItself.at)}
              </time>
              {byItself.particle}
              {byItself.particle === '까지' && `${left(byItself.at, now)}.`} {byItself.words}
            </span>
          </p>
        )}
        {next && <p className="mt-2 text-sm text-ink-2">{next}</p>}
      </div>
      {order.isFrozen && (
        <Notice tone="warning">
          운영자가 이 거래의 지급을 잠시 멈췄어요. 확인이 끝나면 알려 드려요.
        </Notice>
      )}
      {order.isUnscanned && order.state === 'SHIPPED' && (
        <Notice tone="warning">
          택배사가 아직 물건을 받지 않았어요.
          {order.role === 'BUYER'
            ? ' 원하시면 지금 취소하고 전액 돌려받을 수 있어요.'
            : ' 구매자가 취소할 수 있으니, 운송장 번호가 맞는지 확인하고 틀렸으면 고쳐 주세요.'}
        </Notice>
      )}
      {children}
    </Card>
  )
}

const UNDONE: readonly OrderState[] = [
  'REFUNDING',
  'REFUND_FAILED',
  'REFUNDED',
  'EXPIRED',
  'CANCELED',
]

/** Where the amounts of the order would say what is not so: nobody pays or gets them. */
function noMoneyWords({ state, role, paidAt }: Order): string | null {
  if (!UNDONE.includes(state)) return null
  if (role === 'SELLER') return '거래가 취소돼서 정산할 금액이 없어요.'
  return paidAt ? null : '결제하지 않고 끝난 거래예요.'
}

function left(at: string, now: string): string {
  const words = timeLeft(at, now)
  return words && ` (${words})`
}

function ProductCard({ order }: { order: Order }) {
  return (
    <Card padded={false}>
      <Link
        to={paths.product(order.productSeq)}
        className="flex items-center gap-3 rounded-lg p-4 hover:bg-surface-2"
      >
        <Picture
          image={order.image}
          alt=""
          sizes="4rem"
          width={160}
          className="size-16 shrink-0 rounded-md"
        />
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 text-base font-medium text-ink">{order.title}</span>
          <span className="mt-0.5 block text-sm text-ink-3">
            {ORDER_TYPES[order.type]} · {wonAmount(order.amounts.price)}
          </span>
        </span>
        <ChevronRightIcon size={18} className="shrink-0 text-ink-3" />
      </Link>
    </Card>
  )
}

function Delivery({ order }: { order: Order }) {
  const { delivery, role, type } = order
  if (!delivery)
    return role === 'SELLER' ? (
      <Card as="section" aria-labelledby="delivery">
        <Heading id="delivery">받는 곳</Heading>
        <p className="text-sm text-ink-3">
          {order.paidAt
            ? '거래가 끝난 지 오래되어 받는 곳을 더 보여 드리지 않아요.'
            : '구매자가 결제하면 보여 드려요.'}
        </p>
      </Card>
    ) : null
  return (
    <Card as="section" aria-labelledby="delivery">
      <Heading id="delivery">{type === 'CVS' ? '찾을 편의점' : '받는 곳'}</Heading>
      <dl className="grid grid-cols-[5rem_minmax(0,1fr)] gap-y-2 text-sm">
        <FactRow name="받는 사람">{delivery.name}</FactRow>
        <FactRow name="연락처">
          <a href={`tel:${delivery.phoneNo}`} className="roomy-link tabular-nums hover:underline">
            {formatPhoneNo(delivery.phoneNo)}
          </a>
        </FactRow>
        <FactRow name={type === 'CVS' ? '편의점' : '주소'}>{addressLine(delivery)}</FactRow>
        {delivery.note && <FactRow name="배송 메모">{delivery.note}</FactRow>}
      </dl>
    </Card>
  )
}

function Coupon({ coupon }: { coupon: string }) {
  return (
    <div className="rounded-md bg-surface-2 p-4">
      <p className="text-sm text-ink-3">받은 e쿠폰 (나에게만 보여요)</p>
      <p className="mt-1 text-lg font-bold wrap-anywhere whitespace-pre-wrap text-ink">{coupon}</p>
    </div>
  )
}
