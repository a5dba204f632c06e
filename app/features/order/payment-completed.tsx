import type { ReactNode } from 'react'
import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { CheckIcon, ClockIcon } from '#app/components/icons.tsx'
import { FactRow } from '#app/features/settings/settings-page.tsx'
import { kstDayAndWeekday, kstTime } from '#app/format/time.ts'
import { timeLeft } from '#app/format/time-left.ts'
import { wonAmount } from '#app/format/won.ts'
import { paths } from '#app/paths.ts'
import type { OrderMoneyView } from '#contracts/order-payment.ts'
import { PAYMENT_METHODS } from '#contracts/payment-constants.ts'
import { CopyButton } from './copy-button.tsx'
import type { loadCompleted } from './load-completed.server.ts'

type Payment = NonNullable<OrderMoneyView['payment']>

/** What came of a payment, and what happens next. */
export function PaymentCompleted({
  order,
  payment,
  now,
}: Awaited<ReturnType<typeof loadCompleted>>) {
  if (!order.paidAt && payment?.state === 'CONFIRMING') return <Confirming />
  const isWaiting = !order.paidAt && payment?.account
  return (
    <Card className="space-y-5 text-center sm:p-8">
      <Mark>{isWaiting ? <ClockIcon size={32} /> : <CheckIcon size={32} />}</Mark>
      <div>
        <h1 className="text-xl font-bold text-ink lg:text-2xl">
          {isWaiting ? '입금을 기다리고 있어요' : '결제가 끝났어요'}
        </h1>
        <p className="mt-2 text-base text-ink-2">
          {isWaiting
            ? '아래 계좌로 입금하면 결제가 끝나고, 판매자에게 알려 드려요.'
            : `판매자에게 알렸어요. ${order.terms.acceptHours}시간 안에 수락하지 않으면 전액 돌려드려요.`}
        </p>
      </div>
      {payment?.account && isWaiting && <Account payment={payment} now={now} />}
      <dl className="grid grid-cols-[6rem_minmax(0,1fr)] gap-y-2 rounded-md bg-surface-2 p-4 text-start text-sm">
        <FactRow name="상품">{order.title}</FactRow>
        <FactRow name={isWaiting ? '입금할 금액' : '결제한 금액'}>
          <span className="whitespace-nowrap tabular-nums">{wonAmount(order.amounts.cash)}</span>
        </FactRow>
        {payment && <FactRow name="결제 방법">{PAYMENT_METHODS[payment.method]}</FactRow>}
        <FactRow name="주문번호">{order.orderSeq}</FactRow>
      </dl>
      <div className="flex flex-col gap-2 sm:flex-row sm:justify-center">
        <ButtonLink to={paths.purchase(order.orderSeq)}>주문 보기</ButtonLink>
        <ButtonLink to={paths.productList()} variant="secondary">
          다른 상품 보기
        </ButtonLink>
      </div>
    </Card>
  )
}

const Mark = ({ children }: { children: ReactNode }) => (
  <span className="mx-auto flex size-16 items-center justify-center rounded-full bg-success-soft text-success">
    {children}
  </span>
)

/** The page loads itself again until the company has answered. */
function Confirming() {
  return (
    <Card className="space-y-4 text-center sm:p-8">
      <Mark>
        <ClockIcon size={32} />
      </Mark>
      <h1 className="text-xl font-bold text-ink">결제를 확인하고 있어요</h1>
      <p className="text-base text-ink-2">
        결제 회사의 답을 기다리고 있어요. 다시 결제하지 마세요. 이 화면은 저절로 바뀌어요.
      </p>
      <ButtonLink to="." reloadDocument variant="secondary">
        다시 확인하기
      </ButtonLink>
    </Card>
  )
}

/** Where the money goes, until when. */
export function Account({ payment: { account, amount }, now }: { payment: Payment; now: string }) {
  if (!account) return null
  const left = timeLeft(account.dueAt, now)
  return (
    <div className="rounded-md border border-primary p-4 text-start">
      <dl className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-y-2 text-sm">
        <FactRow name="은행">{account.bank}</FactRow>
        <FactRow name="계좌번호">
          <span className="flex flex-wrap items-center gap-2">
            <strong className="text-lg whitespace-nowrap tabular-nums">{account.accountNo}</strong>
            <CopyButton text={account.accountNo} what="계좌번호" />
          </span>
        </FactRow>
        <FactRow name="금액">
          <span className="whitespace-nowrap tabular-nums">{wonAmount(amount)}</span>
        </FactRow>
        <FactRow name="기한">
          <time dateTime={account.dueAt}>
            {kstDayAndWeekday(account.dueAt)} {kstTime(account.dueAt)}
          </time>
          까지{left && ` (${left})`}
        </FactRow>
      </dl>
      <p className="mt-3 text-xs text-ink-3">
        금액이 1원이라도 다르면 입금되지 않아요. 기한이 지나면 주문이 자동으로 취소돼요.
      </p>
    </div>
  )
}
