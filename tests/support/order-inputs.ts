import { sql } from 'kysely'
import { seedProduct } from '#backend/demo/seed/builders/index.ts'
import type { HostContext } from '#backend/operation/context.ts'
import { actOnOrder } from '#backend/orders/act-on-order.ts'
import { applyTrigger } from '#backend/orders/apply-trigger.ts'
import { argueOrder } from '#backend/orders/cases/argue-order.ts'
import { addCasePhoto } from '#backend/orders/cases/photos/add-case-photo.ts'
import { claimCompensation } from '#backend/orders/compensation/claim-compensation.ts'
import { decideCompensation } from '#backend/orders/compensation/decide-compensation.ts'
import { getOrder } from '#backend/orders/get-order.ts'
import { openPayment } from '#backend/orders/payments/open-payment.ts'
import { placeOrder } from '#backend/orders/place-order.ts'
import { quoteOrder } from '#backend/orders/quote-order.ts'
import { indexProduct } from '#backend/search-index/index-product.ts'
import type { OrderActor, OrderTrigger, OrderType } from '#contracts/order-states.ts'
import { aReason } from '#tests/support/decision-reason.ts'
import { type TestHostDependencies, testHostContext } from './host-dependencies.ts'
import { phonePhoto } from './made-files.ts'
import { DELIVERY } from './order-fixture.ts'

