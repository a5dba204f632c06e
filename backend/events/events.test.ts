import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { seedEvent, seedStore, seedUser } from '#backend/demo/seed/builders/index.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { hostClients } from '#tests/support/host-client.ts'
import { testHostDependencies } from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const START = new Date('2026-11-23T03:00:00Z')
/** Shorter than the tokens of the people last. */
const STEP = 60_000

let database: Database
let now = START
let dependencies: ReturnType<typeof testHostDependencies>
let clients: ReturnType<typeof hostClients>
let operator: Awaited<ReturnType<typeof person>>
beforeAll(async () => {
  database = await createTestDatabase()
  dependencies = testHostDependencies(database, { now: () => now })
  clients = hostClients(dependencies)
  operator = await person({ role: 'OPERATOR' })
}, 60_000)
afterAll(() => database?.close())

async function person(values: Parameters<typeof seedUser>[1] = {}) {
  const { userSeq } = await seedUser(database.kysely, values)
  const { storeSeq } = await seedStore(database.kysely, { user_seq: userSeq })
  const bearer = await bearerOf(dependencies, userSeq)
  return {
    userSeq,
    storeSeq,
    init: clients('init', { bearer }),
    point: clients('point', { bearer }),
  }
}

/** An event that has started a minute ago and ends in a minute. */
async function running(values: Partial<Parameters<typeof seedEvent>[2]> = {}) {
  const { eventSeq } = await seedEvent(database.kysely, dependencies.keys, {
    starts_at: new Date(now.getTime() - STEP),
    ends_at: new Date(now.getTime() + STEP),
    ...values,
  })
  return { eventSeq }
}
const anonymous = () => clients('init')
const wait = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { code: string }) => error.code,
  )
const balanceOf = async ({ point }: Awaited<ReturnType<typeof person>>) =>
  (await point.points({})).balance

const CONTENT = {
  kind: 'DRAW' as const,
  title: '첫눈 이벤트',
  summary: '첫눈이 오면 포인트를 드려요',
  body: '참여하기를 눌러 주세요.',
  winners: 2,
  points: 500,
}
const content = (more: object = {}) => ({
  ...CONTENT,
  startsAt: new Date(now.getTime() + STEP).toISOString(),
  endsAt: new Date(now.getTime() + 2 * STEP).toISOString(),
  ...more,
})

