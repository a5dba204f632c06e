import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { anyList, checkProperty } from '#tests/support/check-property.ts'
import { createLives } from '#tests/support/order-lives/create-lives.ts'
import { anyCommand } from '#tests/support/order-lives/life-commands.ts'
import { ORACLE } from '#tests/support/order-oracle.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

/**
 * Worlds of 41 commands in each run. The two databases have thirty each of different seeds, so that every run lives sixty.
 * `npm run test:orders` has a million commands.
 */
const WORLDS = Number(process.env.ORDER_WORLDS ?? 30)
const SEED = process.env.TEST_DATABASE_URL ? 2 : 1
const COMMANDS = 41

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
}, 60_000)
afterAll(() => database?.close())

describe('주문의 삶', () => {
  it('아무 순서로 무엇을 해도 상태와 원장과 상품이 맞는다', async () => {
    const lives = await createLives(database, new Date('2026-03-02T01:00:00Z'))
    const total = { orders: 0, effects: 0 }
    await checkProperty(
      WORLDS,
      fc.asyncProperty(anyList(anyCommand, COMMANDS, COMMANDS), async (commands) => {
        const { orders, effects } = await lives.live(commands)
        total.orders += orders
        total.effects += effects
      }),
      SEED,
    )
    // A world in which nothing happens would fit everything.
    expect(total.orders).toBeGreaterThan(WORLDS * 5)
    expect(total.effects).toBeGreaterThan(WORLDS * 12)
    // Lives that end early go along a quarter of the lines and find little.
    const lines = new Set(Object.values(ORACLE).flatMap((steps) => [...steps.keys()]))
    expect(lives.taken.size).toBeGreaterThan(lines.size * 0.8)
  }, 36_000_000)
})
