import { replayIntegration } from '@sentry/remix'
import { REPLAY_LIMITS } from './rates.ts'

/**
 * Records the layout of the page, without any text, input or picture. It is not compressed: compression would run in a
 * worker from a `blob:` address, which our Content-Security-Policy does not allow, and could not be redacted.
 */
export const recording = () =>
  replayIntegration({
    ...REPLAY_LIMITS,
    maskAllText: true,
    maskAllInputs: true,
    // Masking leaves these as they are, and they may hold what was searched for.
    block: ['input[type=hidden]'],
    blockAllMedia: true,
    useCompression: false,
  })
