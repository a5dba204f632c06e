// Node runs this file directly, without tsx, so the loader is registered here.
import { register } from 'tsx/esm/api'

register()
await import('./video-worker.ts')
