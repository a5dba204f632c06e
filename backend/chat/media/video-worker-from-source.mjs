// tsx's loader does not reach worker threads by itself on every supported Node, so it is registered here.
import { register } from 'tsx/esm/api'

register()
await import('./video-worker.ts')
