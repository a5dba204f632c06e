import { healthEndpoint } from './health.ts'

/** Host `edge`: chat rooms and messages over HTTP. */
export const edgeContract = {
  health: healthEndpoint,
}
