import fs from 'node:fs'

/** Field 22 of /proc/<pid>/stat, counted from the field after the command name (field 3). */
const START_TIME_AFTER_COMMAND = 22 - 3

/** A process in a form that another process can recognise later. */
export interface ProcessIdentity {
  pid: number
  /** Start in clock ticks since boot, which distinguishes a reused pid; undefined without /proc. */
  startTime: string | undefined
  /** Boot and pid namespace that the pid belongs to; pids of another one mean nothing here. */
  scope: string | undefined
}

export function identifyThisProcess(): ProcessIdentity {
  return { pid: process.pid, startTime: readStartTime(process.pid), scope: readScope() }
}

/** Whether that process still runs, or undefined when this process cannot know. */
export function isProcessAlive(identity: ProcessIdentity): boolean | undefined {
  if (identity.scope !== readScope()) return undefined
  if (!isPidAlive(identity.pid)) return false
  return identity.startTime === undefined || identity.startTime === readStartTime(identity.pid)
}

function isPidAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user answers EPERM, and lives.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function readStartTime(pid: number): string | undefined {
  const stat = readText(`/proc/${pid}/stat`)
  // The command name may hold spaces and parentheses: count from its last parenthesis.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[START_TIME_AFTER_COMMAND]
}

function readScope(): string | undefined {
  const boot = readText('/proc/sys/kernel/random/boot_id')?.trim()
  if (boot === undefined) return undefined
  try {
    return `${boot} ${fs.readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return boot
  }
}

function readText(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
