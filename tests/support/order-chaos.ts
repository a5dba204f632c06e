import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createORPCClient, ORPCError } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { type Random, randomOf } from '#backend/demo/random.ts'
import { CONTRACTS, type Contracts } from '#contracts/hosts.ts'
import type { OrderAction } from '#contracts/order-constants.ts'
import { isEndState } from '#contracts/order-states.ts'
import type { BackendProcess } from './backend-process.ts'
import type { SignedInMember } from './backend-server.ts'
import { DELIVERY } from './order-fixture.ts'
import type { Market, Trades } from './order-market.ts'

/*
 * Buyers order, pay, and meet sellers or wait for parcels while servers are killed. A call that is not answered is repeated with the same key,
 * as a browser's form is; what was answered must be true at the end, once, and the ledger must add up after each start.
 */

export interface OrderChaosOptions {
  servers: readonly BackendProcess[]
  buyers: number
  products: number
  /** How often a process is killed, spread over the run by what has been bought. */
  kills: number
  seed: number
}

export interface OrderChaosReport {
  kills: number
  /** Answered calls, and those of them that were sent more than once. */
  calls: number
  repeated: number
  orders: number
  settled: number
  refunded: number
  /** Orders that were sent. */
  sent: number
  /** Violations of the guarantees; empty. */
  faults: string[]
}

type Gateway = ContractRouterClient<Contracts['gateway']>

const PATIENCE_MS = 180_000
/** A walk away leaves the order to the clock; a member may have a few unpaid orders only. */
const MOST_LEFT_UNPAID = 2
/** Everything that time does to an order of these lives: payment, acceptance, settlement. */
const CLOCK_MINUTES = 15 * 24 * 60

export async function runOrderChaos(options: OrderChaosOptions): Promise<OrderChaosReport> {
  const { servers, buyers, products, kills, seed } = options
  const [first] = servers
  if (!first) throw new Error('no server')
  const market = await first.ask<Market>(`/test/market?buyers=${buyers}&products=${products}`)
  const run = new Run(options, market)
  let isBroken = false
  const monkey = (async () => {
    const random = randomOf(seed ^ 0x5eed)
    for (let kill = 0; kill < kills && !isBroken; kill += 1) {
      const share = (kill + random.next()) / (kills + 1)
      while (!isBroken && run.progress < share) await pause(5)
      const victim = random.pick(servers as [BackendProcess, ...BackendProcess[]])
      run.report.kills += 1
      await victim.kill()
      await pause(random.next() * 200)
      await victim.start()
      const { problems } = await victim.ask<Trades>('/test/trades')
      run.report.faults.push(...problems.map((problem) => `after kill ${kill + 1}: ${problem}`))
    }
  })()
  try {
    await Promise.all(market.buyers.map((buyer, place) => run.buy(buyer, place)))
  } catch (error) {
    isBroken = true
    run.report.faults.push(`seed ${seed}: ${String(error)}`)
  }
  await monkey
  await run.finish()
  return run.report
}

interface Trade {
  orderSeq: number
  type: 'MEET' | 'PARCEL'
  buyer: SignedInMember
  seller: SignedInMember
}

interface Refused {
  refused: string
}
const isRefused = (answer: object): answer is Refused => 'refused' in answer

class Run {
  readonly report: OrderChaosReport
  readonly #options: OrderChaosOptions
  readonly #market: Market
  /** Each product twice, so that two buyers want it. */
  readonly #wanted: Market['products'][number][]
  readonly #size: number
  readonly #acknowledgedOrders = new Map<string, number>()
  readonly #acknowledgedEvents: { orderSeq: number; key: string }[] = []
  readonly #paid = new Set<number>()
  readonly #handedOver = new Set<number>()

  constructor(options: OrderChaosOptions, market: Market) {
    this.#options = options
    this.#market = market
    this.#wanted = market.products.flatMap((product) => [product, product]).reverse()
    this.#size = this.#wanted.length
    this.report = {
      kills: 0,
      calls: 0,
      repeated: 0,
      orders: 0,
      settled: 0,
      refunded: 0,
      sent: 0,
      faults: [],
    }
  }

  get progress(): number {
    return 1 - this.#wanted.length / this.#size
  }

