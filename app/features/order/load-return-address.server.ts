import { randomUUID } from 'node:crypto'
import type { LoadContext } from '#app/load-context.server.ts'
import { loadOwnOrder } from './load-order.server.ts'
import { returnAddressStep } from './return-address-step.ts'

/** Everything of the page on which the seller of an order says where its return goes. */
export async function loadReturnAddress(context: LoadContext, orderSeq: number) {
  const order = await loadOwnOrder(context, orderSeq, 'SELLER')
  const step = returnAddressStep(order)
  return {
    order,
    step,
    addresses: step ? (await context.services.main.addresses()).items : [],
    eventKey: randomUUID(),
  }
}
