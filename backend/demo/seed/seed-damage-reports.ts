import type { Transaction } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import type { KeyRing } from '#backend/operation/key-ring.ts'
import type { BankCode } from '#contracts/banks.ts'
import { OBJECTION_DAYS } from '#contracts/damage-report-rules.ts'
import { DAY_MS } from '#contracts/durations.ts'
import type { FraudMethod } from '#contracts/fraud-constants.ts'
import { pickFrom, type Random, randomOf } from '../random.ts'
import { atKst } from './at-kst.ts'
import { seedBankAccount, seedDamageReport } from './builders/index.ts'
import { DEMO_PEOPLE } from './demo-facts.ts'

const PUBLISHED = 84
/** Numbers that Korea's plan never assigns, of people who were reported more than once. */
const REPEATED = ['01000009001', '01000009002', '01000009003', '01000009004']

type Case = readonly [method: FraudMethod, goods: string, slug: string, least: number, most: number]

/** How people are deceived, the usual first, with what was bought and for how much. */
const CASES: readonly Case[] = [
  ['NOT_SENT', '아이폰 15 프로 256GB', 'mobile-tablet', 650_000, 1_150_000],
  ['NOT_SENT', '콘서트 티켓 2장', 'ticket', 120_000, 480_000],
  ['NOT_SENT', '닌텐도 스위치 OLED', 'game', 180_000, 320_000],
  ['FAKE_PAYMENT_PAGE', '맥북 에어 M2', 'computer', 700_000, 1_300_000],
  ['FAKE_PAYMENT_PAGE', '캠핑 텐트', 'leisure-travel', 150_000, 600_000],
  ['REPEATED_PAYMENT', '아이패드 미니 6세대', 'mobile-tablet', 350_000, 1_900_000],
  ['OTHER_GOODS', '그래픽카드 RTX 4070', 'computer', 400_000, 750_000],
  ['OTHER_GOODS', '한정판 운동화', 'fashion-goods', 90_000, 380_000],
  ['COUNTERFEIT', '명품 카드지갑', 'luxury', 250_000, 900_000],
  ['USED_COUPON', '백화점 상품권', 'ticket', 50_000, 500_000],
  ['FAKE_DEPOSIT', '무선 이어폰', 'appliance', 60_000, 210_000],
  ['THIRD_PARTY', '중고 노트북', 'computer', 300_000, 800_000],
]
/** The first ones happen more often. */
const OFTEN = [...CASES, ...CASES.slice(0, 6), ...CASES.slice(0, 3)] as [Case, ...Case[]]
type BankNumbers = readonly [bankCode: BankCode, first: string, length: number]

/** Banks with the first digits of their accounts, and how many follow. */
const BANK_NUMBERS: [BankNumbers, ...BankNumbers[]] = [
  ['090', '3333', 9],
  ['092', '1000', 8],
  ['004', '4040', 10],
  ['088', '1101', 8],
]

const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => random.integer(0, 9)).join('')

function targetOf(random: Random, index: number) {
  const repeated = index % 6 === 0 ? REPEATED[(index / 6) % REPEATED.length] : undefined
  const phone = repeated ?? `0100000${String(8000 + index)}`
  const [bankCode, first, length] = random.pick(BANK_NUMBERS)
  const accountNo = `${first}${digits(random, length)}`
  if (index % 4 === 1) return { phone, bankCode, accountNo }
  if (index % 4 === 2) return { bankCode, accountNo }
  return index % 4 === 3 ? { phone, messenger: `deal_${digits(random, 4)}` } : { phone }
}

