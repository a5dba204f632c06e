import type { HostContext, HostLog } from '#backend/operation/context.ts'
import type { MakeMissingFile } from '#backend/operation/make-missing-file.ts'
import type { MediaStore } from '#backend/operation/media-store.ts'
import type { WorkQueue } from '../../media/work-queue.ts'
import type { PaceLimits } from './upload-pace.ts'
import type { UploadSlots } from './upload-slots.ts'

/** The part of a host's context that uploads and downloads need. */
export interface MediaHostContext extends Pick<HostContext, 'kysely' | 'now' | 'keys' | 'limiter'> {
  mediaStore: MediaStore
  makeMissingFile: MakeMissingFile
  log: HostLog
}

/** The pools in which pictures are decoded and videos copied: few at a time, so that page requests are not delayed. */
export interface UploadPools {
  slots: UploadSlots
  queue: WorkQueue
  /** Differs from the default only in tests. */
  pace: Partial<PaceLimits>
}