describe('이벤트 참여', () => {
  it('참여 번호를 받고 내 참여를 다시 볼 수 있다', async () => {
    const event = await running()
    const [one, two] = [await person(), await person()]
    expect((await one.init.ownEntry(event)).entry).toBeNull()
    expect(await one.init.enterEvent(event)).toMatchObject({ entryNo: 1, points: null })
    const entry = await two.init.enterEvent(event)
    expect(entry).toMatchObject({ entryNo: 2, code: expect.stringMatching(/^[0-9a-f]{24}$/) })
    expect((await two.init.ownEntry(event)).entry).toEqual(entry)
  })

  it('끝나는 그 순간부터는 참여할 수 없고, 언제 끝났는지 알려 준다', async () => {
    const event = await running()
    const [early, late] = [await person(), await person()]
    wait(STEP - 1)
    expect(await codeOf(early.init.enterEvent(event))).toBe('done')
    wait(1)
    await expect(late.init.enterEvent(event)).rejects.toMatchObject({
      code: 'ENDED',
      status: 409,
      message: expect.stringMatching(/\d+월 \d+일 \d\d:\d\d에 끝난 이벤트예요/),
    })
    expect((await anonymous().event(event)).ended).toBe(true)
  })

  it('두 기기에서 한꺼번에 눌러도 한 번만 참여한다', async () => {
    const event = await running()
    const member = await person()
    const devices = await Promise.all(
      Array.from({ length: 4 }, async () =>
        clients('init', { bearer: await bearerOf(dependencies, member.userSeq) }),
      ),
    )
    const answers = await Promise.all(devices.map((init) => codeOf(init.enterEvent(event))))
    expect(answers.sort()).toEqual(['ALREADY', 'ALREADY', 'ALREADY', 'done'])
    await expect(member.init.enterEvent(event)).rejects.toMatchObject({
      status: 409,
      message: '이미 참여한 이벤트예요. 참여 번호는 1번이에요.',
    })
  })

  it('탈퇴하고 다시 가입해도 같은 사람은 한 번만 참여한다', async () => {
    const event = await running()
    const before = await person({ identity_hash: 'same-person' })
    await before.init.enterEvent(event)
    await database.kysely
      .updateTable('users')
      .set({ status: 'WITHDRAWN', identity_hash: null })
      .where('user_seq', '=', before.userSeq)
      .execute()
    const again = await person({ identity_hash: 'same-person' })
    expect(await codeOf(again.init.enterEvent(event))).toBe('SAME_PERSON')
    const other = await running()
    expect(await codeOf(again.init.enterEvent(other))).toBe('done')
  })

  it('운영자, 시작 전, 숨긴 이벤트, 참여가 없는 이벤트', async () => {
    const member = await person()
    expect(await codeOf(operator.init.enterEvent(await running()))).toBe('OPERATOR')
    const future = await running({ starts_at: new Date(now.getTime() + 1) })
    expect(await codeOf(member.init.enterEvent(future))).toBe('NOT_FOUND')
    expect(await codeOf(member.init.enterEvent(await running({ is_hidden: true })))).toBe(
      'NOT_FOUND',
    )
    const news = await running({ kind: 'NEWS', winners: 0, points: 0 })
    expect(await codeOf(member.init.enterEvent(news))).toBe('CLOSED')
    expect(await codeOf(anonymous().enterEvent(news))).toBe('UNAUTHORIZED')
  })

  it('선착순은 정한 인원까지만 바로 포인트를 준다', async () => {
    const event = await running({ kind: 'FIRST', winners: 2, points: 300 })
    const people = await Promise.all([person(), person(), person(), person()])
    const answers = await Promise.all(people.map(({ init }) => codeOf(init.enterEvent(event))))
    expect(answers.sort()).toEqual(['FULL', 'FULL', 'done', 'done'])
    const balances = await Promise.all(people.map(balanceOf))
    expect(balances.sort((a, b) => a - b)).toEqual([0, 0, 300, 300])
  })
})

