import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { isRefusal } from '#backend/operation/refusal.ts'
import { placeOrder } from '#backend/orders/place-order.ts'
import {
  isLiveState,
  ORDER_TRIGGERS,
  type OrderActor,
  type OrderState,
  type OrderTrigger,
  type OrderType,
} from '#contracts/order-states.ts'
import { DELIVERY } from '../order-fixture.ts'
import {
  isOfTimers,
  LETTERS,
  type OraclePoints,
  oracleFees,
  oracleTakesPoints,
  reachableSteps,
} from '../order-oracle.ts'
import { driveMachine, driveStep, type Move, moveParcel } from './drive-step.ts'
import {
  hoursOf,
  type KnownOrder,
  newKnownOrder,
  nextOf,
  owesBuyer,
  stepsOf,
} from './known-order.ts'
import type { LifeCommand } from './life-commands.ts'
import { addGood, enter, type Good, type LivesWorld } from './lives-world.ts'
import { companyStep } from './run-jobs.ts'
import { wait } from './wait.ts'

/** Hours after which no timer of any state is left, whatever holidays are between. */
const LONGEST = 400
const ACTORS = Object.keys(LETTERS) as OrderActor[]
const offersOf = ({ price, isCoupon }: Good): readonly OrderType[] =>
  price === 0 ? ['FREE'] : isCoupon ? ['DIGITAL'] : ['PARCEL', 'CVS', 'MEET', 'DIRECT']

/** Somebody orders something. @param among what is chosen from; by default what is free, or anything where it is wild */
export async function place(
  world: LivesWorld,
  wish: Extract<LifeCommand, { kind: 'PLACE' }>,
  among?: readonly Good[],
): Promise<void> {
  const { context, goods, orders, people } = world
  const { isRequest, isWild } = wish
  const at = world.time.getTime()
  const isFree = ({ productSeq }: Good) =>
    !orders.some((order) => order.productSeq === productSeq && isLiveState(order.state))
  const choice = among ?? (isWild ? goods : goods.filter(isFree))
  const good = (choice[wish.product % Math.max(1, choice.length)] ?? goods[0]) as Good
  const { productSeq, price, seller } = good
  const buyer = people[isWild ? wish.person : 4 + (wish.person % 4)]?.userSeq as number
  const offers = offersOf(good)
  const type = isWild || offers.includes(wish.type) ? wish.type : (offers[0] as OrderType)
  const isUnpaid = type === 'FREE' || type === 'DIRECT'
  const shippingFee = { PARCEL: 3_000, CVS: 1_900 }[type as 'PARCEL' | 'CVS'] ?? 0
  const fees = oracleFees(price, shippingFee)
  const total = price + shippingFee + (isUnpaid ? 0 : fees.buyer)
  const purse = world.purses.get(buyer) as OraclePoints
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
    { formKey: randomUUID(), productSeq, type, total, points, isRequest, delivery: DELIVERY },
  )
  const unpaid = orders.filter(
    (known) => known.buyer === buyer && known.state === 'PENDING_PAYMENT',
  )
  const takesPoints = points === 0 || (!isUnpaid && oracleTakesPoints(points, { total, balance }))
  const reasons: [boolean, string][] = [
    [buyer === seller, 'OWN'],
    [!isFree(good), 'TAKEN'],
    [unpaid.length >= 5, 'LIMITED'],
    [!offers.includes(type), 'TYPE_NOT_OFFERED'],
    [!takesPoints, 'POINTS'],
  ]
  const expected = reasons.find(([applies]) => applies)?.[1] ?? null
  expect(isRefusal(placed) ? placed.refused : null).toBe(expected)
  if (isRefusal(placed)) return
  const state = isUnpaid || isRequest ? 'REQUESTED' : 'PENDING_PAYMENT'
  expect(placed.state).toBe(state)
  orders.push(
    newKnownOrder({
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
      enteredAt: at,
    }),
  )
}

/** Random steps hardly ever take an order far: it is canceled or paid back long before. */
export async function reach(
  world: LivesWorld,
  { goal: wish, ...how }: Extract<LifeCommand, { kind: 'REACH' }>,
  order: KnownOrder,
): Promise<void> {
  const goals = reachableSteps(order)
  for (const line of goals[wish % Math.max(1, goals.length)] ?? []) {
    if (!line.startsWith(`${order.state} `)) return
    if (isOfTimers(line)) return wait(world, hoursOf(order) ?? LONGEST)
    await step(world, { ...how, kind: 'STEP', wish: 0, isWild: false }, order, [line])
  }
}

