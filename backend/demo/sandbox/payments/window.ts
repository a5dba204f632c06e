import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { sameText } from '#backend/integrations/signing.ts'
import { showPage } from '../pages/page.ts'
import {
  brokenWindowPage,
  paymentWindowPage,
  sentTwicePage,
  usedWindowPage,
} from '../pages/payment-window-page.ts'
import { readSandboxForm } from '../read-form.ts'
import type { World } from '../world.ts'
import { newKey } from './books.ts'
import { approveNo } from './decide.ts'
import { DEFAULT_DEPOSIT_MS, type PaymentDetails, type SandboxPayment } from './payment.ts'
import {
  CARDS,
  EASY_PAYS,
  outcomeSchema,
  USUAL_BANK,
  USUAL_CARD,
  WINDOW_BANKS,
  WINDOW_FAILURES,
  type WindowFailure,
  type WindowOutcome,
} from './window-choices.ts'

const openSchema = z.object({
  clientKey: z.string(),
  method: z.enum(['CARD', 'VIRTUAL_ACCOUNT']),
  amount: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number),
  orderId: z.string().regex(/^[\w=-]{6,64}$/),
  orderName: z.string().min(1).max(100),
  successUrl: z.url(),
  failUrl: z.url(),
  dueDate: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
    .transform((text) => new Date(`${text}+09:00`))
    .optional(),
})

/** The payment window, to which a shop sends its buyers. */
export function paymentWindow(world: World): Hono {
  const { books, now, publicOrigin } = world
  const app = new Hono()
  const isOurs = (address: string) => new URL(address).origin === publicOrigin

  app.get('/', async (c) => {
    const query = openSchema.safeParse(c.req.query())
    if (!query.success)
      return showPage(c, publicOrigin, brokenWindowPage('결제 정보가 맞지 않아요.'))
    const asked = query.data
    if (!sameText(asked.clientKey, world.payment.clientKey))
      return showPage(c, publicOrigin, brokenWindowPage('등록되지 않은 상점이에요.'))
    // A window that sends people anywhere would serve whoever wants to deceive them.
    if (!isOurs(asked.successUrl) || !isOurs(asked.failUrl))
      return showPage(c, publicOrigin, brokenWindowPage('돌아갈 주소가 두손의 주소가 아니에요.'))
    await books.add(opened(asked, now()))
    const known = await books.find({ orderId: asked.orderId })
    if (!known) throw new Error('a payment is not in the books')
    if (known.state !== 'READY') return showUsed(c, asked)
    if (known.amount !== asked.amount || known.details.successUrl !== asked.successUrl)
      await books.change(known.paymentKey, (payment) => ({ payment: reopened(payment, asked) }))
    return showPage(c, publicOrigin, paymentWindowPage({ ...known, amount: asked.amount }))
  })

  app.post('/', async (c) => {
    const fields = await readSandboxForm(c)
    const outcome = outcomeSchema.safeParse(fields.outcome)
    const known = await books.find({ paymentKey: fields.paymentKey ?? '' })
    if (!outcome.success || !known)
      return showPage(c, publicOrigin, brokenWindowPage('결제 정보가 맞지 않아요.'))
    const changed = await books.change(known.paymentKey, (payment) => ({
      isChosen: payment.state === 'READY',
      payment: payment.state === 'READY' ? chosen(payment, outcome.data, fields, now()) : payment,
    }))
    if (changed.kind !== 'DECIDED' || !changed.decided.isChosen)
      return showUsed(c, known.details, known)
    const { payment } = changed.decided
    if (isFailure(outcome.data)) return c.redirect(failAddress(payment, outcome.data), 303)
    const address = successAddress(payment)
    if (outcome.data === 'TWICE') return showPage(c, publicOrigin, sentTwicePage(address))
    return c.redirect(address, 303)
  })

  /** The browser came back to a window that is over. */
  const showUsed = (c: Context, { failUrl }: { failUrl: string }, payment?: SandboxPayment) =>
    showPage(
      c,
      publicOrigin,
      usedWindowPage(
        payment?.state === 'IN_PROGRESS'
          ? successAddress(payment)
          : withQuery(failUrl, {
              code: 'DUPLICATED_ORDER_ID',
              message: '이미 승인 및 취소가 진행된 중복된 주문번호 입니다.',
            }),
      ),
    )

  return app
}

