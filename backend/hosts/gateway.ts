import { implement } from '@orpc/server'
import { actOnOrder } from '#backend/orders/act-on-order.ts'
import {
  compareLedgerDay,
  countDifferingDays,
  listLedgerDays,
} from '#backend/orders/books/ledger-days.ts'
import { listJournals } from '#backend/orders/books/list-journals.ts'
import { listPayoutBatches, payoutsOfDay } from '#backend/orders/books/payout-batches.ts'
import { sumAccounts } from '#backend/orders/books/sum-accounts.ts'
import { argueOrder } from '#backend/orders/cases/argue-order.ts'
import { caseDetail } from '#backend/orders/cases/case-detail.ts'
import { contactMembers } from '#backend/orders/cases/contact-members.ts'
import { decideOrder } from '#backend/orders/cases/decide-order.ts'
import { freezeOrder } from '#backend/orders/cases/freeze-order.ts'
import { getCase } from '#backend/orders/cases/get-case.ts'
import { giveReturnAddress } from '#backend/orders/cases/give-return-address.ts'
import { listCases } from '#backend/orders/cases/list-cases.ts'
import { offerPartial } from '#backend/orders/cases/offer-partial.ts'
import { openCase } from '#backend/orders/cases/open-case.ts'
import { addCasePhoto } from '#backend/orders/cases/photos/add-case-photo.ts'
import { getCasePhoto, getDeskCasePhoto } from '#backend/orders/cases/photos/get-case-photo.ts'
import { retryMoney } from '#backend/orders/cases/retry-money.ts'
import { argueClaim } from '#backend/orders/compensation/argue-claim.ts'
import { claimCompensation } from '#backend/orders/compensation/claim-compensation.ts'
import { decideCompensation } from '#backend/orders/compensation/decide-compensation.ts'
import { getCompensation } from '#backend/orders/compensation/get-compensation.ts'
import { retryCompensation } from '#backend/orders/compensation/retry-compensation.ts'
import { listParcels } from '#backend/orders/delivery/list-parcels.ts'
import { sendCoupon } from '#backend/orders/delivery/send-coupon.ts'
import { shipOrder } from '#backend/orders/delivery/ship-order.ts'
import { getEvidence, getEvidenceForDesk } from '#backend/orders/evidence/get-evidence.ts'
import { getOrder } from '#backend/orders/get-order.ts'
import { handOver } from '#backend/orders/hand-over.ts'
import { listOrders } from '#backend/orders/list-orders.ts'
import { confirmPayment } from '#backend/orders/payments/confirm-payment.ts'
import { failPayment } from '#backend/orders/payments/fail-payment.ts'
import { getOrderMoney } from '#backend/orders/payments/get-order-money.ts'
import { openPayment } from '#backend/orders/payments/open-payment.ts'
import { placeOrder } from '#backend/orders/place-order.ts'
import { quoteOrder } from '#backend/orders/quote-order.ts'
import { askReceiptAgain } from '#backend/orders/receipts/ask-again.ts'
import { receivePaymentNotice } from '#backend/orders/receive-payment-notice.ts'
import { sumSales } from '#backend/orders/sum-sales.ts'
import { listOrderTerms } from '#backend/orders/terms/list-terms.ts'
import { scheduleOrderTerms } from '#backend/orders/terms/schedule-terms.ts'
import { withdrawOrderTerms } from '#backend/orders/terms/withdraw-terms.ts'
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
  salesMonths: host.salesMonths.handler(async ({ context }) => ({
    months: await sumSales(context, requireViewer(context)),
  })),
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
  askReceiptAgain: host.askReceiptAgain.handler(async ({ context, input, errors }) =>
    answer(await askReceiptAgain(context, requireViewer(context), input), errors),
  ),
  orderMoney: host.orderMoney.handler(async ({ context, input, errors }) =>
    answer(await getOrderMoney(context, requireViewer(context), input.orderSeq), errors),
  ),
  orderEvidence: host.orderEvidence.handler(async ({ context, input, errors }) =>
    answer(await getEvidence(context, requireViewer(context), input), errors),
  ),
  orderEvidenceForDesk: host.orderEvidenceForDesk.handler(async ({ context, input, errors }) =>
    answer(await getEvidenceForDesk(context, requireViewer(context), input), errors),
  ),
  evidenceKey: host.evidenceKey.handler(({ context }) => ({ pem: context.keys.documentKey })),
  orderCase: host.orderCase.handler(async ({ context, input, errors }) =>
    answer(await getCase(context, requireViewer(context), input.orderSeq), errors),
  ),
  argueOrder: host.argueOrder.handler(async ({ context, input, errors }) =>
    answer(await argueOrder(context, requireViewer(context), input), errors),
  ),
  addCasePhoto: host.addCasePhoto.handler(async ({ context, input, errors }) =>
    answer(await addCasePhoto(context, requireViewer(context), input), errors),
  ),
  casePhoto: host.casePhoto.handler(async ({ context, input, errors }) =>
    answer(await getCasePhoto(context, requireViewer(context), input), errors),
  ),
  deskCasePhoto: host.deskCasePhoto.handler(async ({ context, input, errors }) =>
    answer(await getDeskCasePhoto(context, input), errors),
  ),
  giveReturnAddress: host.giveReturnAddress.handler(async ({ context, input, errors }) =>
    answer(await giveReturnAddress(context, requireViewer(context), input), errors),
  ),
  offerPartial: host.offerPartial.handler(async ({ context, input, errors }) =>
    answer(await offerPartial(context, requireViewer(context), input), errors),
  ),
  orderCases: host.orderCases.handler(({ context, input }) => listCases(context, input)),
  orderCaseDetail: host.orderCaseDetail.handler(async ({ context, input, errors }) =>
    answer(await caseDetail(context, requireViewer(context), input.orderSeq), errors),
  ),
  decideOrder: host.decideOrder.handler(async ({ context, input, errors }) =>
    answer(await decideOrder(context, requireViewer(context), input), errors),
  ),
  openOrderCase: host.openOrderCase.handler(async ({ context, input, errors }) =>
    answer(await openCase(context, requireViewer(context), input), errors),
  ),
  contactMembers: host.contactMembers.handler(async ({ context, input, errors }) =>
    answer(await contactMembers(context, requireViewer(context), input), errors),
  ),
  compensation: host.compensation.handler(async ({ context, input, errors }) =>
    answer(await getCompensation(context, requireViewer(context), input.orderSeq), errors),
  ),
  claimCompensation: host.claimCompensation.handler(async ({ context, input, errors }) =>
    answer(await claimCompensation(context, requireViewer(context), input), errors),
  ),
  argueClaim: host.argueClaim.handler(async ({ context, input, errors }) =>
    answer(await argueClaim(context, requireViewer(context), input), errors),
  ),
  retryCompensation: host.retryCompensation.handler(async ({ context, input, errors }) =>
    answer(await retryCompensation(context, requireViewer(context), input), errors),
  ),
  decideCompensation: host.decideCompensation.handler(async ({ context, input, errors }) =>
    answer(await decideCompensation(context, requireViewer(context), input), errors),
  ),
  retryOrderMoney: host.retryOrderMoney.handler(async ({ context, input, errors }) =>
    answer(await retryMoney(context, requireViewer(context), input), errors),
  ),
  freezeOrder: host.freezeOrder.handler(async ({ context, input, errors }) =>
    answer(await freezeOrder(context, requireViewer(context), input), errors),
  ),
  ledger: host.ledger.handler(({ context, input }) => listJournals(context, input)),
  ledgerTotals: host.ledgerTotals.handler(({ context, input }) => sumAccounts(context, input)),
  ledgerDays: host.ledgerDays.handler(({ context, input }) => listLedgerDays(context, input)),
  differingDays: host.differingDays.handler(({ context }) => countDifferingDays(context)),
  compareLedgerDay: host.compareLedgerDay.handler(async ({ context, input, errors }) =>
    answer(await compareLedgerDay(context, input.day), errors),
  ),
  payoutBatches: host.payoutBatches.handler(({ context, input }) =>
    listPayoutBatches(context, input),
  ),
  payoutsOfDay: host.payoutsOfDay.handler(({ context, input }) => payoutsOfDay(context, input)),
  orderTerms: host.orderTerms.handler(({ context }) => listOrderTerms(context)),
  scheduleOrderTerms: host.scheduleOrderTerms.handler(async ({ context, input, errors }) =>
    answer(await scheduleOrderTerms(context, requireViewer(context), input), errors),
  ),
  withdrawOrderTerms: host.withdrawOrderTerms.handler(async ({ context, input, errors }) =>
    answer(await withdrawOrderTerms(context, requireViewer(context), input), errors),
  ),
  shipOrder: host.shipOrder.handler(async ({ context, input, errors }) =>
    answer(await shipOrder(context, requireViewer(context), input), errors),
  ),
  sendCoupon: host.sendCoupon.handler(async ({ context, input, errors }) =>
    answer(await sendCoupon(context, requireViewer(context), input), errors),
  ),
  orderParcels: host.orderParcels.handler(async ({ context, input, errors }) =>
    answer(await listParcels(context, requireViewer(context), input.orderSeq), errors),
  ),
})
