import { sql } from 'kysely'
import { MOST_PUSH_SUBSCRIPTIONS } from '#contracts/notice-channels.ts'
import { pushSaveLimits } from '../limits/rules.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import type { PushTarget } from '../operation/integrations.ts'
import { lockOwnAccount } from '../operation/lock-own-account.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'

/**
 * Pushes the member's notices to a browser from now on. The browser belongs to this session: the next member who signs in
 * on it and subscribes takes it over. A repeat changes nothing.
 */
export async function savePushSubscription(
  context: Pick<HostContext, 'kysely' | 'keys' | 'now' | 'limiter' | 'integrations'>,
  { userSeq, sessionId }: Pick<Viewer, 'userSeq' | 'sessionId'>,
  { p256dh, auth, ...given }: PushTarget,
): Promise<{ saved: true } | Refusal<'NOT_ALLOWED' | 'LIMITED'>> {
  const { kysely, now } = context
  const retryAfterSeconds = await context.limiter.take(pushSaveLimits(context, userSeq))
  if (retryAfterSeconds !== null) return refuse('LIMITED', { data: { retryAfterSeconds } })
  const endpoint = context.integrations.push.accepts({ endpoint: given.endpoint, p256dh })
  if (endpoint === null) return refuse('NOT_ALLOWED')
  await kysely.transaction().execute(async (trx) => {
    await lockOwnAccount(trx, userSeq)
    const session = await trx
      .selectFrom('login_session')
      .select('session_id')
      .where('session_id', '=', sessionId)
      .where('ended_at', 'is', null)
      .forShare()
      .executeTakeFirst()
    // Signed out meanwhile: the browser is to take no more.
    if (!session) return
    const row = { p256dh, auth, user_seq: userSeq, session_id: sessionId }
    await trx
      .insertInto('push_subscription')
      .values({ endpoint, ...row, created_at: now() })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
      .execute()
    await sql`
      delete from push_subscription where subscription_seq in (
        select subscription_seq from push_subscription where user_seq = ${userSeq}
        order by (endpoint = ${endpoint}) desc, coalesce(last_success_at, created_at) desc, subscription_seq desc
        offset ${MOST_PUSH_SUBSCRIPTIONS}
      )`.execute(trx)
  })
  return { saved: true }
}
