import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { refuse } from '#backend/operation/refusal.ts'
import { within } from '#contracts/deadline.ts'
import { decodeMemory } from '../../media/decode-picture.ts'
import type { VideoKind } from '../../media/upload/file-kind.ts'
import type { prepareVideo } from './prepare-video.ts'

export interface VideoJob {
  file: string
  kind: VideoKind
  copy: string
}

type Prepared = Awaited<ReturnType<typeof prepareVideo>>

/** Reading a minute of video takes a second at most; only a crafted file takes longer. */
const DEADLINE_MS = 10_000
/** CPU time of the child process; it holds also when this process has ended. */
const CPU_SECONDS = 20
/** The tables of a minute of video take a few; those of a crafted file may require any amount. */
const HEAP_MB = 96
/** Everything that the process may write to, the stacks of its threads included (`ulimit -d`, Linux only). */
const DATA_MB = 320
/** The share of the memory budget for decoding: tables within the heap, and the parts of the file that are read. */
const EXPECTED_BYTES = 256 * 1024 * 1024

/**
 * `prepareVideo` in its own process, which is killed when it takes too long or too much memory. A thread is not enough:
 * when its heap is full, the whole process ends with it.
 * @throws QueueFullError when too much other work waits for memory
 */
export function processVideoInWorker(
  job: VideoJob,
  deadlineMs = DEADLINE_MS,
  budget = decodeMemory,
): Promise<Prepared> {
  return budget.run(EXPECTED_BYTES, () => prepare(job, deadlineMs))
}

async function prepare({ file, kind, copy }: VideoJob, deadlineMs: number): Promise<Prepared> {
  const child = spawnBounded([`--max-old-space-size=${HEAP_MB}`, workerFile(), file, kind, copy])
  try {
    const prepared = new Promise<Prepared>((resolve, reject) => {
      child.once('message', (prepared) => resolve(prepared as Prepared))
      child.once('error', reject)
      child.once('exit', () => resolve(refuse('BROKEN')))
    })
    return await within(prepared, deadlineMs, refuse('BROKEN'))
  } finally {
    child.kill('SIGKILL')
  }
}

/** Starts Node within the limits that a shell can set; it gets no secrets of the environment. */
function spawnBounded(args: string[]): ChildProcess {
  const options: SpawnOptions = {
    env: { NODE_ENV: process.env.NODE_ENV },
    // Error output of a library may contain parts of the file.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  }
  if (process.platform === 'win32') return spawn(process.execPath, args, options)
  const bounds = `ulimit -d ${DATA_MB * 1_024}; ulimit -t ${CPU_SECONDS}; ulimit -c 0; exec "$@"`
  return spawn('/bin/sh', ['-c', bounds, 'sh', process.execPath, ...args], options)
}

/** The bundled program of a build, or its source. */
function workerFile(): string {
  const fromSource = import.meta.url.endsWith('.ts')
  const name = fromSource ? './video-worker-from-source.mjs' : './video-worker.js'
  return fileURLToPath(new URL(name, import.meta.url))
}
