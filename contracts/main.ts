import { healthEndpoint } from './health.ts'

/** Host `main`: accounts, tokens, user state, my page. */
export const mainContract = {
  health: healthEndpoint,
}
