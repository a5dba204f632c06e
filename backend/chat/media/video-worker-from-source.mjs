// Run by Node as it is, without tsx, so its loader is registered here.
import { register } from 'tsx/esm/api'

register()
await import('./video-worker.ts')
