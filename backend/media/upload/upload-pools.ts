import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { QueueFullError, WorkQueue } from '../work-queue.ts'
import type { PaceLimits } from './upload-pace.ts'
import { type SlotLimits, type Uploader, UploadSlots } from './upload-slots.ts'

/**
 * The pools that every uploaded file of a process goes through, whatever it is for: few files are decoded at a time, so
 * that page requests are not delayed.
 */
export interface UploadPools {
  slots: UploadSlots
  queue: WorkQueue
  /** Differs from the default only in tests. */
  pace: Partial<PaceLimits>
}

const SOON_SECONDS = 2

/** One processor is left to page requests. */
const PICTURES_AT_ONCE = Math.max(1, availableParallelism() - 1)

export function createUploadPools(
  limits: { slots?: Partial<SlotLimits>; pace?: Partial<PaceLimits> } = {},
): UploadPools {
  return {
    slots: new UploadSlots(limits.slots),
    queue: new WorkQueue({ atOnce: PICTURES_AT_ONCE, length: 60 }),
    pace: limits.pace ?? {},
  }
}

/** Runs an upload in a slot of its own, with a folder that is removed afterwards. */
export async function withSlot<T>(
  { slots }: Pick<UploadPools, 'slots'>,
  who: Uploader,
  signal: AbortSignal,
  run: (folder: string) => Promise<T>,
): Promise<T | Refusal<'BUSY'>> {
  const release = await slots.take(who, signal)
  if (!release) return refuse('BUSY', { data: SOON_SECONDS })
  const folder = await mkdtemp(join(tmpdir(), 'duson-upload-'))
  try {
    return await run(folder)
  } finally {
    release()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Does the work on a file when its turn comes; calls with the same key share one run. */
export async function inTurn<T>(
  { queue }: Pick<UploadPools, 'queue'>,
  key: string,
  signal: AbortSignal | undefined,
  job: () => Promise<T>,
): Promise<T | Refusal<'BUSY' | 'INCOMPLETE'>> {
  try {
    return await queue.run(key, job, signal)
  } catch (error) {
    if (error instanceof QueueFullError) return refuse('BUSY', { data: SOON_SECONDS })
    if (signal?.aborted) return refuse('INCOMPLETE')
    throw error
  }
}
