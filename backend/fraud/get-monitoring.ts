import { type Kysely, sql } from 'kysely'
import type { HostContext } from '#backend/operation/context.ts'
import { DAY_MS } from '#contracts/durations.ts'
import type { FraudMonitoring } from '#contracts/fraud.ts'
import {
  amountBandOf,
  FRAUD_METHODS,
  type FraudMethod,
  type IdentifierKind,
} from '#contracts/fraud-constants.ts'
import { kstDay, kstMidnight } from '#contracts/kst.ts'
import type { DB } from '../db/schema.ts'
import { isPublished } from './published.ts'

const DAYS = 30
const WEEKS = 12
const YEAR_DAYS = 365
const CASES = 10
const CATEGORIES = 8

/** What was published lately: counts by day, week, method and category, and the newest cases without anybody's name. */
export async function getMonitoring({
  kysely,
  now: clock,
}: Pick<HostContext, 'kysely' | 'now'>): Promise<FraudMonitoring> {
  const now = clock()
  const today = kstMidnight(kstDay(now))
  const daysAgo = (days: number) => new Date(today.getTime() - days * DAY_MS)
  // Monday is 1 in Korea, where the day is.
  const weekday = (new Date(`${kstDay(now)}T00:00:00Z`).getUTCDay() + 6) % 7
  const firstWeek = daysAgo(weekday + 7 * (WEEKS - 1))
  const [days, methods, categories, cases] = await Promise.all([
    publishedByDay(kysely, { since: firstWeek, now }),
    byMethod(kysely, { since: daysAgo(YEAR_DAYS), now }),
    byCategory(kysely, { since: daysAgo(YEAR_DAYS), now }),
    newestCases(kysely, now),
  ])
  const countOn = new Map(days.map(({ on, count }) => [on, count]))
  const countFrom = (from: Date, length: number) =>
    range(length).reduce(
      (sum, day) => sum + (countOn.get(kstDay(new Date(from.getTime() + day * DAY_MS))) ?? 0),
      0,
    )
  return {
    countedAt: now.toISOString(),
    days: range(DAYS).map((index) => {
      const on = kstDay(daysAgo(DAYS - 1 - index))
      return { on, count: countOn.get(on) ?? 0 }
    }),
    weeks: range(WEEKS).map((index) => {
      const from = new Date(firstWeek.getTime() + index * 7 * DAY_MS)
      return { on: kstDay(from), count: countFrom(from, 7) }
    }),
    methods: methods.map(({ method, count }) => ({
      method,
      label: FRAUD_METHODS[method].short,
      count,
    })),
    categories,
    total: methods.reduce((sum, { count }) => sum + count, 0),
    cases,
  }
}

const range = (length: number) => Array.from({ length }, (_, index) => index)

interface Span {
  since: Date
  now: Date
}

async function publishedByDay(db: Kysely<DB>, { since, now }: Span) {
  const { rows } = await sql<{ on: string; count: number }>`
    select to_char(published_at at time zone 'Asia/Seoul', 'YYYY-MM-DD') as on, count(*)::int as count
    from damage_report report
    where report.state in ('PUBLISHED', 'OBJECTED') and published_at >= ${since} and ${isPublished(now)}
    group by 1`.execute(db)
  return rows
}

async function byMethod(db: Kysely<DB>, { since, now }: Span) {
  const { rows } = await sql<{ method: FraudMethod; count: number }>`
    select method, count(*)::int as count from damage_report report
    where report.state in ('PUBLISHED', 'OBJECTED') and published_at >= ${since} and ${isPublished(now)}
    group by method order by count desc, method`.execute(db)
  return rows
}

async function byCategory(db: Kysely<DB>, { since, now }: Span) {
  const { rows } = await sql<{ label: string; count: number }>`
    select category.name as label, count(*)::int as count
    from damage_report report join category on category.category_seq = report.category_seq
    where report.state in ('PUBLISHED', 'OBJECTED') and published_at >= ${since} and ${isPublished(now)}
    group by category.category_seq, category.name order by count desc, category.category_seq
    limit ${CATEGORIES}`.execute(db)
  return rows
}

async function newestCases(db: Kysely<DB>, now: Date): Promise<FraudMonitoring['cases']> {
  const { rows } = await sql<{
    happenedOn: string
    method: FraudMethod
    amount: number
    categoryName: string | null
    hasPoliceReport: boolean
    kinds: IdentifierKind[]
  }>`
    select report.happened_on as "happenedOn", report.method, report.amount,
      category.name as "categoryName", report.police_no <> '' as "hasPoliceReport",
      array(select kind from damage_identifier named where named.report_seq = report.report_seq
        order by kind) as kinds
    from damage_report report left join category on category.category_seq = report.category_seq
    where report.state in ('PUBLISHED', 'OBJECTED') and ${isPublished(now)}
    order by report.published_at desc limit ${CASES}`.execute(db)
  return rows.map(({ amount, ...row }) => ({ ...row, amountBand: amountBandOf(amount) }))
}
