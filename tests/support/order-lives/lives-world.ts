import type { Kysely } from 'kysely'
import type { Database } from '#backend/db/database.ts'
import type { DB } from '#backend/db/schema.ts'
import {
  seedBankAccount,
  seedCategory,
  seedProduct,
  seedStore,
} from '#backend/demo/seed/builders/index.ts'
import type { HostContext } from '#backend/operation/context.ts'
import type { OrderState } from '#contracts/order-states.ts'
import {
  type TestHostDependencies,
  testHostContext,
  testHostDependencies,
} from '../host-dependencies.ts'
import { HELD, type OraclePoints, oracleBalances } from '../order-oracle.ts'
import type { KnownOrder } from './known-order.ts'

/** In won; the last one is a coupon's. */
const PRICES = [0, 20_000, 20_001, 43_210, 1_000_000, 77, 30_000]
const COUPONS = 2
const ACCOUNT_BEGINS = 110_000_000_000

export interface Good {
  productSeq: number
  price: number
  isCoupon: boolean
  seller: number
}

type Person = Awaited<ReturnType<typeof seedStore>>

/** Eight people, two operators, the companies and the clock. */
export interface LivesWorld {
  kysely: Kysely<DB>
  context: HostContext
  dependencies: TestHostDependencies
  /** The first four sell, the others only buy, unless somebody does something wild. */
  people: readonly Person[]
  operators: readonly Person[]
  time: Date
  /** Of this life. */
  goods: Good[]
  orders: KnownOrder[]
  /** By member. */
  purses: Map<number, OraclePoints>
  /** Orders whose buyer may cancel because no courier scanned the parcel. */
  unscanned: Set<number>
  /** Lines of the oracle that an order has gone along. */
  taken: Set<string>
  /** Numbers that nobody has had: of tracking, and of whatever else has to be unlike any other. */
  nextNumber(): number
}

export async function createLivesWorld(database: Database, start: Date): Promise<LivesWorld> {
  const { kysely } = database
  const clock = { time: start }
  const dependencies = testHostDependencies(database, {
    now: () => clock.time,
    limiter: {
      take: async () => null,
      giveBack: async () => undefined,
      close: async () => undefined,
    },
  })
  await seedCategory(kysely)
  await seedCategory(kysely, { category_seq: COUPONS, path: 'coupon', name: '모바일쿠폰' })
  const operators = [await seedStore(kysely), await seedStore(kysely)]
  const people: Person[] = []
  for (let count = 0; count < 8; count += 1) people.push(await seedStore(kysely))
  let numbers = 0
  const world: LivesWorld = {
    kysely,
    context: testHostContext(dependencies),
    dependencies,
    people,
    operators,
    get time() {
      return clock.time
    },
    set time(time) {
      clock.time = time
    },
    goods: [],
    orders: [],
    purses: new Map(),
    unscanned: new Set(),
    taken: new Set(),
    nextNumber() {
      numbers += 1
      return numbers
    },
  }
  for (const { userSeq } of people) {
    const accountNo = accountOf(userSeq)
    dependencies.integrations.bank.holders.set(accountNo, '김예금')
    await seedBankAccount(kysely, dependencies.keys, {
      userSeq,
      accountNo,
      holderName: '김예금',
      at: start,
    })
  }
  return world
}

/** The number of a member's bank account. */
export const accountOf = (userSeq: number): string => String(ACCOUNT_BEGINS + userSeq)

/** What is sold in each life. */
export const PLACES = PRICES.length

export async function addGood(
  { kysely, people }: Pick<LivesWorld, 'kysely' | 'people'>,
  place: number,
): Promise<Good> {
  const seller = people[place % 4] as Person
  const price = PRICES[place % PLACES] ?? 0
  const isCoupon = place % PLACES === PLACES - 1
  const { productSeq } = await seedProduct(kysely, {
    category_seq: isCoupon ? COUPONS : 1,
    store_seq: seller.storeSeq,
    price,
    trade_state: 'ON_SALE',
    trade_methods: ['PARCEL', 'DIRECT', 'CVS'],
    shipping_included: false,
    shipping_fee: 3_000,
    cvs_fee: 1_900,
  })
  return { productSeq, price, isCoupon, seller: seller.userSeq }
}

/** The oracle follows an order into a state: its time, and its buyer's points. */
export function enter(world: LivesWorld, order: KnownOrder, state: OrderState): void {
  const at = world.time.getTime()
  followPoints(world, order, state)
  order.state = state
  order.enteredAt = at
  if (state === 'CONFIRMED') order.confirmedAt = at
}

function followPoints(world: LivesWorld, order: KnownOrder, to: OrderState): void {
  const at = world.time.getTime()
  const { taken, points, given } = order
  const purse = world.purses.get(order.buyer) as OraclePoints
  if (HELD.includes(order.state) && (to === 'REFUNDING' || to === 'REFUNDED'))
    purse.giveBack(taken, { points, days: 30, at })
  if (!order.wasPaid && (to === 'CANCELED' || to === 'EXPIRED'))
    purse.giveBack(taken, { points, days: 1, at })
  if (to !== 'CONFIRMED') return
  const stays = oracleBalances(to, order).POINTS ?? 0
  purse.giveBack(taken, { points: points - stays, days: 30, at })
  purse.earn({ price: order.price, given: given ?? 0, points }, { at })
}
