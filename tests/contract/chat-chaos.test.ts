import { afterAll, describe, expect, it } from 'vitest'
import { HOUR_MS } from '#contracts/durations.ts'
import { startBackends } from '#tests/support/backend-processes.ts'
import { type ChaosReport, runChaos } from '#tests/support/chat-chaos.ts'

/*
 * CHAOS_CONVERSATIONS=1000 for the full run (a quarter of an hour on PostgreSQL: `npm run test:chaos`), CHAOS_SEED to
 * repeat one. With TEST_DATABASE_URL two servers run over Redis, and Redis is killed too.
 */
const conversations = Number(process.env.CHAOS_CONVERSATIONS ?? 12)
const seed = Number(process.env.CHAOS_SEED ?? 20_261_121)
const isLarge = conversations > 100

const closing: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of closing.reverse()) await close()
})

/** People who connect again and again are no attack here. */
const CHAT_SETTINGS = JSON.stringify({
  upgradeBurst: 100_000,
  upgradesPerSecond: 100_000,
  personUpgradeBurst: 100_000,
})

describe('what was acknowledged', () => {
  it('arrives exactly once and in order, whichever connections are cut and processes killed', {
    timeout: isLarge ? HOUR_MS : 240_000,
  }, async () => {
    const report: ChaosReport = await runChaos({
      ...(await startBackends(closing, { CHAT_SETTINGS })),
      conversations,
      concurrency: isLarge ? 60 : 12,
      messagesEach: 8,
      kills: isLarge ? 60 : 3,
      seed,
    })
    const { faults, ...figures } = report
    if (isLarge) process.stdout.write(`${JSON.stringify(figures)}\n`)
    expect(faults).toEqual([])
    expect(report.acknowledged).toBe(report.messages)
    expect(report.serverKills).toBeGreaterThan(0)
    expect(report.cuts).toBeGreaterThan(0)
    expect(report.sends).toBeGreaterThan(report.messages)
  })
})
