import type { z } from 'zod'
import type { Refusal } from '#backend/operation/refusal.ts'
import { type ChatError, guardSchema, type ServerFrame } from '#contracts/chat.ts'
import { CHAT_RULES, type ServerAction } from '#contracts/chat-constants.ts'
import { edgeContract } from '#contracts/edge.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'

interface Sentence {
  code: string | number
  message: string
}

/** The edge host's sentences, so that both ways of sending a request get the same. */
const SENTENCES = new Map<string, Sentence>(
  Object.entries(edgeContract.sendMessage['~orpc'].errorMap).map(([code, error]) => [
    code,
    { code, message: String(error?.message) },
  ]),
)
SENTENCES.set('BAD_REQUEST', { code: 'BAD_REQUEST', message: ERROR_CATALOGUE.BAD_REQUEST.message })

/** SPEC.md section 8: the generic fallback. */
const GENERIC: Sentence = {
  code: ERROR_CATALOGUE.GENERIC.code,
  message: ERROR_CATALOGUE.GENERIC.message,
}

const TOO_LONG: Sentence = {
  code: 'TOO_LONG',
  message: `메시지는 ${CHAT_RULES.messageLength.toLocaleString('ko-KR')}자까지 보낼 수 있어요. 줄여서 다시 보내 주세요.`,
}

/** Why an operation refused. */
export function errorOfRefusal({ refused, message, data }: Refusal<string>): ChatError {
  const sentence = SENTENCES.get(refused) ?? GENERIC
  const guard = guardSchema.safeParse(data)
  return {
    ...sentence,
    ...(message !== undefined && { message }),
    ...(guard.success && { guard: guard.data }),
  }
}

/** Why fields are not accepted. */
export function errorOfFields(error: z.core.$ZodError): ChatError {
  const isTooLong = error.issues.some(
    ({ code, path }) => code === 'too_big' && path[0] === 'message',
  )
  return isTooLong ? TOO_LONG : (SENTENCES.get('BAD_REQUEST') ?? GENERIC)
}

/** An internal fault. */
export const faultError = (): ChatError => GENERIC

/** @param fields as they were requested: the refusal of a message names that message */
export function refusalFrame(
  action: ServerAction,
  error: ChatError,
  fields: Record<string, unknown>,
): ServerFrame {
  if (action !== 'sendMessageResponse') return { action, error } as ServerFrame
  const { clientMessageId } = fields
  return typeof clientMessageId === 'string' && clientMessageId.length <= 64
    ? { action, error, clientMessageId }
    : { action, error }
}
