import { healthEndpoint } from './health.ts'

/** Host `gateway`: orders, payment, delivery, settlement. */
export const gatewayContract = {
  health: healthEndpoint,
}
