import type { DataExport } from '#contracts/own-data.ts'
import { DATA_EXPORT_RULES } from '#contracts/own-data-rules.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { nextRequestAt } from './request-data-export.ts'

/** The member's last requests, and when the next one may be made. */
export async function listDataExports(
  { kysely, now: clock }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
): Promise<{ items: DataExport[]; nextAt: string | null }> {
  const now = clock()
  const rows = await kysely
    .selectFrom('data_export')
    .select(['export_seq', 'state', 'requested_at', 'bytes', 'next_at'])
    .where('user_seq', '=', userSeq)
    .orderBy('export_seq', 'desc')
    .limit(DATA_EXPORT_RULES.listed)
    .execute()
  const items = rows.map((row): DataExport => {
    const isOver = row.state === 'READY' && row.next_at <= now
    const isReady = row.state === 'READY' && !isOver
    return {
      exportSeq: row.export_seq,
      state: isOver ? 'EXPIRED' : row.state,
      requestedAt: row.requested_at.toISOString(),
      bytes: isReady ? row.bytes : null,
      until: isReady ? row.next_at.toISOString() : null,
    }
  })
  const [last] = rows
  const next = last && nextRequestAt(last.state, last.requested_at)
  return { items, nextAt: next && next > now ? next.toISOString() : null }
}
