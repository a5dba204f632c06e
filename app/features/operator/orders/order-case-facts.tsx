import { Card } from '#app/components/card.tsx'
import { ImageGrid } from '#app/features/chat/media/image-grid.tsx'
import { VideoPlayer } from '#app/features/chat/media/video-player.tsx'
import { LinkedText } from '#app/features/chat/safety/linked-text.tsx'
import { FactRow } from '#app/features/settings/settings-page.tsx'
import { unbrokenMoments } from '#app/format/no-break-space.ts'
import { kstDateTime } from '#app/format/time.ts'
import { wonAmount } from '#app/format/won.ts'
import type { ChatMessage } from '#contracts/chat.ts'
import { orderMediaPath } from '#contracts/chat-constants.ts'
import { accountLabel } from '#contracts/ledger-constants.ts'
import { messageSpeaker } from '#contracts/message-speaker.ts'
import type { Order } from '#contracts/order.ts'
import { ORDER_TYPES, type OrderTrigger, orderStateLabel } from '#contracts/order-states.ts'
import {
  isClaimStep,
  ORDER_RECORDS,
  orderClaimWords,
  orderStepWords,
} from '#contracts/order-words.ts'

type DeskOrder = Omit<Order, 'delivery' | 'returnAddress' | 'handoverCode' | 'coupon'>

/** What an operator needs to know of an order: where it stands, its amounts, its ledger, its history. */
export function OrderCaseFacts({
  order,
  ledger,
}: {
  order: DeskOrder
  ledger: readonly { account: string; amount: number }[]
}) {
  const { type, state, amounts, buyer, seller } = order
  return (
    <Card as="section" aria-labelledby="facts">
      <h2 id="facts" className="mb-3 text-base font-bold text-ink">
        {order.title}
      </h2>
      <dl className="grid grid-cols-[6rem_minmax(0,1fr)] gap-y-2 text-sm">
        <FactRow name="상태">{orderStateLabel(state, type)}</FactRow>
        <FactRow name="거래 방식">{ORDER_TYPES[type]}</FactRow>
        <FactRow name="구매자">{buyer.name}</FactRow>
        <FactRow name="판매자">{seller.name}</FactRow>
        <FactRow name="결제 금액">
          {wonAmount(amounts.total)} (상품 {wonAmount(amounts.price)}, 배송비{' '}
          {wonAmount(amounts.shippingFee)}, 수수료 {wonAmount(amounts.buyerFee)})
        </FactRow>
        {ledger
          .filter(({ amount }) => amount !== 0)
          .map(({ account, amount }) => (
            <FactRow key={account} name={accountLabel(account)}>
              {wonAmount(Math.abs(amount))}
            </FactRow>
          ))}
      </dl>
      <ol className="mt-3 space-y-1 border-t border-line pt-3 text-sm text-ink-2">
        {order.events
          .filter(
            ({ trigger, fromState, toState }) =>
              fromState !== toState || isClaimStep(trigger) || trigger in ORDER_RECORDS,
          )
          .map(({ place, trigger, toState, at }) => (
            <li key={place}>
              <time dateTime={at} className="me-2 text-ink-3 tabular-nums">
                {kstDateTime(at)}
              </time>
              {isClaimStep(trigger)
                ? orderClaimWords({ step: trigger, role: 'SELLER' })
                : (ORDER_RECORDS[trigger] ??
                  orderStepWords({
                    trigger: trigger as OrderTrigger,
                    role: 'SELLER',
                    type,
                    state: toState,
                  }))}
            </li>
          ))}
      </ol>
    </Card>
  )
}

/** The room's newest messages. */
export function OrderCaseMessages({
  orderSeq,
  messages,
}: {
  orderSeq: number
  messages: readonly ChatMessage[]
}) {
  const addressOf = orderMediaPath(orderSeq)
  return (
    <Card as="section" aria-labelledby="messages">
      <h2 id="messages" className="mb-2 text-base font-bold text-ink">
        채팅
      </h2>
      {messages.length === 0 && <p className="text-sm text-ink-3">주고받은 메시지가 없어요.</p>}
      <ol className="divide-y divide-line">
        {messages.map((message) => (
          <li key={message.messageSeq} className="py-2.5">
            <p className="flex flex-wrap items-center gap-x-2 text-sm">
              <span className="font-semibold text-ink">{messageSpeaker(message)}</span>
              <time dateTime={message.createdAt} className="text-ink-3 tabular-nums">
                {kstDateTime(message.createdAt)}
              </time>
            </p>
            <p className="mt-1 text-base wrap-anywhere text-ink-2">
              <LinkedText text={unbrokenMoments(message.message)} />
            </p>
            {message.images.length > 0 && (
              <div className="mt-2 chat-media">
                <ImageGrid images={message.images} addressOf={addressOf} />
              </div>
            )}
            {message.video && (
              <div className="mt-2 chat-media">
                <VideoPlayer video={message.video} addressOf={addressOf} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
