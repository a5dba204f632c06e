import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { HOUR_MS } from '#contracts/durations.ts'
import { DATA_EXPORT_RULES } from '#contracts/own-data-rules.ts'
import type { DB } from '../db/schema.ts'
import { enqueueEvent } from '../notices/enqueue-event.ts'
import type { HostContext, HostLog } from '../operation/context.ts'
import { exportName } from './export-name.ts'
import { writeArchive } from './write-archive.ts'

/** A process that was killed while it made one leaves it to the next after this time. */
const AGAIN_AFTER_MS = HOUR_MS / 2
const TRIES = 3

type MakeContext = Pick<HostContext, 'kysely' | 'keys' | 'mediaStore' | 'now'> & { log: HostLog }

/** Makes the copies that members wait for, one after the other. @returns how many were made */
export async function makeDataExports(context: MakeContext): Promise<number> {
  await endOverdue(context)
  for (let made = 0; ; made += 1) {
    const claimed = await claimNext(context)
    if (!claimed) return made
    await make(context, claimed).catch((error: unknown) => {
      context.log.error({ err: error, exportSeq: claimed.exportSeq }, 'a copy was not made')
    })
  }
}

interface Claimed {
  exportSeq: number
  userSeq: number
}

/** Several instances do not make the same one. */
async function claimNext({
  kysely,
  now: clock,
}: Pick<MakeContext, 'kysely' | 'now'>): Promise<Claimed | undefined> {
  const now = clock()
  const { rows } = await sql<{ export_seq: number; user_seq: number }>`
    update data_export set tries = tries + 1, next_at = ${new Date(now.getTime() + AGAIN_AFTER_MS)}
    where export_seq = (
      select export_seq from data_export
      where state = 'WAITING' and next_at <= ${now} and tries < ${TRIES}
      order by next_at limit 1 for update skip locked
    ) returning export_seq, user_seq`.execute(kysely)
  return rows[0] && { exportSeq: rows[0].export_seq, userSeq: rows[0].user_seq }
}

async function make(context: MakeContext, { exportSeq, userSeq }: Claimed): Promise<void> {
  const { kysely, mediaStore, now: clock } = context
  const folder = await mkdtemp(join(tmpdir(), 'own-data-'))
  const fileId = randomBytes(16).toString('hex')
  try {
    const file = join(folder, 'archive.zip')
    const bytes = await writeArchive(context, userSeq, file)
    await mediaStore.putFile(exportName(fileId), file, 'application/zip')
    const now = clock()
    const isTold = await kysely.transaction().execute(async (trx) => {
      const ready = await trx
        .updateTable('data_export')
        .set({
          state: 'READY',
          file_id: fileId,
          bytes,
          ready_at: now,
          next_at: new Date(now.getTime() + DATA_EXPORT_RULES.readyHours * HOUR_MS),
        })
        .where('export_seq', '=', exportSeq)
        .where('state', '=', 'WAITING')
        .returning('export_seq')
        .executeTakeFirst()
      if (ready) await tell(trx, userSeq)
      return Boolean(ready)
    })
    // The member has withdrawn meanwhile, or another instance was faster.
    if (!isTold) await mediaStore.delete(exportName(fileId))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function tell(trx: Kysely<DB>, userSeq: number): Promise<void> {
  const { store_seq: toStoreSeq } = await trx
    .selectFrom('store')
    .select('store_seq')
    .where('user_seq', '=', userSeq)
    .executeTakeFirstOrThrow()
  await enqueueEvent(trx, { kind: 'OWN_DATA_READY', toStoreSeq })
}

/** Files that were fetched or that nobody came for are deleted; requests that failed too often are given up. */
async function endOverdue({
  kysely,
  mediaStore,
  now: clock,
}: Pick<MakeContext, 'kysely' | 'mediaStore' | 'now'>): Promise<void> {
  const now = clock()
  const { rows } = await sql<{ file_id: string; export_seq: number; fetched_at: Date | null }>`
    select export_seq, file_id, fetched_at from data_export where state = 'READY' and next_at <= ${now}`.execute(
    kysely,
  )
  for (const { file_id, export_seq, fetched_at } of rows) {
    await mediaStore.delete(exportName(file_id))
    await kysely
      .updateTable('data_export')
      .set({ state: fetched_at ? 'FETCHED' : 'EXPIRED', file_id: null, ended_at: now })
      .where('export_seq', '=', export_seq)
      .where('state', '=', 'READY')
      .execute()
  }
  await kysely
    .updateTable('data_export')
    .set({ state: 'FAILED', ended_at: now })
    .where('state', '=', 'WAITING')
    .where('tries', '>=', TRIES)
    .where('next_at', '<=', now)
    .execute()
}
