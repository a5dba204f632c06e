import type { Kysely } from 'kysely'
import type { LoggedAction } from '#contracts/data.ts'
import type { DB } from '../db/schema.ts'
import type { HostContext } from '../operation/context.ts'
import { refuse } from '../operation/refusal.ts'

type Context = Pick<HostContext, 'kysely' | 'viewer' | 'caller' | 'actionBudget' | 'keys'>

/**
 * Keeps actions of visitors, each id once. Whose they are is said by the bearer token alone: an entry that names
 * another user, as one from before a change of accounts does, is stored without a user.
 */
export async function recordActions(context: Context, actions: readonly LoggedAction[]) {
  if (actions.length === 0) return { newCount: 0 }
  const wait = await context.actionBudget.take(context, actions.length)
  if (wait !== null) return refuse('LIMITED', { data: { retryAfterSeconds: wait } })

  const { viewer, caller } = context
  return context.kysely.transaction().execute(async (trx) => {
    const mine = viewer ? await memberSeq(trx, viewer.userSeq) : null
    const kept = await trx
      .insertInto('user_action_log')
      .values(
        inOrder(actions).map(
          ({ id, at, pageId, previousPageId, deviceUuid, userSeq, name, params }) => ({
            id,
            at,
            page_id: pageId,
            previous_page_id: previousPageId,
            device_uuid: deviceUuid ?? caller.deviceUuid,
            user_seq: userSeq === mine ? mine : null,
            name,
            params: JSON.stringify(params),
          }),
        ),
      )
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .execute()
    return { newCount: kept.length }
  })
}

/** Two calls with the same entries would wait for each other if each began elsewhere. */
const inOrder = (actions: readonly LoggedAction[]) =>
  [...actions].sort((one, other) => (one.id < other.id ? -1 : 1))

/** Nothing may be written any more about a user who is just withdrawing. */
async function memberSeq(trx: Kysely<DB>, userSeq: number): Promise<number | null> {
  const user = await trx
    .selectFrom('users')
    .select('user_seq')
    .where('user_seq', '=', userSeq)
    .where('status', '=', 'USER')
    .forShare()
    .executeTakeFirst()
  return user?.user_seq ?? null
}
