import { type Kysely, type Selectable, sql } from 'kysely'
import type { CafeTaskTable, DB } from '#backend/db/schema.ts'
import type { Cafe } from '#backend/operation/cafe.ts'
import type { HostContext, HostLog } from '#backend/operation/context.ts'
import { IntegrationError } from '#backend/operation/integrations.ts'
import { endCafeLink } from './end-cafe-link.ts'
import { connectedNaver } from './link-cafe.ts'

/** Longer than a call to the cafe takes. */
export const CAFE_LEASE_MS = 60_000
const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 60 * 60_000

type DeliveryContext = Pick<HostContext, 'kysely' | 'keys' | 'now'> & { cafe: Cafe; log: HostLog }

/** Pauses between tries at the cafe, growing to an hour. */
export const cafePause = (tries: number): number =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(tries - 1, 20))

/**
 * Tells the cafe of links that were made and ended, each at least once and as often as it takes; several instances share the
 * work.
 * @returns how many it was told of
 */
export async function deliverCafeTasks(context: DeliveryContext): Promise<number> {
  const { kysely, now, log } = context
  let told = 0
  for (;;) {
    const task = await takeDue(kysely, now())
    if (!task) return told
    try {
      await (task.kind === 'LINK' ? tellLinked(context, task) : tellEnded(context, task))
      await kysely
        .updateTable('cafe_task')
        .set({ done_at: now() })
        .where('task_seq', '=', task.task_seq)
        .execute()
      told += 1
    } catch (error) {
      if (!(error instanceof IntegrationError)) throw error
      log.error({ error, tries: task.tries }, 'the cafe could not be told of a link')
      await kysely
        .updateTable('cafe_task')
        .set({ due_at: new Date(now().getTime() + cafePause(task.tries)) })
        .where('task_seq', '=', task.task_seq)
        .execute()
    }
  }
}

function takeDue(kysely: Kysely<DB>, at: Date) {
  return kysely
    .updateTable('cafe_task')
    .set({ due_at: new Date(at.getTime() + CAFE_LEASE_MS), tries: sql`tries + 1` })
    .where('task_seq', '=', (query) =>
      query
        .selectFrom('cafe_task')
        .select('task_seq')
        .where('done_at', 'is', null)
        .where('due_at', '<=', at)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()
}

async function tellLinked(
  { kysely, keys, now, cafe }: DeliveryContext,
  { link_key: linkKey }: Selectable<CafeTaskTable>,
): Promise<void> {
  const link = await kysely
    .selectFrom('cafe_link')
    .leftJoin('store', 'store.user_seq', 'cafe_link.user_seq')
    .select(['cafe_link.user_seq', 'naver_hash', 'store.name'])
    .where('link_key', '=', linkKey)
    .where('unlinked_at', 'is', null)
    .executeTakeFirst()
  if (!link) return
  const naverId = await connectedNaver(kysely, link.user_seq)
  const isSame = naverId !== undefined && keys.pseudonym('cafe-member', naverId) === link.naver_hash
  const memberId = isSame ? naverId : null
  const answer = await cafe.activate({ linkKey, memberId, storeName: link.name ?? '' })
  await kysely.transaction().execute(async (trx) => {
    const present = await trx
      .selectFrom('cafe_link')
      .select('user_seq')
      .where('link_key', '=', linkKey)
      .where('unlinked_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!present) return
    if (answer === 'UNKNOWN') await endCafeLink(trx, present.user_seq, now(), 'CAFE')
    else
      await trx
        .updateTable('cafe_link')
        .set({ confirmed_at: now(), nickname: answer.nickname })
        .where('link_key', '=', linkKey)
        .execute()
  })
}

const tellEnded = (
  { cafe }: DeliveryContext,
  { link_key: linkKey }: Selectable<CafeTaskTable>,
): Promise<void> => cafe.end({ linkKey })
