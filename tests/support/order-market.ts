import { sql } from 'kysely'
import { sealAccount } from '#backend/accounts/bank-accounts/sealed-account.ts'
import { createItems } from '#backend/demo/sandbox/items.ts'
import { BANK_ACCOUNT, BANK_HOURS, KINDS } from '#backend/demo/sandbox/kinds.ts'
import { seedCategory, seedProduct } from '#backend/demo/seed/builders/index.ts'
import { accountNumberHash } from '#backend/keys/account-number-hash.ts'
import type { HostContext } from '#backend/operation/context.ts'
import { checkLedger } from '#backend/orders/check-ledger.ts'
import { indexProduct } from '#backend/search-index/index-product.ts'
import type { OrderState } from '#contracts/order-states.ts'
import type { SignedInMember } from './backend-server.ts'

/** Buyers, sellers with an account for their money, and what is for sale. */
export interface Market {
  buyers: SignedInMember[]
  sellers: SignedInMember[]
  products: { productSeq: number; price: number; seller: number }[]
}

export interface Trades {
  orders: {
    orderSeq: number
    formKey: string
    productSeq: number
    state: OrderState
    total: number
    net: number
  }[]
  events: { orderSeq: number; eventKey: string }[]
  products: { productSeq: number; tradeState: string; liveOrderSeq: number | null }[]
  /** What the payment company has of an order: received less given back. */
  received: { orderSeq: number; amount: number }[]
  payouts: { orderSeq: number; amount: number; state: string; failure: string | null }[]
  /** What the bank has paid out; the bank knows no orders. */
  transfers: { amount: number; isDone: boolean }[]
  /** What the check of the ledger finds. */
  problems: string[]
}

type MarketContext = Pick<HostContext, 'kysely' | 'keys' | 'now'>

export async function openMarket(
  context: MarketContext,
  people: { buyers: SignedInMember[]; sellers: SignedInMember[]; products: number },
): Promise<Market> {
  const { kysely, now } = context
  const items = createItems(kysely, now, KINDS)
  // The bank rests at night, and tests run at any time.
  await items.put(BANK_HOURS, '', { hours: 'open' })
  for (const [place, seller] of people.sellers.entries())
    await openAccount(context, seller.userSeq, `1102000${String(place).padStart(5, '0')}`)
  await seedCategory(kysely)
  const products: Market['products'] = []
  for (let count = 0; count < people.products; count += 1) {
    const seller = count % people.sellers.length
    const price = 10_000 + 1_000 * (count % 60)
    const { productSeq } = await seedProduct(
      kysely,
      {
        category_seq: 1,
        store_seq: people.sellers[seller]?.storeSeq as number,
        price,
        trade_state: 'ON_SALE',
        trade_methods: ['DIRECT', 'PARCEL'],
        shipping_included: false,
        shipping_fee: 3_000,
      },
      { imageCount: 0 },
    )
    await indexProduct(kysely, productSeq)
    products.push({ productSeq, price, seller })
  }
  return { buyers: people.buyers, sellers: people.sellers, products }
}

async function openAccount({ kysely, keys, now }: MarketContext, userSeq: number, number: string) {
  const [bankCode, holderName] = ['088', `판매자${userSeq}`] as const
  await createItems(kysely, now, KINDS).put(BANK_ACCOUNT, `${bankCode}:${number}`, {
    holderName,
    birthDate: '1990-01-01',
    state: 'OPEN',
  })
  await kysely
    .insertInto('account_bank')
    .values({
      user_seq: userSeq,
      bank_code: bankCode,
      last_digits: number.slice(-4),
      number_hash: accountNumberHash(keys, bankCode, number),
      sealed: sealAccount(keys, userSeq, { accountNo: number, holderName }),
      is_default: true,
      payout_hold_until: now(),
      created_at: now(),
    })
    .execute()
}

/** Everything that is stored of orders and their money, and at the companies, as of one moment. */
export function readTrades({ kysely }: Pick<HostContext, 'kysely'>): Promise<Trades> {
  return kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const { problems } = await checkLedger(trx)
      const orders = await trx
        .selectFrom('orders')
        .select([
          'order_seq as orderSeq',
          'form_key as formKey',
          'product_seq as productSeq',
          'state',
          'total',
          sql<number>`price + shipping_fee - seller_fee`.as('net'),
        ])
        .execute()
      const events = await trx
        .selectFrom('order_event')
        .select(['order_seq as orderSeq', 'event_key as eventKey'])
        .execute()
      const products = await trx
        .selectFrom('product')
        .select([
          'product_seq as productSeq',
          'trade_state as tradeState',
          'live_order_seq as liveOrderSeq',
        ])
        .execute()
      const received = await trx
        .selectFrom('payment')
        .innerJoin('sandbox_payment', 'sandbox_payment.order_id', 'payment.attempt_id')
        .innerJoin(
          'sandbox_payment_transaction',
          'sandbox_payment_transaction.payment_key',
          'sandbox_payment.payment_key',
        )
        .select((select) => [
          'payment.order_seq as orderSeq',
          select.fn.sum<number>('sandbox_payment_transaction.amount').as('amount'),
        ])
        .groupBy('payment.order_seq')
        .execute()
      const payouts = await trx
        .selectFrom('payout')
        .select(['order_seq as orderSeq', 'amount', 'state', 'failure'])
        .execute()
      const { rows: transfers } = await sql<Trades['transfers'][number]>`
        select (value->>'amount')::int as amount, value->>'bankRspCode' = '000' as "isDone"
        from sandbox_item where kind = 'bank-transfer'`.execute(trx)
      return {
        orders,
        events,
        products,
        received: received.map((row) => ({ ...row, amount: Number(row.amount) })),
        payouts,
        transfers,
        problems,
      }
    })
}
