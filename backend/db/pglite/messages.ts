/** The messages between the server thread and the database thread. */

export interface WorkerOptions {
  /** Whether to build the cluster and end, or to open it and serve. */
  task: 'initialise' | 'serve'
  /** Folder of the cluster, or undefined for a database in memory only. */
  folder: string | undefined
  /** A tar of a cluster, loaded into an empty database instead of initialising one. */
  dumpFile: string | undefined
  sharedBuffers: string
}

export type WorkerRequest = { id: number } & (
  | { kind: 'statement'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'dump' }
  | { kind: 'count-syncs' }
  | { kind: 'close' }
)

export type WorkerReply =
  | { kind: 'ready' }
  | { kind: 'failed'; message: string }
  | { kind: 'answer'; id: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'count'; id: number; count: number }
  | { kind: 'refused'; id: number; message: string }
  | { kind: 'closed'; id: number }