/** Orders that a user's calls are about: each made once, so that both ways of a host get the same. */
export function orderInputs(dependencies: TestHostDependencies, userSeq: number) {
  const { kysely, now } = dependencies
  const context: HostContext = testHostContext(dependencies)
  const made = new Map<string, Promise<number>>()
  const attempts = new Map<string, ReturnType<typeof openAttempt>>()
  let buyerSeq = 0
  /** Shown before the goods are handed over only. */
  let code: string | null = null

  /** A product for 30,000 won of the seller, or of a stranger. */
  async function productOf(seller: number | null): Promise<number> {
    const store = await kysely
      .selectFrom('store')
      .innerJoin('users', 'users.user_seq', 'store.user_seq')
      .select('store_seq')
      .where('store.user_seq', seller === null ? '<>' : '=', seller ?? userSeq)
      .where('users.status', '=', 'USER')
      .where('store.status', '=', 'ACTIVE')
      .orderBy('store_seq', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const { productSeq } = await seedProduct(kysely, {
      category_seq: 1,
      store_seq: store.store_seq,
      title: '주문 확인용 의자',
      price: 30_000,
      trade_state: 'ON_SALE',
      trade_methods: sql`array['PARCEL', 'DIRECT']` as never,
    })
    await indexProduct(kysely, productSeq)
    return productSeq
  }

  async function place(formKey: string, buyer: number, seller: number | null, type: OrderType) {
    const productSeq = await productOf(seller)
    const quote = await quoteOrder(context, { userSeq: buyer }, productSeq)
    if ('refused' in quote) throw new Error(quote.refused)
    const total = quote.choices.find((choice) => choice.type === type)?.amounts.total ?? -1
    const delivery = type === 'PARCEL' ? DELIVERY : null
    const placed = await placeOrder(
      context,
      { userSeq: buyer },
      { formKey, productSeq, type, total, points: 0, delivery, isRequest: false },
    )
    if ('refused' in placed) throw new Error(placed.refused)
    return placed.orderSeq
  }

  const once = (name: string, make: () => Promise<number>) => {
    const known = made.get(name) ?? make()
    made.set(name, known)
    return known
  }

  async function stranger(): Promise<number> {
    const { user_seq } = await kysely
      .selectFrom('users')
      .innerJoin('store', 'store.user_seq', 'users.user_seq')
      .select('users.user_seq')
      .where('users.status', '=', 'USER')
      .where('store.status', '=', 'ACTIVE')
      .where('users.user_seq', '<>', userSeq)
      .orderBy('users.user_seq', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    return user_seq
  }

  /** An order of the user as seller that is paid and accepted. @param key two hexadecimal digits */
  async function acceptedSale(key: string): Promise<number> {
    buyerSeq = await stranger()
    const formKey = `00000000-0000-4000-8000-0000000001${key}`
    const orderSeq = await place(formKey, buyerSeq, userSeq, 'MEET')
    await kysely.transaction().execute((trx) =>
      applyTrigger(trx, {
        orderSeq,
        trigger: 'PAY',
        by: 'COMPANY',
        actorUserSeq: null,
        eventKey: 'COMPANY:PAY',
        at: now(),
      }),
    )
    await actOnOrder(context, { userSeq }, { orderSeq, action: 'ACCEPT', eventKey: formKey })
    return orderSeq
  }

  async function openAttempt(name: string, withConsent: boolean) {
    const formKey = `00000000-0000-4000-8000-${padded(name)}`
    const orderSeq = await place(formKey, userSeq, null, 'MEET')
    const opened = await openPayment(context, { userSeq }, { orderSeq, method: 'CARD', formKey })
    if ('refused' in opened || opened.state !== 'OPEN') throw new Error('no window opens')
    const { attemptId, amount } = opened
    const paymentKey = withConsent
      ? dependencies.integrations.payment.agree(attemptId).paymentKey
      : ''
    return { attemptId, amount, paymentKey }
  }

  /** The money of an order is there, and then these steps are taken. */
  async function lead(orderSeq: number, steps: readonly [OrderActor, OrderTrigger][]) {
    const { total } = await kysely
      .selectFrom('orders')
      .select('total')
      .where('order_seq', '=', orderSeq)
      .executeTakeFirstOrThrow()
    await kysely
      .insertInto('payment')
      .values({
        order_seq: orderSeq,
        attempt_id: `input-${orderSeq}`,
        payment_key: null,
        method: 'CARD',
        amount: total,
        state: 'PAID',
        failure: null,
        virtual_account: null,
        receipt_url: null,
        created_at: now(),
        check_at: null,
        paid_at: now(),
      })
      .execute()
    for (const [by, trigger] of [['COMPANY', 'PAY'], ...steps] as [OrderActor, OrderTrigger][])
      await kysely.transaction().execute((trx) =>
        applyTrigger(trx, {
          orderSeq,
          trigger,
          by,
          actorUserSeq: null,
          eventKey: `${by}:${trigger}`,
          at: now(),
        }),
      )
    return orderSeq
  }

  const confirmedPurchase = (name: string) =>
    once(name, async () => {
      const key = `00000000-0000-4000-8000-${padded(name.slice(-6))}`
      const orderSeq = await place(key, userSeq, null, 'MEET')
      return lead(orderSeq, [
        ['SELLER', 'ACCEPT'],
        ['SELLER', 'HAND_OVER'],
      ])
    })

  const claimedPurchase = (name: string) =>
    once(`claimed ${name}`, async () => {
      const orderSeq = await confirmedPurchase(name)
      const claimed = await claimCompensation(
        context,
        { userSeq },
        {
          orderSeq,
          reason: 'NOT_WORKING',
          text: '받고 보니 전원이 켜지지 않아요.',
          photoIds: [],
          eventKey: '00000000-0000-4000-8000-0000000000e0',
        },
      )
      if ('refused' in claimed) throw new Error(claimed.refused)
      return orderSeq
    })

  /** An order of the user as seller that is delivered, whose buyer wants to give it back, or about which there is a dispute. */
  const orderWithCase = (
    state: 'DELIVERED' | 'RETURN_REQUESTED' | 'DISPUTED',
    name = state as string,
  ) =>
    once(name, async () => {
      const key = `00000000-0000-4000-8000-${padded(name.slice(-6))}`
      const orderSeq = await place(key, await stranger(), userSeq, 'PARCEL')
      const steps: [OrderActor, OrderTrigger][] = [
        ['SELLER', 'ACCEPT'],
        ['SELLER', 'SHIP'],
        ['COURIER', 'DELIVER'],
      ]
      if (state !== 'DELIVERED') steps.push(['BUYER', 'REQUEST_RETURN'])
      if (state === 'DISPUTED') steps.push(['SELLER', 'REFUSE_RETURN'])
      return lead(orderSeq, steps)
    })

  const UPLOAD_ID = '00000000-0000-4000-8000-0000000000f7'
  /** A photo that the user has shown with words. */
  const casePhoto = async (name: string) => {
    const orderSeq = await orderWithCase('DISPUTED', name)
    const jpeg = new Uint8Array(await phonePhoto(80, 60))
    const photo = new File([jpeg], 'proof.jpg', { type: 'image/jpeg' })
    const added = await addCasePhoto(context, { userSeq }, { orderSeq, uploadId: UPLOAD_ID, photo })
    if ('refused' in added) throw new Error(added.refused)
    const { photoId } = added
    const words = '보낼 때 찍어 둔 사진이에요. 흠집이 없었어요.'
    const said = { step: 'ADD', reason: null, text: words, eventKey: UPLOAD_ID } as const
    await argueOrder(context, { userSeq }, { orderSeq, ...said, photoIds: [photoId] })
    return { orderSeq, photoId }
  }

  return {
    casePhoto,
    orderWithCase,
    /** An order of the user as buyer that is confirmed. */
    confirmedPurchase,
    /** The same, with a claim of compensation. */
    claimedPurchase,
    /** The same, with a compensation that could not be sent. */
    purchaseWithStuckCompensation: () =>
      once('stuck claim', async () => {
        const orderSeq = await claimedPurchase('approve')
        const order = await kysely
          .selectFrom('orders')
          .select(['buyer_user_seq', 'seller_user_seq'])
          .where('order_seq', '=', orderSeq)
          .executeTakeFirstOrThrow()
        const { user_seq: operatorSeq } = await kysely
          .selectFrom('users')
          .select('user_seq')
          .where('user_seq', 'not in', Object.values(order))
          .limit(1)
          .executeTakeFirstOrThrow()
        const decided = await decideCompensation(
          context,
          { userSeq: operatorSeq },
          {
            orderSeq,
            decision: 'APPROVE',
            reasonCode: aReason('CLAIM', 'APPROVE'),
            amount: 10_000,
            note: '사진을 확인하고 보상하기로 했어요.',
            eventKey: '00000000-0000-4000-8000-0000000000e1',
          },
        )
        if ('refused' in decided) throw new Error(decided.refused)
        await kysely
          .updateTable('payout')
          .set({ state: 'FAILED' })
          .where('order_seq', '=', orderSeq)
          .execute()
        return orderSeq
      }),
    /** A paid order of the user as buyer whose cash receipt was refused. */
    purchaseWithRefusedReceipt: () =>
      once('refused receipt', async () => {
        const orderSeq = await confirmedPurchase('receipt')
        await kysely
          .updateTable('payment')
          .set({ method: 'VIRTUAL_ACCOUNT' })
          .where('order_seq', '=', orderSeq)
          .execute()
        await kysely
          .insertInto('cash_receipt')
          .values({
            order_seq: orderSeq,
            kind: 'PERSONAL',
            holder: null,
            holder_masked: '010-****-0000',
            state: 'REFUSED',
            receipt_key: null,
            issue_number: null,
            failure: 'NUMBER_WRONG',
            next_at: null,
            created_at: now(),
            ask_key: null,
          })
          .execute()
        return orderSeq
      }),
    /** An order of the user as seller, with money beside it that could not be given back. */
    orderWithStuckRefund: () =>
      once('stuck', async () => {
        const formKey = `00000000-0000-4000-8000-${padded('stuck')}`
        const orderSeq = await place(formKey, await stranger(), userSeq, 'PARCEL')
        await lead(orderSeq, [])
        await kysely
          .insertInto('refund')
          .columns(['order_seq', 'payment_seq', 'refund_key', 'amount', 'state', 'created_at'])
          .expression((query) =>
            query
              .selectFrom('payment')
              .select(({ val }) => [
                'order_seq',
                'payment_seq',
                val('STRAY:0').as('refund_key'),
                'amount',
                val('FAILED').as('state'),
                'created_at',
              ])
              .where('order_seq', '=', orderSeq),
          )
          .execute()
        return orderSeq
      }),
    /** A product that the user can order. */
    productToOrder: () => once('product', () => productOf(null)),
    /** An order of the user as buyer that waits for the payment. */
    ownOrder: (name = 'own') =>
      once(name, () => place(`00000000-0000-4000-8000-${padded(name)}`, userSeq, null, 'MEET')),
    /** A payment of the user whose window is open; with consent the company has the buyer's. */
    openAttempt: (name: string, { withConsent = false } = {}) => {
      const known = attempts.get(name) ?? openAttempt(name, withConsent)
      attempts.set(name, known)
      return known
    },
    /** An accepted order of the user as seller, to be sent in a way. */
    orderToSend: (type: 'PARCEL' | 'DIGITAL') =>
      once(type, async () => {
        const orderSeq = await acceptedSale(type === 'PARCEL' ? 'b1' : 'b2')
        await kysely.updateTable('orders').set({ type }).where('order_seq', '=', orderSeq).execute()
        return orderSeq
      }),
    /** An order of the user as seller that is paid and accepted, and the code of its buyer. */
    async orderToHandOver(): Promise<{ orderSeq: number; code: string }> {
      const orderSeq = await once('handover', () => acceptedSale('aa'))
      if (!code) {
        const order = await getOrder(context, { userSeq: buyerSeq }, orderSeq)
        code = 'refused' in order ? null : order.handoverCode
      }
      return { orderSeq, code: code ?? '' }
    },
  }
}

const padded = (name: string) => Buffer.from(name.padEnd(6, '_').slice(0, 6)).toString('hex')
