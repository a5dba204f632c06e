import { expect, it } from 'vitest'
import { DAY_MS } from '#contracts/durations.ts'
import { openTestSandbox } from '#tests/support/test-sandbox.ts'

it('시계는 앞으로만 가고, 폼과 JSON으로 돌릴 수 있다', async () => {
  const sandbox = await openTestSandbox()
  const move = (minutes: unknown) =>
    sandbox.visit('/sandbox/clock', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ minutes }),
    })
  const read = async () => {
    const response = await sandbox.visit('/sandbox/clock', {
      headers: { accept: 'application/json' },
    })
    return response.json()
  }
  expect(await read()).toEqual({ minutesAhead: 0 })
  expect(await (await move(4_320)).json()).toEqual({ minutesAhead: 4_320 })
  for (const wrong of [0, -1, 1.5, 1e16, null, '']) expect((await move(wrong)).status).toBe(400)
  expect((await sandbox.post('/sandbox/clock', { minutes: '60' })).status).toBe(303)
  expect(await read()).toEqual({ minutesAhead: 4_380 })
  expect(await (await sandbox.visit('/sandbox/clock')).text()).toContain('3일 1시간 앞서 있어요')
  await sandbox.close()
})

it('시계를 돌린 뒤에 움직인 택배는 그 시계의 시각에 움직인다', async () => {
  const sandbox = await openTestSandbox()
  const parcel = { courier: 'EPOST', invoiceNo: '6865421234567' } as const
  const move = () => sandbox.post('/sandbox/parcels/6865421234567', { step: 'next' })
  const track = () => sandbox.integrations.couriers.track(parcel)
  await move()
  await move()
  await sandbox.post('/sandbox/clock', { minutes: String(3 * 24 * 60) })
  await move()
  const tracked = await track()
  const times = 'events' in tracked ? tracked.events.map(({ at }) => at.getTime()) : []
  const days = times.map((time) => Math.round((time - sandbox.now().getTime()) / DAY_MS))
  expect(days).toEqual([0, 0, 3])
  await sandbox.close()
})
