import { isReportedInText } from '#backend/fraud/is-reported-in-text.ts'
import { mightMatch } from '#backend/moderation/might-match.ts'
import { moderateText } from '#backend/moderation/moderate-text.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import type { WriteOutcome } from '#backend/operation/message-writer.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { ChatMessage, DraftMessage, Guard } from '#contracts/chat.ts'
import { GUARD_REASONS } from '#contracts/chat-constants.ts'
import { chatAttemptLimits, chatMessageLimits } from '../../limits/rules.ts'
import { findRepeat } from './find-repeat.ts'
import { sendMedia } from './send-media.ts'
import { tellOfVacation } from './tell-of-vacation.ts'

type SendContext = Pick<
  HostContext,
  'kysely' | 'now' | 'limiter' | 'chat' | 'messageWriter' | 'ownHosts' | 'keys'
>

type SendRefusal = Refusal<
  'NOT_FOUND' | 'CANNOT_REACH' | 'LIMITED' | 'EMPTY' | 'GUARDED' | 'MEDIA_GONE'
>

/**
 * Sends a text, pictures or a video. A message sent before under the same `clientMessageId` is returned again and sends
 * nothing; it is found before the text is moderated. A blocked text is refused with the reason, and a masked text is
 * stored masked. Every attempt counts against the limits of its sender, a repeat only against those of attempts.
 */
export async function sendMessage(
  context: SendContext,
  viewer: Pick<Viewer, 'userSeq'>,
  draft: DraftMessage,
): Promise<ChatMessage | SendRefusal> {
  const typed = storable(draft.message)
  if (draft.messageType === 'textMessage' && typed === '') return refuse('EMPTY')
  const limits = chatMessageLimits(viewer.userSeq)
  const tried = [...chatAttemptLimits(viewer.userSeq), ...limits]
  const retryAfterSeconds = await context.limiter.take(tried)
  if (retryAfterSeconds !== null) return refuse('LIMITED', { data: { retryAfterSeconds } })
  // A text that passes the quick check is cheap to moderate; the writer finds whether it was written before.
  const repeated = mightMatch(typed) ? await findRepeat(context, viewer, draft) : null
  const sent = repeated ? { message: repeated, isNew: false } : await moderateAndWrite()
  if ('refused' in sent) return sent
  // A repeat after a lost response is not another message.
  if (!sent.isNew) await context.limiter.giveBack(limits)
  else if ('isToAway' in sent && sent.isToAway) await tellOfVacation(context, draft.roomId)
  return sent.message

  async function moderateAndWrite() {
    const { text, guard } = moderateText(typed, context.ownHosts)
    if (guard?.level === 'BLOCK')
      return refuse('GUARDED', { message: blockedMessage(guard), data: guard })
    const isReported = mightMatch(typed) && (await isReportedInText(context, typed))
    const seen = isReported ? withReported(guard) : guard
    return write(context, viewer, { ...draft, message: text }, seen)
  }
}

/** That what was written is known from reports of damage comes first: both members are told. */
const withReported = (guard: Guard | null): Guard => ({
  level: guard?.level ?? 'WARN',
  reasons: ['REPORTED', ...(guard?.reasons ?? [])],
})

function write(
  context: SendContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  draft: DraftMessage,
  guard: Guard | null,
): Promise<WriteOutcome | Refusal<'MEDIA_GONE'>> {
  const { roomId, clientMessageId = null, messageType, message, mediaIds } = draft
  return messageType === 'textMessage'
    ? context.messageWriter.write({ roomId, userSeq, clientMessageId, message, guard })
    : sendMedia(context, { roomId, userSeq, clientMessageId, messageType, mediaIds })
}

/** PostgreSQL accepts no zero character, and no unpaired surrogate. */
function storable(text: string): string {
  return text
    .replaceAll('\0', '')
    .replaceAll(/\p{Cs}/gu, '\ufffd')
    .trim()
}

export function blockedMessage({ reasons }: Guard): string {
  const names = reasons.map((reason) => GUARD_REASONS[reason]).join(', ')
  return `안전한 거래를 위해 보낼 수 없는 내용이에요. (${names}) 해당 내용을 빼고 다시 보내 주세요.`
}
