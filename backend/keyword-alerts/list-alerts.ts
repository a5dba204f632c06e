import { sql } from 'kysely'
import type { AlertFilter } from '#contracts/search.ts'
import type { HostContext, Viewer } from '../operation/context.ts'

interface Alert {
  alertSeq: number
  filter: AlertFilter
  categoryName: string | null
  regionName: string | null
  isPaused: boolean
  createdAt: string
}

/** The member's keyword alerts, the newest first. */
export async function listAlerts(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
): Promise<{ items: Alert[] }> {
  const rows = await kysely
    .selectFrom('keyword_alert as alert')
    .leftJoin('category', (join) =>
      join.on(sql<boolean>`category.category_seq = (alert.filter ->> 'categorySeq')::int`),
    )
    .leftJoin('region', (join) =>
      join.on(sql<boolean>`region.region_code = alert.filter ->> 'regionCode'`),
    )
    .select(['alert.alert_seq', 'alert.filter', 'alert.paused_at', 'alert.created_at'])
    .select(['category.name as category_name', 'region.full_name as region_name'])
    .where('alert.user_seq', '=', userSeq)
    .orderBy('alert.alert_seq', 'desc')
    .execute()
  return {
    items: rows.map((row) => ({
      alertSeq: row.alert_seq,
      filter: row.filter,
      categoryName: row.category_name,
      regionName: row.region_name,
      isPaused: row.paused_at !== null,
      createdAt: row.created_at.toISOString(),
    })),
  }
}
