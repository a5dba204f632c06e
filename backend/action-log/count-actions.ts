import { sql } from 'kysely'
import type { ActionCount } from '#contracts/data.ts'
import type { HostContext } from '../operation/context.ts'

/**
 * How often each action was done on each page, by days of Korea from `from` to `to`, both included; newest day first.
 * @param range days as 'YYYY-MM-DD'
 */
export async function countActions(
  { kysely }: Pick<HostContext, 'kysely'>,
  { from, to }: { from: string; to: string },
): Promise<{ counts: ActionCount[] }> {
  const { rows } = await sql<ActionCount>`
    select (at at time zone 'Asia/Seoul')::date as day, page_id as "pageId", name,
      count(*) as count
    from user_action_log
    where at >= ${from}::date::timestamp at time zone 'Asia/Seoul'
      and at < (${to}::date + 1)::timestamp at time zone 'Asia/Seoul'
    group by 1, 2, 3
    order by 1 desc, 2, 3`.execute(kysely)
  return { counts: rows }
}
