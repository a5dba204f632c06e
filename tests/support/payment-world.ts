import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { openSandbox } from '#backend/demo/sandbox/sandbox.ts'
import { createTossPayments } from '#backend/integrations/payment/toss.ts'
import type { PaymentAttempt } from '#backend/operation/payment-company.ts'
import {
  PAYMENT_NOTICE_HEADER,
  PAYMENT_NOTICE_PATH,
  paymentOrderId,
} from '#contracts/payment-constants.ts'
import { createTestDatabase } from './test-database.ts'

/** A notice as it arrived at our server. */
export interface ReceivedNotice {
  headers: Headers
  transmissionId: string | null
  body: string
}

/**
 * The payment company of the sandbox behind a server of its own, and our adapter, which reaches it over the network. The
 * server takes the company's notices, too, and answers what the test says.
 */
export async function openPaymentWorld() {
  const database = await createTestDatabase()
  const clock = { now: new Date('2026-11-23T03:05:00Z') }
  const received: ReceivedNotice[] = []
  const shop = { answer: 200 }
  let answerSandbox: (request: Request) => Response | Promise<Response> = () =>
    new Response(null, { status: 503 })
  const server = createServer(
    getRequestListener(async (request) => {
      if (new URL(request.url).pathname !== PAYMENT_NOTICE_PATH) return answerSandbox(request)
      const { headers } = request
      const transmissionId = headers.get(PAYMENT_NOTICE_HEADER)
      received.push({ headers, transmissionId, body: await request.text() })
      return new Response(null, { status: shop.answer })
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const logged: object[] = []
  const log = { error: (fields: object) => void logged.push(fields) }
  const open = () =>
    openSandbox({
      kysely: database.kysely,
      publicOrigin: origin,
      now: () => clock.now,
      fetch: (input, init) => fetch(input, init),
      log,
    })
  let sandbox = await open()
  answerSandbox = (request) => sandbox.fetch(request)
  const company = (more: { secretKey?: string; apiUrl?: string; deadlineMs?: number } = {}) => {
    const { deadlineMs = 2_000, ...settings } = more
    return createTossPayments({
      settings: { ...sandbox.payment, ...settings },
      fetch: (input, init) => fetch(input, init),
      log,
      deadlineMs,
    })
  }
  let orders = 0
  const post = (path: string, fields: Record<string, string>) =>
    fetch(`${origin}/sandbox/payments${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })

  const world = {
    database,
    origin,
    received,
    shop,
    logged,
    company: company(),
    companyWith: company,
    wait(minutes: number) {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000)
    },
    now: () => clock.now,
    /** The sandbox after a restart of the server. */
    async restart() {
      await sandbox.close()
      sandbox = await open()
    },
    attempt(more: Partial<PaymentAttempt> = {}): PaymentAttempt {
      orders += 1
      return {
        orderId: paymentOrderId(orders, 1),
        orderName: '캐논 AE-1 필름 카메라',
        amount: 53_000,
        method: 'CARD',
        successUrl: `${origin}/order/${orders}/paid`,
        failUrl: `${origin}/order/${orders}/failed`,
        ...more,
      }
    },
    /** Opens the window, and answers with its page. */
    async visit(
      attempt: PaymentAttempt,
    ): Promise<{ status: number; page: string; paymentKey: string }> {
      const instruction = world.company.open(attempt)
      if (instruction.kind !== 'redirect') throw new Error('the sandbox has no script')
      const response = await fetch(instruction.url)
      const page = await response.text()
      const [, paymentKey = ''] = /name="paymentKey" value="([^"]+)"/.exec(page) ?? []
      return { status: response.status, page, paymentKey }
    },
    /** Chooses in the window, and answers with where the browser is sent. */
    async choose(attempt: PaymentAttempt, outcome: string, more: Record<string, string> = {}) {
      const { paymentKey } = await world.visit(attempt)
      const response = await post('/window', { paymentKey, outcome, ...more })
      const address = new URL(response.headers.get('location') ?? origin)
      return { paymentKey, response, address, query: Object.fromEntries(address.searchParams) }
    },
    /** A payment that is paid, or an account that waits. */
    async pay(more: Partial<PaymentAttempt> = {}, outcome = 'APPROVE') {
      const attempt = world.attempt(more)
      const { paymentKey } = await world.choose(attempt, outcome)
      const { orderId, amount } = attempt
      const payment = { paymentKey, orderId, amount }
      const result = await world.company.confirm({ ...payment, idempotencyKey: orderId })
      return { ...payment, result }
    },
    /** What the company's people do with a payment. */
    act: (paymentKey: string, fields: Record<string, string>) => post(`/${paymentKey}`, fields),
    async listed(): Promise<
      { paymentKey: string; orderSeq: number; amount: number; state: string; at: string }[]
    > {
      const response = await fetch(`${origin}/sandbox/payments`, {
        headers: { accept: 'application/json' },
      })
      return (await response.json()).payments
    },
    async close() {
      await sandbox.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await database.close()
    },
  }
  return world
}
export type PaymentWorld = Awaited<ReturnType<typeof openPaymentWorld>>
