import { replayIntegration } from '@sentry/remix'
import { REPLAY_LIMITS } from './rates.ts'

/**
 * Records what the page looks like, without any text, entry or picture. Not compressed: that would be done by a worker
 * from a `blob:` address, which our Content-Security-Policy does not let in, and it could not be redacted.
 */
export const recording = () =>
  replayIntegration({
    ...REPLAY_LIMITS,
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    useCompression: false,
  })
