import fs from 'node:fs'
import path from 'node:path'
import { EXIT_CODES, onDisk, StartError } from '../../start-error.ts'
import type { DatabaseLog } from '../database.ts'
import { PgliteClient } from './client.ts'
import { isCluster, refuseOtherVersion, UNFINISHED_SUFFIX } from './cluster-folder.ts'
import { acquireFolderLock, type FolderLock } from './folder-lock.ts'
import { startMaintenance } from './maintenance.ts'
import type { WorkerOptions } from './messages.ts'
import { PgliteSession } from './session.ts'

const CLUSTER_FOLDER = 'db'
const LOCK_FILE = 'db.lock'
/** The system has the rest of the files in memory anyway: 128 MB would be 3 % faster and hold 100 MB more (docs/performance.md). */
const SHARED_BUFFERS_ON_DISK = '32MB'
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
  /** See Database.copyTo; undefined in memory. */
  copyTo?: (folder: string, alongside: () => Promise<void>) => Promise<void>
  close(): Promise<void>
}

/**
 * Opens the embedded database in its own thread.
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

/**
 * Takes the exclusive lock of a data folder, and makes the folder where there is none.
 * @throws DatabaseLockedError when another process has it open.
 */
export function lockDataFolder(dataDir: string): FolderLock {
  return onDisk('DATA_DIR', path.resolve(dataDir), () => {
    fs.mkdirSync(dataDir, { recursive: true })
    return acquireFolderLock(path.resolve(dataDir, LOCK_FILE))
  })
}

async function openFolder({ dataDir, dumpFile, log }: PgliteOptions): Promise<PgliteDatabase> {
  const folder = path.resolve(dataDir, CLUSTER_FOLDER)
  const lock = lockDataFolder(dataDir)
  try {
    onDisk('DATA_DIR', folder, () => {
      removeUnfinished(dataDir)
      if (!isCluster(folder)) return
      fs.accessSync(folder, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK)
      refuseOtherVersion(folder)
    })
    const client = await startEngine({
      folder,
      dumpFile,
      sharedBuffers: SHARED_BUFFERS_ON_DISK,
      log,
    })
    return superviseFolder(folder, client, lock, log)
  } catch (error) {
    lock.release()
    throw error
  }
}

/** @throws StartError when it does not start: whatever the reason, it lies in the folder. */
async function startEngine({
  log,
  ...options
}: Omit<WorkerOptions, 'task'> & { folder: string; log: DatabaseLog | undefined }) {
  const { folder } = options
  const isThere = isCluster(folder)
  try {
    if (!isThere) await initialise({ ...options, task: 'initialise' }, log)
    return await PgliteClient.start({ ...options, task: 'serve' }, log)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    // A full disk, for example: the engine reports errors of the file system as text only.
    const [code, hint] = isThere
      ? (['DATA', 'Put the folder back from a backup'] as const)
      : (['CANNOT_CREATE', 'See that the disk has room for it'] as const)
    throw new StartError(
      EXIT_CODES[code],
      `DATA_DIR: the embedded database at ${folder} does not start. ${hint}. It said: ${reason.replaceAll(/\s*\n\s*/g, '; ')}`,
      error,
    )
  }
}

/** In a thread of its own: initialising takes hundreds of megabytes, which are released with the thread. */
async function initialise(options: WorkerOptions, log: DatabaseLog | undefined): Promise<void> {
  const client = await PgliteClient.start(options, log)
  await client.terminate()
}

function superviseFolder(
  folder: string,
  client: PgliteClient,
  lock: FolderLock,
  log: DatabaseLog | undefined,
): PgliteDatabase {
  const pool = new PgliteSession(client)
  const maintenance = startMaintenance(pool, log)
  const releaseAtExit = () => {
    // A thread still writing outlives this moment; its lock is void once the process has ended.
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
  const copyTo = (copy: string, alongside: () => Promise<void>) =>
    copyCluster({ pool, folder, copy, alongside })
  return { pool, client, close, copyTo }
}

/** The engine writes only while it runs a statement, so that files do not change while nobody else has the session. */
async function copyCluster(options: {
  pool: PgliteSession
  folder: string
  copy: string
  alongside: () => Promise<void>
}): Promise<void> {
  const { pool, folder, copy, alongside } = options
  const session = await pool.connect()
  try {
    await session.query('checkpoint', [])
    const mode = fs.constants.COPYFILE_FICLONE
    await Promise.all([fs.promises.cp(folder, copy, { recursive: true, mode }), alongside()])
  } finally {
    session.release()
  }
}

/** A process that was killed while initialising left these; only the holder of the lock may be here. */
function removeUnfinished(dataDir: string): void {
  for (const name of fs.readdirSync(dataDir)) {
    if (!name.startsWith(`${CLUSTER_FOLDER}${UNFINISHED_SUFFIX}`)) continue
    fs.rmSync(path.join(dataDir, name), { recursive: true, force: true })
  }
}
