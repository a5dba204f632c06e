import { EMOJI } from '#backend/demo/pictures/emoji.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { DUTY_KEYS } from '#contracts/duties.ts'
import { kstDay } from '#contracts/kst.ts'
import { type Random, randomOf, sample } from '../random.ts'
import { buildStorePicture } from './builders/rows.ts'
import { DEMO_PEOPLE, FIRST_STORE_SEQ, FIRST_USER_SEQ } from './demo-facts.ts'
import { buildRecommendCodes, identityOf } from './demo-identities.ts'
import { DEMO_STORE_TEXTS, STORE_TEXTS, type StoreText } from './texts/stores.ts'

/** People who only look, buy and follow; they make the follower counts. */
const PLAIN_USERS = 350

export interface DemoStore {
  storeSeq: number
  userSeq: number
  text: StoreText
  regionCode: string
  /** The name of its 동. */
  place: string
  /** How much it sells compared with other stores. */
  activity: number
  /** 0-1: how content its buyers are. */
  quality: number
  createdAt: Date
}

const FAMILY_NAMES = '김이박최정강조윤장임한오서신권황안송류홍'
const GIVEN_NAMES =
  '서연 민준 지우 하준 수빈 도윤 예린 시우 은지 현우 다은 지호 유나 준서 채원 건우 소율 태윤 나은 승현'.split(
    ' ',
  )

function personName(random: Random): string {
  const family = FAMILY_NAMES.charAt(random.integer(0, FAMILY_NAMES.length - 1))
  return family + (GIVEN_NAMES[random.integer(0, GIVEN_NAMES.length - 1)] ?? '하늘')
}

/** Days since the store opened, where a demo person needs it to be so. */
const FIXED_AGE: Readonly<Record<string, number>> = {
  '합정동 정리왕': 1480,
  '느긋한 구경꾼': 620,
  'noir 빈티지': 1130,
  이제막시작: 2,
  '두손 운영팀': 1600,
}

const FIXED_ACTIVITY: Readonly<Record<string, number>> = {
  '합정동 정리왕': 1.5,
  '느긋한 구경꾼': 0.08,
  'noir 빈티지': 2.4,
  이제막시작: 0,
  '두손 운영팀': 0,
}

const FIXED_FOLLOWERS: Readonly<Record<string, number>> = {
  '합정동 정리왕': 186,
  'noir 빈티지': 143,
}

/** The stores in order of their numbers, the demo people's first. */
export function planStores(now: Date, regionCodes: ReadonlyMap<string, string>): DemoStore[] {
  return [...DEMO_STORE_TEXTS, ...STORE_TEXTS].map((text, index) => {
    const random = randomOf(5000 + index)
    const regionCode = regionCodes.get(text.region)
    if (regionCode === undefined) throw new Error(`Unknown region of a store: ${text.region}`)
    const age = FIXED_AGE[text.name] ?? 370 + Math.round(1300 * random.next())
    const rolled = (0.25 + 1.1 * random.next() ** 2) * (text.isBusiness ? 2 : 1)
    return {
      storeSeq: FIRST_STORE_SEQ + index,
      userSeq: FIRST_USER_SEQ + index,
      text,
      regionCode,
      place: text.region.split(' ').at(-1) ?? text.region,
      activity: FIXED_ACTIVITY[text.name] ?? rolled,
      quality: index < 5 ? 0.95 : random.chance(0.06) ? 0.35 : 0.7 + 0.3 * random.next(),
      createdAt: new Date(now.getTime() - age * DAY_MS - random.integer(0, DAY_MS - 1)),
    }
  })
}

export interface StoreCounters {
  reviewCount: number
  ratingSum: number
}

