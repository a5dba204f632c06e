import { healthEndpoint } from './health.ts'

/** Host `point`: balance and ledger of points. */
export const pointContract = {
  health: healthEndpoint,
}
