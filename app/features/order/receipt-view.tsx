import type { ReactNode } from 'react'
import { Button } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { ExternalIcon } from '#app/components/icons.tsx'
import { useHydrated } from '#app/components/use-hydrated.ts'
import { kstDateTime } from '#app/format/time.ts'
import { wonAmount } from '#app/format/won.ts'
import type { Order } from '#contracts/order.ts'
import { splitAmounts } from '#contracts/order-money.ts'
import type { OrderMoneyView } from '#contracts/order-payment.ts'
import { isCourierType, ORDER_TYPES } from '#contracts/order-states.ts'
import { CASH_RECEIPT_KINDS, PAYMENT_METHODS } from '#contracts/payment-constants.ts'
import { vatWithin } from './vat-within.ts'

/** 거래명세: what was traded, paid and charged, to be printed. */
export function ReceiptView({ order, money }: { order: Order; money: OrderMoneyView }) {
  const { amounts, role } = order
  const { payment, refunds, payout, compensation } = money
  const isBuyer = role === 'BUYER'
  const fee = isBuyer ? amounts.buyerFee : amounts.sellerFee
  return (
    <Card as="article" className="receipt space-y-6 print:border-0 print:p-0">
      <Part title="거래">
        <Line name="주문번호">{order.orderSeq}</Line>
        <Line name="상품">{order.title}</Line>
        <Line name="거래 방법">{ORDER_TYPES[order.type]}</Line>
        <Line name="판매자">{order.seller.name}</Line>
        <Line name="구매자">{order.buyer.name}</Line>
        <Line name="주문일">{kstDateTime(order.createdAt)}</Line>
        {order.paidAt && <Line name="결제일">{kstDateTime(order.paidAt)}</Line>}
        {order.confirmedAt && <Line name="구매확정일">{kstDateTime(order.confirmedAt)}</Line>}
      </Part>
      <Part title="금액">
        <Line name="상품 금액">{wonAmount(amounts.price)}</Line>
        {isCourierType(order.type) && <Line name="배송비">{wonAmount(amounts.shippingFee)}</Line>}
        <Line name={isBuyer ? '안심결제 수수료' : '판매 수수료'}>
          {wonAmount(fee)}
          {fee > 0 && (
            <span className="block text-xs text-ink-3">
              공급가액 {wonAmount(fee - vatWithin(fee))} · 부가세 {wonAmount(vatWithin(fee))}
            </span>
          )}
        </Line>
        {!isBuyer && order.givenBack > 0 && (
          <Line name="부분환불">−{wonAmount(order.givenBack)}</Line>
        )}
        {isBuyer && amounts.points > 0 && (
          <Line name="포인트 사용">−{wonAmount(amounts.points)}</Line>
        )}
        <Line name={isBuyer ? '결제 금액' : '정산 금액'} isTotal>
          {wonAmount(isBuyer ? amounts.cash : amounts.net)}
        </Line>
      </Part>
      {isBuyer && payment && (
        <Part title="결제">
          <Line name="결제 방법">{PAYMENT_METHODS[payment.method]}</Line>
          {payment.paidAt && <Line name="승인 시각">{kstDateTime(payment.paidAt)}</Line>}
          <Line name="현금영수증">
            {payment.method === 'VIRTUAL_ACCOUNT' ? (
              <CashReceipt receipt={money.receipt} />
            ) : (
              '카드와 간편결제는 매출전표로 대신해요'
            )}
          </Line>
          {payment.receiptUrl && (
            <Line name="매출전표">
              <a
                href={payment.receiptUrl}
                target="_blank"
                rel="noreferrer"
                className="roomy-link inline-flex items-center gap-1 text-link underline underline-offset-4"
              >
                결제 회사에서 보기
                <ExternalIcon size={16} />
              </a>
            </Line>
          )}
        </Part>
      )}
      {isBuyer && refunds.length > 0 && (
        <Part title="환불">
          {order.givenBack > 0 && (
            <>
              <Line name="부분환불">{wonAmount(order.givenBack)}</Line>
              <Line name="부분환불한 만큼의 수수료">
                {wonAmount(splitAmounts(amounts, order.givenBack).feeToBuyer)}
              </Line>
            </>
          )}
          {refunds.map(({ amount, state, at, doneAt }) => (
            <Line key={at} name={doneAt ? kstDateTime(doneAt) : '진행 중'}>
              −{wonAmount(amount)}
              {state !== 'DONE' && (
                <span className="block text-xs text-ink-3">처리하고 있어요</span>
              )}
            </Line>
          ))}
        </Part>
      )}
      {compensation && (
        <Part title="안심결제 보상">
          <Line name="보낸 금액">{wonAmount(compensation.amount)}</Line>
          {compensation.account && <Line name="계좌">{compensation.account}</Line>}
          <Line name="보낸 날">
            {compensation.doneAt ? kstDateTime(compensation.doneAt) : '진행 중'}
          </Line>
        </Part>
      )}
      {!isBuyer && payout && (
        <Part title="정산">
          <Line name="보낸 금액">{wonAmount(payout.amount)}</Line>
          {payout.account && <Line name="계좌">{payout.account}</Line>}
          <Line name="정산일">{payout.doneAt ? kstDateTime(payout.doneAt) : '진행 중'}</Line>
        </Part>
      )}
      <p className="text-xs text-ink-3">
        두손은 통신판매중개자로서 거래 당사자가 아니에요. 수수료에는 부가세가 들어 있어요.
      </p>
    </Card>
  )
}

const RECEIPT_STATES = {
  WAITING: '결제가 확인되면 발급해요',
  ISSUED: '발급했어요',
  REFUSED: '발급하지 못했어요',
  CANCELED: '환불되어 취소했어요',
} as const

/** Of the fee alone: the goods are the seller's to account for. */
function CashReceipt({ receipt }: Pick<OrderMoneyView, 'receipt'>) {
  if (!receipt) return '발급하지 않았어요'
  const { kind, holder, state, amount, issueNumber, failure } = receipt
  return (
    <>
      {CASH_RECEIPT_KINDS[kind]} {holder}
      <span className="block text-xs text-ink-3">{failure ?? RECEIPT_STATES[state]}</span>
      {state === 'ISSUED' && (
        <span className="block text-xs text-ink-3">
          수수료 {wonAmount(amount)} · 부가세 {wonAmount(vatWithin(amount))}
          {issueNumber && ` · 승인번호 ${issueNumber}`}
        </span>
      )}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-2 border-b border-line-strong pb-1.5 text-base font-bold text-ink">
        {title}
      </h2>
      <dl className="space-y-1.5 text-sm">{children}</dl>
    </section>
  )
}

function Line({
  name,
  isTotal,
  children,
}: {
  name: string
  isTotal?: boolean
  children: ReactNode
}) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className={isTotal ? 'font-bold text-ink' : 'shrink-0 text-ink-3'}>{name}</dt>
      <dd
        className={
          isTotal
            ? 'text-lg font-bold whitespace-nowrap text-ink tabular-nums'
            : 'text-end font-medium wrap-anywhere text-ink tabular-nums'
        }
      >
        {children}
      </dd>
    </div>
  )
}

export function PrintButton() {
  if (!useHydrated()) return null
  return (
    <Button variant="secondary" size="sm" className="print:hidden" onClick={() => window.print()}>
      인쇄하기
    </Button>
  )
}
