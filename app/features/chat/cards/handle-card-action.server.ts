import { createHash } from 'node:crypto'
import type { LoadContext } from '#app/load-context.server.ts'
import { APPOINTMENT_ANSWERS } from '#contracts/appointment-states.ts'
import { OFFER_ANSWERS } from '#contracts/offer-states.ts'
import { TRADE_STATE_LABELS } from '#contracts/product-labels.ts'
import type { ActionOutcome } from '../room/action-outcome.ts'
import { readAppointment } from './read-appointment.ts'
import { readPrice } from './read-price.ts'

/**
 * The forms of offers, appointments and the trade state: `offer`, `answer-offer`, `appointment`, `answer-appointment`,
 * `trade-state`.
 * @returns null when the intent is none of these
 */
export async function handleCardAction(
  context: LoadContext,
  roomId: number,
  form: FormData,
): Promise<ActionOutcome | null> {
  switch (form.get('intent')) {
    case 'offer':
      return makeOffer(context, roomId, form)
    case 'answer-offer':
      return answerOffer(context, roomId, form)
    case 'appointment':
      return makeAppointment(context, roomId, form)
    case 'answer-appointment':
      return answerAppointment(context, roomId, form)
    case 'trade-state':
      return setTradeState(context, roomId, form)
    default:
      return null
  }
}

const DONE: ActionOutcome = { status: 303 }
const BAD_FORM: ActionOutcome = {
  status: 400,
  error: { message: '요청을 이해하지 못했어요. 다시 시도해 주세요.' },
}

async function makeOffer(
  { services }: LoadContext,
  roomId: number,
  form: FormData,
): Promise<ActionOutcome> {
  const typed = { price: textOf(form, 'price') }
  const refuse = (status: number, message: string): ActionOutcome => ({
    status,
    error: { field: 'price', message },
    typed,
  })
  const read = readPrice(typed.price)
  if ('error' in read) return refuse(400, read.error)
  const { price } = read
  const answer = await services.edge.makeOffer({
    roomId,
    price,
    clientMessageId: nameOf(form, 'offer', String(price)),
  })
  return answer.ok ? DONE : refuse(answer.status, answer.message)
}

async function answerOffer(
  { services }: LoadContext,
  roomId: number,
  form: FormData,
): Promise<ActionOutcome> {
  const offerSeq = sequenceOf(form, 'offerSeq')
  const answer = OFFER_ANSWERS.find((one) => one === form.get('answer'))
  if (offerSeq === null || !answer) return BAD_FORM
  return outcomeOf(await services.edge.answerOffer({ roomId, offerSeq, answer }))
}

async function makeAppointment(
  { services, now }: LoadContext,
  roomId: number,
  form: FormData,
): Promise<ActionOutcome> {
  const typed = {
    date: textOf(form, 'date'),
    time: textOf(form, 'time'),
    place: textOf(form, 'place'),
    remindMinutes: textOf(form, 'remindMinutes'),
  }
  const read = readAppointment(typed, now)
  if ('field' in read) return { status: 400, error: read, typed }
  const answer = await services.edge.makeAppointment({
    roomId,
    ...read,
    clientMessageId: nameOf(form, 'appointment', JSON.stringify(read)),
  })
  if (answer.ok) return DONE
  const field = ({ BAD_TIME: 'time', GUARDED: 'place' } as Record<string, string>)[answer.code]
  const { status, message } = answer
  return { status, error: { message, ...(field && { field }) }, typed }
}

async function answerAppointment(
  { services }: LoadContext,
  roomId: number,
  form: FormData,
): Promise<ActionOutcome> {
  const appointmentSeq = sequenceOf(form, 'appointmentSeq')
  const answer = APPOINTMENT_ANSWERS.find((one) => one === form.get('answer'))
  if (appointmentSeq === null || !answer) return BAD_FORM
  return outcomeOf(await services.edge.answerAppointment({ roomId, appointmentSeq, answer }))
}

/** Of the room's product, whatever the form says. */
async function setTradeState(
  { services }: LoadContext,
  roomId: number,
  form: FormData,
): Promise<ActionOutcome> {
  const wanted = form.get('tradeState')
  if (typeof wanted !== 'string' || !isTradeState(wanted)) return BAD_FORM
  const room = await services.edge.room({ roomId })
  if (!room.ok) return outcomeOf(room)
  const { productSeq } = room.data.product
  const answer = await services.product.setTradeState({ productSeq, tradeState: wanted })
  return answer.ok
    ? { status: 303, toast: `상품을 ${TRADE_STATE_LABELS[wanted]} 상태로 바꿨어요.` }
    : outcomeOf(answer)
}

const isTradeState = (value: string): value is keyof typeof TRADE_STATE_LABELS =>
  Object.hasOwn(TRADE_STATE_LABELS, value)

const outcomeOf = (
  answer: { ok: true } | { ok: false; status: number; message: string },
): ActionOutcome =>
  answer.ok ? DONE : { status: answer.status, error: { message: answer.message } }

/**
 * The client's own name for what a form sends: the same form sent twice, as by two presses, is one thing; the same form
 * with something else in it, or a page that has seen more of the room, is another.
 */
function nameOf(form: FormData, kind: string, content: string): string {
  const seen = [textOf(form, 'seen'), textOf(form, 'form'), content].join('\0')
  return `${kind}-${createHash('sha256').update(seen).digest('hex').slice(0, 32)}`
}

function sequenceOf(form: FormData, name: string): number | null {
  const text = textOf(form, name)
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}

const LONGEST = 200

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.slice(0, LONGEST) : ''
}
