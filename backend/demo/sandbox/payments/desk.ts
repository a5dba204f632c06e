import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { showPage } from '../pages/page.ts'
import { paymentDetailPage, paymentListPage, paymentSlipPage } from '../pages/payment-pages.ts'
import { readSandboxForm } from '../read-form.ts'
import type { World } from '../world.ts'
import { type Change, newKey } from './books.ts'
import { decideDeposit, decideReversal, refusalsOf, statusChange } from './decide.ts'
import { listedPayment, type SandboxPayment } from './payment.ts'
import { cancelPlanSchema, confirmPlanSchema, declineSchema } from './plans.ts'

const SHOWN = 50

const actionSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('deposit'), amount: z.coerce.number().int().min(1).optional() }),
  z.object({ action: z.literal('expire') }),
  z.object({ action: z.literal('reverse') }),
  z.object({ action: z.literal('confirm-plan'), plan: confirmPlanSchema.or(declineSchema) }),
  z.object({ action: z.literal('cancel-plan'), plan: cancelPlanSchema }),
  /** Notices that were sent before are sent again: one, or all of them with the newest first. */
  z.object({ action: z.literal('repeat-notice'), noticeSeq: z.coerce.number().int() }),
  z.object({ action: z.literal('reverse-notices') }),
  /** Somebody else posts in the company's name. */
  z.object({ action: z.literal('forge-deposit') }),
  z.object({ action: z.literal('forge-payment') }),
])
type Action = z.infer<typeof actionSchema>

/** What the company's own people see of payments, and do with them. */
export function paymentDesk(world: World): Hono {
  const { books, notices, now, publicOrigin: origin } = world
  const app = new Hono()
  const wantsJson = (c: Context) => {
    c.header('vary', 'accept')
    return c.req.header('accept')?.includes('application/json') === true
  }
  const find = async (c: Context): Promise<SandboxPayment> => {
    const payment = await books.find({ paymentKey: c.req.param('paymentKey') ?? '' })
    if (!payment) throw new HTTPException(404)
    return payment
  }

  app.get('/', async (c) => {
    const payments = await books.newest(SHOWN)
    if (wantsJson(c)) return c.json({ payments: payments.map(listedPayment) })
    return showPage(c, origin, paymentListPage(payments, now()))
  })

  app.get('/:paymentKey', async (c) => {
    const payment = await find(c)
    const sent = await notices.ofPayment(payment.paymentKey)
    if (wantsJson(c))
      return c.json({
        payment: listedPayment(payment),
        notices: sent.map(({ noticeSeq, tries, lastAnswer }) => ({ noticeSeq, tries, lastAnswer })),
      })
    const answer = c.req.query('answer')
    return showPage(c, origin, paymentDetailPage(payment, sent, { now: now(), answer }))
  })

  app.get('/:paymentKey/slip', async (c) => {
    const payment = await find(c)
    if (!payment.details.approvedAt) throw new HTTPException(404)
    return showPage(c, origin, paymentSlipPage(payment))
  })

  app.post('/:paymentKey', async (c) => {
    const isJson = c.req.header('content-type')?.startsWith('application/json') === true
    const fields = isJson
      ? await c.req.json().catch(() => null)
      : withoutEmpty(await readSandboxForm(c))
    const action = actionSchema.safeParse(fields)
    if (!action.success) throw new HTTPException(400)
    const payment = await find(c)
    const answer = await act(payment, action.data)
    notices.send()
    if (isJson) return c.json({ payment: listedPayment(await find(c)), answer })
    const address = `/sandbox/payments/${encodeURIComponent(payment.paymentKey)}`
    return c.redirect(answer === null ? address : `${address}?answer=${answer}`, 303)
  })

  /** @returns what the shop answered, where it was told at once */
  async function act(payment: SandboxPayment, action: Action): Promise<string | null> {
    const { paymentKey } = payment
    const sent = await notices.ofPayment(paymentKey)
    switch (action.action) {
      case 'repeat-notice':
        return notices.repeat(paymentKey, [action.noticeSeq])
      case 'reverse-notices':
        return notices.repeat(
          paymentKey,
          sent.map(({ noticeSeq }) => noticeSeq),
        )
      case 'forge-deposit':
        return notices.post(forgedDeposit(payment, now()), crypto.randomUUID(), 0)
      case 'forge-payment':
        return notices.post(forgedPayment(payment, { origin, now: now() }), crypto.randomUUID(), 0)
      default: {
        await books.change(paymentKey, (current) =>
          changeOf(current, action, { origin, now: now() }),
        )
        return null
      }
    }
  }

  return app
}

type Changing = Extract<
  Action,
  { action: 'deposit' | 'expire' | 'reverse' | 'confirm-plan' | 'cancel-plan' }
>

function changeOf(
  payment: SandboxPayment,
  action: Changing,
  shop: { origin: string; now: Date },
): Change {
  const { state, details } = payment
  const isWaiting = state === 'WAITING_FOR_DEPOSIT'
  switch (action.action) {
    case 'deposit':
      // A bank may take money although the time is over.
      return isWaiting || (state === 'EXPIRED' && details.account?.accountNumber)
        ? decideDeposit(payment, action.amount ?? payment.amount, shop)
        : {}
    case 'expire': {
      if (state !== 'READY' && state !== 'IN_PROGRESS' && !isWaiting) return {}
      const expired: SandboxPayment = { ...payment, state: 'EXPIRED' }
      return {
        payment: expired,
        notices: state === 'READY' ? [] : [statusChange(expired, shop)],
      }
    }
    case 'reverse':
      return state === 'DONE' || state === 'PARTIAL_CANCELED' ? decideReversal(payment, shop) : {}
    case 'confirm-plan':
      return { payment: { ...payment, details: { ...details, confirmPlan: action.plan } } }
    case 'cancel-plan':
      return {
        payment: {
          ...payment,
          details: {
            ...details,
            cancelPlan: action.plan,
            refusalsLeft: refusalsOf(action.plan),
          },
        },
      }
  }
}

/** An empty field of a form is one that was not filled in. */
const withoutEmpty = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))

/** In form it is a notice; only its secret is made up. */
const forgedDeposit = ({ orderId }: SandboxPayment, now: Date): string =>
  JSON.stringify({
    createdAt: now.toISOString(),
    secret: `ps_${newKey(15)}`,
    status: 'DONE',
    transactionKey: newKey(24),
    orderId,
  })

/** A payment that the company does not know, for an order that it does. */
const forgedPayment = (payment: SandboxPayment, shop: { origin: string; now: Date }): string =>
  JSON.stringify(
    statusChange({ ...payment, paymentKey: `forged${newKey(12)}`, state: 'DONE' }, shop),
  )
