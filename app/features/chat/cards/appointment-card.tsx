import type { BadgeTone } from '#app/components/badge.tsx'
import { BellIcon, PinIcon } from '#app/components/icons.tsx'
import { kstDayAndWeekday, kstTime } from '#app/format/time.ts'
import { minutesInWords } from '#app/format/time-left.ts'
import { paths } from '#app/paths.ts'
import {
  type AppointmentAnswer,
  isPastAppointment,
  possibleAppointmentAnswers,
} from '#contracts/appointment-states.ts'
import type { AppointmentCard as Card } from '#contracts/chat.ts'
import { APPOINTMENT_STATES, type AppointmentState } from '#contracts/chat-constants.ts'
import type { Room } from '#contracts/edge.ts'
import { CalendarIcon } from '../shared/icons.tsx'
import { type AnswerButton, AnswerForm } from './answer-form.tsx'
import { CardFrame } from './card-frame.tsx'
import { useCardTime } from './use-card-time.ts'

const TONES: Record<AppointmentState, BadgeTone> = {
  PROPOSED: 'info',
  ACCEPTED: 'success',
  DECLINED: 'neutral',
  CANCELLED: 'neutral',
}

const BUTTONS: readonly AnswerButton<AppointmentAnswer>[] = [
  { value: 'DECLINE', label: '거절', variant: 'secondary' },
  { value: 'ACCEPT', label: '수락', variant: 'primary' },
  { value: 'CANCEL', label: '약속 취소', variant: 'secondary' },
]

/** When and where the two meet, and what one can do about it. */
export function AppointmentCardView({ card, room }: { card: Card; room: Room }) {
  const now = useCardTime()
  const { roomId, storeSeq } = room
  const { appointmentSeq, at, place, remindMinutes, state } = card
  const isOver = isPastAppointment(card, now)
  const possible = room.canSend ? possibleAppointmentAnswers(card, storeSeq, now) : []
  const answers = BUTTONS.filter(({ value }) => possible.includes(value))
  const isComing = state === 'ACCEPTED' && !isOver
  const isOff = state === 'DECLINED' || state === 'CANCELLED'
  return (
    <CardFrame
      icon={CalendarIcon}
      title="직거래 약속"
      state={isOver && !isOff ? '지난 약속' : APPOINTMENT_STATES[state]}
      tone={isOver ? 'neutral' : TONES[state]}
      footer={
        (answers.length > 0 || isComing) && (
          <>
            {isComing && (
              // A file, which the router of the browser would not know what to do with.
              <a
                href={paths.appointmentFile(roomId, appointmentSeq)}
                className="inline-flex min-h-11 min-w-full flex-1 items-center justify-center gap-1.5 rounded-md bg-primary px-4 text-sm font-semibold text-on-primary transition-colors hover:bg-primary-hover active:bg-primary-hover"
              >
                <CalendarIcon size={18} />
                캘린더에 추가
              </a>
            )}
            {answers.length > 0 && (
              <AnswerForm
                roomId={roomId}
                intent="answer-appointment"
                card={{ name: 'appointmentSeq', seq: appointmentSeq }}
                name="answer"
                buttons={answers}
              />
            )}
          </>
        )
      }
    >
      <p className={isOff ? 'text-ink-3 line-through' : 'text-ink'}>
        <time dateTime={at} className="text-lg font-bold">
          {kstDayAndWeekday(at)} {kstTime(at)}
        </time>
      </p>
      <p className="mt-1 flex items-start gap-1.5 text-base text-ink-2">
        <PinIcon size={18} className="mt-1 shrink-0 text-ink-3" />
        <span className="min-w-0 wrap-anywhere">
          <span className="sr-only">장소 </span>
          {place}
        </span>
      </p>
      {remindMinutes > 0 && !isOff && !isOver && (
        <p className="mt-1 flex items-start gap-1.5 text-sm text-ink-2">
          <BellIcon size={18} className="mt-0.5 shrink-0 text-ink-3" />
          {minutesInWords(remindMinutes)} 전에 알려 드려요
        </p>
      )}
    </CardFrame>
  )
}
