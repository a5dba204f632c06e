import type { NoticeChannel } from '#contracts/notice-channels.ts'
import { sendNextChatPush } from '../chat/pushes/send-chat-push.ts'
import { countUnread } from '../chat/rooms/count-unread.ts'
import type { SendContext } from '../notices/due-batch.ts'
import { findDueChannels } from '../notices/find-due.ts'
import { sendNextDelivery } from '../notices/send-deliveries.ts'
import { type Repeated, repeat } from './repeat.ts'

const EVERY = 1_000
/** Sent side by side by one process, so that one address that hangs does not hold up the others. */
const AT_ONCE = 4

/**
 * Sends out what waits, each channel for itself: a company that does not answer holds up its own work alone. Several
 * instances share the work.
 */
export function startChannels(given: Omit<SendContext, 'countUnreadMessages'>): Repeated {
  const { kysely, log, now } = given
  const context: SendContext = {
    ...given,
    countUnreadMessages: (member) => countUnread(given, member),
  }
  const running = new Map<NoticeChannel, Promise<unknown>>()
  let isStopped = false

  const drain = async (channel: NoticeChannel) => {
    while (!isStopped && (await sendNextDelivery(context, channel)));
  }
  const sendAll = (channel: NoticeChannel) =>
    Promise.all(Array.from({ length: AT_ONCE }, () => drain(channel)))
      .catch((error) => log.error({ error, channel }, 'notices could not be sent out'))
      .finally(() => running.delete(channel))

  const looking = repeat(
    async () => {
      for (const channel of await findDueChannels(kysely, now()))
        if (!running.has(channel)) running.set(channel, sendAll(channel))
    },
    {
      firstAfterMilliseconds: EVERY,
      everyMilliseconds: EVERY,
      onError: (error) => log.error({ error }, 'notices to send out could not be looked for'),
    },
  )
  const chat = repeat(
    async () => {
      while (!isStopped && (await sendNextChatPush(given)));
    },
    {
      firstAfterMilliseconds: EVERY,
      everyMilliseconds: EVERY,
      onError: (error) => log.error({ error }, 'messages could not be pushed'),
    },
  )
  return {
    async stop() {
      isStopped = true
      await Promise.all([looking.stop(), chat.stop()])
      await Promise.all(running.values())
    },
  }
}
