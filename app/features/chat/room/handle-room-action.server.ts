import { z } from 'zod'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { safeRedirectTo } from '#app/session/redirect-to.ts'
import { clientMessageIdSchema } from '#contracts/chat.ts'
import { CHAT_RULES } from '#contracts/chat-constants.ts'
import type { ActionOutcome } from './action-outcome.ts'

const onOrOff = z.enum(['1', '0']).transform((value) => value === '1')
const sequence = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)

/**
 * The forms of a room itself: `send`, `mute`, `pin`, `leave`, `read`.
 * @returns null when the intent is none of these
 */
export async function handleRoomAction(
  context: LoadContext,
  roomId: number,
  form: FormData,
): Promise<ActionOutcome | null> {
  const { edge } = context.services
  switch (form.get('intent')) {
    case 'send':
      return sendMessage(context, roomId, form)
    case 'mute':
    case 'pin': {
      const on = onOrOff.safeParse(form.get('on'))
      if (!on.success) return BAD_FORM
      const change = form.get('intent') === 'mute' ? { isMuted: on.data } : { isPinned: on.data }
      return outcomeOf(await edge.setRoom({ roomId, ...change }), { to: wayBack(form, roomId) })
    }
    case 'leave':
      return outcomeOf(await edge.leaveRoom({ roomId }), {
        to: paths.chat(),
        toast: '채팅방에서 나왔어요.',
      })
    case 'read': {
      const seq = sequence.safeParse(form.get('lastReadSeq'))
      if (!seq.success) return BAD_FORM
      return outcomeOf(await edge.markRead({ roomId, lastReadSeq: seq.data }), {
        to: wayBack(form, roomId),
      })
    }
    default:
      return null
  }
}

const BAD_FORM: ActionOutcome = {
  status: 400,
  error: { message: '요청을 이해하지 못했어요. 다시 시도해 주세요.' },
}

type Answer = { ok: true } | { ok: false; status: number; message: string }

const outcomeOf = (
  answer: Answer,
  next: Pick<ActionOutcome, 'to' | 'toast'> = {},
): ActionOutcome =>
  answer.ok
    ? { status: 303, ...next }
    : { status: answer.status, error: { message: answer.message } }

/** The list and the room have the same forms; one goes on where one was. */
const wayBack = (form: FormData, roomId: number) =>
  safeRedirectTo(form.get('back'), paths.chatRoom(roomId))

async function sendMessage(
  { services }: LoadContext,
  roomId: number,
  form: FormData,
): Promise<ActionOutcome> {
  const message = textOf(form, 'message')
  const typed = { message, clientMessageId: textOf(form, 'clientMessageId') }
  const refuse = (status: number, sentence: string): ActionOutcome => ({
    status,
    error: { field: 'message', message: sentence },
    typed,
  })
  const id = clientMessageIdSchema.safeParse(typed.clientMessageId)
  if (!id.success) return refuse(400, '메시지를 보내지 못했어요. 다시 보내 주세요.')
  if (message.trim() === '') return refuse(400, '메시지를 입력해 주세요.')
  if (message.length > CHAT_RULES.messageLength)
    return refuse(400, `메시지는 ${LONGEST}자까지 보낼 수 있어요. 나눠서 보내 주세요.`)
  const answer = await services.edge.sendMessage({ roomId, clientMessageId: id.data, message })
  return answer.ok ? { status: 303 } : refuse(answer.status, answer.message)
}

const LONGEST = CHAT_RULES.messageLength.toLocaleString('ko-KR')

/** What is far too long is not sent back to be shown again. */
const LONGEST_TYPED = 4 * CHAT_RULES.messageLength

/** Browsers send line breaks as CRLF. */
function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').slice(0, LONGEST_TYPED) : ''
}
