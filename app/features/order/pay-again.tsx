import { NoBreak } from '#app/components/no-break.tsx'
import { Notice } from '#app/components/notice.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { wonAmount } from '#app/format/won.ts'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import type { Order } from '#contracts/order.ts'
import type { OrderMoneyView } from '#contracts/order-payment.ts'
import { MethodChoice } from './method-choice.tsx'
import { Account } from './payment-completed.tsx'
import { ScriptWindow } from './script-window.tsx'

/** An order that is not paid yet: why not, and how. */
export function PayAgain({
  order,
  payment,
  eventKey,
  now,
}: {
  order: Order
  payment: OrderMoneyView['payment']
  eventKey: string
  now: string
}) {
  if (payment?.state === 'CONFIRMING')
    return <Notice>결제 회사의 답을 기다리고 있어요. 다시 결제하지 마세요.</Notice>
  if (payment?.state === 'WAITING') return <Account payment={payment} now={now} />
  const isAgain = payment !== null
  return (
    <PostForm intent="pay" className="space-y-4 rounded-md bg-surface-2 p-4">
      <input type="hidden" name="eventKey" value={eventKey} />
      <FormProblem />
      <ScriptWindow />
      {payment?.failure && <Notice tone="warning">{payment.failure}</Notice>}
      <MethodChoice />
      <SubmitButton size="lg" block>
        <span>
          <NoBreak>{wonAmount(order.amounts.cash)}</NoBreak>{' '}
          {isAgain ? '다시 결제하기' : '결제하기'}
        </span>
      </SubmitButton>
    </PostForm>
  )
}
