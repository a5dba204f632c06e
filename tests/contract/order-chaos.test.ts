import { afterAll, describe, expect, it } from 'vitest'
import { startBackends } from '#tests/support/backend-processes.ts'
import { runOrderChaos } from '#tests/support/order-chaos.ts'

/*
 * ORDER_KILLS=200 for the full run (`npm run test:kills`), CHAOS_SEED to repeat one. With TEST_DATABASE_URL two servers
 * share the database.
 */
const kills = Number(process.env.ORDER_KILLS ?? 2)
const seed = Number(process.env.CHAOS_SEED ?? 20_261_122)

const closing: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of closing.reverse()) await close()
})

describe('주문과 돈', () => {
  it('은 서버가 언제 죽어도 하나도 잃거나 두 번 하지 않는다', {
    timeout: kills * 60_000 + 240_000,
  }, async () => {
    const { servers } = await startBackends(closing, { UNLIMITED: '1', ORDER_JOBS_MS: '200' })
    const report = await runOrderChaos({
      servers,
      buyers: 8,
      products: Math.max(10, kills * 6),
      kills,
      seed,
    })
    const { faults, ...figures } = report
    if (kills > 10) process.stdout.write(`${JSON.stringify(figures)}\n`)
    expect(faults).toEqual([])
    expect(report.kills).toBe(kills)
    expect(report.settled).toBeGreaterThan(0)
    expect(report.sent).toBeGreaterThan(0)
    expect(report.repeated).toBeGreaterThan(0)
  })
})
