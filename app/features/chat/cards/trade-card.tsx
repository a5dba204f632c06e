import type { BadgeTone } from '#app/components/badge.tsx'
import { ButtonLink } from '#app/components/button.tsx'
import { CheckIcon } from '#app/components/icons.tsx'
import { kstDayAndWeekday, kstTime } from '#app/format/time.ts'
import { timeLeft } from '#app/format/time-left.ts'
import { paths } from '#app/paths.ts'
import type { TradeCard as Card } from '#contracts/chat.ts'
import type { Room } from '#contracts/edge.ts'
import {
  possibleTradeAnswers,
  ROOM_TRADE_STATES,
  type RoomTradeState,
  roomTradeStateAt,
  type TradeAnswer,
} from '#contracts/trade-states.ts'
import { type AnswerButton, AnswerForm } from './answer-form.tsx'
import { CardFrame } from './card-frame.tsx'
import { useCardTime } from './use-card-time.ts'

const TONES: Record<RoomTradeState, BadgeTone> = {
  ASKED: 'info',
  DONE: 'success',
  DECLINED: 'neutral',
  WITHDRAWN: 'neutral',
  LAPSED: 'neutral',
  CLOSED: 'neutral',
}

const BUTTONS: readonly AnswerButton<TradeAnswer>[] = [
  { value: 'DECLINE', label: '아직이에요', variant: 'secondary' },
  { value: 'CONFIRM', label: '거래 완료', variant: 'primary' },
  { value: 'WITHDRAW', label: '취소하기', variant: 'secondary' },
]

/** One of the two says that the trade is done, and what the other can do about it. */
export function TradeCardView({ card, room }: { card: Card; room: Room }) {
  const now = useCardTime()
  const { roomId, storeSeq, other } = room
  const state = roomTradeStateAt(card, now)
  const possible = room.canSend ? possibleTradeAnswers(card, storeSeq, now) : []
  const answers = BUTTONS.filter(({ value }) => possible.includes(value))
  const isOwn = card.proposerStoreSeq === storeSeq
  return (
    <CardFrame
      icon={CheckIcon}
      title="거래 완료"
      state={ROOM_TRADE_STATES[state]}
      tone={TONES[state]}
      footer={
        answers.length > 0 ? (
          <AnswerForm
            roomId={roomId}
            intent="answer-trade"
            card={{ name: 'tradeSeq', seq: card.tradeSeq }}
            name="answer"
            buttons={answers}
          />
        ) : state === 'DONE' ? (
          <ButtonLink to={paths.review(roomId)} block className="text-sm">
            후기 남기기
          </ButtonLink>
        ) : null
      }
    >
      <p className="text-base text-ink">{wordsOf(state, isOwn, other.nickName)}</p>
      {state === 'ASKED' && (
        <p className="mt-2 flex flex-wrap items-baseline gap-x-1.5 text-sm">
          <strong className="font-semibold text-ink">{timeLeft(card.expiresAt, now)}</strong>
          <time dateTime={card.expiresAt} className="text-xs text-ink-3">
            {kstDayAndWeekday(card.expiresAt)} {kstTime(card.expiresAt)}까지
          </time>
        </p>
      )}
      {card.doneAt && (
        <p className="mt-1 text-sm text-ink-2">
          <time dateTime={card.doneAt}>
            {kstDayAndWeekday(card.doneAt)} {kstTime(card.doneAt)}
          </time>
        </p>
      )}
    </CardFrame>
  )
}

function wordsOf(state: RoomTradeState, isOwn: boolean, other: string): string {
  switch (state) {
    case 'ASKED':
      return isOwn
        ? `${other}님이 확인하면 거래가 끝나요.`
        : '상대가 거래를 마쳤다고 했어요. 물건과 돈을 모두 주고받았나요?'
    case 'DONE':
      return '두 사람 모두 거래를 마쳤어요. 후기를 남겨 주세요.'
    case 'DECLINED':
      return isOwn ? `${other}님은 아직 끝나지 않았다고 했어요.` : '아직 끝나지 않았다고 답했어요.'
    case 'WITHDRAWN':
      return '요청을 취소했어요. 거래가 끝나면 다시 눌러 주세요.'
    case 'LAPSED':
      return '일주일 동안 답이 없어 끝났어요. 다시 요청할 수 있어요.'
    case 'CLOSED':
      return '다른 분과 거래가 끝난 상품이에요.'
  }
}
