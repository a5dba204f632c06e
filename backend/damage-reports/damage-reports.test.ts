import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import {
  seedBankAccount,
  seedDamageReport,
  seedStore,
  seedUser,
} from '#backend/demo/seed/builders/index.ts'
import { deliverBatch } from '#backend/notices/deliver-batch.ts'
import type { DamagePart, DamageTarget } from '#contracts/damage-report.ts'
import { DAMAGE_LIMITS, type DamageDecision } from '#contracts/damage-report-rules.ts'
import type { DecisionReason } from '#contracts/decision-reasons.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { type CardFixture, createCardFixture } from '#tests/support/card-fixture.ts'
import { aReason } from '#tests/support/decision-reason.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import { PLACE_TAG, phonePhoto } from '#tests/support/made-files.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { evidenceName } from './evidence-name.ts'
import { sweepDamageReports } from './sweep-damage-reports.ts'

const START = new Date('2026-11-21T03:00:00Z')

let database: Database
let world: CardFixture
beforeAll(async () => {
  database = await createTestDatabase()
  world = createCardFixture(database, START)
}, 60_000)
afterAll(() => database?.close())

let phones = 0
const newPhone = () => {
  phones += 1
  return `0107000${String(phones).padStart(4, '0')}`
}

async function member({ phone = newPhone(), role = 'USER' as 'USER' | 'OPERATOR' } = {}) {
  const { userSeq } = await seedUser(database.kysely, {
    phone_no: phone,
    role,
    created_at: new Date('2026-01-02T00:00:00Z'),
  })
  const { storeSeq } = await seedStore(database.kysely, { user_seq: userSeq })
  const bearer = await bearerOf(world.dependencies, userSeq)
  const clients = hostClients(world.dependencies)
  return {
    phone,
    userSeq,
    storeSeq,
    cs: clients('customerService', { bearer }),
    boot: clients('boot', { bearer }),
    main: clients('main', { bearer }),
  }
}
type Member = Awaited<ReturnType<typeof member>>

const visitor = () => hostClients(world.dependencies)('customerService', {})

const photoFile = async () =>
  new File([new Uint8Array(await phonePhoto(120, 90))], 'proof.jpg', { type: 'image/jpeg' })

const target = (typed: Partial<DamageTarget>): DamagePart => ({
  step: 'target',
  phone: '',
  bankCode: null,
  accountNo: '',
  email: '',
  messenger: '',
  ...typed,
})
const TRADE: DamagePart = {
  step: 'trade',
  method: 'NOT_SENT',
  channel: 'OTHER_MARKET',
  goods: '아이폰 15',
  categorySeq: null,
  amount: 650_000,
  happenedOn: '2026-11-20',
}
const STORY: DamagePart = {
  step: 'story',
  story: '입금하고 나서 송장 번호를 주지 않더니 연락이 끊겼어요.',
  policeNo: '2026-000123',
}

/** A complete draft against somebody. */
async function drafted(reporter: Member, typed: Partial<DamageTarget>, trade = TRADE) {
  const { reportSeq } = await reporter.cs.openDamageReport({ formKey: randomUUID() })
  await reporter.cs.saveDamageReport({ reportSeq, version: 1, part: target(typed) })
  await reporter.cs.saveDamageReport({ reportSeq, version: 2, part: trade })
  await reporter.cs.saveDamageReport({ reportSeq, version: 3, part: STORY })
  await reporter.cs.addDamageEvidence({
    reportSeq,
    uploadId: randomUUID(),
    photo: await photoFile(),
  })
  return reportSeq
}

/** A decision with a reason that it can have. */
const decide = ({ cs }: Member, reportSeq: number, decision: DamageDecision, note = '') =>
  cs.decideDamageReport({
    reportSeq,
    decision,
    reasonCode: decision === 'REVIEW' ? null : aReason('DAMAGE', decision),
    note,
  })

