import { Worker } from 'node:worker_threads'
import type { DatabaseLog } from '../database.ts'
import { DatabaseUnavailableError } from '../errors.ts'
import { keepCompiled } from './keep-compiled.ts'
import type { WorkerOptions, WorkerReply, WorkerRequest } from './messages.ts'
import { resolveWorkerUrl } from './worker-url.ts'

type Reply = Exclude<WorkerReply, { kind: 'ready' } | { kind: 'failed' } | { kind: 'refused' }>
type RequestBody = WorkerRequest extends infer R
  ? R extends WorkerRequest
    ? Omit<R, 'id'>
    : never
  : never

interface Pending {
  resolve(reply: Reply): void
  reject(error: Error): void
}

/** The server thread's side of the connection to the database thread. */
export class PgliteClient {
  readonly #worker: Worker
  readonly #log: DatabaseLog | undefined
  readonly #pending = new Map<number, Pending>()
  readonly #exited: Promise<void>
  #nextId = 1
  #failure: Error | undefined
  #closing = false

  private constructor(worker: Worker, log: DatabaseLog | undefined) {
    this.#worker = worker
    this.#log = log
    this.#exited = new Promise((resolve) => worker.once('exit', () => resolve()))
  }

  /**
   * Starts the thread and waits until its task is done, or its database open.
   * @throws Error with the engine's own message when it cannot be opened.
   */
  static async start(options: WorkerOptions, log?: DatabaseLog): Promise<PgliteClient> {
    void keepCompiled()
    // The server's own flags (a loader, an inspector) are not meant for this thread.
    const worker = new Worker(resolveWorkerUrl(), {
      execArgv: [],
      workerData: options,
      name: 'database',
    })
    const client = new PgliteClient(worker, log)
    await client.#waitUntilReady()
    return client
  }

  /** True while a request is in flight, that is, while the thread may be writing. */
  get busy(): boolean {
    return this.#pending.size > 0
  }

  /** Settles when the thread has ended, for whatever reason. */
  get exited(): Promise<void> {
    return this.#exited
  }

  async statement(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
    const reply = await this.#request({ kind: 'statement', bytes }, [bytes.buffer])
    return bytesOf(reply)
  }

  /** The whole cluster as a tar file; nothing may be in a transaction. */
  async dump(): Promise<Uint8Array> {
    return bytesOf(await this.#request({ kind: 'dump' }))
  }

  /** How often fsync reached the disk since the database was opened. */
  async countSyncs(): Promise<number> {
    const reply = await this.#request({ kind: 'count-syncs' })
    return reply.kind === 'count' ? reply.count : 0
  }

  /** Refuses everything from now on; used when the engine's answers are no longer valid. */
  async abandon(reason: string): Promise<void> {
    this.#fail(new DatabaseUnavailableError(reason))
    await this.#worker.terminate()
  }

  /** Terminates the thread immediately. */
  async terminate(): Promise<void> {
    this.#closing = true
    await this.#worker.terminate()
    await this.#exited
  }

  /** Closes the database, then ends the thread. */
  async close(): Promise<void> {
    if (this.#failure === undefined) {
      this.#closing = true
      await this.#request({ kind: 'close' }).catch((error: Error) => {
        this.#log?.error({ err: error }, 'database did not close cleanly')
      })
      this.#failure = new DatabaseUnavailableError('The database has been closed')
    }
    await this.terminate()
  }

  #waitUntilReady(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#worker.on('message', (reply: WorkerReply) => {
        if (reply.kind === 'ready') resolve()
        else if (reply.kind === 'failed') {
          // The caller reports it, not the log.
          this.#failure = new DatabaseUnavailableError(reply.message)
          reject(new Error(reply.message))
        } else this.#settle(reply)
      })
      const onStop = (error: Error) => {
        reject(error)
        this.#fail(error)
      }
      this.#worker.once('error', (error) => onStop(unavailable(error)))
      this.#worker.once('exit', () => onStop(unavailable(undefined)))
    })
  }

  #request(body: RequestBody, moved: ArrayBuffer[] = []): Promise<Reply> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure)
    const id = this.#nextId
    this.#nextId += 1
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject })
      this.#worker.postMessage({ ...body, id }, moved)
    })
  }

  #settle(reply: Exclude<WorkerReply, { kind: 'ready' } | { kind: 'failed' }>): void {
    const pending = this.#pending.get(reply.id)
    this.#pending.delete(reply.id)
    if (reply.kind === 'refused') pending?.reject(new DatabaseUnavailableError(reply.message))
    else pending?.resolve(reply)
  }

  #fail(error: Error): void {
    if (this.#failure !== undefined) return
    this.#failure = error
    if (!this.#closing) this.#log?.error({ err: error }, 'database thread stopped')
    for (const pending of this.#pending.values()) pending.reject(error)
    this.#pending.clear()
  }
}

function bytesOf(reply: Reply): Uint8Array {
  if (reply.kind !== 'answer') throw new DatabaseUnavailableError(`Unexpected ${reply.kind} reply`)
  return reply.bytes
}

function unavailable(cause: Error | undefined): DatabaseUnavailableError {
  return new DatabaseUnavailableError('The database thread has stopped', { cause })
}