/** Users, stores with their pictures, and who follows whom; counters agree with the rows. */
export function buildPeople(input: {
  now: Date
  stores: readonly DemoStore[]
  counters: ReadonlyMap<number, StoreCounters>
}) {
  const { now, stores, counters } = input
  const random = randomOf(6001)
  const storeUsers = stores.map((store) => {
    const person = DEMO_PEOPLE.find(({ storeSeq }) => storeSeq === store.storeSeq)
    return {
      user_seq: store.userSeq,
      phone_no: person?.phone ?? null,
      name: person?.name ?? personName(random),
      role: person?.role ?? 'USER',
      status: 'USER' as const,
      ...identityOf(person, store.createdAt),
      created_at: store.createdAt,
    }
  })
  const plainUsers = Array.from({ length: PLAIN_USERS }, (_, index) => ({
    user_seq: FIRST_USER_SEQ + stores.length + index,
    phone_no: null,
    name: personName(random),
    role: 'USER' as const,
    status: 'USER' as const,
    created_at: new Date(now.getTime() - random.integer(10, 900) * DAY_MS),
  }))
  const recommendCodes = buildRecommendCodes(storeUsers.length + plainUsers.length)
  const users = [...storeUsers, ...plainUsers].map((user, index) => ({
    ...user,
    duties: user.role === 'OPERATOR' ? DUTY_KEYS : [],
    recommend_code: recommendCodes[index],
  }))

  const follows = stores.flatMap((store) => {
    const wanted =
      FIXED_FOLLOWERS[store.text.name] ??
      Math.round(store.activity * store.quality * random.between(4, 34))
    const candidates = users.filter(({ user_seq }) => user_seq !== store.userSeq)
    return sample(random, candidates, wanted).map((user) => ({
      store_seq: store.storeSeq,
      user_seq: user.user_seq,
      created_at: momentBetween(random, later(store.createdAt, user.created_at), now),
    }))
  })
  const followers = new Map<number, number>()
  for (const { store_seq } of follows) followers.set(store_seq, (followers.get(store_seq) ?? 0) + 1)

  const pictures = stores.map((store) =>
    buildStorePicture({ emoji: EMOJI[store.text.emoji], seed: store.storeSeq }),
  )
  const storeRows = stores.map((store, index) => {
    const { reviewCount, ratingSum } = counters.get(store.storeSeq) ?? {
      reviewCount: 0,
      ratingSum: 0,
    }
    const isNew = now.getTime() - store.createdAt.getTime() < 30 * DAY_MS
    const isDemo = DEMO_PEOPLE.some(({ storeSeq }) => storeSeq === store.storeSeq)
    const trades = isNew ? 0 : Math.round(reviewCount * random.between(1.1, 2.2))
    return {
      store_seq: store.storeSeq,
      user_seq: store.userSeq,
      name: store.text.name,
      name_changed_at: store.createdAt,
      intro: store.text.intro,
      media_key: pictures[index]?.media_key ?? null,
      region_code: store.regionCode,
      identity_verified: (!isNew && random.chance(0.9)) || isDemo,
      is_business: store.text.isBusiness,
      response_minutes:
        reviewCount < 3 ? null : Math.round(3 + (1.05 - store.quality) * random.between(10, 240)),
      safe_trade_count: trades,
      follower_count: followers.get(store.storeSeq) ?? 0,
      review_count: reviewCount,
      rating_sum: ratingSum,
      status: 'ACTIVE' as const,
      ...(store.text.name === AWAY ? vacationOf(now) : NO_VACATION),
      created_at: store.createdAt,
      updated_at: momentBetween(random, store.createdAt, now),
    }
  })
  return { users, stores: storeRows, follows, pictures }
}

/** A store that a demo person follows. */
const AWAY = '콩이네살림'
const NO_VACATION = { vacation_from: null, vacation_until: null, vacation_note: '' }

function vacationOf(now: Date) {
  return {
    vacation_from: kstDay(now, -2),
    vacation_until: kstDay(now, 11),
    vacation_note: '친정에 다녀와요. 돌아와서 차례대로 답할게요.',
  }
}

function later(left: Date, right: Date): Date {
  return left.getTime() > right.getTime() ? left : right
}

export function momentBetween(random: Random, from: Date, to: Date): Date {
  return new Date(Math.round(random.between(from.getTime(), to.getTime())))
}
