import type { BadgeTone } from '#app/components/badge.tsx'
import { ButtonLink } from '#app/components/button.tsx'
import { NoBreak } from '#app/components/no-break.tsx'
import { kstDayAndWeekday, kstTime } from '#app/format/time.ts'
import { timeLeft } from '#app/format/time-left.ts'
import { discountPercent, won } from '#app/format/won.ts'
import { paths } from '#app/paths.ts'
import type { OfferCard as Card } from '#contracts/chat.ts'
import { OFFER_STATES, type OfferState } from '#contracts/chat-constants.ts'
import type { Room } from '#contracts/edge.ts'
import { type OfferAnswer, offerStateAt, possibleOfferAnswers } from '#contracts/offer-states.ts'
import { OfferIcon } from '../shared/icons.tsx'
import { type AnswerButton, AnswerForm } from './answer-form.tsx'
import { CardFrame } from './card-frame.tsx'
import { useCardTime } from './use-card-time.ts'

const TONES: Record<OfferState, BadgeTone> = {
  OPEN: 'info',
  ACCEPTED: 'success',
  DECLINED: 'neutral',
  WITHDRAWN: 'neutral',
  SUPERSEDED: 'neutral',
  EXPIRED: 'neutral',
}

const BUTTONS: readonly AnswerButton<OfferAnswer>[] = [
  { value: 'DECLINE', label: '거절', variant: 'secondary' },
  { value: 'ACCEPT', label: '수락', variant: 'primary' },
  { value: 'WITHDRAW', label: '취소하기', variant: 'secondary' },
]

/** A price that one of the two offered, and what one can do about it. */
export function OfferCardView({ card, room }: { card: Card; room: Room }) {
  const now = useCardTime()
  const { roomId, storeSeq, product, role } = room
  const state = offerStateAt(card, now)
  const isForSale = product.tradeState === 'ON_SALE' && product.visibility === 'ACTIVE'
  const possible = room.canSend ? possibleOfferAnswers(card, storeSeq, now) : []
  // The server accepts nothing either that is not for sale.
  const answers = BUTTONS.filter(
    ({ value }) => possible.includes(value) && (value !== 'ACCEPT' || isForSale),
  )
  const isHeld = card.holdsUntil !== null && now.getTime() < Date.parse(card.holdsUntil)
  const canBuy = state === 'ACCEPTED' && role === 'BUYER' && isForSale && isHeld
  const canReserve = state === 'ACCEPTED' && role === 'SELLER' && isForSale
  return (
    <CardFrame
      icon={OfferIcon}
      title={card.proposerStoreSeq === storeSeq ? '내가 제안한 가격' : '받은 가격 제안'}
      state={OFFER_STATES[state]}
      tone={TONES[state]}
      footer={
        answers.length > 0 ? (
          <AnswerForm
            roomId={roomId}
            intent="answer-offer"
            card={{ name: 'offerSeq', seq: card.offerSeq }}
            name="answer"
            buttons={answers}
          />
        ) : canBuy ? (
          <ButtonLink to={paths.orderType(product.productSeq)} size="sm" block>
            이 가격에 구매하기
          </ButtonLink>
        ) : canReserve ? (
          <AnswerForm
            roomId={roomId}
            intent="trade-state"
            name="tradeState"
            buttons={[{ value: 'RESERVED', label: '예약중으로 바꾸기', variant: 'secondary' }]}
          />
        ) : null
      }
    >
      <p className="text-xl font-bold whitespace-nowrap text-ink tabular-nums">{won(card.price)}</p>
      <Difference price={card.price} productPrice={product.price} />
      {state === 'ACCEPTED' && isForSale && card.holdsUntil && (
        <p className="mt-2 text-sm text-ink-2">
          {isHeld ? (
            <>
              <NoBreak>
                <time dateTime={card.holdsUntil}>
                  {kstDayAndWeekday(card.holdsUntil)} {kstTime(card.holdsUntil)}
                </time>
                까지
              </NoBreak>{' '}
              {role === 'BUYER' ? '나만' : '이 구매자만'} 이 가격에 살 수 있어요.
            </>
          ) : (
            '이 가격으로 살 수 있는 기한이 지났어요.'
          )}
        </p>
      )}
      {state === 'OPEN' && (
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

/** How it compares with what the product costs now. */
function Difference({ price, productPrice }: { price: number; productPrice: number }) {
  if (price > productPrice)
    return (
      <p className="text-sm text-ink-2">
        판매가 <NoBreak>{won(productPrice)}</NoBreak>보다 높아요
      </p>
    )
  if (price === productPrice) return <p className="text-sm text-ink-2">판매가와 같아요</p>
  const percent = discountPercent(productPrice, price)
  return (
    <p className="flex flex-wrap items-baseline gap-x-1.5 text-sm tabular-nums">
      {percent > 0 && (
        <span className="font-bold text-drop">
          <span className="sr-only">판매가보다 낮은 비율 </span>
          {percent}%
        </span>
      )}
      <span className="text-ink-3">
        <span className="sr-only">판매가 </span>
        <NoBreak>
          <s>{won(productPrice)}</s>
        </NoBreak>
      </span>
    </p>
  )
}