/** Somebody does something about an order: what the oracle has, or anything. */
export async function step(
  world: LivesWorld,
  { wish, isWild, amount, repeats }: Extract<LifeCommand, { kind: 'STEP' }>,
  order: KnownOrder,
  own: readonly string[] = stepsOf(order),
): Promise<void> {
  const [, letter, named] = own[wish % Math.max(1, own.length)]?.split(' ') ?? []
  const isAny = isWild || named === undefined
  const trigger = (isAny ? ORDER_TRIGGERS[wish % ORDER_TRIGGERS.length] : named) as OrderTrigger
  // Time's own steps come by timers.
  if (trigger === 'TIME_OUT' || trigger === 'MISS_RETURN_ADDRESS') return
  const by = ACTORS.find((actor) =>
    isAny ? actor === ACTORS[wish % ACTORS.length] : LETTERS[actor] === letter,
  ) as OrderActor
  const next = nextOf(order, LETTERS[by], trigger)
  if (next && by === 'COMPANY' && trigger !== 'PAY') return companyStep(world, order, trigger)
  const isPossible =
    next !== undefined && guardOf(world, order, trigger, by) && !isTakenFor(world, order, next)
  const partial = 1 + (amount % (order.price + order.shippingFee))
  const move: Move = { order, trigger, by, partial, luck: amount, eventKey: randomUUID() }
  // Where it is no step of the state, the machine itself refuses it.
  const drive = next ? driveStep : driveMachine
  const results = await drive(world, move, repeats)
  const words = { order: order.orderSeq, from: order.state, trigger, by, type: order.type }
  const expected = isPossible ? next : 'NOT_POSSIBLE'
  expect({ ...words, results }).toEqual({ ...words, results: results.map(() => expected) })
  if (isPossible) follow(world, move, next)
}

function follow(world: LivesWorld, { order, trigger, by, partial }: Move, next: OrderState): void {
  if (trigger === 'DECIDE_SPLIT') order.partial = partial
  if (trigger === 'ACCEPT_PARTIAL' || trigger === 'DECIDE_SPLIT') order.given = order.partial
  if (trigger === 'SHIP') order.isScanned = false
  if (trigger === 'SHIP_RETURN') order.isBackScanned = false
  world.taken.add(`${order.state} ${LETTERS[by]} ${trigger}`)
  enter(world, order, next)
  if (trigger === 'PAY') order.wasPaid = true
  if (trigger === 'OFFER_PARTIAL')
    Object.assign(order, { partialBy: 'SELLER', partial, counters: 0 })
  if (trigger === 'COUNTER_PARTIAL')
    Object.assign(order, { partialBy: by, partial, counters: order.counters + 1 })
}

/** An order of one more product that is handed over at once. */
export async function buyQuickly(world: LivesWorld, wish: number): Promise<void> {
  const { goods, orders } = world
  const bought = await addGood(world, 3 + (wish % 2))
  goods.push(bought)
  const asked = { isRequest: false, isWild: false, points: 'NONE' } as const
  await place(world, { ...asked, kind: 'PLACE', person: wish, product: 0, type: 'MEET' }, [bought])
  const order = orders.at(-1)
  if (order?.productSeq !== bought.productSeq) return
  const how = { kind: 'STEP', order: 0, wish: 0, isWild: false, amount: 4, repeats: 1 } as const
  for (const line of ['PENDING_PAYMENT P PAY', 'PAID S ACCEPT', 'PREPARING S HAND_OVER'])
    await step(world, how, order, [line])
}

/** A courier scans the newest parcel that is on its way. */
export async function scan(world: LivesWorld, order: KnownOrder): Promise<void> {
  if (order.state !== 'SHIPPED' && order.state !== 'RETURN_SHIPPED') return
  const direction = order.state === 'SHIPPED' ? 'OUT' : 'BACK'
  if (!(await moveParcel(world, order, { direction, step: 'IN_TRANSIT', repeats: 2 }))) return
  if (direction === 'OUT') order.isScanned = true
  else order.isBackScanned = true
}

/** Operators hold the payout of an order, or let it go. */
export async function freeze({ kysely }: LivesWorld, order: KnownOrder): Promise<void> {
  order.isFrozen = !order.isFrozen
  await kysely
    .updateTable('orders')
    .set({ is_frozen: order.isFrozen })
    .where('order_seq', '=', order.orderSeq)
    .execute()
}

export function guardOf(
  { unscanned }: LivesWorld,
  order: KnownOrder,
  trigger: OrderTrigger,
  by: OrderActor,
): boolean {
  const { partialBy, counters, isScanned, isFrozen, orderSeq } = order
  // The reminder of the second business day has come, and no courier has scanned it.
  if (trigger === 'CANCEL' && order.state === 'SHIPPED')
    return !isScanned && unscanned.has(orderSeq)
  if (trigger === 'ACCEPT_PARTIAL' || trigger === 'DECLINE_PARTIAL') return partialBy !== by
  if (trigger === 'COUNTER_PARTIAL') return partialBy !== by && counters < 2
  if (trigger === 'OFFER_PARTIAL') return partialBy === null
  if (trigger === 'SETTLE' || trigger === 'RETRY_PAYOUT') return !isFrozen && !owesBuyer(order)
  return true
}

/** A product has one order: another that wants it has to wait. */
const isTakenFor = ({ orders }: LivesWorld, order: KnownOrder, next: OrderState): boolean =>
  isLiveState(next) &&
  !isLiveState(order.state) &&
  orders.some(
    (known) => known !== order && known.productSeq === order.productSeq && isLiveState(known.state),
  )
