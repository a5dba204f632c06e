import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fakeProvider, hangs, loggedTextOf, unreachable } from '#tests/support/fake-provider.ts'
import { openTestSandbox, type TestSandbox } from '#tests/support/test-sandbox.ts'
import { createSweetTracker } from './sweet-tracker.ts'

const settings = { url: 'https://tracker.example', key: 'CANARY-KEY' }
const parcel = { courier: 'HANJIN', invoiceNo: '454121749896' } as const
const trackerOf = (answer: (request: Request) => Response | Promise<Response>) => {
  const provider = fakeProvider(answer)
  const tracker = createSweetTracker({ settings, fetch: provider.fetch, deadlineMs: 30 })
  return { requests: provider.requests, track: () => tracker.track(parcel) }
}
const answering = (answer: unknown, status = 200) =>
  trackerOf(() => Response.json(answer, { status }))
const detail = (level: number, kind: string, minute: number) => ({
  time: Date.parse('2026-11-20T01:00:00Z') + minute * 60_000,
  timeString: '2026-11-20 10:00:00',
  where: '서울마포',
  kind,
  level,
  manName: '카나리아',
})
const found = (level: number, details: unknown[] | null, more: object = {}) => ({
  result: 'Y',
  receiverName: '카나리아',
  receiverAddr: '카나리아로 1',
  invoiceNo: parcel.invoiceNo,
  level,
  complete: level === 6,
  trackingDetails: details,
  ...more,
})

describe('택배 조회', () => {
  it('번호를 본문으로 보내고, 받는 사람은 읽지 않는다', async () => {
    const { requests, track } = answering(
      found(3, [detail(2, '집화처리', 0), detail(3, '간선상차', 9)]),
    )
    expect(await track()).toEqual({
      kind: 'done',
      step: 'IN_TRANSIT',
      isScanned: true,
      deliveredAt: null,
      events: [
        {
          at: new Date('2026-11-20T01:00:00Z'),
          step: 'COLLECTED',
          place: '서울마포',
          words: '집화처리',
        },
        {
          at: new Date('2026-11-20T01:09:00Z'),
          step: 'IN_TRANSIT',
          place: '서울마포',
          words: '간선상차',
        },
      ],
    })
    const [request] = requests
    expect(request?.url).toBe('https://tracker.example/api/v1/trackingInfo')
    expect(await request?.json()).toEqual({
      t_key: 'CANARY-KEY',
      t_code: '05',
      t_invoice: parcel.invoiceNo,
    })
  })

  it('배달한 때는 배달을 적은 때다', async () => {
    const answer = found(6, [detail(6, '배달완료', 30), detail(5, '배달출발', 5)])
    expect(await answering(answer).track()).toMatchObject({
      step: 'DELIVERED',
      deliveredAt: new Date('2026-11-20T01:30:00Z'),
    })
  })

  it('송장만 뽑은 것은 아직 받은 것이 아니다', async () => {
    for (const details of [null, [], [detail(1, '접수', 0)]])
      expect(await answering(found(1, details)).track()).toMatchObject({
        step: 'REGISTERED',
        isScanned: false,
      })
  })

  it.each([
    ['미배달(수취인부재)', 'NOT_DELIVERED'],
    ['반송처리', 'RETURNED'],
    ['분실신고 접수', 'LOST'],
  ])('택배사가 ‘%s’라고 하면 %s', async (words, step) => {
    const answer = found(5, [detail(5, '배달출발', 0), detail(5, words, 60)])
    expect(await answering(answer).track()).toMatchObject({ step, isScanned: true })
  })

  it('미배달 다음에 다시 출발하면 배달 중이다', async () => {
    const answer = found(5, [detail(5, '미배달', 0), detail(5, '배달출발', 60)])
    expect(await answering(answer).track()).toMatchObject({ step: 'OUT_FOR_DELIVERY' })
  })

  it('없는 번호는 거절이고, 그 밖의 모든 말은 모르는 것이다', async () => {
    const failure = (code: string) => ({ status: false, code, msg: '카나리아' })
    expect(await answering(failure('104')).track()).toEqual({
      kind: 'refused',
      refusal: 'NOT_FOUND',
      message: '한진택배에 아직 접수되지 않은 운송장이에요.',
    })
    for (const code of ['101', '102', '103', '105', '106', '카나리아'])
      expect(await answering(failure(code)).track()).toMatchObject({ kind: 'unknown' })
  })

  it.each<[string, (request: Request) => Response | Promise<Response>]>([
    ['멈추면', hangs],
    ['500을 내면', () => Response.json({ 카나리아: 1 }, { status: 500 })],
    ['404를 내면', () => Response.json({}, { status: 404 })],
    ['모르는 단계를 말하면', () => Response.json(found(9, []))],
    ['알 수 없는 말을 하면', () => new Response('<html>카나리아')],
    ['닿지 않으면', () => unreachable('CANARY-KEY')],
  ])('%s 모르는 것이고, 로그에는 아무것도 남지 않는다', async (_, answer) => {
    const result = await trackerOf(answer).track()
    expect(result.kind).toBe('unknown')
    if (result.kind === 'unknown') expect(loggedTextOf(result.cause)).not.toMatch(/CANARY|카나리아/)
  })
})