  /** One buyer, purchase after purchase. */
  async buy(buyer: SignedInMember, place: number): Promise<void> {
    const random = randomOf(this.#options.seed * 7_919 + place)
    let left = 0
    for (let product = this.#wanted.pop(); product; product = this.#wanted.pop()) {
      const seller = this.#market.sellers[product.seller] as SignedInMember
      const formKey = randomUUID()
      const type = random.pick(['MEET', 'PARCEL'] as const)
      const quote = await this.#call(random, buyer, (gateway) =>
        gateway.quote({ productSeq: product.productSeq }),
      )
      const total = isRefused(quote)
        ? null
        : quote.choices.find((choice) => choice.type === type)?.amounts.total
      if (total === null || total === undefined) continue
      const placed = await this.#call(random, buyer, (gateway) =>
        gateway.placeOrder({
          formKey,
          productSeq: product.productSeq,
          type,
          total,
          points: 0,
          delivery: type === 'PARCEL' ? DELIVERY : null,
          isRequest: false,
        }),
      )
      if (isRefused(placed)) continue
      const { orderSeq } = placed
      this.#acknowledgedOrders.set(formKey, orderSeq)
      if (left < MOST_LEFT_UNPAID && random.chance(0.05)) {
        left += 1
        continue
      }
      if (await this.#pay(random, buyer, orderSeq))
        await this.#trade(random, { buyer, seller, orderSeq, type })
    }
  }

