import { healthEndpoint } from './health.ts'

/** Host `customer-service`: notices, questions, fraud lookup, disputes. */
export const customerServiceContract = {
  health: healthEndpoint,
}
