import { expect, test } from 'vitest'
import { type Release, SLOT_LIMITS, type Uploader, UploadSlots } from './upload-slots.ts'

const who = (userSeq: number, address: string | null = `198.51.100.${userSeq}`): Uploader => ({
  userSeq,
  address,
})

/** Slots that are all free at once. */
async function held(slots: UploadSlots, people: Uploader[]): Promise<Release[]> {
  const releases = await Promise.all(people.map((one) => slots.take(one)))
  return releases.map((release) => {
    if (!release) throw new Error('no place')
    return release
  })
}

test('한 사람이나 한 주소가 모든 자리를 차지하지 못한다', async () => {
  const slots = new UploadSlots({ waiting: 0 })
  await held(slots, [who(1), who(1), who(1)])
  expect(await slots.take(who(1))).toBeNull()
  expect(await slots.take(who(1, '203.0.113.9'))).toBeNull()
  await held(
    slots,
    [10, 11, 12, 13, 14, 15].map((userSeq) => who(userSeq, '192.0.2.1')),
  )
  expect(await slots.take(who(16, '192.0.2.1'))).toBeNull()
  expect(await slots.take(who(2))).not.toBeNull()
})

test('자리를 잡고 있는 스물넷이 끝나면 자리는 모두 다시 빈다', async () => {
  const slots = new UploadSlots({ waiting: 0 })
  const people = Array.from({ length: SLOT_LIMITS.inAll }, (_, index) => who(index))
  const releases = await held(slots, people)
  expect(await slots.take(who(99))).toBeNull()
  for (const release of [...releases, ...releases]) release()
  expect(slots.running).toBe(0)
  await held(slots, people)
})

test('자리가 없으면 온 차례로 기다리고, 제 몫을 다 쓴 사람은 남을 막지 않는다', async () => {
  const slots = new UploadSlots({ inAll: 4, ofUser: 3 })
  const order: string[] = []
  const [first, second, , other] = await held(slots, [who(1), who(1), who(1), who(2)])
  const waiting = [
    slots.take(who(1)).then(() => order.push('own')),
    slots.take(who(3)).then(() => order.push('third')),
    slots.take(who(4)).then(() => order.push('fourth')),
  ]
  expect(slots.waiting).toBe(3)
  // A slot of the other user is free, but the first in the queue has three.
  other?.()
  await waiting[1]
  expect(order).toEqual(['third'])
  first?.()
  await waiting[0]
  second?.()
  await Promise.all(waiting)
  expect(order).toEqual(['third', 'own', 'fourth'])
  expect([slots.running, slots.waiting]).toEqual([4, 0])
})

test('한 자리가 비면 그 사람의 다음 것도, 그 주소의 다음 사람도 들어온다', async () => {
  const slots = new UploadSlots({ inAll: 10, ofUser: 1, ofAddress: 1 })
  const [release] = await held(slots, [who(1, '192.0.2.1')])
  const waiting = [slots.take(who(1, '192.0.2.2')), slots.take(who(2, '192.0.2.1'))]
  release?.()
  for (const place of await Promise.all(waiting)) expect(place).not.toBeNull()
  expect([slots.running, slots.waiting]).toEqual([2, 0])
})

test('기다리는 줄에도 끝이 있고, 떠난 사람과 너무 오래 기다린 사람은 줄에서 빠진다', async () => {
  const slots = new UploadSlots({ inAll: 1, waiting: 3, waitingOfUser: 1, waitMs: 60_000 })
  const [release] = await held(slots, [who(1)])
  const leaving = new AbortController()
  const aborted = slots.take(who(2), leaving.signal)
  expect(await slots.take(who(2))).toBeNull()
  const patient = slots.take(who(3))
  const last = slots.take(who(4))
  expect(await slots.take(who(5))).toBeNull()
  leaving.abort()
  expect(await aborted).toBeNull()
  expect(slots.waiting).toBe(2)
  expect(await slots.take(who(6), AbortSignal.abort())).toBeNull()
  release?.()
  const next = await patient
  expect([slots.running, slots.waiting]).toEqual([1, 1])
  next?.()
  ;(await last)?.()
  expect([slots.running, slots.waiting]).toEqual([0, 0])
  const hasty = new UploadSlots({ inAll: 1, waitMs: 1 })
  await held(hasty, [who(1)])
  expect(await hasty.take(who(2))).toBeNull()
  expect(hasty.waiting).toBe(0)
})
