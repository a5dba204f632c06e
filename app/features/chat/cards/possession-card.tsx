import type { BadgeTone } from '#app/components/badge.tsx'
import { ButtonLink } from '#app/components/button.tsx'
import { ShieldCheckIcon } from '#app/components/icons.tsx'
import { Picture } from '#app/components/picture.tsx'
import { kstDateTime } from '#app/format/time.ts'
import { timeLeft } from '#app/format/time-left.ts'
import { paths } from '#app/paths.ts'
import type { PossessionCard as Card } from '#contracts/chat.ts'
import type { Room } from '#contracts/edge.ts'
import { mediaUrl } from '#contracts/media.ts'
import {
  POSSESSION_REFUSALS,
  POSSESSION_STATES,
  type PossessionState,
  type PossessionVerdict,
  possessionStateAt,
} from '#contracts/possession-rules.ts'
import { type AnswerButton, AnswerForm } from './answer-form.tsx'
import { CardFrame } from './card-frame.tsx'
import { useCardTime } from './use-card-time.ts'

const TONES: Record<PossessionState, BadgeTone> = {
  OPEN: 'info',
  ANSWERED: 'success',
  REFUSED: 'neutral',
  LAPSED: 'neutral',
}

const VERDICTS: readonly AnswerButton<PossessionVerdict>[] = [
  { value: 'DOUBTED', label: '의심돼요', variant: 'secondary' },
  { value: 'CONFIRMED', label: '확인했어요', variant: 'primary' },
]

/** A buyer wants to see the thing with a code, and what the seller showed. */
export function PossessionCardView({ card, room }: { card: Card; room: Room }) {
  const now = useCardTime()
  const { roomId, role, product } = room
  const state = possessionStateAt({ state: card.state, expiresAt: new Date(card.expiresAt) }, now)
  const isBuyer = role === 'BUYER'
  const answers = VERDICTS.filter(({ value }) => value !== card.verdict)
  return (
    <CardFrame
      icon={ShieldCheckIcon}
      title="실물 인증"
      state={POSSESSION_STATES[state]}
      tone={TONES[state]}
      footer={
        state === 'OPEN' && !isBuyer ? (
          <ButtonLink to={paths.possession(product.productSeq)} block className="text-sm">
            코드 보고 사진 찍기
          </ButtonLink>
        ) : state === 'ANSWERED' && isBuyer ? (
          <AnswerForm
            roomId={roomId}
            intent="judge-possession"
            card={{ name: 'checkSeq', seq: card.checkSeq }}
            name="verdict"
            buttons={answers}
          />
        ) : null
      }
    >
      {card.image && (
        <a
          href={mediaUrl(card.image.mediaKey, 1280, 'w')}
          target="_blank"
          rel="noopener"
          className="mb-2 block overflow-hidden rounded-md"
        >
          <Picture
            image={card.image}
            alt="코드를 적은 종이와 함께 찍은 상품. 누르면 크게 볼 수 있어요."
            sizes="250px"
            width={320}
            className="w-full"
          />
        </a>
      )}
      <p className="text-base text-ink">{wordsOf(card, state, isBuyer)}</p>
      {(state === 'OPEN' || state === 'ANSWERED') && (
        <p className="mt-2 text-sm text-ink-2">
          코드 <strong className="font-bold whitespace-nowrap text-ink">{card.code}</strong>
        </p>
      )}
      {state === 'OPEN' && <p className="text-sm text-ink-3">{timeLeft(card.expiresAt, now)}</p>}
      {card.answeredAt && (
        <p className="text-sm text-ink-3">
          <time dateTime={card.answeredAt}>{kstDateTime(card.answeredAt)}</time>에 찍은 사진
        </p>
      )}
    </CardFrame>
  )
}

function wordsOf({ verdict, refusal }: Card, state: PossessionState, isBuyer: boolean): string {
  switch (state) {
    case 'OPEN':
      return isBuyer
        ? '판매자가 코드를 적은 종이와 상품을 함께 찍어 보내면 여기에서 볼 수 있어요.'
        : '구매자가 실물을 보고 싶어 해요. 코드를 종이에 적어 상품과 함께 찍어 주세요.'
    case 'REFUSED':
      return `판매자가 지금은 인증하지 못한다고 했어요.${refusal ? ` ${POSSESSION_REFUSALS[refusal]}` : ''}`
    case 'LAPSED':
      return '시간이 지나 요청이 끝났어요. 다시 요청할 수 있어요.'
    case 'ANSWERED':
      if (verdict === 'CONFIRMED')
        return isBuyer ? '실물이 맞다고 확인했어요.' : '구매자가 실물이 맞다고 확인했어요.'
      if (verdict === 'DOUBTED')
        return isBuyer
          ? '의심된다고 답했어요. 걱정되면 거래를 멈추고 신고해 주세요.'
          : '구매자가 사진을 의심하고 있어요. 대화로 설명해 주세요.'
      return isBuyer
        ? '사진 속 코드가 아래 코드와 같은지, 상품이 맞는지 확인해 주세요.'
        : '사진을 보냈어요. 구매자의 확인을 기다리고 있어요.'
  }
}
