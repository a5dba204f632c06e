import type { z } from 'zod'
import type { CLIENT_DATA } from '#contracts/chat.ts'
import { CHAT_RULES } from '#contracts/chat-constants.ts'

type Draft = z.output<(typeof CLIENT_DATA)['sendMessageRequest']>

const NAME = /^[\w-]{8,64}$/

/**
 * Reads the usual text message, as nearly all are, much faster than its schema does, with the same result.
 * @returns undefined for anything else, whether it is valid or not: the schema decides then
 */
export function plainDraft(fields: Record<string, unknown>): Draft | undefined {
  const { roomId, storeSeq, messageType, message, clientMessageId, mediaIds } = fields
  if (!isSeq(roomId) || messageType !== 'textMessage' || mediaIds !== undefined) return undefined
  if (typeof message !== 'string' || message.length > CHAT_RULES.messageLength) return undefined
  if (typeof clientMessageId !== 'string' || !NAME.test(clientMessageId)) return undefined
  if (!isSeq(storeSeq)) return undefined
  return { roomId, storeSeq, clientMessageId, messageType, message, mediaIds: [] }
}

const isSeq = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 1
