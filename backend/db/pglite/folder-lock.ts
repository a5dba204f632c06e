import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { DatabaseLockedError } from '../errors.ts'
import { identifyThisProcess, isProcessAlive, type ProcessIdentity } from './process-identity.ts'

/*
 * PGlite does not notice a second opener, and two of them destroy the files. Node offers no flock, so this is a lock
 * file that names its holder; a file whose holder has ended is taken over.
 */

const HEARTBEAT_MILLISECONDS = 5_000
/** The process of a holder in another container cannot be checked; its heartbeat then decides. */
const SILENT_AFTER_MILLISECONDS = 4 * HEARTBEAT_MILLISECONDS

interface LockOwner extends ProcessIdentity {
  nonce: string
}

export interface FolderLock {
  /** Releases the folder; safe to call more than once. */
  release(): void
}

/**
 * Takes the exclusive lock.
 * @throws DatabaseLockedError when a living process holds it.
 */
export function acquireFolderLock(lockFile: string): FolderLock {
  const owner: LockOwner = { ...identifyThisProcess(), nonce: randomUUID() }
  acquire(lockFile, owner)
  const heartbeat = setInterval(() => touch(lockFile, owner), HEARTBEAT_MILLISECONDS)
  heartbeat.unref()
  return {
    release() {
      clearInterval(heartbeat)
      if (readOwner(lockFile)?.nonce === owner.nonce) fs.rmSync(lockFile, { force: true })
    },
  }
}

function acquire(file: string, owner: LockOwner): void {
  while (!createExclusively(file, owner)) {
    const found = readOwner(file)
    if (isHeld(file, found)) refuse(file, found)
    if (takeOver(file, found, owner)) return
  }
}

/**
 * Replaces the file of an owner that has ended. Several processes may notice it at once: only the one that holds the
 * claim named after that very owner may replace it, and it checks again before it does.
 * @returns false when the file changed meanwhile.
 */
function takeOver(file: string, found: LockOwner | undefined, owner: LockOwner): boolean {
  const claim = `${file}.takeover-${found?.nonce ?? 'unreadable'}`
  acquire(claim, owner)
  try {
    if (!fs.existsSync(file) || readOwner(file)?.nonce !== found?.nonce) return false
    const prepared = `${file}.${owner.nonce}`
    createExclusively(prepared, owner)
    fs.renameSync(prepared, file)
    return true
  } finally {
    fs.rmSync(claim, { force: true })
  }
}

function refuse(lockFile: string, holder: LockOwner | undefined): never {
  throw new DatabaseLockedError(lockFile, holder === undefined ? 'PID ?' : `PID ${holder.pid}`)
}

/** A newly created file may still be empty: it counts as held until it has been unchanged for long. */
function isHeld(file: string, owner: LockOwner | undefined): boolean {
  const alive = owner === undefined ? undefined : isProcessAlive(owner)
  return alive ?? hasHeartbeat(file)
}

function hasHeartbeat(file: string): boolean {
  const modified = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs
  return modified !== undefined && Date.now() - modified < SILENT_AFTER_MILLISECONDS
}

function createExclusively(file: string, owner: LockOwner): boolean {
  try {
    fs.writeFileSync(file, `${JSON.stringify(owner)}\n`, { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function readOwner(file: string): LockOwner | undefined {
  try {
    const value: unknown = JSON.parse(fs.readFileSync(file, 'utf8'))
    return isOwner(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isOwner(value: unknown): value is LockOwner {
  return (
    typeof value === 'object' &&
    value !== null &&
    'pid' in value &&
    typeof value.pid === 'number' &&
    'nonce' in value &&
    typeof value.nonce === 'string'
  )
}

function touch(file: string, owner: LockOwner): void {
  if (readOwner(file)?.nonce !== owner.nonce) return
  const now = new Date()
  try {
    fs.utimesSync(file, now, now)
  } catch {
    // A disk that takes nothing for a moment: the next heartbeat is soon, and a timer must not end the process.
  }
}
