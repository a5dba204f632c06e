import type { HostContext, HostLog } from '#backend/operation/context.ts'
import type { MakeMissingFile } from '#backend/operation/make-missing-file.ts'
import type { MediaStore } from '#backend/operation/media-store.ts'

/** The part of a host's context that uploads and downloads need. */
export interface MediaHostContext extends Pick<HostContext, 'kysely' | 'now' | 'keys' | 'limiter'> {
  mediaStore: MediaStore
  makeMissingFile: MakeMissingFile
  log: HostLog
}
