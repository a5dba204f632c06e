import { parentPort, workerData } from 'node:worker_threads'
import { prepareVideo } from './prepare-video.ts'
import type { VideoJob } from './video-thread.ts'

// The thread of one video. A file can be made so that reading it never ends; then this thread is ended from outside.

const { file, kind, copy } = workerData as VideoJob
parentPort?.postMessage(await prepareVideo(file, kind, copy))
