import { Notice } from '#app/components/notice.tsx'
import { wonAmount } from '#app/format/won.ts'
import type { Order } from '#contracts/order.ts'
import { splitAmounts } from '#contracts/order-money.ts'

/** The partial refund that is offered, and what the reader would get by it. */
export function PartialNotice({ order }: { order: Order }) {
  const { partial, role, state, amounts } = order
  if (!partial || state !== 'PARTIAL_REFUND_OFFERED') return null
  const { toBuyer, toSeller } = splitAmounts(amounts, partial.amount)
  return (
    <Notice>
      {partial.by === role ? '내가 제안한' : '상대방이 제안한'} 부분환불 금액은{' '}
      <strong className="whitespace-nowrap">{wonAmount(partial.amount)}</strong>이에요. 합의하면{' '}
      {role === 'BUYER' ? '수수료까지 모두 ' : '수수료를 빼고 '}
      <strong className="whitespace-nowrap">
        {wonAmount(role === 'BUYER' ? toBuyer : toSeller)}
      </strong>
      을 {role === 'BUYER' ? '돌려받아요' : '정산받아요'}.
    </Notice>
  )
}