  async #pay(random: Random, buyer: SignedInMember, orderSeq: number): Promise<boolean> {
    const deadline = performance.now() + PATIENCE_MS
    while (performance.now() < deadline) {
      const formKey = randomUUID()
      const opened = await this.#call(random, buyer, (gateway) =>
        gateway.openPayment({ orderSeq, method: 'CARD', formKey }),
      )
      if (isRefused(opened)) {
        if (opened.refused !== 'BEING_CONFIRMED') return false
        await pause(50)
        continue
      }
      if (opened.state !== 'OPEN' || opened.window.kind !== 'redirect') return false
      const outcome = random.pick(['APPROVE', 'APPROVE', 'APPROVE', 'LOST_ERROR', 'ERROR', 'CLOSE'])
      const paymentKey = await this.#choose(random, opened.window.url, outcome)
      const { attemptId, amount } = opened
      if (outcome === 'CLOSE' || !paymentKey) {
        await this.#call(random, buyer, (gateway) =>
          gateway.failPayment({ attemptId, code: 'PAY_PROCESS_CANCELED' }),
        )
        continue
      }
      const confirmed = await this.#confirm(random, buyer, { attemptId, paymentKey, amount })
      if (confirmed === 'PAID') {
        this.#paid.add(orderSeq)
        return true
      }
      if (confirmed !== 'AGAIN') return false
    }
    throw new Error(`order ${orderSeq} could not be paid in time`)
  }

  async #confirm(
    random: Random,
    buyer: SignedInMember,
    attempt: { attemptId: string; paymentKey: string; amount: number },
  ): Promise<'PAID' | 'AGAIN' | 'OVER'> {
    const deadline = performance.now() + PATIENCE_MS
    while (performance.now() < deadline) {
      const answer = await this.#call(random, buyer, (gateway) => gateway.confirmPayment(attempt))
      if (isRefused(answer)) return answer.refused === 'REFUSED' ? 'AGAIN' : 'OVER'
      if (answer.state === 'PAID') return 'PAID'
      if (answer.state !== 'CONFIRMING') return 'OVER'
      await pause(50)
    }
    throw new Error('a payment was not confirmed in time')
  }

  /** Consents in the company's window. @returns the key of the payment, or null where the window is over */
  async #choose(random: Random, address: string, outcome: string): Promise<string | null> {
    const { pathname, search } = new URL(address)
    const page = await this.#persist(random, async (url) => {
      const response = await fetch(`${url}${pathname}${search}`)
      if (response.status >= 500) throw new Error('the window did not open')
      return response.text()
    })
    const [, paymentKey = ''] = /name="paymentKey" value="([^"]+)"/.exec(page) ?? []
    if (!paymentKey) return null
    const location = await this.#persist(random, async (url) => {
      const response = await fetch(`${url}/sandbox/payments/window`, {
        method: 'POST',
        body: new URLSearchParams({ paymentKey, outcome }),
        redirect: 'manual',
      })
      if (response.status >= 500) throw new Error('the window did not answer')
      await response.arrayBuffer()
      return response.headers.get('location')
    })
    // A repeated choice gets the page of a window that was used: the consent is there all the same.
    return location === null || location.includes('paymentKey=') ? paymentKey : null
  }

  async #trade(random: Random, trade: Trade): Promise<void> {
    const { orderSeq, type } = trade
    if (random.chance(0.1)) return this.#act(random, 'BUYER', trade, 'CANCEL')
    if (random.chance(0.1)) return this.#act(random, 'SELLER', trade, 'REJECT')
    await this.#act(random, 'SELLER', trade, 'ACCEPT')
    if (random.chance(0.1)) {
      await this.#act(random, 'BUYER', trade, 'REQUEST_CANCEL')
      return this.#act(random, 'SELLER', trade, 'CANCEL')
    }
    await (type === 'MEET' ? this.#meet(random, trade) : this.#send(random, trade))
    this.#handedOver.add(orderSeq)
  }

  async #send(random: Random, trade: Trade): Promise<void> {
    const { orderSeq, seller } = trade
    const eventKey = randomUUID()
    const invoiceNo = `68${String(orderSeq).padStart(11, '0')}`
    const sent = await this.#call(random, seller, (gateway) =>
      gateway.shipOrder({ orderSeq, courier: 'EPOST', invoiceNo, isSure: true, eventKey }),
    )
    if (isRefused(sent)) throw new Error(`order ${orderSeq} is not sent: ${sent.refused}`)
    this.report.sent += 1
    this.#acknowledgedEvents.push({ orderSeq, key: `SELLER:${eventKey}` })
    await this.#act(random, 'BUYER', trade, 'CONFIRM')
  }

  async #meet(random: Random, { orderSeq, buyer, seller }: Trade): Promise<void> {
    const order = await this.#call(random, buyer, (gateway) => gateway.order({ orderSeq }))
    if (isRefused(order)) throw new Error(`order ${orderSeq} is gone`)
    const code = order.handoverCode
    if (!code) throw new Error(`order ${orderSeq} has no code in ${order.state}`)
    const eventKey = randomUUID()
    const handed = await this.#call(random, seller, (gateway) =>
      gateway.handOver({ orderSeq, code, eventKey }),
    )
    if (isRefused(handed)) throw new Error(`order ${orderSeq} refuses its code: ${handed.refused}`)
    this.#acknowledgedEvents.push({ orderSeq, key: `SELLER:${eventKey}` })
  }

  async #act(
    random: Random,
    role: 'BUYER' | 'SELLER',
    { orderSeq, buyer, seller }: Trade,
    action: OrderAction,
  ): Promise<void> {
    const who = role === 'BUYER' ? buyer : seller
    const eventKey = randomUUID()
    const acted = await this.#call(random, who, (gateway) =>
      gateway.actOnOrder({ orderSeq, action, eventKey }),
    )
    if (isRefused(acted)) throw new Error(`order ${orderSeq} refuses ${action}: ${acted.refused}`)
    this.#acknowledgedEvents.push({ orderSeq, key: `${role}:${eventKey}` })
  }

  /** Repeats a call until it is answered. A refusal is an answer. */
  #call<Answer extends object>(
    random: Random,
    { token }: SignedInMember,
    call: (gateway: Gateway) => Promise<Answer>,
  ): Promise<Answer | Refused> {
    return this.#persist(random, async (url) => {
      try {
        return await call(gatewayOf(url, token))
      } catch (error) {
        // Nothing is limited in this run: it means that the counters cannot be reached yet, and is no answer.
        const isAnswer = error instanceof ORPCError && error.defined && error.code !== 'LIMITED'
        if (isAnswer && error.status < 500) return { refused: error.code }
        throw error
      }
    })
  }

  async #persist<Answer>(
    random: Random,
    attempt: (url: string) => Promise<Answer>,
  ): Promise<Answer> {
    const { servers } = this.#options
    const deadline = performance.now() + PATIENCE_MS
    for (let count = 1; ; count += 1) {
      const { url } = random.pick(servers as [BackendProcess, ...BackendProcess[]])
      try {
        const answer = await attempt(url)
        this.report.calls += 1
        if (count > 1) this.report.repeated += 1
        return answer
      } catch (error) {
        if (performance.now() > deadline) throw error
        await pause(20 + random.next() * 80)
      }
    }
  }

  /** Lets time pass until every order has ended, and compares what is stored with what was answered. */
  async finish(): Promise<void> {
    const random = randomOf(this.#options.seed)
    await this.#persist(random, async (url) => {
      const response = await fetch(`${url}/sandbox/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ minutes: CLOCK_MINUTES }),
      })
      if (!response.ok) throw new Error('the clock was not moved')
    })
    const deadline = performance.now() + PATIENCE_MS
    const [first] = this.#options.servers
    let trades = await (first as BackendProcess).ask<Trades>('/test/trades')
    while (trades.orders.some(({ state }) => !isEndState(state))) {
      if (performance.now() > deadline) {
        const open = trades.orders.filter(({ state }) => !isEndState(state))
        this.report.faults.push(
          `${open.length} orders did not end: ${JSON.stringify([open.slice(0, 3), trades.payouts.slice(0, 3)])}`,
        )
        break
      }
      await pause(200)
      trades = await (first as BackendProcess).ask<Trades>('/test/trades')
    }
    this.report.orders = trades.orders.length
    this.report.settled = trades.orders.filter(({ state }) => state === 'SETTLED').length
    this.report.refunded = trades.orders.filter(({ state }) => state === 'REFUNDED').length
    this.report.faults.push(...trades.problems, ...this.#compare(trades))
  }

  #compare({ orders, events, products, received, payouts, transfers }: Trades): string[] {
    const faults: string[] = []
    const byKey = new Map<string, number>()
    for (const { formKey, orderSeq } of orders) {
      if (byKey.has(formKey)) faults.push(`form ${formKey} made two orders`)
      byKey.set(formKey, orderSeq)
    }
    for (const [formKey, orderSeq] of this.#acknowledgedOrders)
      if (byKey.get(formKey) !== orderSeq) faults.push(`order ${orderSeq} was lost`)
    if (orders.length !== this.#acknowledgedOrders.size)
      faults.push(`${orders.length} orders exist, ${this.#acknowledgedOrders.size} were answered`)

    const counted = new Map<string, number>()
    for (const { orderSeq, eventKey } of events) {
      const name = `${orderSeq} ${eventKey}`
      counted.set(name, (counted.get(name) ?? 0) + 1)
    }
    for (const { orderSeq, key } of this.#acknowledgedEvents) {
      const times = counted.get(`${orderSeq} ${key}`) ?? 0
      if (times !== 1) faults.push(`order ${orderSeq}: ${key} stands ${times} times`)
    }

    const has = new Map(received.map(({ orderSeq, amount }) => [orderSeq, amount]))
    for (const { orderSeq, state, total } of orders) {
      const expected = state === 'SETTLED' ? total : 0
      const amount = has.get(orderSeq) ?? 0
      if (amount !== expected)
        faults.push(`order ${orderSeq} (${state}): the company has ${amount}, not ${expected}`)
      if (this.#handedOver.has(orderSeq) && state !== 'SETTLED')
        faults.push(`order ${orderSeq} was handed over and is ${state}`)
      if (this.#paid.has(orderSeq) && state !== 'SETTLED' && state !== 'REFUNDED')
        faults.push(`order ${orderSeq} was paid and is ${state}`)
    }

    const settled = orders.filter(({ state }) => state === 'SETTLED')
    const due = settled.map(({ net }) => net).sort(ascending)
    const paidOut = payouts.filter(({ state }) => state === 'DONE').map(({ amount }) => amount)
    const moved = transfers.filter(({ isDone }) => isDone).map(({ amount }) => amount)
    for (const [name, amounts] of Object.entries({ payouts: paidOut, transfers: moved }))
      if (amounts.sort(ascending).join() !== due.join())
        faults.push(`${amounts.length} ${name} for ${due.length} settled orders`)

    for (const { productSeq, tradeState, liveOrderSeq } of products) {
      const sold = settled.filter((order) => order.productSeq === productSeq).length
      if (sold > 1) faults.push(`product ${productSeq} was sold ${sold} times`)
      const expected = sold === 1 ? 'SOLD' : 'ON_SALE'
      if (tradeState !== expected)
        faults.push(`product ${productSeq} is ${tradeState}, not ${expected}`)
      if ((liveOrderSeq !== null) !== (sold === 1))
        faults.push(`product ${productSeq} is of order ${liveOrderSeq}`)
    }
    return faults
  }
}

const ascending = (one: number, other: number) => one - other

function gatewayOf(url: string, token: string): Gateway {
  return createORPCClient(
    new OpenAPILink(CONTRACTS.gateway, {
      url: `${url}/gateway`,
      headers: { authorization: `Bearer ${token}` },
    }),
  )
}
