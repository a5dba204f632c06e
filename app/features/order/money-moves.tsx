import { kstDateTime } from '#app/format/time.ts'
import { wonAmount } from '#app/format/won.ts'
import type { OrderMoneyView } from '#contracts/order-payment.ts'

const REFUND_WORDS: Record<OrderMoneyView['refunds'][number]['state'], string> = {
  WAITING: '돌려주고 있어요',
  DONE: '돌려줬어요',
  FAILED: '늦어지고 있어요. 운영자가 확인하고 있어요',
}

const PAYOUT_WORDS: Record<NonNullable<OrderMoneyView['payout']>['state'], string> = {
  WAITING: '보낼 준비를 하고 있어요',
  SENT: '은행이 보내고 있어요',
  DONE: '보냈어요',
  FAILED: '보내지 못했어요',
}

/** What is given back to the buyer, paid out to the seller and made good by us; nothing before money moves. */
export function MoneyMoves({ money }: { money: OrderMoneyView | null }) {
  if (!money) return null
  const { refunds, payout, compensation } = money
  if (refunds.length === 0 && !payout && !compensation) return null
  return (
    <dl className="mt-3 space-y-2.5 border-t border-line pt-3 text-sm">
      {refunds.map(({ amount, state, isStray, at, doneAt }) => (
        <Move
          key={`${at} ${amount}`}
          name={isStray ? '늦게 온 돈의 환불' : '구매자 환불'}
          amount={amount}
          words={REFUND_WORDS[state]}
          at={doneAt}
        />
      ))}
      {payout && <Payout name="판매자 정산" payout={payout} />}
      {compensation && <Payout name="안심결제 보상" payout={compensation} />}
    </dl>
  )
}

function Payout({
  name,
  payout: { amount, state, account, reason, doneAt },
}: {
  name: string
  payout: NonNullable<OrderMoneyView['payout']>
}) {
  const words = [PAYOUT_WORDS[state], account, reason].filter(Boolean).join(' · ')
  return <Move name={name} amount={amount} words={words} at={doneAt} />
}

function Move({
  name,
  amount,
  words,
  at,
}: {
  name: string
  amount: number
  words: string
  at: string | null
}) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-2">
        {name}
        <span className="block text-xs font-normal text-ink-3">
          {words}
          {at && (
            <>
              {' · '}
              <time dateTime={at}>{kstDateTime(at)}</time>
            </>
          )}
        </span>
      </dt>
      <dd className="shrink-0 font-medium whitespace-nowrap text-ink tabular-nums">
        {wonAmount(amount)}
      </dd>
    </div>
  )
}
