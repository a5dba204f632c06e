import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { retryingTransaction } from '#backend/db/retrying-transaction.ts'
import { seedCategory, seedProduct, seedStore } from '#backend/demo/seed/builders/index.ts'
import { writeJournal } from '#backend/ledger/write-journal.ts'
import type { HostContext } from '#backend/operation/context.ts'
import { isRefusal, type Refusal } from '#backend/operation/refusal.ts'
import { applyTrigger, type OrderCommand } from '#backend/orders/apply-trigger.ts'
import { claimCompensation } from '#backend/orders/compensation/claim-compensation.ts'
import { decideCompensation } from '#backend/orders/compensation/decide-compensation.ts'
import { eventHash, FIRST_HASH } from '#backend/orders/event-hash.ts'
import { writePayoutDone } from '#backend/orders/payouts/write-payout.ts'
import { placeOrder } from '#backend/orders/place-order.ts'
import { runTimers } from '#backend/orders/run-timers.ts'
import { earnPoints } from '#backend/points/earn-points.ts'
import { expirePoints } from '#backend/points/end-lots.ts'
import type { ClaimDecision } from '#contracts/order-claim-constants.ts'
import {
  isEndState,
  isLiveState,
  ORDER_TRIGGERS,
  type OrderActor,
  type OrderState,
  type OrderTrigger,
  type OrderType,
  orderStateRow,
} from '#contracts/order-states.ts'
import { aReason } from '#tests/support/decision-reason.ts'
import { testHostContext, testHostDependencies } from './host-dependencies.ts'
import type { LifeCommand } from './order-life-commands.ts'
import {
  ANSWER_AGAIN_HOURS,
  CLAIM_DAYS,
  HELD,
  HOURS,
  isOfTimers,
  LETTERS,
  ORACLE,
  OraclePoints,
  oracleBalances,
  oracleCompensation,
  oracleFees,
  oracleTakesPoints,
  reachableSteps,
  SECOND_ABOVE,
} from './order-oracle.ts'

/*
 * Random lives of orders: eight people, seven products, the companies and the clock do random things, possible and
 * impossible ones; after each, the world is compared with what order-oracle.ts says of it.
 */

const HOUR = 3_600_000
const outcomeOf = (outcome: { state: string } | Refusal<string>) =>
  'refused' in outcome ? outcome.refused : outcome.state
/** In won; the last one is a coupon's. */
const PRICES = [0, 20_000, 20_001, 43_210, 1_000_000, 77, 30_000]
const COUPONS = 2
/** Hours after which no timer of any state is left, whatever holidays are between. */
const LONGEST = 400
const ACTORS = Object.keys(LETTERS) as OrderActor[]
/** What the oracle knows of an order. */
interface Known {
  orderSeq: number
  productSeq: number
  type: OrderType
  state: OrderState
  price: number
  shippingFee: number
  points: number
  taken: ReturnType<OraclePoints['take']>
  buyer: number
  seller: number
  wasPaid: boolean
  isFrozen: boolean
  isScanned: boolean
  isBackScanned: boolean
  partialBy: 'BUYER' | 'SELLER' | null
  partial: number
  counters: number
  given: number | null
  isRefunded: boolean
  isPaidOut: boolean
  confirmedAt: number | null
  claim: 'OPEN' | 'REJECTED' | 'APPROVED' | 'PAID' | null
  /** The first operator's, where a second has to agree. */
  proposed: { operator: number; decision: ClaimDecision; amount: number | null } | null
  compensated: number
  isCompensationSent: boolean
  enteredAt: number
}

/** The oracle's lines of the order's state; time's own steps come by timers. */
const stepsOf = ({ type, state }: Known) =>
  [...ORACLE[type].keys()].filter((line) => line.startsWith(`${state} `) && !isOfTimers(line))

/** A seller offers once, so that a request is answered again only after that offer. */
const hoursOf = ({ state, partialBy }: Known) =>
  state === 'RETURN_REQUESTED' && partialBy !== null ? ANSWER_AGAIN_HOURS : HOURS[state]

