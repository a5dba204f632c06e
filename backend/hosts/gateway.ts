import { implement } from '@orpc/server'
import { actOnOrder } from '#backend/orders/act-on-order.ts'
import { getOrder } from '#backend/orders/get-order.ts'
import { handOver } from '#backend/orders/hand-over.ts'
import { listOrders } from '#backend/orders/list-orders.ts'
import { confirmPayment } from '#backend/orders/payments/confirm-payment.ts'
import { failPayment } from '#backend/orders/payments/fail-payment.ts'
import { getOrderMoney } from '#backend/orders/payments/get-order-money.ts'
import { openPayment } from '#backend/orders/payments/open-payment.ts'
import { placeOrder } from '#backend/orders/place-order.ts'
import { quoteOrder } from '#backend/orders/quote-order.ts'
import { receivePaymentNotice } from '#backend/orders/receive-payment-notice.ts'
import { gatewayContract } from '#contracts/gateway.ts'
import type { HostContext } from '../operation/context.ts'
import { answer } from '../operation/refusal.ts'
import { requireViewer } from '../operation/require-viewer.ts'
import { health } from './health.ts'

const host = implement(gatewayContract).$context<HostContext>()

export const gatewayRouter = host.router({
  health: host.health.handler(health('gateway')),
  quote: host.quote.handler(async ({ context, input, errors }) =>
    answer(await quoteOrder(context, requireViewer(context), input.productSeq), errors),
  ),
  placeOrder: host.placeOrder.handler(async ({ context, input, errors }) =>
    answer(await placeOrder(context, requireViewer(context), input), errors),
  ),
  order: host.order.handler(async ({ context, input, errors }) =>
    answer(await getOrder(context, requireViewer(context), input.orderSeq), errors),
  ),
  orders: host.orders.handler(({ context, input }) =>
    listOrders(context, requireViewer(context), input),
  ),
  actOnOrder: host.actOnOrder.handler(async ({ context, input, errors }) =>
    answer(await actOnOrder(context, requireViewer(context), input), errors),
  ),
  handOver: host.handOver.handler(async ({ context, input, errors }) =>
    answer(await handOver(context, requireViewer(context), input), errors),
  ),
  receivePaymentNotice: host.receivePaymentNotice.handler(async ({ context, input, errors }) =>
    answer(await receivePaymentNotice(context, input), errors),
  ),
  openPayment: host.openPayment.handler(async ({ context, input, errors }) =>
    answer(await openPayment(context, requireViewer(context), input), errors),
  ),
  confirmPayment: host.confirmPayment.handler(async ({ context, input, errors }) =>
    answer(await confirmPayment(context, requireViewer(context), input), errors),
  ),
  failPayment: host.failPayment.handler(async ({ context, input, errors }) =>
    answer(await failPayment(context, requireViewer(context), input), errors),
  ),
  orderMoney: host.orderMoney.handler(async ({ context, input, errors }) =>
    answer(await getOrderMoney(context, requireViewer(context), input.orderSeq), errors),
  ),
})
