import * as z from 'zod/mini'
import { otherNeedsWords, reportShape } from '#app/features/report/report-fields.ts'
import { NO_FIELDS, oneOf, onOrOff, readBy, sequence, text, ticked } from '#app/forms/fields.ts'
import {
  APPOINTMENT_ANSWERS,
  APPOINTMENT_DAYS,
  isAppointmentTime,
} from '#contracts/appointment-states.ts'
import { CHAT_RULES, REMINDER_MINUTES } from '#contracts/chat-constants.ts'
import { OFFER_ANSWERS } from '#contracts/offer-states.ts'
import { PAY_REQUEST_ANSWERS } from '#contracts/pay-request-states.ts'
import { POSSESSION_VERDICTS } from '#contracts/possession-rules.ts'
import type { TradeState } from '#contracts/product.ts'
import { TRADE_STATE_LABELS } from '#contracts/product-labels.ts'
import { TRADE_ANSWERS } from '#contracts/trade-states.ts'
import { momentOfKst } from '../cards/kst-input.ts'
import { ROOM_ORDER_STEPS } from '../cards/order-next-step.ts'
import { readPrice } from '../cards/read-price.ts'
import { PLACE_LENGTH } from './form-limits.ts'

const NOT_SENT = '메시지를 보내지 못했어요. 다시 보내 주세요.'
const LONGEST = CHAT_RULES.messageLength.toLocaleString('ko-KR')

/** Of the list as of the room: one goes on where one was. */
const back = text()
const messageSchema = z.object({
  clientMessageId: text(z.regex(/^[\w-]{8,64}$/, NOT_SENT)),
  message: text(
    z.minLength(1, '메시지를 입력해 주세요.'),
    z.maxLength(
      CHAT_RULES.messageLength,
      `메시지는 ${LONGEST}자까지 보낼 수 있어요. 나눠서 보내 주세요.`,
    ),
  ),
})

const switchSchema = z.object({ on: onOrOff(), back })

/** Tells one form from another (FormIdentity), so that two presses send one thing. */
const identity = { seen: text(), formId: text() }

const offerSchema = z.object({ ...identity, price: readBy(readPrice) })

const appointmentSchema = (now: Date) =>
  z
    .object({
      ...identity,
      date: readBy(readDate),
      time: readBy(readTime),
      place: readBy(readPlace),
      remindMinutes: readBy(readReminder),
    })
    .check(({ value: { date, time }, issues }) => {
      const at = new Date(momentOfKst(date, time) ?? Number.NaN)
      const refuse = (field: 'date' | 'time', message: string) =>
        issues.push({ code: 'custom', path: [field], message, input: field })
      if (at <= now) refuse('time', '이미 지난 시간이에요. 앞으로의 시간을 골라 주세요.')
      else if (!isAppointmentTime(at, now))
        refuse(
          'date',
          `${APPOINTMENT_DAYS}일 안의 날짜만 약속할 수 있어요. 더 가까운 날을 골라 주세요.`,
        )
    })

function readDate(typed: string) {
  if (typed === '') return { error: '만날 날짜를 골라 주세요.' }
  return momentOfKst(typed, '00:00') === null
    ? { error: '날짜를 다시 골라 주세요. 예: 2026-11-22' }
    : { value: typed }
}

function readTime(typed: string) {
  if (typed === '') return { error: '만날 시간을 골라 주세요.' }
  return momentOfKst('2026-01-01', typed) === null
    ? { error: '시간을 다시 골라 주세요. 예: 15:00' }
    : { value: typed }
}

function readPlace(typed: string) {
  const value = typed.replaceAll(/\s+/g, ' ')
  if (value === '') return { error: '만날 장소를 입력해 주세요.' }
  if (value.length > PLACE_LENGTH)
    return { error: `장소는 ${PLACE_LENGTH}자까지 입력할 수 있어요.` }
  return { value }
}

function readReminder(typed: string) {
  const value = REMINDER_MINUTES.find((minutes) => String(minutes) === typed)
  return value === undefined ? { error: '알림 시간을 골라 주세요.' } : { value }
}

/** Every form of a room's page by its intent. */
export const roomForms = (now: Date) => ({
  send: messageSchema,
  read: z.object({ lastReadSeq: sequence(), back }),
  pin: switchSchema,
  mute: switchSchema,
  leave: NO_FIELDS,
  offer: offerSchema,
  'answer-offer': z.object({ offerSeq: sequence(), answer: oneOf(OFFER_ANSWERS) }),
  appointment: appointmentSchema(now),
  'answer-appointment': z.object({
    appointmentSeq: sequence(),
    answer: oneOf(APPOINTMENT_ANSWERS),
  }),
  'pay-request': z.object(identity),
  'answer-pay-request': z.object({ requestSeq: sequence(), answer: oneOf(PAY_REQUEST_ANSWERS) }),
  'order-step': z.object({
    orderSeq: sequence(),
    version: sequence(),
    action: oneOf(ROOM_ORDER_STEPS),
  }),
  'finish-trade': z.object({ sold: ticked() }),
  'answer-trade': z.object({ tradeSeq: sequence(), answer: oneOf(TRADE_ANSWERS) }),
  'ask-possession': NO_FIELDS,
  'judge-possession': z.object({ checkSeq: sequence(), verdict: oneOf(POSSESSION_VERDICTS) }),
  'trade-state': z.object({ tradeState: oneOf(Object.keys(TRADE_STATE_LABELS) as TradeState[]) }),
  report: z.object({ ...reportShape('CHAT'), block: ticked() }).check(otherNeedsWords),
  block: z.object({ blocked: onOrOff() }),
})

export type RoomForms = ReturnType<typeof roomForms>
