import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { createRaceHistory, type RaceCounts } from '#tests/support/race-history.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

/*
 * Random lives of a session: tabs that refresh at once, lost or late answers, browsers that crash, hours and days in
 * between, a sign-out or a thief at the end. RACES is their number; RACES_FROM repeats one that failed.
 */
const RACES = Number(process.env.RACES ?? 150)
const FROM = Number(process.env.RACES_FROM ?? 1)
const AT_ONCE = 4

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database?.close())

describe('the life of a session', () => {
  it(
    `has no wrong sign-out and no doubled successor (${RACES} lives)`,
    async () => {
      const counts: RaceCounts = {
        refreshed: 0,
        raced: 0,
        givenAgain: 0,
        crashed: 0,
        signedOut: 0,
        thieves: 0,
      }
      const histories = Array.from({ length: RACES }, (_, index) => FROM + index)
      const failures: string[] = []
      const run = async () => {
        for (let seed = histories.shift(); seed !== undefined; seed = histories.shift()) {
          const failure = await createRaceHistory(database, seed, counts).live()
          if (failure) failures.push(failure)
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, run))
      expect(failures).toEqual([])
      // A few lives alone need not have had each of these.
      if (RACES >= 100) expect(Math.min(...Object.values(counts))).toBeGreaterThan(0)
    },
    60_000 + RACES * 300,
  )
})
