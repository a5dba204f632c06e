import { Link } from '@remix-run/react'
import { Badge } from '#app/components/badge.tsx'
import { ButtonLink } from '#app/components/button.tsx'
import { ShieldCheckIcon } from '#app/components/icons.tsx'
import { situationOf } from '#app/features/order/order-situation.ts'
import { orderTone } from '#app/features/order/order-tones.ts'
import { kstDayAndWeekday, kstTime } from '#app/format/time.ts'
import { timeLeft } from '#app/format/time-left.ts'
import { won } from '#app/format/won.ts'
import { paths } from '#app/paths.ts'
import type { OrderCard as Card } from '#contracts/chat.ts'
import type { Room } from '#contracts/edge.ts'
import { orderNow } from '#contracts/order-clock.ts'
import { isPaidType, ORDER_TYPES, orderStateLabel } from '#contracts/order-states.ts'
import { orderRoomReminderWords } from '#contracts/order-words.ts'
import { AnswerForm } from './answer-form.tsx'
import { CardFrame } from './card-frame.tsx'
import { hasReceipt, isSoldOrder, orderNextStep } from './order-next-step.ts'
import { useCardTime } from './use-card-time.ts'

/** An order between the two: where it stands, whose turn it is until when, and the next step. */
export function OrderCardView({ card, room }: { card: Card; room: Room }) {
  const now = orderNow(useCardTime(), card)
  const { roomId, role } = room
  const {
    orderSeq,
    orderType: type,
    state,
    version,
    dueAt,
    partialBy,
    isException,
    reminder,
  } = card
  const { turn, isMine, byItself, ...situation } = situationOf({
    state,
    type,
    role,
    dueAt,
    partial: partialBy && { by: partialBy },
    isException,
  })
  const { action, link } = orderNextStep(card, role)
  return (
    <CardFrame
      icon={ShieldCheckIcon}
      title={ORDER_TYPES[type]}
      state={orderStateLabel(state, type)}
      tone={orderTone(state)}
      footer={
        <>
          {action && (
            <AnswerForm
              roomId={roomId}
              intent="order-step"
              card={{ name: 'orderSeq', seq: orderSeq }}
              more={{ version }}
              name="action"
              buttons={[{ ...action, variant: 'primary' }]}
            />
          )}
          <ButtonLink
            to={link.to}
            variant={isMine && !action ? 'primary' : 'secondary'}
            block
            className="text-sm"
          >
            {link.label}
          </ButtonLink>
          {(hasReceipt(card) || isSoldOrder(card)) && (
            <p className="flex min-w-full flex-wrap gap-x-4">
              {isSoldOrder(card) && <CardLink to={paths.review(roomId)}>후기 남기기</CardLink>}
              {hasReceipt(card) && <CardLink to={paths.receipt(orderSeq)}>영수증 보기</CardLink>}
            </p>
          )}
        </>
      }
    >
      <p className="text-lg font-bold whitespace-nowrap text-ink tabular-nums">
        {won(role === 'BUYER' && isPaidType(type) ? card.total : card.price)}
      </p>
      <p className="mt-1 text-base text-ink">{situation.now}</p>
      {turn && (
        <p className="mt-2 flex flex-wrap items-center gap-1.5">
          <Badge tone={isMine ? 'info' : 'neutral'}>{turn}</Badge>
          {byItself && (
            <strong className="text-sm font-semibold text-ink">{timeLeft(byItself.at, now)}</strong>
          )}
        </p>
      )}
      {byItself && (
        <p className="mt-1 text-xs text-ink-3">
          <time dateTime={byItself.at}>
            {kstDayAndWeekday(byItself.at)} {kstTime(byItself.at)}
          </time>
          {byItself.particle}. {byItself.words}
        </p>
      )}
      {situation.next && <p className="mt-1 text-xs text-ink-3">{situation.next}</p>}
      {reminder && (
        <p className="mt-2 rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
          {orderRoomReminderWords({ timer: reminder, type })}
        </p>
      )}
    </CardFrame>
  )
}

function CardLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-9 items-center text-sm font-medium text-link underline underline-offset-4"
    >
      {children}
    </Link>
  )
}
