import { mkdir, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A process that died in its turn does not block the others for longer; one that lives says so. */
const ABANDONED_MILLISECONDS = 30_000
const SAY_EVERY_MILLISECONDS = 5_000

/** Runs a job while no other process of this machine runs one of the same name. */
export async function inTurn<Result>(name: string, job: () => Promise<Result>): Promise<Result> {
  const lock = join(tmpdir(), `in-turn-${name}`)
  while (!(await take(lock))) await new Promise((resolve) => setTimeout(resolve, 20))
  const saying = setInterval(() => {
    const now = new Date()
    utimes(lock, now, now).catch(() => undefined)
  }, SAY_EVERY_MILLISECONDS)
  try {
    return await job()
  } finally {
    clearInterval(saying)
    await rm(lock, { recursive: true, force: true })
  }
}

async function take(lock: string): Promise<boolean> {
  try {
    await mkdir(lock)
    return true
  } catch {
    const taken = await stat(lock).catch(() => null)
    if (taken && Date.now() - taken.mtimeMs > ABANDONED_MILLISECONDS)
      await rm(lock, { recursive: true, force: true })
    return false
  }
}