async function published(
  reporter: Member,
  operator: Member,
  typed: Partial<DamageTarget>,
  trade = TRADE,
) {
  const reportSeq = await drafted(reporter, typed, trade)
  await reporter.cs.submitDamageReport({ reportSeq, version: 4 })
  await decide(operator, reportSeq, 'REVIEW')
  await decide(operator, reportSeq, 'PUBLISH')
  return reportSeq
}

const firstEvidence = async ({ cs }: Member, reportSeq: number) =>
  (await cs.damageReport({ reportSeq })).evidence[0]?.evidenceId ?? ''

const countOf = async (text: string) => {
  const { key } = await visitor().lookUpFraud({ text })
  return (await visitor().fraudLookup({ key })).all.count
}

const inboxOf = async ({ boot }: Member) => {
  const log = { error: () => undefined, info: () => undefined }
  while (await deliverBatch({ kysely: database.kysely, log, onDelivered: () => undefined }));
  return (await boot.notices({})).items.map(({ kind, title }) => ({ kind, title }))
}

describe('피해사례는 접수, 검토, 게시를 거쳐 조회에 나온다', () => {
  it('게시되기 전에는 나오지 않고, 게시되면 나온다', async () => {
    const [reporter, operator] = [await member(), await member({ role: 'OPERATOR' })]
    const phone = newPhone()
    const reportSeq = await drafted(reporter, {
      phone,
      bankCode: '090',
      accountNo: '3333-01-7654321',
    })
    expect(await countOf(phone)).toBe(0)
    await reporter.cs.submitDamageReport({ reportSeq, version: 4 })
    expect(await countOf(phone)).toBe(0)
    await decide(operator, reportSeq, 'REVIEW')
    await decide(operator, reportSeq, 'PUBLISH')
    expect(await countOf(phone)).toBe(1)
    expect(await countOf('카뱅 3333017654321')).toBe(1)
    expect(await countOf('국민 3333017654321')).toBe(1)
    const { state, events } = await reporter.cs.damageReport({ reportSeq })
    expect([state, events.map((event) => event.state)]).toEqual([
      'PUBLISHED',
      ['RECEIVED', 'REVIEWING', 'PUBLISHED'],
    ])
    expect((await inboxOf(reporter))[0]).toEqual({
      kind: 'DAMAGE_STEP',
      title: '등록한 피해사례가 게시됐어요',
    })
  })

  it('반려되면 이유를 보고 고쳐서 다시 보내고, 게시된 것은 거둘 수 있다', async () => {
    const [reporter, operator] = [await member(), await member({ role: 'OPERATOR' })]
    const phone = newPhone()
    const reportSeq = await drafted(reporter, { phone })
    await reporter.cs.submitDamageReport({ reportSeq, version: 4 })
    await decide(operator, reportSeq, 'REVIEW')
    const bare = decide(operator, reportSeq, 'RETURN')
    expect(await refusalOf(bare)).toMatchObject({ code: 'NOTE' })
    const note = '이체 내역이 보이지 않아요.'
    await decide(operator, reportSeq, 'RETURN', note)
    expect((await reporter.cs.damageReport({ reportSeq })).events.at(-1)).toMatchObject({
      state: 'RETURNED',
      note,
    })
    await reporter.cs.saveDamageReport({ reportSeq, version: 4, part: STORY })
    await reporter.cs.submitDamageReport({ reportSeq, version: 5 })
    await decide(operator, reportSeq, 'REVIEW')
    await decide(operator, reportSeq, 'PUBLISH')
    expect(await countOf(phone)).toBe(1)
    await reporter.cs.withdrawDamageReport({ reportSeq })
    expect(await countOf(phone)).toBe(0)
  })

  it('빠진 것이 있으면 무엇이 빠졌는지 말하고 보내지 않는다', async () => {
    const reporter = await member()
    const { reportSeq } = await reporter.cs.openDamageReport({ formKey: randomUUID() })
    const sent = await refusalOf(reporter.cs.submitDamageReport({ reportSeq, version: 1 }))
    expect(sent).toMatchObject({
      code: 'INCOMPLETE',
      message: '아직 적지 않은 내용이 있어요.',
    })
  })

  it('두 기기에서 이어 쓰면 먼저 저장한 내용을 말없이 덮어쓰지 않는다', async () => {
    const reporter = await member()
    const { reportSeq } = await reporter.cs.openDamageReport({ formKey: randomUUID() })
    await reporter.cs.saveDamageReport({ reportSeq, version: 1, part: STORY })
    const late = reporter.cs.saveDamageReport({ reportSeq, version: 1, part: TRADE })
    expect(await refusalOf(late)).toMatchObject({ code: 'STALE' })
    await reporter.cs.saveDamageReport({ reportSeq, version: 2, part: TRADE })
    expect(await reporter.cs.damageReport({ reportSeq })).toMatchObject({
      goods: '아이폰 15',
      policeNo: '2026-000123',
    })
    const whole = await drafted(reporter, { phone: newPhone() })
    const unseen = reporter.cs.submitDamageReport({ reportSeq: whole, version: 3 })
    expect(await refusalOf(unseen)).toMatchObject({ code: 'STALE' })
  })

  it('나 자신, 같은 상대방의 같은 날, 미래의 날짜, 맞지 않는 번호는 받지 않는다', async () => {
    const reporter = await member()
    const self = await drafted(reporter, { phone: reporter.phone })
    const own = reporter.cs.submitDamageReport({ reportSeq: self, version: 4 })
    expect(await refusalOf(own)).toMatchObject({ code: 'OWN' })
    const phone = newPhone()
    const first = await drafted(reporter, { phone })
    await reporter.cs.submitDamageReport({ reportSeq: first, version: 4 })
    const second = await drafted(reporter, { phone: `+82 ${phone.slice(1)}` })
    const again = reporter.cs.submitDamageReport({ reportSeq: second, version: 4 })
    expect(await refusalOf(again)).toMatchObject({ code: 'DUPLICATE' })
    const save = (part: DamagePart) =>
      refusalOf(reporter.cs.saveDamageReport({ reportSeq: second, version: 4, part }))
    expect(await save({ ...TRADE, happenedOn: '2026-11-22' })).toMatchObject({ code: 'WRONG_DAY' })
    expect(await save(target({ phone: '1234' }))).toMatchObject({ code: 'WRONG_PHONE' })
    expect(await save(target({ accountNo: '110123456789' }))).toMatchObject({
      code: 'WRONG_ACCOUNT',
      message: '은행을 골라 주세요.',
    })
    expect(await save(target({ email: 'nobody' }))).toMatchObject({ code: 'WRONG_EMAIL' })
  })

  it('다른 회원의 피해사례는 읽지도 고치지도 못하고, 운영자도 쓰는 중인 것은 보지 못한다', async () => {
    const [reporter, other] = [await member(), await member()]
    const operator = await member({ role: 'OPERATOR' })
    const reportSeq = await drafted(reporter, { phone: newPhone() })
    const evidenceId = await firstEvidence(reporter, reportSeq)
    const refused = [
      () => other.cs.damageReport({ reportSeq }),
      () => other.cs.saveDamageReport({ reportSeq, version: 4, part: STORY }),
      () => other.cs.damageEvidence({ reportSeq, evidenceId }),
      () => other.cs.removeDamageEvidence({ reportSeq, evidenceId }),
      () => other.cs.submitDamageReport({ reportSeq, version: 4 }),
      () => other.cs.withdrawDamageReport({ reportSeq }),
      () => operator.cs.damageCase({ reportSeq }),
      () => operator.cs.damageCaseEvidence({ reportSeq, evidenceId }),
      () => decide(operator, reportSeq, 'REVIEW'),
    ]
    for (const call of refused) expect(await refusalOf(call())).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('증거 자료', () => {
  it('다시 만든 사진만 남고 위치와 원본은 남지 않는다', async () => {
    const reporter = await member()
    const { reportSeq } = await reporter.cs.openDamageReport({ formKey: randomUUID() })
    const { evidenceId } = await reporter.cs.addDamageEvidence({
      reportSeq,
      uploadId: randomUUID(),
      photo: await photoFile(),
    })
    const { content } = await reporter.cs.damageEvidence({ reportSeq, evidenceId })
    const stored = Buffer.from(content, 'base64')
    expect(stored.subarray(0, 2).toString('hex')).toBe('ffd8')
    expect(stored.includes('GPS')).toBe(false)
    expect(stored.includes(PLACE_TAG)).toBe(false)
    await reporter.cs.removeDamageEvidence({ reportSeq, evidenceId })
    expect(await world.dependencies.mediaStore.get(evidenceName(evidenceId))).toBeNull()
  })

  it('프로그램, 문서, 빈 파일은 거절한다', async () => {
    const reporter = await member()
    const { reportSeq } = await reporter.cs.openDamageReport({ formKey: randomUUID() })
    const add = (bytes: Uint8Array<ArrayBuffer>) =>
      refusalOf(
        reporter.cs.addDamageEvidence({
          reportSeq,
          uploadId: randomUUID(),
          photo: new File([bytes], 'proof.jpg', { type: 'image/jpeg' }),
        }),
      )
    expect(await add(new Uint8Array())).toMatchObject({ code: 'EMPTY' })
    expect(await add(new Uint8Array(Buffer.from('MZ\u0090\0 a program')))).toMatchObject({
      code: 'WRONG_TYPE',
    })
    expect(await add(new Uint8Array(Buffer.from('%PDF-1.7 a document')))).toMatchObject({
      code: 'WRONG_TYPE',
    })
  })

  it('열 장까지 받고, 같은 사진을 다시 보내도 한 장이다', async () => {
    const reporter = await member()
    const { reportSeq } = await reporter.cs.openDamageReport({ formKey: randomUUID() })
    const photo = await photoFile()
    const add = (uploadId: string) => reporter.cs.addDamageEvidence({ reportSeq, uploadId, photo })
    const first = randomUUID()
    const { evidenceId } = await add(first)
    for (let count = 1; count < DAMAGE_LIMITS.files; count += 1) await add(randomUUID())
    expect(await add(first)).toMatchObject({ evidenceId })
    expect(await refusalOf(add(randomUUID()))).toMatchObject({ code: 'TOO_MANY' })
    const { evidence } = await reporter.cs.damageReport({ reportSeq })
    expect(evidence).toHaveLength(DAMAGE_LIMITS.files)
  })
})

describe('이의', () => {
  it('번호의 주인이 내면 바로 가려지고, 30일이 지나도록 결정이 없으면 다시 나온다', async () => {
    const [reporter, accused] = [await member(), await member()]
    const operator = await member({ role: 'OPERATOR' })
    const reportSeq = await published(reporter, operator, { phone: accused.phone })
    expect(await countOf(accused.phone)).toBe(1)
    expect((await accused.cs.damageReports()).about).toMatchObject([{ reportSeq, objection: null }])
    expect((await inboxOf(accused))[0]?.kind).toBe('DAMAGE_NAMED')
    const text = '저는 그 사람과 거래한 적이 없어요. 번호를 도용당했어요.'
    await accused.cs.objectToDamageReport({ reportSeq, text })
    expect(await countOf(accused.phone)).toBe(0)
    const before = world.now()
    world.wait(29 * DAY_MS)
    expect(await countOf(accused.phone)).toBe(0)
    world.wait(2 * DAY_MS)
    expect(await countOf(accused.phone)).toBe(1)
    world.setTime(before)
    await decide(operator, reportSeq, 'UPHOLD', '도용이 맞아요.')
    world.wait(40 * DAY_MS)
    expect(await countOf(accused.phone)).toBe(0)
    world.setTime(before)
    expect((await reporter.cs.damageReport({ reportSeq })).state).toBe('REMOVED')
  })

  it('받아들이지 않으면 다시 게시되고, 두 번째 이의는 받지 않는다', async () => {
    const [reporter, accused] = [await member(), await member()]
    const operator = await member({ role: 'OPERATOR' })
    const reportSeq = await published(reporter, operator, { phone: accused.phone })
    const text = '사실이 아니에요. 물건을 보냈고 받았다는 답도 있어요.'
    await accused.cs.objectToDamageReport({ reportSeq, text })
    const note = '보냈다는 기록을 찾지 못했어요.'
    await decide(operator, reportSeq, 'REJECT', note)
    expect(await countOf(accused.phone)).toBe(1)
    const again = accused.cs.objectToDamageReport({ reportSeq, text: `${text} 다시 봐 주세요.` })
    expect(await refusalOf(again)).toMatchObject({ code: 'ONCE' })
  })

  it('내가 낸 사례에도, 나와 상관없는 사례에도 낼 수 없다', async () => {
    const [reporter, stranger] = [await member(), await member()]
    const operator = await member({ role: 'OPERATOR' })
    const reportSeq = await published(reporter, operator, { phone: newPhone() })
    const text = '이 사례는 사실과 다르다고 생각합니다. 확인해 주세요.'
    expect(await refusalOf(reporter.cs.objectToDamageReport({ reportSeq, text }))).toMatchObject({
      code: 'OWN',
    })
    expect(await refusalOf(stranger.cs.objectToDamageReport({ reportSeq, text }))).toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('운영자는 자기에 대한 사례를 결정하지 못하고, 먼저 끝난 결정은 바뀌지 않는다', async () => {
    const [reporter, operator] = [await member(), await member({ role: 'OPERATOR' })]
    const other = await member({ role: 'OPERATOR' })
    const reportSeq = await drafted(reporter, { phone: operator.phone })
    await reporter.cs.submitDamageReport({ reportSeq, version: 4 })
    const own = decide(operator, reportSeq, 'REVIEW')
    expect(await refusalOf(own)).toMatchObject({ code: 'OWN' })
    await decide(other, reportSeq, 'REVIEW')
    await decide(other, reportSeq, 'RETURN', '증거가 부족해요.')
    const late = decide(other, reportSeq, 'PUBLISH')
    expect(await refusalOf(late)).toMatchObject({ code: 'CLOSED' })
  })
})

type Person = Awaited<ReturnType<CardFixture['person']>>

async function undo({ main }: Member) {
  const [newest] = (await main.undoable()).items
  if (!newest) throw new Error('nothing to take back')
  return main.undo({ undoSeq: newest.undoSeq })
}

const stateOf = async ({ cs }: Member, reportSeq: number) => {
  const { state, events, objection } = await cs.damageReport({ reportSeq })
  return { state, history: events.map((event) => event.state), objection: objection?.state }
}

describe('피해사례의 결정을 되돌리면', () => {
  it('게시가 없던 일이 되고, 이미 읽은 사람은 모두 바로잡은 안내를 받는다', async () => {
    const [reporter, operator] = [await member(), await member({ role: 'OPERATOR' })]
    const accused = await member()
    const [partner, someone] = [await member(), await world.person()]
    const [seller, buyer] = [accused, partner].map(({ userSeq, storeSeq }) => ({
      ...someone,
      userSeq,
      storeSeq,
    })) as [Person, Person]
    await world.room(seller, buyer, await world.product(seller), START)
    const reportSeq = await published(reporter, operator, { phone: accused.phone })
    expect(await countOf(accused.phone)).toBe(1)
    await inboxOf(reporter)
    for (const { userSeq } of [accused, partner])
      await database.kysely
        .updateTable('notice')
        .set({ read_at: START })
        .where('user_seq', '=', userSeq)
        .execute()
    expect(await undo(operator)).toEqual({ kind: 'DAMAGE' })
    expect(await countOf(accused.phone)).toBe(0)
    expect(await stateOf(reporter, reportSeq)).toEqual({
      state: 'REVIEWING',
      history: ['RECEIVED', 'REVIEWING', 'PUBLISHED', 'REVIEWING'],
    })
    expect((await inboxOf(reporter)).map(({ title }) => title)).not.toContain(
      '등록한 피해사례가 게시됐어요',
    )
    expect((await inboxOf(accused))[0]?.title).toBe('나에 대한 피해사례를 다시 확인하고 있어요')
    expect((await inboxOf(partner))[0]?.title).toBe(
      '거래 상대가 피해사례에 올랐다는 안내를 바로잡아요',
    )
    expect((await operator.main.undoable()).items).toEqual([])
  })

  it('이의에 대한 결정도 되돌아가고, 그동안 피해사례는 다시 가려진다', async () => {
    const [reporter, accused] = [await member(), await member()]
    const operator = await member({ role: 'OPERATOR' })
    const reportSeq = await published(reporter, operator, { phone: accused.phone })
    await accused.cs.objectToDamageReport({
      reportSeq,
      text: '물건을 보냈고 송장도 있어요. 확인해 주세요.',
    })
    const note = '다시 확인했어요.'
    for (const decision of ['REJECT', 'UPHOLD'] as const) {
      await decide(operator, reportSeq, decision, note)
      expect(await countOf(accused.phone)).toBe(decision === 'REJECT' ? 1 : 0)
      await undo(operator)
      expect(await countOf(accused.phone)).toBe(0)
      expect(await stateOf(reporter, reportSeq)).toMatchObject({
        state: 'OBJECTED',
        objection: 'OPEN',
      })
    }
  })

  it('그사이 누가 이어서 무엇을 했으면 되돌릴 수 없다', async () => {
    const [reporter, operator] = [await member(), await member({ role: 'OPERATOR' })]
    const reportSeq = await published(reporter, operator, { phone: newPhone() })
    await reporter.cs.withdrawDamageReport({ reportSeq })
    expect(await refusalOf(undo(operator))).toMatchObject({ status: 409, code: 'CHANGED' })
    expect((await stateOf(reporter, reportSeq)).state).toBe('WITHDRAWN')
  })
})

describe('결정에는 맞는 판단이 있어야 한다', () => {
  it('다른 결정의 판단이나 판단이 없는 결정은 거절하고, 고른 판단은 회원도 읽는다', async () => {
    const [reporter, operator] = [await member(), await member({ role: 'OPERATOR' })]
    const reportSeq = await drafted(reporter, { phone: newPhone() })
    await reporter.cs.submitDamageReport({ reportSeq, version: 4 })
    const decideFor = (decision: DamageDecision, reasonCode: DecisionReason | null) =>
      operator.cs.decideDamageReport({ reportSeq, decision, reasonCode, note: '확인했어요.' })
    await decideFor('REVIEW', null)
    for (const reasonCode of [null, 'UNCLEAR', 'FRAUD'] as const)
      expect(await refusalOf(decideFor('PUBLISH', reasonCode))).toMatchObject({
        status: 422,
        code: 'WRONG_REASON',
      })
    await decideFor('PUBLISH', 'POLICE_PROVEN')
    const { events } = await reporter.cs.damageReport({ reportSeq })
    expect(events.at(-1)).toMatchObject({ state: 'PUBLISHED', reasonCode: 'POLICE_PROVEN' })
  })
})

describe('번호는 죄가 없다', () => {
  it('가입하기 오래전에 신고된 번호는 지금 주인의 기록이 아니다', async () => {
    const reporter = await member()
    const now = await member()
    const report = (happened_on: string) =>
      seedDamageReport(database.kysely, world.dependencies.keys, {
        user_seq: reporter.userSeq,
        target: { phone: now.phone },
        at: START,
        happened_on,
      })
    await report('2025-09-01')
    expect(await visitor().sellerRecords({ storeSeq: now.storeSeq })).toMatchObject({ count: 0 })
    // Nor are the people told whom the member talked with.
    const operator = await member({ role: 'OPERATOR' })
    const seller = { ...(await world.person()), storeSeq: now.storeSeq }
    const buyer = await member()
    const partner = { ...(await world.person()), storeSeq: buyer.storeSeq, userSeq: buyer.userSeq }
    await world.room(seller, partner, await world.product(seller), START)
    await published(
      reporter,
      operator,
      { phone: now.phone },
      { ...TRADE, happenedOn: '2025-09-02' },
    )
    expect(await inboxOf(buyer)).toEqual([])
    expect(await inboxOf(now)).toEqual([])
    await report('2026-11-01')
    expect(await visitor().sellerRecords({ storeSeq: now.storeSeq })).toEqual({
      count: 1,
      lastOn: '2026-11-01',
      hasPhone: true,
      hasAccount: false,
    })
  })

  it('내 정산 계좌에 대한 사례는 내 기록이고, 이의를 낼 수 있다', async () => {
    const [reporter, owner] = [await member(), await member()]
    const accountNo = '110233445566'
    await seedBankAccount(database.kysely, world.dependencies.keys, {
      userSeq: owner.userSeq,
      accountNo,
      holderName: '김예금',
      at: START,
    })
    const { reportSeq } = await seedDamageReport(database.kysely, world.dependencies.keys, {
      user_seq: reporter.userSeq,
      target: { bankCode: '088', accountNo },
      at: START,
    })
    const recordsOf = () => visitor().sellerRecords({ storeSeq: owner.storeSeq })
    expect(await recordsOf()).toMatchObject({ count: 1, hasAccount: true })
    await owner.cs.objectToDamageReport({
      reportSeq,
      text: '물건을 보냈고 받았다는 답도 대화에 남아 있어요. 송장도 있어요.',
    })
    expect(await recordsOf()).toMatchObject({ count: 0 })
  })

  it('신고된 회원과 30일 안에 이야기한 사람에게만 알린다', async () => {
    const reporter = await member()
    const operator = await member({ role: 'OPERATOR' })
    const [accused, lately, longAgo] = [await member(), await member(), await member()]
    const seller = { ...(await world.person()), storeSeq: accused.storeSeq }
    const productSeq = await world.product(seller)
    const inRoom = async ({ storeSeq, userSeq }: Member, at: Date) =>
      world.room(seller, { ...(await world.person()), storeSeq, userSeq }, productSeq, at)
    await inRoom(lately, new Date(START.getTime() - 5 * DAY_MS))
    await inRoom(longAgo, new Date(START.getTime() - 60 * DAY_MS))
    await published(reporter, operator, { phone: accused.phone })
    const kinds = async (who: Member) => (await inboxOf(who)).map(({ kind }) => kind)
    expect(await kinds(lately)).toContain('PARTNER_REPORTED')
    expect(await kinds(longAgo)).toEqual([])
    expect(await kinds(accused)).not.toContain('PARTNER_REPORTED')
  })
})

describe('이어진 계정', () => {
  it('게시되면 이어진 회원과 그 상대에게 알리고, 이의를 내면 빠지고, 운영자가 결정한다', async () => {
    // An operator decides nothing on a report of their own.
    const reporter = await member({ role: 'OPERATOR' })
    const [accused, linked, buyer] = [await member(), await member(), await member()]
    const operator = await member({ role: 'OPERATOR' })
    for (const { userSeq } of [accused, linked])
      await seedBankAccount(database.kysely, world.dependencies.keys, {
        userSeq,
        accountNo: '110555666777',
        holderName: '김예금',
        at: START,
      })
    const seller = { ...(await world.person()), storeSeq: linked.storeSeq }
    const partner = { ...(await world.person()), storeSeq: buyer.storeSeq, userSeq: buyer.userSeq }
    await world.room(seller, partner, await world.product(seller), START)
    const reportSeq = await published(reporter, operator, { phone: accused.phone })

    expect((await inboxOf(linked))[0]).toEqual({
      kind: 'DAMAGE_LINKED',
      title: '내 계정이 피해사례에 오른 계정과 이어져 있어요',
    })
    expect((await inboxOf(buyer))[0]?.title).toContain('상대와 이어진 계정이')
    // Nobody else learns of it.
    expect(await visitor().sellerRecords({ storeSeq: linked.storeSeq })).toMatchObject({ count: 0 })
    expect((await linked.cs.damageReports()).about).toMatchObject([
      { reportSeq, linkedBy: ['ACCOUNT'], objection: null },
    ])
    expect((await buyer.cs.damageReports()).about).toEqual([])

    const clusterOf = async () => (await operator.cs.damageCase({ reportSeq })).cluster
    expect(await clusterOf()).toMatchObject({
      members: [
        { userSeq: accused.userSeq, hops: 0 },
        { userSeq: linked.userSeq, hops: 1, isJoined: true },
      ],
      links: [{ reasons: [{ kind: 'ACCOUNT' }] }],
    })
    const text = '가게를 넘겨받을 때 쓰던 계좌예요. 저는 그 거래를 알지 못해요.'
    const object = (who: Member) => who.cs.objectToDamageReport({ reportSeq, text })
    expect(await refusalOf(object(buyer))).toMatchObject({ code: 'NOT_FOUND' })
    const first = await object(linked)
    expect(await object(linked)).toEqual(first)
    // The report itself stays.
    expect(await countOf(accused.phone)).toBe(1)
    expect((await clusterOf()).members[1]).toMatchObject({ isJoined: false, objection: { text } })
    expect((await operator.cs.damageDesk({ state: 'OBJECTED' })).items).toContainEqual(
      expect.objectContaining({ reportSeq }),
    )

    const decide = (decision: 'CUT' | 'KEEP', userSeq = linked.userSeq, who = operator) =>
      who.cs.decideDamageLink({ reportSeq, userSeq, decision, note: '대화를 확인했어요.' })
    expect(await refusalOf(decide('CUT', buyer.userSeq))).toMatchObject({ code: 'NOT_FOUND' })
    expect(await refusalOf(decide('CUT', linked.userSeq, reporter))).toMatchObject({ code: 'OWN' })
    expect(await decide('KEEP')).toEqual({ isJoined: true })
    expect((await clusterOf()).members[1]).toMatchObject({ isJoined: true })
    expect(await decide('CUT')).toEqual({ isJoined: false })
    expect(await decide('CUT')).toEqual({ isJoined: false })
    expect((await clusterOf()).members[1]).toMatchObject({ isJoined: false })
    expect((await inboxOf(linked)).map(({ title }) => title)).toEqual([
      '내 계정을 피해사례와 잇지 않기로 했어요',
      '피해사례와 이어진 계정에 대한 이의를 받아들이지 않았어요',
      '내 계정이 피해사례에 오른 계정과 이어져 있어요',
    ])
  })
})

describe('보관', () => {
  it('적은 번호는 어느 표에도 그대로 남지 않고, 오래된 초안은 사진과 함께 지워진다', async () => {
    const reporter = await member()
    const phone = newPhone()
    const reportSeq = await drafted(reporter, { phone, email: 'canary.seller@example.com' })
    const { rows } = await sql<{ dump: string }>`
      select string_agg(row_to_json(t)::text, ' ') as dump from (
        select to_json(r) from damage_report r where report_seq = ${reportSeq}
        union all select to_json(i) from damage_identifier i where report_seq = ${reportSeq}
      ) t`.execute(database.kysely)
    expect(rows[0]?.dump).toContain('***')
    expect(rows[0]?.dump).not.toContain(phone)
    expect(rows[0]?.dump).not.toContain('canary.seller')
    const evidenceId = await firstEvidence(reporter, reportSeq)
    const { kysely } = database
    const { mediaStore } = world.dependencies
    await sweepDamageReports({ kysely, mediaStore, now: new Date(START.getTime() + 300 * DAY_MS) })
    expect(await mediaStore.get(evidenceName(evidenceId))).not.toBeNull()
    await sweepDamageReports({ kysely, mediaStore, now: new Date(START.getTime() + 400 * DAY_MS) })
    expect(await mediaStore.get(evidenceName(evidenceId))).toBeNull()
    expect(await refusalOf(reporter.cs.damageReport({ reportSeq }))).toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})