describe('sandbox의 택배', () => {
  let world: TestSandbox
  beforeAll(async () => {
    world = await openTestSandbox()
  })
  afterAll(() => world.close())

  const json = { accept: 'application/json', 'content-type': 'application/json' }
  const move = (invoiceNo: string, body: object) =>
    world.visit(`/sandbox/parcels/${invoiceNo}`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify(body),
    })
  const list = async () => {
    const response = await world.visit('/sandbox/parcels', { headers: json })
    return (await response.json()).parcels
  }
  const track = () => world.integrations.couriers.track(parcel)

  it('한 걸음씩 움직이고, 진짜와 같은 방식으로 답한다', async () => {
    expect(await track()).toMatchObject({ kind: 'refused', refusal: 'NOT_FOUND' })
    // 물어본 번호는 목록에 보인다.
    expect(await list()).toMatchObject([{ ...parcel, step: null }])
    const steps: unknown[] = []
    for (let moved = 0; moved < 7; moved += 1) {
      await move(parcel.invoiceNo, { step: 'next' })
      world.wait(60)
      const result = await track()
      steps.push(result.kind === 'done' && result.step)
    }
    expect(steps).toEqual([
      'REGISTERED',
      'COLLECTED',
      'IN_TRANSIT',
      'ARRIVED',
      'OUT_FOR_DELIVERY',
      'DELIVERED',
      'DELIVERED',
    ])
    expect(await list()).toMatchObject([{ invoiceNo: parcel.invoiceNo, step: 'DELIVERED' }])
  })

  it('한 번에 배달하고, 잃어버리고, 멈추게 한다', async () => {
    const other = { courier: 'LOGEN', invoiceNo: '30834744231' } as const
    const { couriers } = world.integrations
    await move(other.invoiceNo, { step: 'delivered' })
    expect(await couriers.track(other)).toMatchObject({ step: 'DELIVERED', isScanned: true })
    // 다른 택배사의 번호가 아니다.
    expect(await couriers.track({ ...other, courier: 'CJ' })).toMatchObject({ kind: 'refused' })
    const lost = { courier: 'EPOST', invoiceNo: '6865421234567' } as const
    await move(lost.invoiceNo, { step: 'next' })
    await move(lost.invoiceNo, { step: 'lost' })
    expect(await couriers.track(lost)).toMatchObject({ step: 'LOST' })
    await move(lost.invoiceNo, { trouble: 'error' })
    expect(await couriers.track(lost)).toMatchObject({ kind: 'unknown' })
    await move(lost.invoiceNo, { trouble: 'none' })
    expect(await couriers.track(lost)).toMatchObject({ step: 'LOST' })
  })

  it('움직일 수 없는 것은 400이다', async () => {
    expect((await move('12', { step: 'next' })).status).toBe(400)
    expect((await move('6865421234567', { step: 'fly' })).status).toBe(400)
    expect((await move('6865421234567', {})).status).toBe(400)
  })

  it('사람이 보는 화면에 번호와 단추가 있다', async () => {
    const page = await world.visit('/sandbox/parcels')
    expect(page.status).toBe(200)
    const text = await page.text()
    expect(text).toContain('454121749896')
    expect(text).toContain('한진택배')
    const moved = await world.post('/sandbox/parcels/6865421234567', { step: 'returned' })
    expect(moved.status).toBe(303)
  })
})
