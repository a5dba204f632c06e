import { randomUUID } from 'node:crypto'
import type { Database } from '#backend/db/database.ts'
import { retryingTransaction } from '#backend/db/retrying-transaction.ts'
import { isRefusal } from '#backend/operation/refusal.ts'
import { applyTrigger } from '#backend/orders/apply-trigger.ts'
import { orderTime } from '#backend/orders/order-time.ts'
import { runQueue } from '#backend/orders/queue/run-queue.ts'
import { runTimers } from '#backend/orders/run-timers.ts'
import { earnPoints } from '#backend/points/earn-points.ts'
import type { AddressContent } from '#contracts/address.ts'
import type { OrderAction } from '#contracts/order-constants.ts'
import type { OrderActor, OrderTrigger, OrderType } from '#contracts/order-states.ts'
import { bearerOf } from './bearer.ts'
import { createCardFixture } from './card-fixture.ts'
import { hostClients } from './host-client.ts'
import { phonePhoto } from './made-files.ts'
import { throwingLog } from './throwing-log.ts'

export const DELIVERY: AddressContent = {
  name: '김받음',
  phoneNo: '01012345678',
  zonecode: '04038',
  roadAddress: '서울 마포구 양화로 45',
  detail: '101동 1001호',
  note: '문 앞에 놓아 주세요',
}

