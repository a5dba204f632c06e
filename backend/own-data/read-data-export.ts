import { DATA_EXPORT_RULES } from '#contracts/own-data-rules.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { exportName } from './export-name.ts'

/** Bytes of one answer. */
const PART = 3 * 1024 * 1024

/**
 * A part of the member's copy. With its last part the file has been fetched: it is deleted some minutes later, so that a
 * download that broke off can be begun again.
 */
export async function readDataExport(
  { kysely, mediaStore, now }: Pick<HostContext, 'kysely' | 'mediaStore' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { exportSeq, from }: { exportSeq: number; from: number },
): Promise<{ content: string; bytes: number } | Refusal<'NOT_FOUND'>> {
  const row = await kysely
    .selectFrom('data_export')
    .select(['file_id', 'bytes'])
    .where('export_seq', '=', exportSeq)
    .where('user_seq', '=', userSeq)
    .where('state', '=', 'READY')
    .where('next_at', '>', now())
    .executeTakeFirst()
  if (!row?.file_id || row.bytes === null || from >= row.bytes) return refuse('NOT_FOUND')
  const end = Math.min(from + PART, row.bytes) - 1
  const stream = await mediaStore.read(exportName(row.file_id), { start: from, end })
  if (!stream) return refuse('NOT_FOUND')
  const part = Buffer.from(await new Response(stream).arrayBuffer())
  if (end === row.bytes - 1) {
    const again = new Date(now().getTime() + DATA_EXPORT_RULES.againMinutes * 60_000)
    await kysely
      .updateTable('data_export')
      .set({ fetched_at: now(), next_at: again })
      .where('export_seq', '=', exportSeq)
      .where('state', '=', 'READY')
      .where('fetched_at', 'is', null)
      .execute()
  }
  return { content: part.toString('base64'), bytes: row.bytes }
}
