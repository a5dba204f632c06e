import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import {
  TRUST_PARTS,
  type TrustFacts,
  type TrustPart,
  trustPointsOf,
} from '#contracts/trust-score.ts'
import { checkProperty } from '#tests/support/check-property.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
  await sql`insert into users (user_seq) values (1)`.execute(database.kysely)
}, 60_000)
afterAll(() => database?.close())

const anyFacts: fc.Arbitrary<TrustFacts> = fc
  .record({
    identityVerified: fc.boolean(),
    safeTradeCount: fc.oneof(fc.nat(80), fc.nat(2_000_000_000)),
    ratings: fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 40, size: 'max' }),
    responseMinutes: fc.option(fc.oneof(fc.nat(200), fc.nat(5_000)), { nil: null }),
  })
  .map(({ ratings, ...facts }) => ({
    ...facts,
    reviewCount: ratings.length,
    ratingSum: ratings.reduce((sum, rating) => sum + rating, 0),
  }))

const sumOf = (facts: TrustFacts) =>
  Object.values(trustPointsOf(facts)).reduce((sum, points) => sum + points, 0)

async function storedScores(all: readonly TrustFacts[]): Promise<number[]> {
  await database.kysely.deleteFrom('store').execute()
  const rows = await database.kysely
    .insertInto('store')
    .values(
      all.map((facts, index) => ({
        store_seq: index + 1,
        user_seq: index + 1,
        name: `가게 ${index}`,
        intro: '',
        media_key: null,
        region_code: null,
        is_business: false,
        identity_verified: facts.identityVerified,
        safe_trade_count: facts.safeTradeCount,
        review_count: facts.reviewCount,
        rating_sum: facts.ratingSum,
        response_minutes: facts.responseMinutes,
      })),
    )
    .returning(['store_seq', 'trust_score'])
    .execute()
  return rows.sort((a, b) => a.store_seq - b.store_seq).map((row) => row.trust_score)
}

const FRESH: TrustFacts = {
  identityVerified: true,
  safeTradeCount: 0,
  reviewCount: 0,
  ratingSum: 0,
  responseMinutes: null,
}

describe('신뢰지수', () => {
  it('데이터베이스의 점수는 화면에 보이는 항목의 합과 같다', async () => {
    const samples = fc.sample(anyFacts, { numRuns: 400, seed: 1 })
    await sql`insert into users (user_seq) select n from generate_series(2, ${samples.length}::int) as n`.execute(
      database.kysely,
    )
    expect(await storedScores(samples)).toEqual(samples.map(sumOf))
  })

  it('0점부터 1,000점까지이고, 항목마다 정한 점수를 넘지 않는다', () =>
    checkProperty(
      300,
      fc.property(anyFacts, (facts) => {
        const points = Object.entries(trustPointsOf(facts)) as [TrustPart, number][]
        expect(points.filter(([part, value]) => value > TRUST_PARTS[part].most)).toEqual([])
        expect(sumOf(facts)).toBeGreaterThanOrEqual(0)
      }),
    ))

  it.each([
    ['새로 가입한 회원', FRESH, 300],
    ['본인인증을 하지 않은 가게', { ...FRESH, identityVerified: false }, 100],
    ['안전거래 열 번', { ...FRESH, safeTradeCount: 10 }, 350],
    ['별 다섯 개 후기 하나', { ...FRESH, reviewCount: 1, ratingSum: 5 }, 315],
    ['별 하나 후기 스무 개', { ...FRESH, reviewCount: 20, ratingSum: 20 }, 200],
    ['10분 안에 답하는 가게', { ...FRESH, responseMinutes: 10 }, 400],
    [
      '더 오를 수 없는 가게',
      { ...FRESH, safeTradeCount: 60, reviewCount: 20, ratingSum: 100, responseMinutes: 1 },
      1_000,
    ],
  ])('%s', (_, facts, score) => {
    expect(sumOf(facts)).toBe(score)
  })
})