/** Buyers, sellers and their orders over the hosts, on the test's clock; the companies outside are played by `by`. */
export function createOrderFixture(database: Database, start: Date) {
  const world = createCardFixture(database, start)
  const { kysely, dependencies } = world
  const clients = hostClients(dependencies)

  async function person() {
    const member = await world.person()
    const bearer = await bearerOf(dependencies, member.userSeq)
    return {
      ...member,
      gateway: clients('gateway', { bearer }),
      main: clients('main', { bearer }),
      point: clients('point', { bearer }),
    }
  }
  type Person = Awaited<ReturnType<typeof person>>

  /** A product of 40,000 won that can be sent for 3,000 or handed over; the buyer has not ordered it. */
  async function offer(overrides: Parameters<typeof world.product>[1] = {}) {
    const [seller, buyer] = [await person(), await person()]
    const productSeq = await world.product(seller, {
      trade_methods: ['PARCEL', 'DIRECT', 'CVS'],
      shipping_included: false,
      shipping_fee: 3_000,
      cvs_fee: 1_800,
      ...overrides,
    })
    return { seller, buyer, productSeq }
  }

  async function totalOf(buyer: Person, productSeq: number, type: OrderType): Promise<number> {
    const { choices } = await buyer.gateway.quote({ productSeq })
    return choices.find((choice) => choice.type === type)?.amounts.total ?? -1
  }

  async function place(
    buyer: Person,
    productSeq: number,
    {
      type = 'PARCEL',
      isRequest = false,
      formKey = randomUUID(),
      total,
      points = 0,
    }: {
      type?: OrderType
      isRequest?: boolean
      formKey?: string
      total?: number
      points?: number
    } = {},
  ) {
    return buyer.gateway.placeOrder({
      formKey,
      productSeq,
      type,
      total: total ?? (await totalOf(buyer, productSeq, type)),
      points,
      delivery: DELIVERY,
      isRequest,
    })
  }

  /** Points that the member can use for so many days. */
  const grant = ({ userSeq }: Person, points: number, days = 365) =>
    kysely.transaction().execute((trx) =>
      earnPoints(trx, {
        userSeq,
        kind: 'EVENT',
        changeKey: randomUUID(),
        points,
        days,
        orderSeq: null,
        at: world.now(),
      }),
    )

  const act = (
    who: Person,
    orderSeq: number,
    action: OrderAction,
    eventKey: string = randomUUID(),
  ) => who.gateway.actOnOrder({ orderSeq, action, eventKey })

  /** A photo that the member is going to show with words. */
  const photo = async (who: Person, orderSeq: number, uploadId: string = randomUUID()) => {
    const jpeg = new Uint8Array(await phonePhoto(80, 60))
    const { photoId } = await who.gateway.addCasePhoto({
      orderSeq,
      uploadId,
      photo: new File([jpeg], '사진.jpg', { type: 'image/jpeg' }),
    })
    return photoId
  }

  /** A step of a courier, a company or an operator. */
  async function step(orderSeq: number, trigger: OrderTrigger, by: OrderActor, eventKey = trigger) {
    const applied = await retryingTransaction(kysely, async (trx) =>
      applyTrigger(trx, {
        orderSeq,
        trigger,
        by,
        actorUserSeq: null,
        eventKey: `${by}:${eventKey}`,
        at: await orderTime(trx, world.now()),
      }),
    )
    if (isRefusal(applied)) throw new Error(`${trigger} was refused: ${applied.message ?? ''}`)
    return applied.order.state
  }

  /** The company has the money. */
  async function pay(orderSeq: number) {
    const { total, points } = await orderRow(orderSeq)
    await kysely
      .insertInto('payment')
      .values({
        order_seq: orderSeq,
        attempt_id: `test-${orderSeq}-${randomUUID()}`,
        payment_key: randomUUID(),
        method: 'CARD',
        amount: total - points,
        state: 'PAID',
        failure: null,
        virtual_account: null,
        receipt_url: null,
        created_at: world.now(),
        check_at: null,
        paid_at: world.now(),
      })
      .execute()
    return step(orderSeq, 'PAY', 'COMPANY')
  }

  /** A tracking number, with or without a first scan. */
  async function ship(orderSeq: number, { isScanned = true }: { isScanned?: boolean } = {}) {
    await kysely
      .insertInto('parcel')
      .values({
        order_seq: orderSeq,
        direction: 'OUT',
        courier: 'TEST',
        invoice_no: randomUUID(),
        step: 'ACCEPTED',
        events: '[]',
        scanned_at: isScanned ? world.now() : null,
        delivered_at: null,
        moved_at: null,
        check_at: null,
        created_at: world.now(),
      })
      .execute()
    return step(orderSeq, 'SHIP', 'SELLER')
  }

  /** Paid, accepted, sent and delivered. */
  async function deliver(seller: Person, orderSeq: number) {
    await pay(orderSeq)
    await act(seller, orderSeq, 'ACCEPT')
    await ship(orderSeq)
    return step(orderSeq, 'DELIVER', 'COURIER')
  }

  /** A job of the server that fails the test where it fails. */
  const job = {
    kysely,
    now: world.now,
    chat: dependencies.chat,
    log: throwingLog,
  }

  const orderRow = (orderSeq: number) =>
    kysely
      .selectFrom('orders')
      .selectAll()
      .where('order_seq', '=', orderSeq)
      .executeTakeFirstOrThrow()

  return {
    ...world,
    person,
    offer,
    totalOf,
    place,
    grant,
    act,
    photo,
    step,
    pay,
    ship,
    deliver,
    orderRow,
    /** Lets time pass, and does what it does. */
    async pass(milliseconds: number) {
      world.wait(milliseconds)
      await runTimers(job)
      await runQueue(job)
    },
    /** What is due by a clock of its own, which is asked before each transaction and in it. */
    runTimers: (now: () => Date) => runTimers({ ...job, now }),
    /** What a server does with the queues for products. */
    runQueue: () => runQueue(job),
    async ordered(type: OrderType = 'PARCEL') {
      const offered = await offer()
      const { orderSeq } = await place(offered.buyer, offered.productSeq, { type })
      return { ...offered, orderSeq }
    },
    async balances(orderSeq: number): Promise<Record<string, number>> {
      const rows = await kysely
        .selectFrom('ledger_balance')
        .select(['account', 'amount'])
        .where('order_seq', '=', orderSeq)
        .where('amount', '<>', 0)
        .execute()
      return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]))
    },
    async tradeState(productSeq: number) {
      const { trade_state } = await kysely
        .selectFrom('product')
        .select('trade_state')
        .where('product_seq', '=', productSeq)
        .executeTakeFirstOrThrow()
      return trade_state
    },
  }
}

export type OrderFixture = ReturnType<typeof createOrderFixture>
