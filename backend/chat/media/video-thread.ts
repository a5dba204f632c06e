import { Worker } from 'node:worker_threads'
import { refuse } from '../../hosts/refusal.ts'
import type { VideoKind } from './file-kind.ts'
import type { prepareVideo } from './prepare-video.ts'

export interface VideoJob {
  file: string
  kind: VideoKind
  copy: string
}

type Prepared = Awaited<ReturnType<typeof prepareVideo>>

/** Reading a minute of video takes a second at most; what takes longer was made to. */
const DEADLINE_MS = 10_000
/** Tables of a minute of video take a few; those of a file that lies may ask for anything. */
const MEMORY_MB = 192

/** `prepareVideo` in a thread of its own, which is ended when it takes too long or too much memory. */
export function prepareVideoApart(job: VideoJob, deadlineMs = DEADLINE_MS): Promise<Prepared> {
  const worker = new Worker(workerUrl(), {
    execArgv: [],
    workerData: job,
    name: 'video',
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    // What a library says of a file may hold words of that file.
    stdout: true,
    stderr: true,
  })
  return new Promise<Prepared>((resolve, reject) => {
    const timer = setTimeout(() => resolve(refuse('BROKEN')), deadlineMs)
    worker.once('message', resolve)
    worker.once('error', (error) =>
      'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
        ? resolve(refuse('BROKEN'))
        : reject(error),
    )
    worker.once('exit', () => {
      clearTimeout(timer)
      resolve(refuse('BROKEN'))
    })
  }).finally(() => worker.terminate())
}

/** The bundled thread of a build, or its source. */
function workerUrl(): URL {
  const fromSource = import.meta.url.endsWith('.ts')
  return new URL(
    fromSource ? './video-worker-from-source.mjs' : './video-worker.js',
    import.meta.url,
  )
}
