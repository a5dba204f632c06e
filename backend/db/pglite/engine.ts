import fs from 'node:fs'
import path from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { isCluster, UNFINISHED_SUFFIX } from './cluster-folder.ts'
import { DurableNodeFS } from './durable-node-fs.ts'
import type { WorkerOptions } from './messages.ts'

const LAST_MESSAGES = 20

export interface Engine {
  pglite: PGlite
  syncCount(): number
}

/** Opens the cluster in the folder, or a database in memory. */
export async function openEngine(options: WorkerOptions): Promise<Engine> {
  if (options.folder === undefined) return openInMemory(options)
  return openFolder(options.folder, options)
}

/**
 * Creates a new cluster. It is built under another name, closed, synced and only then renamed, so that a killed process
 * leaves nothing that looks like a database.
 */
export async function initialiseCluster(options: WorkerOptions): Promise<void> {
  const { folder } = options
  if (folder === undefined) return
  const unfinished = `${folder}${UNFINISHED_SUFFIX}${process.pid}`
  fs.rmSync(unfinished, { recursive: true, force: true })
  const { pglite } = await openFolder(unfinished, options)
  await pglite.close()
  syncTree(unfinished)
  fs.renameSync(unfinished, folder)
  syncPath(path.dirname(folder))
}

async function openFolder(folder: string, options: WorkerOptions): Promise<Engine> {
  const files = new DurableNodeFS(folder)
  const pglite = await startPglite(
    { fs: files, ...dumpOption(folder, options) },
    durableStartParams(options),
  )
  return { pglite, syncCount: () => files.syncCount }
}

async function openInMemory(options: WorkerOptions): Promise<Engine> {
  const pglite = await startPglite(
    { dataDir: 'memory://', ...dumpOption(undefined, options) },
    startParams(options),
  )
  return { pglite, syncCount: () => 0 }
}

async function startPglite(options: PGliteOptions, params: string[]): Promise<PGlite> {
  const lastMessages: string[] = []
  const remember = (text: string) => {
    lastMessages.push(text)
    if (lastMessages.length > LAST_MESSAGES) lastMessages.shift()
    return true
  }
  try {
    return await PGlite.create({ ...options, startParams: params, onStderr: remember })
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error([`The embedded database did not start: ${reason}`, ...lastMessages].join('\n'))
  }
}

function dumpOption(folder: string | undefined, { dumpFile }: WorkerOptions): PGliteOptions {
  if (dumpFile === undefined || (folder !== undefined && isCluster(folder))) return {}
  return { loadDataDir: new Blob([fs.readFileSync(dumpFile)]) }
}

function startParams({ sharedBuffers }: WorkerOptions): string[] {
  return [
    ...PGlite.defaultStartParams,
    ...setting('timezone', 'UTC'),
    ...setting('shared_buffers', sharedBuffers),
  ]
}

function durableStartParams(options: WorkerOptions): string[] {
  return [
    ...startParams(options).filter((param) => param !== '-F'),
    ...setting('fsync', 'on'),
    // Emscripten's fdatasync, the default method, never reaches the file system.
    ...setting('wal_sync_method', 'fsync'),
  ]
}

function setting(name: string, value: string): string[] {
  return ['-c', `${name}=${value}`]
}

function syncTree(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const child = path.join(folder, entry.name)
    if (entry.isDirectory()) syncTree(child)
    else syncPath(child)
  }
  syncPath(folder)
}

function syncPath(target: string): void {
  const descriptor = fs.openSync(target, 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}
