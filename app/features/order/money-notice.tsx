import { ButtonLink } from '#app/components/button.tsx'
import { Notice } from '#app/components/notice.tsx'
import { paths } from '#app/paths.ts'
import type { Order } from '#contracts/order.ts'
import type { OrderMoneyView } from '#contracts/order-payment.ts'

/** Where money cannot go on: what the member can do about it. */
export function MoneyNotice({ order, money }: { order: Order; money: OrderMoneyView | null }) {
  const words = money && noticeOf(order, money)
  if (!words) return null
  return (
    <div className="space-y-3">
      <Notice tone="warning">{words}</Notice>
      <ButtonLink to={paths.bankAccounts()} variant="secondary" size="lg" block>
        {order.role === 'SELLER'
          ? '정산 계좌 확인하기'
          : hasHeldCompensation(money)
            ? '보상금 받을 계좌 확인하기'
            : '환불받을 계좌 등록하기'}
      </ButtonLink>
    </div>
  )
}

const hasHeldCompensation = ({ compensation }: OrderMoneyView): boolean =>
  compensation?.reason != null

function noticeOf({ role, state }: Order, money: OrderMoneyView): string | null {
  const { refunds, payout, compensation } = money
  if (role === 'SELLER')
    return state === 'SETTLE_FAILED' || (payout?.state === 'WAITING' && payout.reason)
      ? (payout?.reason ?? null)
      : null
  if (hasHeldCompensation(money)) return compensation?.reason ?? null
  return refunds.some(({ needsAccount }) => needsAccount)
    ? '입금한 돈은 내 이름의 계좌로 돌려드려요. 계좌를 등록하면 자동으로 이어져요.'
    : null
}
