import type { BadgeTone } from '#app/components/badge.tsx'
import { ButtonLink } from '#app/components/button.tsx'
import { kstDayAndWeekday, kstTime } from '#app/format/time.ts'
import { timeLeft } from '#app/format/time-left.ts'
import { won } from '#app/format/won.ts'
import { paths } from '#app/paths.ts'
import type { PayRequestCard as Card } from '#contracts/chat.ts'
import type { Room } from '#contracts/edge.ts'
import {
  PAY_REQUEST_STATES,
  type PayRequestState,
  payRequestStateAt,
} from '#contracts/pay-request-states.ts'
import { OfferIcon } from '../shared/icons.tsx'
import { AnswerForm } from './answer-form.tsx'
import { CardFrame } from './card-frame.tsx'
import { useCardTime } from './use-card-time.ts'

const TONES: Record<PayRequestState, BadgeTone> = {
  OPEN: 'info',
  ORDERED: 'success',
  DECLINED: 'neutral',
  WITHDRAWN: 'neutral',
  SUPERSEDED: 'neutral',
  EXPIRED: 'neutral',
}

/** The seller asks the buyer to pay, and what each of them can do about it. */
export function PayRequestCardView({ card, room }: { card: Card; room: Room }) {
  const now = useCardTime()
  const { roomId, role, product } = room
  const state = payRequestStateAt(card, now)
  const isBuyer = role === 'BUYER'
  const isOpen = state === 'OPEN'
  const isForSale =
    product.tradeState === 'ON_SALE' && product.visibility === 'ACTIVE' && !product.hasOrder
  return (
    <CardFrame
      icon={OfferIcon}
      title="결제 요청"
      state={PAY_REQUEST_STATES[state]}
      tone={TONES[state]}
      footer={
        isOpen ? (
          <>
            {isBuyer && isForSale && (
              <ButtonLink to={paths.orderType(product.productSeq)} block className="text-sm">
                안심결제로 구매하기
              </ButtonLink>
            )}
            <AnswerForm
              roomId={roomId}
              intent="answer-pay-request"
              card={{ name: 'requestSeq', seq: card.requestSeq }}
              name="answer"
              buttons={[
                isBuyer
                  ? { value: 'DECLINE', label: '거절', variant: 'secondary' }
                  : { value: 'WITHDRAW', label: '요청 취소하기', variant: 'secondary' },
              ]}
            />
          </>
        ) : null
      }
    >
      <p className="text-xl font-bold whitespace-nowrap text-ink tabular-nums">{won(card.price)}</p>
      <p className="mt-1 text-sm text-ink-2">{wordsOf(state, isBuyer, isForSale)}</p>
      {isOpen && (
        <p className="mt-2 flex flex-wrap items-baseline gap-x-1.5 text-sm">
          <strong className="font-semibold text-ink">{timeLeft(card.expiresAt, now)}</strong>
          <time dateTime={card.expiresAt} className="text-xs text-ink-3">
            {kstDayAndWeekday(card.expiresAt)} {kstTime(card.expiresAt)}까지
          </time>
        </p>
      )}
    </CardFrame>
  )
}

function wordsOf(state: PayRequestState, isBuyer: boolean, isForSale: boolean): string {
  switch (state) {
    case 'OPEN':
      if (!isForSale) return '지금은 다른 거래가 진행 중이라 결제할 수 없어요.'
      return isBuyer
        ? '판매가가 바뀌어도 이때까지는 이 가격으로 살 수 있어요. 배송비와 수수료는 따로예요.'
        : '구매자의 결제를 기다리고 있어요. 판매가가 바뀌어도 이 가격이에요.'
    case 'ORDERED':
      return '이 요청으로 주문했어요. 거래는 주문 카드에서 이어져요.'
    case 'DECLINED':
      return isBuyer ? '결제 요청을 거절했어요.' : '구매자가 지금은 결제하지 않겠다고 했어요.'
    case 'WITHDRAWN':
      return isBuyer ? '판매자가 결제 요청을 취소했어요.' : '결제 요청을 취소했어요.'
    case 'SUPERSEDED':
      return '새 요청을 확인해 주세요.'
    case 'EXPIRED':
      return isBuyer
        ? '기한이 지났어요. 사고 싶다면 판매자에게 말해 주세요.'
        : '기한이 지났어요. 다시 요청할 수 있어요.'
  }
}