type Opening = z.infer<typeof openSchema>

function opened(asked: Opening, at: Date): SandboxPayment {
  return {
    paymentKey: `sandbox${at.toISOString().replaceAll(/\D/g, '').slice(0, 14)}${newKey(9)}`,
    orderId: asked.orderId,
    state: 'READY',
    amount: asked.amount,
    balance: asked.amount,
    createdAt: at,
    details: {
      orderName: asked.orderName,
      successUrl: asked.successUrl,
      failUrl: asked.failUrl,
      opened: asked.method,
      secret: `ps_${newKey(15)}`,
      card: null,
      easyPay: null,
      account:
        asked.method === 'VIRTUAL_ACCOUNT'
          ? {
              bankCode: USUAL_BANK,
              accountNumber: '',
              dueAt: (asked.dueDate ?? new Date(at.getTime() + DEFAULT_DEPOSIT_MS)).toISOString(),
            }
          : null,
      authorizedAt: null,
      approvedAt: null,
      cancels: [],
      lastTransactionKey: null,
      failure: null,
      confirmPlan: 'WORKS',
      cancelPlan: 'WORKS',
      refusalsLeft: 0,
    },
  }
}

/** The shop opened the window anew before anything was chosen in it. */
function reopened(payment: SandboxPayment, asked: Opening): SandboxPayment {
  const { successUrl, failUrl, orderName } = asked
  return {
    ...payment,
    amount: asked.amount,
    balance: asked.amount,
    details: { ...payment.details, successUrl, failUrl, orderName },
  }
}

const isFailure = (outcome: WindowOutcome): outcome is WindowFailure => outcome in WINDOW_FAILURES

/** What the buyer chose in the window. */
function chosen(
  payment: SandboxPayment,
  outcome: WindowOutcome,
  fields: Record<string, string>,
  at: Date,
): SandboxPayment {
  const { details } = payment
  if (isFailure(outcome)) {
    const { code, message, state } = WINDOW_FAILURES[outcome]
    return { ...payment, state, details: { ...details, failure: { code, message } } }
  }
  const confirmPlan: PaymentDetails['confirmPlan'] =
    outcome === 'APPROVE' || outcome === 'TWICE' ? 'WORKS' : outcome
  const authorized = { ...details, confirmPlan, authorizedAt: at.toISOString() }
  if (details.account) {
    const bankCode = fields.bank && fields.bank in WINDOW_BANKS ? fields.bank : USUAL_BANK
    const accountNumber = `9${approveNo()}${approveNo()}`.slice(0, 14)
    return {
      ...payment,
      state: 'IN_PROGRESS',
      details: { ...authorized, account: { ...details.account, bankCode, accountNumber } },
    }
  }
  const easyPay = EASY_PAYS.find((name) => name === fields.pay) ?? null
  const issuerCode = fields.card && fields.card in CARDS ? fields.card : USUAL_CARD
  return {
    ...payment,
    state: 'IN_PROGRESS',
    details: {
      ...authorized,
      easyPay,
      card: { issuerCode, number: '00000000****000*', approveNo: approveNo() },
    },
  }
}

function withQuery(address: string, fields: Record<string, string>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
  return url.href
}

const successAddress = ({ paymentKey, orderId, amount, details }: SandboxPayment) =>
  withQuery(details.successUrl, {
    paymentKey,
    orderId,
    amount: String(amount),
    paymentType: 'NORMAL',
  })

/** The real company names no order when a buyer closes the window. */
function failAddress({ orderId, details }: SandboxPayment, failure: WindowFailure): string {
  const { code, message } = WINDOW_FAILURES[failure]
  return withQuery(details.failUrl, {
    code,
    message,
    ...(failure !== 'CLOSE' && { orderId }),
  })
}
