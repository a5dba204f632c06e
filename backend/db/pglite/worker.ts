import { parentPort, workerData } from 'node:worker_threads'
import { type Engine, initialiseCluster, openEngine } from './engine.ts'
import type { WorkerOptions, WorkerReply, WorkerRequest } from './messages.ts'

/*
 * The thread that runs PGlite. A statement runs synchronously inside WebAssembly: nothing can cancel it, and no message
 * is read until it is done. That is why it is not on the server's thread, and why statement_timeout has no effect on
 * this engine (WebAssembly has no timer signals).
 */

const port = parentPort
if (port === null) throw new Error('This file is the entry of a worker thread')
const toServer = port

function reply(message: WorkerReply): void {
  const moved = message.kind === 'answer' ? [message.bytes.buffer] : []
  toServer.postMessage(message, moved)
}

async function runStatement(engine: Engine, bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  await engine.pglite.execProtocolRawStream(bytes, {
    syncToFs: false,
    // A chunk is a view into memory that the next one overwrites.
    onRawData: (chunk) => chunks.push(chunk.slice()),
  })
  const answer = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  let offset = 0
  for (const chunk of chunks) {
    answer.set(chunk, offset)
    offset += chunk.length
  }
  return answer
}

async function dump(engine: Engine): Promise<Uint8Array<ArrayBuffer>> {
  const tar = await engine.pglite.dumpDataDir('none')
  return new Uint8Array(await tar.arrayBuffer())
}

async function perform(engine: Engine, request: WorkerRequest): Promise<WorkerReply> {
  const { id } = request
  switch (request.kind) {
    case 'statement':
      return { kind: 'answer', id, bytes: await runStatement(engine, request.bytes) }
    case 'dump':
      return { kind: 'answer', id, bytes: await dump(engine) }
    case 'count-syncs':
      return { kind: 'count', id, count: engine.syncCount() }
    case 'close':
      await engine.pglite.close()
      return { kind: 'closed', id }
  }
}

async function serve(engine: Engine): Promise<void> {
  // One request at a time, in the order of their arrival: PGlite has one session.
  let last = Promise.resolve()
  toServer.on('message', (request: WorkerRequest) => {
    last = last.then(async () => {
      try {
        reply(await perform(engine, request))
      } catch (error) {
        reply({ kind: 'refused', id: request.id, message: reasonOf(error) })
      }
    })
  })
  reply({ kind: 'ready' })
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

try {
  const options: WorkerOptions = workerData
  if (options.task === 'serve') {
    await serve(await openEngine(options))
  } else {
    await initialiseCluster(options)
    reply({ kind: 'ready' })
  }
} catch (error) {
  reply({ kind: 'failed', message: reasonOf(error) })
  toServer.close()
}
