import { z } from 'zod'
import { NOTICE_TOPICS, type NoticeTopic, TOPIC_NAMES } from '#contracts/notice-channels.ts'
import type { HostContext } from '../operation/context.ts'
import type { KeyRing } from '../operation/key-ring.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'

const PURPOSE = 'unsubscribe-mail'
const tokenSchema = z.object({
  userSeq: z.int().positive(),
  topic: z.enum(TOPIC_NAMES as [NoticeTopic, ...NoticeTopic[]]),
})

/** What a link in a mail says: whose it is and what about, sealed, so that an address shows neither. */
export const unsubscribeToken = (
  keys: Pick<KeyRing, 'seal'>,
  told: { userSeq: number; topic: NoticeTopic },
) => keys.seal(PURPOSE, JSON.stringify(told))

/**
 * Ends the mail about one topic, for the bearer of the link; the account is not touched otherwise. A second time changes
 * nothing.
 * @param isAsked false only says what the link is about
 */
export async function unsubscribeMail(
  { kysely, keys }: Pick<HostContext, 'kysely' | 'keys'>,
  token: string,
  { isAsked }: { isAsked: boolean },
): Promise<{ label: string; isOff: boolean } | Refusal<'NOT_FOUND'>> {
  const told = keys.unseal(PURPOSE, token)
  if (told === null) return refuse('NOT_FOUND')
  const { userSeq, topic } = tokenSchema.parse(JSON.parse(told))
  const { label } = NOTICE_TOPICS[topic]
  return kysely.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .select('user_seq')
      .where('user_seq', '=', userSeq)
      .where('status', '<>', 'WITHDRAWN')
      .forKeyShare()
      .executeTakeFirst()
    // A member who left gets no mail.
    if (!user) return { label, isOff: true }
    const key = { user_seq: userSeq, topic, channel: 'MAIL' as const }
    if (isAsked)
      await trx
        .insertInto('notice_channel_choice')
        .values({ ...key, wants: false })
        .onConflict((conflict) =>
          conflict.columns(['user_seq', 'topic', 'channel']).doUpdateSet({ wants: false }),
        )
        .execute()
    const choice = await trx
      .selectFrom('notice_channel_choice')
      .select('wants')
      .where('user_seq', '=', userSeq)
      .where('topic', '=', topic)
      .where('channel', '=', 'MAIL')
      .executeTakeFirst()
    return { label, isOff: !(choice?.wants ?? NOTICE_TOPICS[topic].defaults.includes('MAIL')) }
  })
}