/** One life after another in one world. */
export async function createLives(database: Database, start: Date) {
  const { kysely } = database
  let time = start
  const dependencies = testHostDependencies(database, {
    now: () => time,
    limiter: {
      take: async () => null,
      giveBack: async () => undefined,
      close: async () => undefined,
    },
  })
  const context: HostContext = testHostContext(dependencies)
  await seedCategory(kysely)
  await seedCategory(kysely, { category_seq: COUPONS, path: 'coupon', name: '모바일쿠폰' })
  const operators = [await seedStore(kysely), await seedStore(kysely)]
  const people: Awaited<ReturnType<typeof seedStore>>[] = []
  for (let count = 0; count < 8; count += 1) people.push(await seedStore(kysely))

  async function product(place: number) {
    const seller = people[place % 4]
    const price = PRICES[place % PRICES.length] ?? 0
    const isCoupon = place % PRICES.length === PRICES.length - 1
    const { productSeq } = await seedProduct(kysely, {
      category_seq: isCoupon ? COUPONS : 1,
      store_seq: seller?.storeSeq as number,
      price,
      trade_state: 'ON_SALE',
      trade_methods: ['PARCEL', 'DIRECT', 'CVS'],
      shipping_included: false,
      shipping_fee: 3_000,
      cvs_fee: 1_900,
    })
    return { productSeq, price, isCoupon, seller: seller?.userSeq as number }
  }

  /** By member. */
  let purses = new Map<number, OraclePoints>()

  /** Orders whose buyer may cancel because no courier scanned the parcel. */
  const unscanned = new Set<number>()

  /** Lines of the oracle that an order has gone along. */
  const taken = new Set<string>()

  return {
    taken,
    /** @returns how many orders lived, and how many commands took effect */
    async live(commands: readonly LifeCommand[]): Promise<{ orders: number; effects: number }> {
      // Holidays are known for some years only.
      time = start
      // Orders of the life before do not keep this one's buyers from ordering.
      await kysely
        .updateTable('orders')
        .set({ state: 'EXPIRED', due_at: null })
        .where('state', 'in', ['PENDING_PAYMENT', 'REQUESTED'])
        .execute()
      await kysely.deleteFrom('order_timer').execute()
      purses = await fillPurses()
      const goods = []
      for (let place = 0; place < PRICES.length; place += 1) goods.push(await product(place))
      const orders: Known[] = []
      let effects = 0
      for (const command of commands) {
        const before = orders.map(({ state }) => state).join()
        if (command.kind === 'PLACE') await place(command, goods, orders)
        else if (command.kind === 'WAIT') await wait(command.hours, orders)
        else if (command.kind === 'CLAIM') await claim(command, goods, orders)
        else if (command.kind === 'DECIDE') await decide(command, goods, orders)
        else {
          const open = orders.filter(({ state }) => !isEndState(state))
          const among = 'isWild' in command && command.isWild ? orders : open
          const order = among[command.order % Math.max(1, among.length)]
          if (!order) continue
          if (command.kind === 'STEP') await step(command, order, orders)
          else if (command.kind === 'REACH') await reach(command, order, orders)
          else if (command.kind === 'SCAN') await scan(order)
          else if (command.kind === 'FREEZE') await freeze(order)
          else await refund(order, orders)
        }
        if (orders.map(({ state }) => state).join() !== before) effects += 1
        await check(goods, orders)
      }
      await checkChains(orders)
      return { orders: orders.length, effects }
    },
  }

  async function place(
    wish: Extract<LifeCommand, { kind: 'PLACE' }>,
    goods: Awaited<ReturnType<typeof product>>[],
    orders: Known[],
  ) {
    const { isRequest, isWild } = wish
    const at = time.getTime()
    const isFree = ({ productSeq }: { productSeq: number }) =>
      !orders.some((order) => order.productSeq === productSeq && isLiveState(order.state))
    const free = isWild ? goods : goods.filter(isFree)
    const { productSeq, price, isCoupon, seller } = (free[
      wish.product % Math.max(1, free.length)
    ] ?? goods[0]) as (typeof goods)[0]
    // The first four sell, the others only buy.
    const buyer = people[isWild ? wish.person : 4 + (wish.person % 4)]?.userSeq as number
    const offers: readonly OrderType[] =
      price === 0 ? ['FREE'] : isCoupon ? ['DIGITAL'] : ['PARCEL', 'CVS', 'MEET', 'DIRECT']
    const type = isWild
      ? wish.type
      : offers.includes(wish.type)
        ? wish.type
        : (offers[0] as OrderType)
    const isUnpaid = type === 'FREE' || type === 'DIRECT'
    const shippingFee = { PARCEL: 3_000, CVS: 1_900 }[type as 'PARCEL' | 'CVS'] ?? 0
    const fees = oracleFees(price, shippingFee)
    const total = price + shippingFee + (isUnpaid ? 0 : fees.buyer)
    const purse = purses.get(buyer) as OraclePoints
    const balance = purse.balance(at)
    const points = {
      NONE: 0,
      SOME: Math.min(700, balance, total),
      ALL: Math.min(balance, total),
      WILD: Math.floor(total / 2),
    }[isUnpaid && !isWild ? 'NONE' : wish.points]
    const placed = await placeOrder(
      context,
      { userSeq: buyer },
      {
        formKey: randomUUID(),
        productSeq,
        type,
        total,
        points,
        isRequest,
        delivery: {
          name: '가',
          phoneNo: '01012345678',
          zonecode: '04038',
          roadAddress: '나',
          detail: '',
          note: '',
        },
      },
    )
    const live = orders.find((known) => known.productSeq === productSeq && isLiveState(known.state))
    const unpaid = orders.filter(
      (known) => known.buyer === buyer && known.state === 'PENDING_PAYMENT',
    )
    const expected =
      buyer === seller
        ? 'OWN'
        : live
          ? 'TAKEN'
          : unpaid.length >= 5
            ? 'LIMITED'
            : offers.includes(type)
              ? points === 0 || (!isUnpaid && oracleTakesPoints(points, { total, balance }))
                ? null
                : 'POINTS'
              : 'TYPE_NOT_OFFERED'
    expect(isRefusal(placed) ? placed.refused : null).toBe(expected)
    if (isRefusal(placed)) return
    const state = isUnpaid || isRequest ? 'REQUESTED' : 'PENDING_PAYMENT'
    expect(placed.state).toBe(state)
    orders.push({
      orderSeq: placed.orderSeq,
      productSeq,
      type,
      state,
      price,
      shippingFee,
      points,
      taken: purse.take(points, at),
      buyer,
      seller,
      wasPaid: false,
      isFrozen: false,
      isScanned: false,
      isBackScanned: false,
      partialBy: null,
      partial: 0,
      counters: 0,
      given: null,
      isRefunded: false,
      isPaidOut: false,
      confirmedAt: null,
      claim: null,
      proposed: null,
      compensated: 0,
      isCompensationSent: false,
      enteredAt: time.getTime(),
    })
  }

  /** Random steps hardly ever take an order far: it is canceled or paid back long before. */
  async function reach(
    { goal: wish, ...how }: Extract<LifeCommand, { kind: 'REACH' }>,
    order: Known,
    orders: Known[],
  ) {
    const goals = reachableSteps(order)
    const goal = goals[wish % Math.max(1, goals.length)]
    for (const line of goal ?? []) {
      if (!line.startsWith(`${order.state} `)) return
      if (isOfTimers(line)) return wait(hoursOf(order) ?? LONGEST, orders)
      await step({ ...how, kind: 'STEP', wish: 0, isWild: false }, order, orders, [line])
    }
  }

  async function step(
    { wish, isWild, amount, repeats }: Extract<LifeCommand, { kind: 'STEP' }>,
    order: Known,
    orders: Known[],
    own: readonly string[] = stepsOf(order),
  ) {
    const line = own[wish % Math.max(1, own.length)]
    const [, letter, named] = line?.split(' ') ?? []
    const trigger =
      isWild || !line
        ? (ORDER_TRIGGERS[wish % ORDER_TRIGGERS.length] as OrderTrigger)
        : (named as OrderTrigger)
    // Time's own steps come by timers.
    if (trigger === 'TIME_OUT' || trigger === 'MISS_RETURN_ADDRESS') return
    const by = ACTORS.find((actor) =>
      isWild ? actor === ACTORS[wish % ACTORS.length] : LETTERS[actor] === letter,
    ) as OrderActor
    const next = followed(order, ORACLE[order.type].get(`${order.state} ${LETTERS[by]} ${trigger}`))
    const partial = amount % (order.price + order.shippingFee + 1)
    const isPossible =
      next !== undefined && guardOf(order, trigger, by) && !isTakenFor(order, next, orders)
    const command: OrderCommand = {
      orderSeq: order.orderSeq,
      trigger,
      by,
      actorUserSeq: null,
      eventKey: randomUUID(),
      set:
        trigger === 'OFFER_PARTIAL'
          ? { partial_amount: partial, partial_by: 'SELLER', partial_counters: 0 }
          : trigger === 'COUNTER_PARTIAL'
            ? {
                partial_amount: partial,
                partial_by: by as 'BUYER',
                partial_counters: order.counters + 1,
              }
            : trigger === 'DECIDE_SPLIT'
              ? { partial_amount: partial }
              : {},
      at: time,
    }
    if (isPossible && trigger === 'PAY') await addPayment(order)
    if (isPossible && (trigger === 'SHIP' || trigger === 'SHIP_RETURN'))
      await send(order, trigger === 'SHIP' ? 'OUT' : 'BACK')
    const outcomes = await Promise.allSettled(
      Array.from({ length: repeats }, () =>
        retryingTransaction(kysely, (trx) => applyTrigger(trx, command)),
      ),
    )
    const words = { order: order.orderSeq, from: order.state, trigger, by, type: order.type }
    const results = outcomes.map((outcome) =>
      outcome.status === 'rejected'
        ? String(outcome.reason)
        : isRefusal(outcome.value)
          ? outcome.value.refused
          : outcome.value.order.state,
    )
    const expected = isPossible ? next : results[0]
    expect({ ...words, results }).toEqual({ ...words, results: results.map(() => expected) })
    if (!isPossible) {
      expect({ ...words, result: results[0] }).toEqual({
        ...words,
        result: 'NOT_POSSIBLE',
      })
      return
    }
    if (trigger === 'DECIDE_SPLIT') order.partial = partial
    if (['ACCEPT_PARTIAL', 'DECIDE_SPLIT'].includes(trigger)) order.given = order.partial
    taken.add(`${order.state} ${LETTERS[by]} ${trigger}`)
    enter(order, next)
    if (trigger === 'PAY') order.wasPaid = true
    if (trigger === 'OFFER_PARTIAL')
      Object.assign(order, { partialBy: 'SELLER', partial, counters: 0 })
    if (trigger === 'COUNTER_PARTIAL')
      Object.assign(order, { partialBy: by, partial, counters: order.counters + 1 })
    if (trigger === 'PAYOUT_DONE') await payOut(order)
  }

  /** An order of one more product that is handed over at once. */
  async function buyQuickly(
    wish: number,
    goods: Awaited<ReturnType<typeof product>>[],
    orders: Known[],
  ) {
    const bought = await product(3 + (wish % 2))
    goods.push(bought)
    const wild = { isRequest: false, isWild: false, points: 'NONE' } as const
    await place(
      { ...wild, kind: 'PLACE', person: wish, product: 0, type: 'MEET' },
      [bought],
      orders,
    )
    const order = orders.at(-1)
    if (order?.productSeq !== bought.productSeq) return
    await addPayment(order)
    const steps = [
      ['PAY', 'COMPANY', 'PAID'],
      ['ACCEPT', 'SELLER', 'PREPARING'],
      ['HAND_OVER', 'SELLER', 'CONFIRMED'],
    ] as const
    await kysely.transaction().execute(async (trx) => {
      for (const [trigger, by] of steps)
        await applyTrigger(trx, {
          orderSeq: order.orderSeq,
          trigger,
          by,
          actorUserSeq: null,
          eventKey: randomUUID(),
          at: time,
        })
    })
    order.wasPaid = true
    for (const [, , state] of steps) enter(order, state)
  }

  async function claim(
    { order: wish, isWild, repeats }: Extract<LifeCommand, { kind: 'CLAIM' }>,
    goods: Awaited<ReturnType<typeof product>>[],
    orders: Known[],
  ) {
    const ofConfirmed = () =>
      orders.filter((known) => known.confirmedAt !== null && known.claim === null)
    // Few orders are confirmed so early in their lives.
    if (!isWild && ofConfirmed().length === 0) await buyQuickly(wish, goods, orders)
    const among = isWild ? orders : ofConfirmed()
    const order = among[wish % Math.max(1, among.length)]
    if (!order) return
    const input = {
      orderSeq: order.orderSeq,
      reason: 'NOT_WORKING' as const,
      text: '켜지지 않아요. 설명과 달라요.',
      photoIds: [],
      eventKey: randomUUID(),
    }
    const results = await Promise.all(
      Array.from({ length: repeats }, () =>
        claimCompensation(context, { userSeq: order.buyer }, input),
      ),
    )
    const isInTime =
      order.confirmedAt !== null && time.getTime() - order.confirmedAt <= CLAIM_DAYS * 24 * HOUR
    const isUnpaid = order.type === 'FREE' || order.type === 'DIRECT'
    const expected = isUnpaid
      ? 'NOT_FOUND'
      : order.claim === null && isInTime && oracleCompensation(order) > 0
        ? 'OPEN'
        : 'NOT_POSSIBLE'
    const words = { order: order.orderSeq, state: order.state, claim: order.claim }
    expect({ ...words, results: results.map(outcomeOf) }).toEqual({
      ...words,
      results: results.map(() => expected),
    })
    if (expected === 'OPEN') order.claim = 'OPEN'
  }

  async function decide(
    wish: Extract<LifeCommand, { kind: 'DECIDE' }>,
    goods: Awaited<ReturnType<typeof product>>[],
    orders: Known[],
  ) {
    const ofOpen = () => orders.filter((known) => known.claim === 'OPEN')
    if (ofOpen().length === 0)
      await claim({ kind: 'CLAIM', order: wish.order, isWild: false, repeats: 1 }, goods, orders)
    const order = ofOpen()[wish.order % Math.max(1, ofOpen().length)]
    if (!order) return
    const { repeats } = wish
    const { decision } = (wish.agrees && order.proposed) || wish
    const operator = operators[wish.operator]?.userSeq as number
    const most = oracleCompensation(order)
    // Most of them are within the limit.
    const typed = wish.amount > 60_000 ? wish.amount : wish.amount % (most + 1)
    const wanted = (wish.agrees && order.proposed?.amount) || typed
    const amount = decision === 'APPROVE' ? wanted : null
    const input = {
      orderSeq: order.orderSeq,
      decision,
      amount: wanted,
      reasonCode: aReason('CLAIM', decision),
      note: '두 사람의 말을 들었어요.',
      eventKey: randomUUID(),
    }
    const results = await Promise.all(
      Array.from({ length: repeats }, () =>
        decideCompensation(context, { userSeq: operator }, input),
      ),
    )
    const fees = oracleFees(order.price, order.shippingFee)
    const isSame = order.proposed?.decision === decision && order.proposed.amount === amount
    const isDecided = isSame || fees.goods + fees.buyer <= SECOND_ABOVE
    const expected =
      order.claim !== 'OPEN'
        ? 'NOT_POSSIBLE'
        : amount !== null && (amount < 1 || amount > most)
          ? 'AMOUNT'
          : isSame && order.proposed?.operator === operator
            ? 'SECOND'
            : isDecided
              ? decision === 'APPROVE'
                ? 'APPROVED'
                : 'REJECTED'
              : 'OPEN'
    const words = { order: order.orderSeq, claim: order.claim, decision, amount, most }
    expect({ ...words, results: results.map(outcomeOf) }).toEqual({
      ...words,
      results: results.map(() => expected),
    })
    if (expected === 'OPEN') order.proposed = { operator, decision, amount }
    if (expected === 'APPROVED' || expected === 'REJECTED') order.claim = expected
    if (expected === 'APPROVED') order.compensated = amount ?? 0
  }

  /** The bank carries the compensation out, and says so to two instances. */
  async function sendCompensation(order: Known) {
    const payouts = await kysely
      .selectFrom('payout')
      .selectAll()
      .where('order_seq', '=', order.orderSeq)
      .where('kind', '=', 'COMPENSATION')
      .execute()
    expect(payouts.map(({ amount }) => amount)).toEqual(
      order.compensated > 0 ? [order.compensated] : [],
    )
    for (const payout of payouts)
      await Promise.all(
        [1, 2].map(() => writePayoutDone(context, payout, { bankReference: 'TEST' })),
      )
    if (order.claim !== 'APPROVED') return
    order.claim = 'PAID'
    order.isCompensationSent = true
  }

  /** Where no money has to move, the company's step follows at once. */
  function followed(order: Known, next: OrderState | undefined): OrderState | undefined {
    if (next === 'REFUNDING' && (order.isRefunded || cashOf(order) === 0)) return 'REFUNDED'
    if (next === 'SETTLING' && !oracleBalances('CONFIRMED', order).SELLER_PAYABLE) return 'SETTLED'
    return next
  }

  function enter(order: Known, state: OrderState) {
    const at = time.getTime()
    followPoints(order, state, at)
    order.state = state
    order.enteredAt = at
    if (state === 'CONFIRMED') order.confirmedAt = at
  }

  function followPoints(order: Known, to: OrderState, at: number) {
    const { taken, points, given } = order
    const purse = purses.get(order.buyer) as OraclePoints
    if (HELD.includes(order.state) && (to === 'REFUNDING' || to === 'REFUNDED'))
      purse.giveBack(taken, { points, days: 30, at })
    if (!order.wasPaid && (to === 'CANCELED' || to === 'EXPIRED'))
      purse.giveBack(taken, { points, days: 1, at })
    if (to !== 'CONFIRMED') return
    const stays = oracleBalances(to, order).POINTS ?? 0
    purse.giveBack(taken, { points: points - stays, days: 30, at })
    purse.earn({ price: order.price, given: given ?? 0, points }, { at })
  }

  function cashOf({ price, shippingFee, points }: Known): number {
    const { buyer, goods } = oracleFees(price, shippingFee)
    return goods + buyer - points
  }

  /** Everybody has points that end soon and points that end late; what a life before left over stays, unless it is much. */
  async function fillPurses() {
    const read = () =>
      kysely
        .selectFrom('point_lot')
        .select(['user_seq', 'left_amount', 'expires_at'])
        .where('left_amount', '>', 0)
        .where('expires_at', '>', time)
        .orderBy('lot_seq')
        .execute()
    if ((await read()).length > 100)
      await expirePoints({ kysely }, new Date(time.getTime() + 1_000 * 24 * HOUR))
    const left = await read()
    const poor = people.filter(
      ({ userSeq }) => left.filter((lot) => lot.user_seq === userSeq).length < 3,
    )
    for (const { userSeq } of poor)
      for (const [points, days] of [
        [2_000, 3],
        [30_000, 40],
      ] as const)
        await kysely.transaction().execute((trx) =>
          earnPoints(trx, {
            userSeq,
            kind: 'EVENT',
            changeKey: randomUUID(),
            points,
            days,
            orderSeq: null,
            at: time,
          }),
        )
    const lots = await read()
    return new Map(
      people.map(({ userSeq }) => [
        userSeq,
        new OraclePoints(
          lots
            .filter((lot) => lot.user_seq === userSeq)
            .map((lot) => ({ left: lot.left_amount, ends: lot.expires_at.getTime() })),
        ),
      ]),
    )
  }

  function guardOf(order: Known, trigger: OrderTrigger, by: OrderActor): boolean {
    if (trigger === 'CANCEL' && order.state === 'SHIPPED') return isUnscanned(order)
    if (trigger === 'ACCEPT_PARTIAL' || trigger === 'DECLINE_PARTIAL') return order.partialBy !== by
    if (trigger === 'COUNTER_PARTIAL') return order.partialBy !== by && order.counters < 2
    if (trigger === 'OFFER_PARTIAL') return order.partialBy === null
    if (trigger === 'SETTLE' || trigger === 'RETRY_PAYOUT')
      return !order.isFrozen && !owesBuyer(order)
    return true
  }

  /** The reminder of the second business day has come, and no courier has scanned it. */
  function isUnscanned(order: Known): boolean {
    return !order.isScanned && unscanned.has(order.orderSeq)
  }

  /** A product has one order: another that wants it has to wait. */
  function isTakenFor(order: Known, next: OrderState, orders: Known[]): boolean {
    return (
      isLiveState(next) &&
      !isLiveState(order.state) &&
      orders.some(
        (known) =>
          known !== order && known.productSeq === order.productSeq && isLiveState(known.state),
      )
    )
  }

  function owesBuyer(order: Known): boolean {
    if (order.given === null || order.isRefunded) return false
    return oracleBalances('CONFIRMED', order).BUYER_PAYABLE !== undefined
  }

  async function addPayment(order: Known) {
    // Points alone pay for it.
    if (cashOf(order) === 0) return
    await kysely
      .insertInto('payment')
      .values({
        order_seq: order.orderSeq,
        attempt_id: randomUUID(),
        payment_key: null,
        method: 'CARD',
        amount: cashOf(order),
        state: 'PAID',
        failure: null,
        virtual_account: null,
        receipt_url: null,
        created_at: time,
        check_at: null,
        paid_at: time,
      })
      .execute()
  }

  /** A dispute may end in a second return: what was scanned of the first says nothing of it. */
  async function send(order: Known, direction: 'OUT' | 'BACK') {
    if (direction === 'OUT') order.isScanned = false
    else order.isBackScanned = false
    await kysely
      .insertInto('parcel')
      .values({
        order_seq: order.orderSeq,
        direction,
        courier: 'TEST',
        invoice_no: randomUUID(),
        step: 'ACCEPTED',
        events: '[]',
        scanned_at: null,
        delivered_at: null,
        moved_at: null,
        check_at: null,
        created_at: time,
      })
      .execute()
  }

  async function scan(order: Known) {
    if (order.state !== 'SHIPPED' && order.state !== 'RETURN_SHIPPED') return
    const direction = order.state === 'SHIPPED' ? 'OUT' : 'BACK'
    const { numUpdatedRows } = await kysely
      .updateTable('parcel')
      .set({ scanned_at: time })
      .where('parcel_seq', '=', (newest) =>
        newest
          .selectFrom('parcel')
          .select((select) => select.fn.max('parcel_seq').as('parcel_seq'))
          .where('order_seq', '=', order.orderSeq)
          .where('direction', '=', direction),
      )
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return
    if (direction === 'OUT') order.isScanned = true
    else order.isBackScanned = true
  }

  async function freeze(order: Known) {
    order.isFrozen = !order.isFrozen
    await kysely
      .updateTable('orders')
      .set({ is_frozen: order.isFrozen })
      .where('order_seq', '=', order.orderSeq)
      .execute()
  }

  /** The payment company carries the refunds out, and the bank a compensation. */
  async function refund(order: Known, orders: Known[]) {
    for (const known of orders) if (known.claim === 'APPROVED') await sendCompensation(known)
    const rows = await kysely
      .updateTable('refund')
      .set({ state: 'DONE', done_at: time, next_at: null })
      .where('order_seq', '=', order.orderSeq)
      .where('state', '=', 'WAITING')
      .returning(['refund_seq', 'amount'])
      .execute()
    for (const { refund_seq, amount } of rows)
      await post(order, `REFUND:${refund_seq}`, { BUYER_PAYABLE: amount, COMPANY: -amount })
    if (rows.length > 0) order.isRefunded = true
  }

  async function payOut(order: Known) {
    const row = await kysely
      .selectFrom('ledger_balance')
      .select('amount')
      .where('order_seq', '=', order.orderSeq)
      .where('account', '=', 'SELLER_PAYABLE')
      .executeTakeFirst()
    order.isPaidOut = true
    if (!row || row.amount === 0) return
    await post(order, 'PAYOUT', { SELLER_PAYABLE: -row.amount, BANK: row.amount })
  }

  async function post(order: Known, journalKey: string, postings: Record<string, number>) {
    await kysely
      .transaction()
      .execute((trx) =>
        writeJournal(trx, { orderSeq: order.orderSeq, journalKey, postings, at: time }),
      )
  }

  async function wait(hours: number, orders: Known[]) {
    time = new Date(time.getTime() + hours * HOUR)
    const failures: unknown[] = []
    const log = { error: ({ error }: { error?: unknown }) => failures.push(error) }
    // Two instances at once.
    await Promise.all([1, 2].map(() => runTimers({ ...dependencies, log }, { most: 1_000 })))
    expect(failures).toEqual([])
    for (const order of orders) await followTime(order)
    await Promise.all([1, 2].map(() => expirePoints({ kysely }, time)))
    const late = await kysely
      .selectFrom('point_lot')
      .select('lot_seq')
      .where('left_amount', '>', 0)
      .where('expires_at', '<=', time)
      .execute()
    expect(late).toEqual([])
  }

  /** One look of the timers takes an order one step at most: what it leads to waits for its own time. */
  async function followTime(order: Known) {
    const { state, is_unscanned } = await kysely
      .selectFrom('orders')
      .select(['state', 'is_unscanned'])
      .where('order_seq', '=', order.orderSeq)
      .executeTakeFirstOrThrow()
    if (is_unscanned) unscanned.add(order.orderSeq)
    const waited = (time.getTime() - order.enteredAt) / HOUR
    const due = hoursOf(order)
    const words = { order: order.orderSeq, from: order.state, waited }
    if (state === order.state) {
      expect({ ...words, isLate: due !== undefined && waited >= due }).toEqual({
        ...words,
        isLate: false,
      })
      return
    }
    expect({ ...words, isEarly: due !== undefined && waited < due }).toEqual({
      ...words,
      isEarly: false,
    })
    const timeOut = followed(order, ORACLE[order.type].get(`${order.state} T TIME_OUT`))
    const settle = followed(order, ORACLE[order.type].get(`${order.state} T SETTLE`))
    const missed = followed(order, ORACLE[order.type].get(`${order.state} T MISS_RETURN_ADDRESS`))
    expect([timeOut, settle, missed]).toContain(state)
    const by = state === settle ? 'SETTLE' : state === missed ? 'MISS_RETURN_ADDRESS' : 'TIME_OUT'
    taken.add(`${order.state} T ${by}`)
    if (state === settle) expect(guardOf(order, 'SETTLE', 'TIMER')).toBe(true)
    if (order.state === 'SHIPPED') expect(order.isScanned).toBe(false)
    if (order.state === 'RETURN_SHIPPED') expect(order.isBackScanned).toBe(false)
    enter(order, state)
  }

  async function check(goods: { productSeq: number }[], orders: Known[]) {
    if (orders.length === 0) return
    const seqs = orders.map(({ orderSeq }) => orderSeq)
    // One statement: it is asked after each command.
    const rows = await kysely
      .selectFrom('orders')
      .select([
        'order_seq',
        'state',
        'due_at',
        sql<Record<string, number>>`coalesce((
          select jsonb_object_agg(account, sum) from (
            select account, sum(amount) from ledger_entry
            where ledger_entry.order_seq = orders.order_seq group by account
          ) sums where sum <> 0
        ), '{}')`.as('sums'),
        sql<number>`coalesce((
          select sum(amount) from refund where refund.order_seq = orders.order_seq
        ), 0)::float8`.as('refunds'),
      ])
      .where('order_seq', 'in', seqs)
      .execute()
    const products = await kysely
      .selectFrom('product')
      .select(['product_seq', 'trade_state', 'live_order_seq'])
      .where(
        'product_seq',
        'in',
        goods.map(({ productSeq }) => productSeq),
      )
      .execute()
    for (const order of orders) {
      const row = rows.find(({ order_seq }) => order_seq === order.orderSeq)
      const words = { order: order.orderSeq, type: order.type, state: order.state }
      expect({ ...words, stored: row?.state }).toEqual({ ...words, stored: order.state })
      const sums = row?.sums
      const balances = order.wasPaid ? oracleBalances(order.state, order) : {}
      expect({ ...words, sums }).toEqual({ ...words, sums: balances })
      const { buyer, goods: all } = oracleFees(order.price, order.shippingFee)
      expect(row?.refunds).toBeLessThanOrEqual(all + buyer)
      if (isEndState(order.state))
        expect({ ...words, due: row?.due_at }).toEqual({ ...words, due: null })
    }
    await checkPurses()
    for (const product of products) {
      const live = orders.filter(
        ({ productSeq, state }) => productSeq === product.product_seq && isLiveState(state),
      )
      expect(live.length).toBeLessThanOrEqual(1)
      const [holder] = live
      expect(product.live_order_seq).toBe(holder?.orderSeq ?? null)
      expect(product.trade_state).toBe(holder ? orderStateRow(holder.state).product : 'ON_SALE')
    }
  }

  async function checkPurses() {
    const lots = await kysely
      .selectFrom('point_lot')
      .select((select) => ['user_seq', 'expires_at', select.fn.sum('left_amount').as('sum')])
      .where('left_amount', '>', 0)
      .where('expires_at', '>', time)
      .groupBy(['user_seq', 'expires_at'])
      .execute()
    for (const [userSeq, purse] of purses) {
      const must = new Map<number, number>()
      for (const { left, ends } of purse.usable(time.getTime()))
        must.set(ends, (must.get(ends) ?? 0) + left)
      const has = lots.filter((lot) => lot.user_seq === userSeq)
      expect(new Map(has.map((lot) => [lot.expires_at.getTime(), Number(lot.sum)]))).toEqual(must)
    }
  }

  async function checkChains(orders: Known[]) {
    for (const { orderSeq, state } of orders) {
      const events = await kysely
        .selectFrom('order_event')
        .selectAll()
        .where('order_seq', '=', orderSeq)
        .orderBy('place')
        .execute()
      let previous = FIRST_HASH
      let from: OrderState | null = null
      for (const [index, event] of events.entries()) {
        expect(event.place).toBe(index + 1)
        expect(event.from_state).toBe(from)
        const hash = eventHash(previous, {
          orderSeq,
          place: event.place,
          trigger: event.trigger,
          actor: event.actor,
          fromState: event.from_state,
          toState: event.to_state,
          detail: event.detail,
          at: event.at.toISOString(),
        })
        expect(event.hash).toBe(hash)
        previous = hash
        from = event.to_state
      }
      expect(from).toBe(state)
    }
  }
}
