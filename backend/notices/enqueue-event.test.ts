import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedCategory, seedProduct } from '#backend/demo/seed/builders/index.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { enqueueEvent } from './enqueue-event.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
  await seedCategory(database.kysely)
}, 60_000)
afterAll(() => database?.close())

const events = () =>
  database.kysely
    .selectFrom('notice_event')
    .select(['kind', 'payload', 'actor_store_seq', 'subject_seq', 'state'])
    .orderBy('event_seq')
    .execute()

describe('an event', () => {
  it('is written in the transaction of its cause, and rolled back with it', async () => {
    const { productSeq, storeSeq } = await seedProduct(database.kysely, { category_seq: 1 })
    const lowered = { kind: 'PRICE_LOWERED', productSeq, from: 9_000, to: 7_000 } as const
    const rolledBack = database.kysely.transaction().execute(async (trx) => {
      await enqueueEvent(trx, lowered)
      throw new Error('taken back')
    })
    await expect(rolledBack).rejects.toThrow('taken back')
    expect(await events()).toEqual([])
    await database.kysely.transaction().execute((trx) => enqueueEvent(trx, lowered))
    expect(await events()).toEqual([
      {
        kind: 'PRICE_LOWERED',
        payload: { productSeq, from: 9_000, to: 7_000 },
        actor_store_seq: storeSeq,
        subject_seq: productSeq,
        state: 'WAITING',
      },
    ])
  })
})
