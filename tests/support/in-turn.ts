import { mkdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A process that died in its turn does not block the others for longer. */
const LONGEST_TURN_MILLISECONDS = 30_000

/** Runs a job while no other process of this machine runs one of the same name. */
export async function inTurn<Result>(name: string, job: () => Promise<Result>): Promise<Result> {
  const lock = join(tmpdir(), `in-turn-${name}`)
  while (!(await take(lock))) await new Promise((resolve) => setTimeout(resolve, 20))
  try {
    return await job()
  } finally {
    await rm(lock, { recursive: true, force: true })
  }
}

async function take(lock: string): Promise<boolean> {
  try {
    await mkdir(lock)
    return true
  } catch {
    const taken = await stat(lock).catch(() => null)
    if (taken && Date.now() - taken.mtimeMs > LONGEST_TURN_MILLISECONDS)
      await rm(lock, { recursive: true, force: true })
    return false
  }
}
