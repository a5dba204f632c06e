import { createHash } from 'node:crypto'
import { redirect, replace } from '@remix-run/node'
import { actionDone } from '#app/features/order/order-actions.ts'
import { type PostedForm, readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import type { Result } from '#app/services/result.ts'
import { safeRedirectTo } from '#app/session/redirect-to.ts'
import { TRADE_STATE_LABELS } from '#contracts/product-labels.ts'
import { momentOfKst } from '../cards/kst-input.ts'
import { type RoomForms, roomForms } from './room-forms.ts'

const NOT_FOUND = 404

/** What became of a form of the room. */
interface Outcome {
  result: { ok: true } | Extract<Result<unknown, string>, { ok: false }>
  /** A message that the next page shows. */
  toast?: string
  /** The next page; the room when absent. */
  to?: string
  /** The field of a refusal, or a field for each code. */
  at?: string | Record<string, string>
}

/**
 * Every form of a room's page.
 * @throws 404 for a room of other users, and what `readForm` throws
 */
export async function actInRoom(context: LoadContext, roomId: number, request: Request) {
  const form = await readForm(request, roomForms(context.now))
  if (!form.ok) return form.answer
  const { result, toast, to, at } = await carryOut(context, roomId, form)
  if (!result.ok && result.status === NOT_FOUND) throw new Response(null, { status: NOT_FOUND })
  if (!result.ok) return form.refuse(result, at)
  if (toast) context.session.notify(toast)
  // The room itself once more is no further entry of the history.
  return (to ? redirect : replace)(safeRedirectTo(to, paths.chatRoom(roomId)), 303)
}

async function carryOut(
  context: LoadContext,
  roomId: number,
  form: PostedForm<RoomForms>,
): Promise<Outcome> {
  const { edge } = context.services
  switch (form.intent) {
    case 'send':
      return { result: await edge.sendMessage({ roomId, ...form.input }), at: 'message' }
    case 'read': {
      const { lastReadSeq, back } = form.input
      return { result: await edge.markRead({ roomId, lastReadSeq }), to: back }
    }
    case 'pin':
    case 'mute': {
      const { on, back } = form.input
      const change = form.intent === 'mute' ? { isMuted: on } : { isPinned: on }
      return { result: await edge.setRoom({ roomId, ...change }), to: back }
    }
    case 'leave':
      return {
        result: await edge.leaveRoom({ roomId }),
        to: paths.chat(),
        toast: '채팅방에서 나왔어요.',
      }
    case 'offer':
      return makeOffer(context, roomId, form.input)
    case 'answer-offer':
      return { result: await edge.answerOffer({ roomId, ...form.input }) }
    case 'pay-request': {
      const clientMessageId = messageIdOf('pay', form.input, '')
      return { result: await edge.requestPayment({ roomId, clientMessageId }) }
    }
    case 'answer-pay-request':
      return { result: await edge.answerPayRequest({ roomId, ...form.input }) }
    case 'order-step':
      return takeOrderStep(context, form.input)
    case 'appointment':
      return makeAppointment(context, roomId, form.input)
    case 'answer-appointment':
      return { result: await edge.answerAppointment({ roomId, ...form.input }) }
    case 'finish-trade':
      return { result: await edge.finishTrade({ roomId, ...form.input }) }
    case 'answer-trade':
      return answerTrade(context, roomId, form.input)
    case 'ask-possession':
      return { result: await edge.askPossession({ roomId }) }
    case 'judge-possession':
      return { result: await edge.judgePossession({ roomId, ...form.input }) }
    case 'trade-state':
      return setTradeState(context, roomId, form.input)
    case 'report': {
      const toast = form.input.block
        ? '신고하고 차단했어요. 운영팀이 확인할게요.'
        : '신고했어요. 운영팀이 확인할게요.'
      return { result: await edge.report({ roomId, ...form.input }), toast }
    }
    case 'block':
      return setBlock(context, roomId, form.input)
  }
}

type Input<Intent extends keyof RoomForms> = PostedForm<RoomForms, Intent>['input']

async function makeOffer(
  { services }: LoadContext,
  roomId: number,
  { price, ...identity }: Input<'offer'>,
): Promise<Outcome> {
  const clientMessageId = messageIdOf('offer', identity, String(price))
  return { result: await services.edge.makeOffer({ roomId, price, clientMessageId }), at: 'price' }
}

async function makeAppointment(
  { services }: LoadContext,
  roomId: number,
  { date, time, place, remindMinutes, ...identity }: Input<'appointment'>,
): Promise<Outcome> {
  const appointment = { at: momentOfKst(date, time) ?? '', place, remindMinutes }
  const clientMessageId = messageIdOf('appointment', identity, JSON.stringify(appointment))
  return {
    result: await services.edge.makeAppointment({ roomId, ...appointment, clientMessageId }),
    at: { BAD_TIME: 'time', GUARDED: 'place' },
  }
}

/** A second press of a card's button is the same step: of the order as the page showed it. */
async function takeOrderStep(
  { services }: LoadContext,
  { orderSeq, action, version }: Input<'order-step'>,
): Promise<Outcome> {
  const hash = createHash('sha256').update(`${orderSeq} ${action} ${version}`).digest('hex')
  const eventKey = hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
  return {
    result: await services.gateway.actOnOrder({ orderSeq, action, eventKey }),
    toast: actionDone(action),
  }
}

async function answerTrade(
  { services }: LoadContext,
  roomId: number,
  input: Input<'answer-trade'>,
): Promise<Outcome> {
  const result = await services.edge.answerTrade({ roomId, ...input })
  return input.answer === 'CONFIRM'
    ? { result, toast: '거래를 완료했어요. 이제 후기를 남길 수 있어요.' }
    : { result }
}

/** Of the room's product, whatever the form says. */
async function setTradeState(
  { services }: LoadContext,
  roomId: number,
  { tradeState }: Input<'trade-state'>,
): Promise<Outcome> {
  const room = await services.edge.room({ roomId })
  if (!room.ok) return { result: room }
  const { productSeq } = room.data.product
  return {
    result: await services.product.setTradeState({ productSeq, tradeState }),
    toast: `상품을 ${TRADE_STATE_LABELS[tradeState]} 상태로 바꿨어요.`,
  }
}

/** Of the room's other member, whatever the form says. */
async function setBlock(
  { services }: LoadContext,
  roomId: number,
  { blocked }: Input<'block'>,
): Promise<Outcome> {
  const room = await services.edge.room({ roomId })
  if (!room.ok) return { result: room }
  const { otherStoreSeq: storeSeq } = room.data
  return {
    result: await services.boot.setBlock({ storeSeq, blocked }),
    toast: blocked ? '차단했어요.' : '차단을 풀었어요.',
  }
}

/**
 * The client's own id for what a form sends: the same form sent twice, as by two presses, is one thing; the same form
 * with something else in it, or a page that has seen more of the room, is another.
 */
function messageIdOf(
  kind: string,
  { seen, formId }: { seen: string; formId: string },
  content: string,
): string {
  const hash = createHash('sha256').update([seen, formId, content].join('\0'))
  return `${kind}-${hash.digest('hex').slice(0, 32)}`
}