/** Reports of damage over a year; the demo people have some in every state, and one names 이하늘. */
export async function seedDamageReports(
  trx: Transaction<DB>,
  { keys, now }: { keys: KeyRing; now: Date },
): Promise<void> {
  const random = randomOf(1501)
  const people = DEMO_PEOPLE.map(({ storeSeq }) => storeSeq)
  const [members, categories] = await Promise.all([
    trx
      .selectFrom('store')
      .select(['user_seq', 'store_seq'])
      .where('status', '=', 'ACTIVE')
      .orderBy('store_seq')
      .limit(60)
      .execute(),
    trx.selectFrom('category').select(['category_seq', 'slug']).where('depth', '=', 1).execute(),
  ])
  const others = members.filter(({ store_seq }) => !people.includes(store_seq))
  const userOf = (person: number) =>
    members.find(({ store_seq }) => store_seq === people[person])?.user_seq
  const caseOf = () => {
    const [method, goods, slug, least, most] = random.pick(OFTEN)
    const category = categories.find((each) => each.slug === slug) ?? pickFrom(random, categories)
    return {
      method,
      goods,
      category_seq: category?.category_seq ?? null,
      amount: Math.round(random.between(least, most) / 1_000) * 1_000,
    }
  }
  for (let index = 0; index < PUBLISHED; index += 1) {
    const reporter = pickFrom(random, others)
    if (!reporter) return
    const age = index < 30 ? random.between(0.5, 28) : random.between(28, 360)
    const at = new Date(now.getTime() - age * DAY_MS)
    const happened = new Date(at.getTime() - random.between(1, 9) * DAY_MS)
    await seedDamageReport(trx, keys, {
      user_seq: reporter.user_seq,
      target: targetOf(random, index),
      at,
      ...caseOf(),
      happened_on: happened.toISOString().slice(0, 10),
      police_no: random.chance(0.4) ? `2026-${digits(random, 6)}` : '',
    })
  }
  const [seller, reporter] = [userOf(0), userOf(1)]
  if (seller === undefined || reporter === undefined) return
  const own = { target: { phone: '010-0000-7001' }, at: new Date(now.getTime() - 2 * DAY_MS) }
  await seedDamageReport(trx, keys, { user_seq: seller, ...own, ...caseOf(), state: 'DRAFT' })
  for (const state of ['RECEIVED', 'REVIEWING'] as const)
    await seedDamageReport(trx, keys, {
      user_seq: reporter,
      target: targetOf(random, state === 'RECEIVED' ? 901 : 902),
      at: new Date(now.getTime() - random.between(0.2, 1.5) * DAY_MS),
      ...caseOf(),
      state,
    })
  // 정유진 has objected to this one: it is hidden, and waits for an operator.
  const objectedAt = atKst(now, -2, '14:20')
  const hiddenUntil = new Date(objectedAt.getTime() + OBJECTION_DAYS * DAY_MS)
  const { reportSeq } = await seedDamageReport(trx, keys, {
    user_seq: others[0]?.user_seq ?? reporter,
    target: { phone: DEMO_PEOPLE[0]?.phone ?? '' },
    at: new Date(now.getTime() - 3 * DAY_MS),
    ...caseOf(),
    state: 'OBJECTED',
    hidden_until: hiddenUntil,
    updated_at: objectedAt,
  })
  await trx
    .insertInto('damage_objection')
    .values({
      report_seq: reportSeq,
      user_seq: seller,
      state: 'OPEN',
      text: '그날 거래한 사람은 제가 아니에요. 제 번호를 잘못 적은 것 같으니 대화 내용을 확인해 주세요.',
      hidden_until: hiddenUntil,
      at: objectedAt,
    })
    .execute()
  await seedDamageReport(trx, keys, {
    user_seq: reporter,
    target: { phone: DEMO_PEOPLE[3]?.phone ?? '' },
    at: new Date(now.getTime() - 1.2 * DAY_MS),
    ...caseOf(),
    method: 'NOT_SENT',
  })
  // A bank account to which two members are paid: operators see that the two are joined.
  const [bankCode, accountNo] = ['090', '3333019284756'] as const
  const at = new Date(now.getTime() - 1.1 * DAY_MS)
  for (const { user_seq: userSeq } of others.slice(-2))
    await seedBankAccount(trx, keys, { userSeq, bankCode, accountNo, holderName: '고은별', at })
  await seedDamageReport(trx, keys, {
    user_seq: reporter,
    target: { bankCode, accountNo },
    at,
    ...caseOf(),
  })
}
