import type { HostContext } from '../operation/context.ts'

/** Push services take 4,096 bytes, encrypted and padded. */
const MOST_BYTES = 3_000
const LONGEST_TITLE = 120

/** What a browser shows; public/sw.js reads it. */
interface PushWords {
  title: string
  body: string | null
  /** Of the page that a press opens. */
  path: string
  /** Unread notices and messages, for the badge of the icon. */
  unread: number
}

/**
 * Pushes something to every browser of a member whose session goes on. Browsers that are gone are forgotten.
 * @property about names what it is about: in a browser it replaces what was shown about the same
 * @property except browsers that have it already
 * @returns the browsers that were reached, and the first failure
 */
export async function pushToBrowsers(
  {
    kysely,
    keys,
    integrations,
    now,
  }: Pick<HostContext, 'kysely' | 'keys' | 'integrations' | 'now'>,
  {
    userSeq,
    words,
    about,
    isUrgent,
    except = [],
  }: {
    userSeq: number
    words: PushWords
    about: string
    isUrgent: boolean
    except?: readonly number[]
  },
): Promise<{ sent: number[]; failure: { reason: unknown } | null }> {
  const targets = await kysely
    .selectFrom('push_subscription as own')
    .innerJoin('login_session as session', 'session.session_id', 'own.session_id')
    .select(['own.subscription_seq', 'own.endpoint', 'own.p256dh', 'own.auth'])
    .where('own.user_seq', '=', userSeq)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now())
    .execute()
  const tag = keys.pseudonym('notice-tag', `${userSeq}:${about}`).slice(0, 32)
  const payload = payloadOf({ ...words, title: words.title.slice(0, LONGEST_TITLE), tag })
  const open = targets.filter(({ subscription_seq }) => !except.includes(subscription_seq))
  const results = await Promise.allSettled(
    open.map((target) => integrations.push.send(target, { payload, topic: tag, isUrgent })),
  )
  const seqsWith = (outcome: 'SENT' | 'GONE') =>
    open.flatMap(({ subscription_seq }, index) => {
      const result = results[index]
      return result?.status === 'fulfilled' && result.value === outcome ? [subscription_seq] : []
    })
  const [sent, gone] = [seqsWith('SENT'), seqsWith('GONE')]
  if (gone.length > 0)
    await kysely.deleteFrom('push_subscription').where('subscription_seq', 'in', gone).execute()
  if (sent.length > 0)
    await kysely
      .updateTable('push_subscription')
      .set({ last_success_at: now() })
      .where('subscription_seq', 'in', sent)
      .execute()
  const failed = results.find((result) => result.status === 'rejected')
  return { sent, failure: failed ? { reason: failed.reason } : null }
}

/** A body that makes it too long is cut at its end. */
function payloadOf(words: PushWords & { tag: string }): string {
  const bytes = (text: string) => Buffer.byteLength(text)
  let text = JSON.stringify(words)
  let body = words.body
  while (body && bytes(text) > MOST_BYTES) {
    body = [...body].slice(0, Math.floor([...body].length * 0.8)).join('')
    text = JSON.stringify({ ...words, body: `${body}…` })
  }
  return text
}
