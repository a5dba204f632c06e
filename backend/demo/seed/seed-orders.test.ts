import { expect, it } from 'vitest'
import { createKeyRing } from '#backend/keys/create-key-ring.ts'
import { type CourierCode, checkInvoiceNo } from '#contracts/couriers.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { detailsSchema } from '../sandbox/payments/payment.ts'
import { seedDemoWorld } from './seed-demo-world.ts'

const NOW = new Date('2026-11-22T03:00:00Z')

it('데모 사람들에게 할 일이 다른 주문들이 있고, 돈은 맞고, 알림은 밀려오지 않는다', async () => {
  const database = await createTestDatabase()
  const { kysely } = database
  const keys = createKeyRing({ now: () => NOW })
  await seedDemoWorld({ kysely, now: NOW, keys })
  const orders = await kysely
    .selectFrom('orders')
    .select(['state', 'due_at'])
    .orderBy('order_seq')
    .execute()
  const past = orders.filter(({ state }) => state === 'SETTLED')
  expect(past).toHaveLength(8)
  expect(orders.slice(past.length).map(({ state }) => state)).toEqual([
    'PAID',
    'PREPARING',
    'SHIPPED',
    'DELIVERED',
    'PREPARING',
    'REQUESTED',
    'CANCELED',
  ])
  for (const { state, due_at } of orders)
    if (state !== 'CANCELED' && state !== 'SETTLED')
      expect(due_at?.getTime(), state).toBeGreaterThan(NOW.getTime())
  const balances = await kysely
    .selectFrom('ledger_balance')
    .innerJoin('orders', 'orders.order_seq', 'ledger_balance.order_seq')
    .select(['state', 'account', 'amount'])
    .execute()
  expect(balances.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  const open = balances.filter(
    ({ state, account, amount }) =>
      state === 'SETTLED' && amount !== 0 && ['ESCROW', 'SELLER_PAYABLE'].includes(account),
  )
  expect(open).toEqual([])
  const waiting = await kysely.selectFrom('payout').select('next_at').execute()
  expect(waiting.filter(({ next_at }) => next_at !== null)).toEqual([])
  // The company of the sandbox knows each payment, and can give it back.
  const paid = await kysely
    .selectFrom('payment')
    .leftJoin('sandbox_payment as book', 'book.payment_key', 'payment.payment_key')
    .select(['payment.amount', 'attempt_id', 'book.balance', 'book.order_id', 'book.details'])
    .execute()
  expect(paid.length).toBeGreaterThan(0)
  for (const { amount, attempt_id, balance, order_id, details } of paid) {
    expect([balance, order_id]).toEqual([amount, attempt_id])
    expect(detailsSchema.safeParse(details).success).toBe(true)
  }
  const parcels = await kysely.selectFrom('parcel').select(['courier', 'invoice_no']).execute()
  for (const { courier, invoice_no } of parcels)
    expect(checkInvoiceNo(courier as CourierCode, invoice_no), invoice_no).toEqual({ kind: 'FITS' })
  // What is sold can be settled.
  const unpayable = await kysely
    .selectFrom('orders')
    .leftJoin('account_bank as account', (join) =>
      join.onRef('account.user_seq', '=', 'orders.seller_user_seq').on('is_default', '=', true),
    )
    .select('order_seq')
    .where('bank_account_seq', 'is', null)
    .execute()
  expect(unpayable).toEqual([])
  const events = await kysely.selectFrom('notice_event').select('kind').execute()
  expect(events.filter(({ kind }) => kind.startsWith('ORDER'))).toEqual([])
  await database.close()
}, 60_000)