describe('당첨자 추첨', () => {
  it('공개된 값만으로 당첨자를 다시 구할 수 있고, 포인트와 알림은 한 번만 간다', async () => {
    const event = await running({ winners: 2, points: 700 })
    const people = await Promise.all(Array.from({ length: 7 }, () => person()))
    for (const { init } of people) await init.enterEvent(event)
    const { draw: before } = await anonymous().event(event)
    expect(before).toMatchObject({ result: null })
    expect(JSON.stringify(before)).not.toContain('secret"')
    expect(await codeOf(anonymous().eventEntries(event))).toBe('NOT_FOUND')
    expect(await codeOf(operator.init.drawEvent(event))).toBe('RUNNING')
    wait(STEP)
    const draws = await Promise.all([1, 2, 3].map(() => codeOf(operator.init.drawEvent(event))))
    expect(draws.sort()).toEqual(['DRAWN', 'DRAWN', 'done'])

    // Checked as a visitor would, with nothing of ours.
    const { draw } = await anonymous().event(event)
    const { text } = await anonymous().eventEntries(event)
    const hash = (of: string) => createHash('sha256').update(of).digest('hex')
    const { secret = '', listHash = '', entryCount = 0, places = [] } = draw?.result ?? {}
    expect(hash(secret)).toBe(before?.secretHash)
    expect(hash(text)).toBe(listHash)
    expect(text.trim().split('\n')).toHaveLength(7)
    const seed = hash(`${secret}:${listHash}`)
    const ranked = Array.from({ length: entryCount }, (_, index) => index + 1).sort((one, other) =>
      hash(`${seed}:${one}`) < hash(`${seed}:${other}`) ? -1 : 1,
    )
    expect(places.map(({ entryNo }) => entryNo)).toEqual(ranked.slice(0, 2))

    const own = await Promise.all(people.map(({ init }) => init.ownEntry(event)))
    const balances = await Promise.all(people.map(balanceOf))
    expect(own.map(({ entry }) => entry?.points)).toEqual(balances)
    expect(balances.filter((balance) => balance === 700)).toHaveLength(2)
    const told = await database.kysely
      .selectFrom('notice_event')
      .select('payload')
      .where('kind', '=', 'EVENT_WON')
      .execute()
    expect(told.filter(({ payload }) => Object(payload).eventSeq === event.eventSeq)).toHaveLength(
      2,
    )
  })

  it('이름은 가려서 보이고, 탈퇴한 회원·운영자·정지된 회원은 뽑혀도 건너뛴다', async () => {
    const event = await running({ winners: 1 })
    const [gone, suspended, promoted, member] = [
      await person(),
      await person(),
      await person(),
      await person(),
    ]
    for (const { init } of [gone, suspended, promoted, member]) await init.enterEvent(event)
    const become = (userSeq: number, values: object) =>
      database.kysely.updateTable('users').set(values).where('user_seq', '=', userSeq).execute()
    await become(gone.userSeq, { status: 'WITHDRAWN' })
    await become(suspended.userSeq, { status: 'SUSPENDED' })
    await become(promoted.userSeq, { role: 'OPERATOR' })
    wait(STEP)
    expect(await operator.init.drawEvent(event)).toEqual({ winners: 1, entryCount: 4 })
    const { draw } = await anonymous().event(event)
    const places = draw?.result?.places ?? []
    expect(places.at(-1)).toMatchObject({ entryNo: 4, passedOver: null })
    expect(places.at(-1)?.name).toContain('*')
    for (const { passedOver } of places.slice(0, -1)) expect(passedOver).not.toBeNull()
    expect(await balanceOf(member)).toBe(1_000)
  })

  it('참여한 사람이 없어도 끝나고, 숨긴 이벤트와 추첨이 아닌 이벤트는 추첨하지 않는다', async () => {
    const [empty, hidden, first] = [
      await running(),
      await running({ is_hidden: true }),
      await running({ kind: 'FIRST' }),
    ]
    wait(STEP)
    expect(await operator.init.drawEvent(empty)).toEqual({ winners: 0, entryCount: 0 })
    expect(await codeOf(operator.init.drawEvent(hidden))).toBe('HIDDEN')
    expect(await codeOf(operator.init.drawEvent(first))).toBe('CLOSED')
    const member = await person()
    expect(await codeOf(member.init.drawEvent(empty))).not.toBe('done')
  })
})

