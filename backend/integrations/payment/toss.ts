import { z } from 'zod'
import { IntegrationError } from '#backend/operation/integrations.ts'
import type {
  CancelResult,
  CashReceiptResult,
  PaymentCompany,
  PaymentReference,
  PaymentResult,
} from '#backend/operation/payment-company.ts'
import {
  CANCEL_REFUSALS,
  CASH_RECEIPT_KINDS,
  CASH_RECEIPT_REFUSALS,
  PAYMENT_REFUSALS,
  type PaymentRefusal,
  type PaymentState,
} from '#contracts/payment-constants.ts'
import { callProvider, parseJson, type Reach, readProviderAnswer } from '../call-provider.ts'
import type { PaymentSettings } from '../settings.ts'
import { sameText } from '../signing.ts'
import {
  cancelRefusal,
  cashReceiptRefusal,
  isFinal,
  isOpenCode,
  isSetupCode,
  paymentRefusal,
  tossBankCode,
} from './toss-codes.ts'
import { readTossNotice } from './toss-notice.ts'
import {
  cashReceiptFact,
  paymentFact,
  type TossPayment,
  tossCashReceiptSchema,
  tossPaymentSchema,
  tossTransactionsSchema,
  transactionFacts,
} from './toss-payment.ts'
import { tossTime, tossWindow } from './toss-window.ts'

const TRANSACTIONS_A_PAGE = 200
const LONGEST_REASON = 200
/** States in which the buyer has done their part. */
const CONFIRMED: ReadonlySet<PaymentState> = new Set(['DONE', 'WAITING_FOR_DEPOSIT'])

const refusalSchema = z.object({ code: z.string().regex(/^\w{1,80}$/) })

type Answer<T> = { kind: 'answered'; value: T } | { kind: 'refused'; code: string } | 'UNKNOWN'

interface Call {
  path: string
  /** Posted as JSON; without it the call is a GET. */
  body?: object
  idempotencyKey?: string
}

