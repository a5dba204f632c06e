import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'
import { sameText } from '#backend/integrations/signing.ts'
import { CASH_RECEIPT_KINDS } from '#contracts/payment-constants.ts'
import { failing, hangUntilGivenUp } from '../faults.ts'
import { CASH_RECEIPT } from '../kinds.ts'
import type { World } from '../world.ts'
import { newKey, type SandboxAnswer } from './books.ts'
import { type Decision, decideCancel, decideConfirm, refusalAnswer } from './decide.ts'
import { paymentObject, type SandboxPayment, tossMoment } from './payment.ts'

const confirmSchema = z.object({
  paymentKey: z.string().max(200),
  orderId: z.string().max(64),
  amount: z.int(),
})
const cancelSchema = z.object({
  cancelReason: z.string().min(1).max(200),
  cancelAmount: z.int().min(1).optional(),
  refundReceiveAccount: z
    .object({ bank: z.string(), accountNumber: z.string(), holderName: z.string() })
    .optional(),
})
const localMoment = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?$/)
  .transform((text) => new Date(`${text}+09:00`))
  .refine((at) => !Number.isNaN(at.getTime()))
const transactionsSchema = z.object({
  startDate: localMoment,
  endDate: localMoment,
  startingAfter: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(5_000).default(100),
})
const receiptSchema = z.object({
  amount: z.int().min(1),
  orderId: z.string().regex(/^[\w=-]{6,64}$/),
  orderName: z.string().min(1).max(100),
  customerIdentityNumber: z.string().regex(/^\d{10,19}$/),
  type: z.enum(Object.values(CASH_RECEIPT_KINDS) as [string]),
})

/** The payment company's API, as the real one answers it. */
export function paymentApi(world: World): Hono {
  const { books, items, now, publicOrigin: origin } = world
  const app = new Hono()
  app.use(failing(world, 'payment'))
  app.use(
    createMiddleware(async (c, next) => {
      const expected = `Basic ${Buffer.from(`${world.payment.secretKey}:`).toString('base64')}`
      if (!sameText(c.req.header('authorization') ?? '', expected))
        return send(c, refusalAnswer('UNAUTHORIZED_KEY'))
      if ((c.req.header('idempotency-key') ?? '').length > 300)
        return send(c, refusalAnswer('INVALID_IDEMPOTENCY_KEY'))
      return next()
    }),
  )

  async function decide(
    c: Context,
    paymentKey: string,
    unknown: SandboxAnswer,
    decision: (payment: SandboxPayment) => Decision,
  ) {
    const outcome = await books.change(paymentKey, decision, callKey(c))
    world.notices.send()
    if (outcome.kind === 'NONE') return send(c, unknown)
    if (outcome.kind === 'REPEATED') return send(c, outcome.answer)
    const { answer, ending } = outcome.decided
    if (answer && ending === 'ANSWER') return send(c, answer)
    if (ending === 'HANG') await hangUntilGivenUp(c.req.raw.signal)
    return c.json({ code: 'FAILED_INTERNAL_SYSTEM_PROCESSING' }, 500)
  }

  app.post('/payments/confirm', async (c) => {
    const body = confirmSchema.safeParse(await c.req.json().catch(() => null))
    if (!body.success) return send(c, refusalAnswer('INVALID_REQUEST'))
    const { paymentKey, ...asked } = body.data
    return decide(c, paymentKey, refusalAnswer('NOT_FOUND_PAYMENT_SESSION'), (payment) =>
      decideConfirm(payment, asked, { origin, now: now() }),
    )
  })

  app.post('/payments/:paymentKey/cancel', async (c) => {
    const body = cancelSchema.safeParse(await c.req.json().catch(() => null))
    if (!body.success) return send(c, refusalAnswer('INVALID_REQUEST'))
    const { cancelReason: reason, cancelAmount: amount, refundReceiveAccount: account } = body.data
    return decide(c, c.req.param('paymentKey'), refusalAnswer('NOT_FOUND_PAYMENT'), (payment) =>
      decideCancel(payment, { reason, amount, account }, { origin, now: now() }),
    )
  })

  const show = async (c: Context, by: Parameters<typeof books.find>[0]) => {
    const payment = await books.find(by)
    // A window in which nothing was chosen yet is no payment.
    return payment && payment.state !== 'READY'
      ? c.json(paymentObject(payment, origin))
      : send(c, refusalAnswer('NOT_FOUND_PAYMENT'))
  }
  app.get('/payments/orders/:orderId', (c) => show(c, { orderId: c.req.param('orderId') }))
  app.get('/payments/:paymentKey', (c) => show(c, { paymentKey: c.req.param('paymentKey') }))

  app.get('/transactions', async (c) => {
    const query = transactionsSchema.safeParse(c.req.query())
    if (!query.success) return send(c, refusalAnswer('INVALID_REQUEST'))
    const { startDate: from, endDate: to, startingAfter, limit } = query.data
    const found = await books.transactions({ from, to, after: startingAfter ?? null, limit })
    return c.json(
      found.map(({ transactionKey, paymentKey, orderId, state, amount, at }) => ({
        mId: 'sandbox',
        transactionKey,
        paymentKey,
        orderId,
        currency: 'KRW',
        method: '카드',
        customerKey: '',
        useEscrow: false,
        receiptUrl: `${origin}/sandbox/payments/${paymentKey}/slip`,
        status: state,
        transactionAt: tossMoment(at),
        amount,
      })),
    )
  })

  app.post('/cash-receipts', async (c) => {
    const body = receiptSchema.safeParse(await c.req.json().catch(() => null))
    if (!body.success)
      return c.json({ code: 'INVALID_CASH_RECEIPT_NUMBER', message: '번호를 확인해 주세요.' }, 400)
    const { amount, orderId, orderName, type } = body.data
    const receipt = { receiptKey: newKey(24), orderId, orderName, type, amount }
    const said = await books.once(callKey(c) ?? newKey(24), receiptAnswer(receipt, now()))
    if (!said.isRepeated) await items.put(CASH_RECEIPT, receipt.receiptKey, receipt)
    return send(c, said)
  })

  app.post('/cash-receipts/:receiptKey/cancel', async (c) => {
    const receipt = await items.newest(CASH_RECEIPT, c.req.param('receiptKey'))
    if (!receipt)
      return c.json({ code: 'NOT_FOUND_CASH_RECEIPT', message: '현금영수증이 없습니다.' }, 404)
    return send(
      c,
      await books.once(callKey(c) ?? newKey(24), receiptAnswer(receipt.value, now(), 'CANCEL')),
    )
  })

  return app
}

const send = (c: Context, { status, body }: SandboxAnswer) =>
  c.json(body, status as ContentfulStatusCode)

/** The company keeps what it answered by key, method and address. */
function callKey(c: Context): string | undefined {
  const key = c.req.header('idempotency-key')
  return key && createHash('sha256').update(`${c.req.method} ${c.req.path} ${key}`).digest('hex')
}

function receiptAnswer(
  receipt: { receiptKey: string; orderId: string; orderName: string; type: string; amount: number },
  at: Date,
  transactionType: 'CONFIRM' | 'CANCEL' = 'CONFIRM',
): SandboxAnswer {
  return {
    status: 200,
    body: {
      ...receipt,
      transactionType,
      issueNumber: String(100_000_000 + (Math.abs(at.getTime()) % 899_999_999)),
      receiptUrl: null,
      businessNumber: '0000000000',
      taxFreeAmount: 0,
      issueStatus: 'COMPLETED',
      failure: null,
      requestedAt: tossMoment(at),
    },
  }
}
