import { healthEndpoint } from './health.ts'
import { ledgerEndpoints } from './ledger.ts'
import { orderEndpoints } from './order.ts'
import { orderCaseEndpoints } from './order-case.ts'
import { compensationEndpoints } from './order-compensation.ts'
import { deliveryEndpoints } from './order-delivery.ts'
import { evidenceEndpoints } from './order-evidence.ts'
import { payingEndpoints } from './order-payment.ts'
import { orderTermEndpoints } from './order-terms.ts'
import { paymentEndpoints } from './payment.ts'

/** Host `gateway`: orders, payment, delivery, settlement. */
export const gatewayContract = {
  health: healthEndpoint,
  ...orderEndpoints,
  ...paymentEndpoints,
  ...deliveryEndpoints,
  ...payingEndpoints,
  ...orderCaseEndpoints,
  ...compensationEndpoints,
  ...evidenceEndpoints,
  ...ledgerEndpoints,
  ...orderTermEndpoints,
}