/** Toss Payments' core API: Basic authentication with the secret key, JSON, errors as `{ code, message }`. */
export function createTossPayments(options: {
  settings: PaymentSettings
  fetch: typeof fetch
  log: { error(fields: object, message: string): void }
  deadlineMs?: number
}): PaymentCompany {
  const { settings, log, deadlineMs = 10_000 } = options
  const reach: Reach = { provider: 'payment', fetch: options.fetch, deadlineMs }
  const authorization = `Basic ${Buffer.from(`${settings.secretKey}:`).toString('base64')}`

  async function ask<T>(call: Call, schema: z.ZodType<T>): Promise<Answer<T>> {
    try {
      return await askOrFail(call, schema)
    } catch (error) {
      if (!(error instanceof IntegrationError)) throw error
      log.error({ error }, 'a provider failed')
      return 'UNKNOWN'
    }
  }

  async function askOrFail<T>(call: Call, schema: z.ZodType<T>): Promise<Answer<T>> {
    const { path, body, idempotencyKey } = call
    const answer = await callProvider(reach, `${settings.apiUrl}${path}`, {
      headers: {
        authorization,
        ...(body && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (answer.status === 200)
      return {
        kind: 'answered',
        value: readProviderAnswer(reach.provider, answer.text, schema),
      }
    const refused = refusalSchema.safeParse(parseJson(answer.text))
    if (!refused.success)
      throw new IntegrationError(reach.provider, `answered ${answer.status} without a code`)
    const { code } = refused.data
    if (isSetupCode(code)) log.error({ code }, 'the payment company refuses our settings')
    return isOpenCode(code) ? 'UNKNOWN' : { kind: 'refused', code }
  }

  const readPayment = (by: PaymentReference) =>
    ask(
      {
        path:
          'paymentKey' in by
            ? `/v1/payments/${encodeURIComponent(by.paymentKey)}`
            : `/v1/payments/orders/${encodeURIComponent(by.orderId)}`,
      },
      tossPaymentSchema,
    )

  async function findPayment(by: PaymentReference): Promise<TossPayment | 'NONE' | 'UNKNOWN'> {
    const answer = await readPayment(by)
    if (answer === 'UNKNOWN') return 'UNKNOWN'
    if (answer.kind === 'answered') return answer.value
    return paymentRefusal(answer.code) === 'NOT_FOUND' ? 'NONE' : 'UNKNOWN'
  }

  /** The same payment was confirmed before: what became of it is the answer now, too. */
  async function confirmedBefore(payment: {
    paymentKey: string
    orderId: string
    amount: number
  }): Promise<PaymentResult> {
    const known = await findPayment({ paymentKey: payment.paymentKey })
    if (known === 'UNKNOWN') return { kind: 'unknown' }
    if (known === 'NONE') return refusedPayment('ALREADY_PROCESSED')
    const fact = paymentFact(known)
    if (!isThe(fact, payment)) return refusedPayment('MISMATCH')
    if (CONFIRMED.has(fact.state)) return { kind: 'done', payment: fact }
    return refusedPayment(fact.refusal ?? 'ALREADY_PROCESSED')
  }

  return {
    open: (attempt) => tossWindow(settings, attempt),
    refusalOf: paymentRefusal,

    async confirm({ paymentKey, orderId, amount, idempotencyKey }) {
      const body = { paymentKey, orderId, amount }
      const answer = await ask(
        { path: '/v1/payments/confirm', body, idempotencyKey },
        tossPaymentSchema,
      )
      if (answer === 'UNKNOWN') return { kind: 'unknown' }
      if (answer.kind === 'refused') {
        const refusal = paymentRefusal(answer.code)
        return refusal === 'ALREADY_PROCESSED' ? confirmedBefore(body) : refusedPayment(refusal)
      }
      const payment = paymentFact(answer.value)
      if (!isThe(payment, body)) {
        log.error({}, 'the payment company confirmed another payment')
        return { kind: 'unknown' }
      }
      if (CONFIRMED.has(payment.state)) return { kind: 'done', payment }
      return payment.state === 'ABORTED' || payment.state === 'EXPIRED'
        ? refusedPayment(payment.refusal ?? 'REFUSED')
        : { kind: 'unknown' }
    },

    async find(by) {
      const found = await findPayment(by)
      return typeof found === 'string' ? found : paymentFact(found)
    },

    async cancel({ paymentKey, amount, reason, idempotencyKey, refundAccount }) {
      const answer = await ask(
        {
          path: `/v1/payments/${encodeURIComponent(paymentKey)}/cancel`,
          body: {
            cancelReason: [...reason].slice(0, LONGEST_REASON).join(''),
            ...(amount !== undefined && { cancelAmount: amount }),
            ...(refundAccount && {
              refundReceiveAccount: {
                bank: tossBankCode(refundAccount.bankCode),
                accountNumber: refundAccount.accountNo,
                holderName: refundAccount.holderName,
              },
            }),
          },
          idempotencyKey,
        },
        tossPaymentSchema,
      )
      if (answer === 'UNKNOWN') return { kind: 'unknown' }
      if (answer.kind === 'refused') return refusedCancel(answer.code)
      return cancelResult(answer.value)
    },

    async transactions({ from, to, after }) {
      const query = new URLSearchParams({
        startDate: tossTime(from),
        endDate: tossTime(to),
        limit: String(TRANSACTIONS_A_PAGE),
        ...(after && { startingAfter: after }),
      })
      const answer = await ask({ path: `/v1/transactions?${query}` }, tossTransactionsSchema)
      if (answer === 'UNKNOWN' || answer.kind === 'refused') return 'UNKNOWN'
      const isFull = answer.value.length >= TRANSACTIONS_A_PAGE
      return {
        items: transactionFacts(answer.value),
        next: isFull ? (answer.value.at(-1)?.transactionKey ?? null) : null,
      }
    },

    async readNotice({ transmissionId, body }) {
      const notice = readTossNotice(transmissionId, body)
      if (typeof notice === 'string') return notice
      const { noticeId, paymentKey, orderId, secret } = notice
      const payment = await findPayment(paymentKey ? { paymentKey } : { orderId })
      if (payment === 'UNKNOWN') return 'UNKNOWN'
      if (payment === 'NONE' || payment.orderId !== orderId) return 'FORGED'
      if (secret !== null && !(payment.secret && sameText(secret, payment.secret))) return 'FORGED'
      return { noticeId, payment: paymentFact(payment) }
    },

    async issueCashReceipt({ orderId, orderName, amount, kind, holderNo, idempotencyKey }) {
      const body = {
        amount,
        orderId,
        orderName,
        customerIdentityNumber: holderNo,
        type: CASH_RECEIPT_KINDS[kind],
      }
      return cashReceiptResult(
        await ask({ path: '/v1/cash-receipts', body, idempotencyKey }, tossCashReceiptSchema),
      )
    },

    async cancelCashReceipt({ receiptKey, amount, idempotencyKey }) {
      const path = `/v1/cash-receipts/${encodeURIComponent(receiptKey)}/cancel`
      const body = amount === undefined ? {} : { amount }
      return cashReceiptResult(await ask({ path, body, idempotencyKey }, tossCashReceiptSchema))
    },
  }
}

function isThe(
  fact: { paymentKey: string; orderId: string; amount: number },
  expected: { paymentKey: string; orderId: string; amount: number },
): boolean {
  return (
    fact.paymentKey === expected.paymentKey &&
    fact.orderId === expected.orderId &&
    fact.amount === expected.amount
  )
}

const refusedPayment = (refusal: PaymentRefusal): PaymentResult => ({
  kind: 'refused',
  refusal,
  message: PAYMENT_REFUSALS[refusal],
})

function refusedCancel(code: string): CancelResult {
  const refusal = cancelRefusal(code)
  return {
    kind: 'refused',
    refusal,
    message: CANCEL_REFUSALS[refusal],
    isFinal: isFinal(refusal),
  }
}

/** The answer to a cancellation has all of the payment's; the last transaction is this one. */
function cancelResult(answer: TossPayment): CancelResult {
  const { cancels, lastTransactionKey } = answer
  const own =
    cancels?.find(({ transactionKey }) => transactionKey === lastTransactionKey) ?? cancels?.at(-1)
  // Some methods give money back only after a while; the company tells us when it has.
  if (own && (own.cancelStatus ?? 'DONE') !== 'DONE') return { kind: 'unknown' }
  if (!own && answer.status !== 'CANCELED') return { kind: 'unknown' }
  const payment = paymentFact(answer)
  const cancel = payment.cancels.find(
    ({ transactionKey }) => transactionKey === own?.transactionKey,
  )
  return { kind: 'done', payment, cancel: cancel ?? null }
}

function cashReceiptResult(
  answer: Answer<z.infer<typeof tossCashReceiptSchema>>,
): CashReceiptResult {
  if (answer === 'UNKNOWN') return { kind: 'unknown' }
  const failure = answer.kind === 'refused' ? answer.code : failedReceipt(answer.value)
  if (failure !== null || answer.kind === 'refused') {
    const refusal = cashReceiptRefusal(failure ?? '')
    return { kind: 'refused', refusal, message: CASH_RECEIPT_REFUSALS[refusal] }
  }
  return { kind: 'done', receipt: cashReceiptFact(answer.value) }
}

const failedReceipt = ({ issueStatus, failure }: z.infer<typeof tossCashReceiptSchema>) =>
  issueStatus === 'FAILED' ? (failure?.code ?? '') : null
