import type { HostContext, HostLog } from '#backend/operation/context.ts'
import type { MakeMissingFile } from '#backend/operation/make-missing-file.ts'
import type { MediaStore } from '#backend/operation/media-store.ts'
import type { WorkQueue } from '../../media/work-queue.ts'
import type { PaceLimits } from './upload-pace.ts'
import type { UploadSlots } from './upload-slots.ts'

/** What uploads and downloads need of a host. */
export interface MediaHostContext extends Pick<HostContext, 'kysely' | 'now' | 'keys' | 'limiter'> {
  mediaStore: MediaStore
  makeMissingFile: MakeMissingFile
  log: HostLog
}

/** Where pictures are unpacked and videos copied: few at a time, so that pages have their turns. */
export interface UploadPools {
  slots: UploadSlots
  queue: WorkQueue
  /** Other than usual for a test. */
  pace: Partial<PaceLimits>
}
