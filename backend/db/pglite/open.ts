import fs from 'node:fs'
import path from 'node:path'
import type { DatabaseLog } from '../database.ts'
import { PgliteClient } from './client.ts'
import { isCluster, UNFINISHED_SUFFIX } from './cluster-folder.ts'
import { acquireFolderLock, type FolderLock } from './folder-lock.ts'
import { startMaintenance } from './maintenance.ts'
import type { WorkerOptions } from './messages.ts'
import { PgliteSession } from './session.ts'

const CLUSTER_FOLDER = 'db'
const LOCK_FILE = 'db.lock'
const SHARED_BUFFERS_ON_DISK = '128MB'
const SHARED_BUFFERS_IN_MEMORY = '16MB'

export const IN_MEMORY = 'memory://'

export interface PgliteOptions {
  /** Folder that holds the cluster and its lock, or `memory://`. */
  dataDir: string
  /** A tar made by `dump`, loaded where there is no cluster yet. */
  dumpFile?: string | undefined
  log?: DatabaseLog | undefined
}

export interface PgliteDatabase {
  pool: PgliteSession
  client: PgliteClient
  close(): Promise<void>
}

/**
 * Opens the embedded database in its own thread.
 *
 * @throws DatabaseLockedError when another process has the folder open.
 */
export async function openPglite(options: PgliteOptions): Promise<PgliteDatabase> {
  return options.dataDir === IN_MEMORY ? openInMemory(options) : openFolder(options)
}

async function openInMemory({ dumpFile, log }: PgliteOptions): Promise<PgliteDatabase> {
  const client = await PgliteClient.start(
    { task: 'serve', folder: undefined, dumpFile, sharedBuffers: SHARED_BUFFERS_IN_MEMORY },
    log,
  )
  const pool = new PgliteSession(client)
  const close = async () => {
    await pool.end()
    await client.close()
  }
  return { pool, client, close }
}

async function openFolder({ dataDir, dumpFile, log }: PgliteOptions): Promise<PgliteDatabase> {
  fs.mkdirSync(dataDir, { recursive: true })
  const lock = acquireFolderLock(path.resolve(dataDir, LOCK_FILE))
  try {
    removeUnfinished(dataDir)
    const folder = path.resolve(dataDir, CLUSTER_FOLDER)
    const options = { folder, dumpFile, sharedBuffers: SHARED_BUFFERS_ON_DISK }
    if (!isCluster(folder)) await initialise({ ...options, task: 'initialise' }, log)
    const client = await PgliteClient.start({ ...options, task: 'serve' }, log)
    return superviseFolder(client, lock, log)
  } catch (error) {
    lock.release()
    throw error
  }
}

/** In a thread of its own: initialising takes hundreds of megabytes, which end with the thread. */
async function initialise(options: WorkerOptions, log: DatabaseLog | undefined): Promise<void> {
  const client = await PgliteClient.start(options, log)
  await client.terminate()
}

function superviseFolder(
  client: PgliteClient,
  lock: FolderLock,
  log: DatabaseLog | undefined,
): PgliteDatabase {
  const pool = new PgliteSession(client)
  const maintenance = startMaintenance(pool, log)
  const releaseAtExit = () => {
    // A thread still writing outlives this moment; its lock is void once the process is gone.
    if (!client.busy) lock.release()
  }
  process.once('exit', releaseAtExit)
  void client.exited.then(() => {
    process.off('exit', releaseAtExit)
    maintenance.stop()
    lock.release()
  })
  const close = async () => {
    maintenance.stop()
    await pool.end()
    await client.close()
    await client.exited
  }
  return { pool, client, close }
}

/** Whoever left these was killed while initialising; only the lock's holder may be here. */
function removeUnfinished(dataDir: string): void {
  for (const name of fs.readdirSync(dataDir)) {
    if (!name.startsWith(`${CLUSTER_FOLDER}${UNFINISHED_SUFFIX}`)) continue
    fs.rmSync(path.join(dataDir, name), { recursive: true, force: true })
  }
}