describe('이벤트 관리', () => {
  it('예약한 이벤트는 시작하는 순간부터 보이고, 끝나도 남는다', async () => {
    const formKey = crypto.randomUUID()
    const typed = content()
    const { eventSeq } = await operator.init.addEvent({ formKey, content: typed })
    expect(await operator.init.addEvent({ formKey, content: typed })).toEqual({ eventSeq })
    expect(await codeOf(anonymous().event({ eventSeq }))).toBe('NOT_FOUND')
    expect((await anonymous().events({})).validUntil).not.toBeNull()
    wait(STEP)
    const shown = await anonymous().event({ eventSeq })
    expect(shown).toMatchObject({ ended: false, validUntil: shown.endsAt, winners: 2 })
    expect(shown.draw?.secretHash).toMatch(/^[0-9a-f]{64}$/)
    wait(STEP)
    expect(await anonymous().event({ eventSeq })).toMatchObject({ ended: true, validUntil: null })
    const { items } = await anonymous().events({ ended: true })
    expect(items.map((item) => item.eventSeq)).toContain(eventSeq)
  })

  it('지난 시각, 거꾸로 된 기간, 빠진 상품은 받지 않는다', async () => {
    const add = (typed: ReturnType<typeof content>) =>
      codeOf(operator.init.addEvent({ formKey: crypto.randomUUID(), content: typed }))
    expect(await add(content({ startsAt: new Date(now.getTime() - STEP).toISOString() }))).toBe(
      'PAST',
    )
    const { startsAt } = content()
    expect(await add(content({ endsAt: startsAt }))).toBe('ORDER')
    expect(await add(content({ points: 0 }))).toBe('TERMS')
    const member = await person()
    const typed = content()
    expect(
      await codeOf(member.init.addEvent({ formKey: crypto.randomUUID(), content: typed })),
    ).not.toBe('done')
  })

  it('시작한 뒤에는 글만 고치고, 참여 조건은 바꾸거나 되돌릴 수 없다', async () => {
    const typed = content()
    const { eventSeq } = await operator.init.addEvent({
      formKey: crypto.randomUUID(),
      content: typed,
    })
    const more = { ...typed, winners: 3 }
    expect(await operator.init.saveEvent({ eventSeq, version: 1, content: more })).toEqual({
      version: 2,
    })
    wait(STEP)
    const save = (version: number, changed: object) =>
      operator.init.saveEvent({ eventSeq, version, content: { ...more, ...changed } })
    expect(await codeOf(save(2, { points: 5 }))).toBe('STARTED')
    expect(await codeOf(save(1, { title: '늦은 제목' }))).toBe('OUTDATED')
    expect(await save(2, { title: '새 제목' })).toEqual({ version: 3 })
    const back = (toVersion: number) =>
      operator.init.stepEvent({ eventSeq, version: 3, step: 'ROLL_BACK', toVersion })
    expect(await codeOf(back(1))).toBe('STARTED')
    expect(await back(2)).toEqual({ version: 4 })
    const draft = await operator.init.eventDraft({ eventSeq })
    expect(draft).toMatchObject({ title: typed.title, winners: 3, hasStarted: true })
    expect(draft.versions.map(({ did }) => did)).toEqual(['ROLL_BACK', 'SAVE', 'SAVE', 'SAVE'])
  })

  it('숨기면 사라지고 다시 보일 수 있으며, 상태별로 모아 본다', async () => {
    const { eventSeq } = await running()
    const inDesk = async (state: 'SHOWN' | 'HIDDEN') =>
      (await operator.init.eventDesk({ state })).items.some((row) => row.eventSeq === eventSeq)
    expect(await inDesk('SHOWN')).toBe(true)
    await operator.init.stepEvent({ eventSeq, version: 1, step: 'HIDE' })
    expect(await codeOf(anonymous().event({ eventSeq }))).toBe('NOT_FOUND')
    expect([await inDesk('SHOWN'), await inDesk('HIDDEN')]).toEqual([false, true])
    await operator.init.stepEvent({ eventSeq, version: 2, step: 'SHOW' })
    expect(await codeOf(anonymous().event({ eventSeq }))).toBe('done')
  })
})

describe('이벤트 광고', () => {
  it('진행 중인 이벤트만, 여러 운영자가 함께 눌러도 한 번만 알린다', async () => {
    const event = await running({ winners: 1 })
    const sent = await Promise.all(
      Array.from({ length: 8 }, () => codeOf(operator.init.promoteEvent(event))),
    )
    expect(sent.sort()).toEqual([...Array.from({ length: 7 }, () => 'PROMOTED'), 'done'])
    const told = await database.kysely
      .selectFrom('notice_event')
      .select('payload')
      .where('kind', '=', 'PROMOTION')
      .execute()
    expect(told).toHaveLength(1)
    expect((await operator.init.eventDraft(event)).promotion.at).not.toBeNull()
    const other = await running({ winners: 1 })
    wait(STEP)
    expect(await codeOf(operator.init.promoteEvent(other))).toBe('NOT_SHOWN')
  })
})
