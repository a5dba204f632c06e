import { healthEndpoint } from './health.ts'

/** Host `standard-price`: price statistics of a keyword. */
export const standardPriceContract = {
  health: healthEndpoint,
}
