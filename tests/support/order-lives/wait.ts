import { expect } from 'vitest'
import { runTimers } from '#backend/orders/run-timers.ts'
import { expirePoints } from '#backend/points/end-lots.ts'
import { HOUR_MS } from '#contracts/durations.ts'
import { hoursOf, type KnownOrder, nextOf, owesBuyer } from './known-order.ts'
import { enter, type LivesWorld } from './lives-world.ts'

/** Time passes, and two instances do what it does. */
export async function wait(world: LivesWorld, hours: number): Promise<void> {
  const { dependencies, kysely, orders } = world
  world.time = new Date(world.time.getTime() + hours * HOUR_MS)
  const failures: unknown[] = []
  const log = { error: ({ error }: { error?: unknown }) => void failures.push(error) }
  await Promise.all([1, 2].map(() => runTimers({ ...dependencies, log }, { most: 1_000 })))
  expect(failures).toEqual([])
  for (const order of orders) await followTime(world, order)
  await Promise.all([1, 2].map(() => expirePoints({ kysely }, world.time)))
  const late = await kysely
    .selectFrom('point_lot')
    .select('lot_seq')
    .where('left_amount', '>', 0)
    .where('expires_at', '<=', world.time)
    .execute()
  expect(late).toEqual([])
}

/** One look of the timers takes an order one step at most: what it leads to waits for its own time. */
async function followTime(world: LivesWorld, order: KnownOrder): Promise<void> {
  const { state, is_unscanned } = await world.kysely
    .selectFrom('orders')
    .select(['state', 'is_unscanned'])
    .where('order_seq', '=', order.orderSeq)
    .executeTakeFirstOrThrow()
  if (is_unscanned) world.unscanned.add(order.orderSeq)
  const waited = (world.time.getTime() - order.enteredAt) / HOUR_MS
  const due = hoursOf(order)
  const words = { order: order.orderSeq, from: order.state, waited }
  const isLate = state === order.state && due !== undefined && waited >= due
  const isEarly = state !== order.state && due !== undefined && waited < due
  expect({ ...words, isLate, isEarly }).toEqual({ ...words, isLate: false, isEarly: false })
  if (state === order.state) return
  const timeOut = nextOf(order, 'T', 'TIME_OUT')
  const settle = nextOf(order, 'T', 'SETTLE')
  const missed = nextOf(order, 'T', 'MISS_RETURN_ADDRESS')
  expect([timeOut, settle, missed]).toContain(state)
  const by = state === settle ? 'SETTLE' : state === missed ? 'MISS_RETURN_ADDRESS' : 'TIME_OUT'
  world.taken.add(`${order.state} T ${by}`)
  if (state === settle) expect(!order.isFrozen && !owesBuyer(order)).toBe(true)
  if (order.state === 'SHIPPED') expect(order.isScanned).toBe(false)
  if (order.state === 'RETURN_SHIPPED') expect(order.isBackScanned).toBe(false)
  enter(world, order, state)
}
