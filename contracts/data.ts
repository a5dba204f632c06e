import { healthEndpoint } from './health.ts'

/** Host `data`: user-action log and login log. */
export const dataContract = {
  health: healthEndpoint,
}
