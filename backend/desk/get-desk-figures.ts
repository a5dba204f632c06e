import { sql } from 'kysely'
import type { DeskDay } from '#contracts/desk.ts'
import { DESK_DAYS } from '#contracts/desk-constants.ts'
import type { HostContext } from '../operation/context.ts'

interface DayRow {
  day: string
  sign_ups: number
  listings: number
  trades: number
  reports: number
  damage: number
  answer_minutes: number
}

/** Moments of each kind, one a row; each has an index by its time. */
const MOMENTS = sql`
  select 'sign_ups' as what, created_at as at from users, since where created_at >= since.at
  union all select 'listings', created_at from product, since where created_at >= since.at
  union all select 'trades', confirmed_at from orders, since where confirmed_at >= since.at
  union all select 'trades', done_at from chat_trade, since where state = 'DONE' and done_at >= since.at
  union all select 'reports', created_at from report, since where created_at >= since.at
  union all select 'damage', submitted_at from damage_report, since where submitted_at >= since.at`

/** What happened on the last days in Korea, and the money that is held for orders now. */
export async function getDeskFigures({
  kysely,
  now,
}: Pick<HostContext, 'kysely' | 'now'>): Promise<{ days: DeskDay[]; held: number }> {
  const { rows } = await sql<DayRow>`
    with today as (select (${now()}::timestamptz at time zone 'Asia/Seoul')::date as day),
    since as (select ((select day from today) - ${DESK_DAYS - 1}::int)::timestamp at time zone 'Asia/Seoul' as at),
    counted as (
      select what, (at at time zone 'Asia/Seoul')::date as day, count(*)::int as n
      from (${MOMENTS}) moments group by 1, 2
    ),
    waited as (
      select (message.at at time zone 'Asia/Seoul')::date as day,
        percentile_cont(0.5) within group (order by waited_minutes) as minutes
      from question_message message, since where waited_minutes is not null and message.at >= since.at
      group by 1
    )
    select to_char(days.day, 'YYYY-MM-DD') as day,
      coalesce(sum(n) filter (where what = 'sign_ups'), 0)::int as sign_ups,
      coalesce(sum(n) filter (where what = 'listings'), 0)::int as listings,
      coalesce(sum(n) filter (where what = 'trades'), 0)::int as trades,
      coalesce(sum(n) filter (where what = 'reports'), 0)::int as reports,
      coalesce(sum(n) filter (where what = 'damage'), 0)::int as damage,
      coalesce(max(round(waited.minutes)), 0)::int as answer_minutes
    from (select (select day from today) - back as day from generate_series(0, ${DESK_DAYS - 1}::int) back) days
      left join counted on counted.day = days.day
      left join waited on waited.day = days.day
    group by days.day order by days.day`.execute(kysely)
  const { rows: sums } = await sql<{ held: number }>`
    select coalesce(sum(amount), 0)::float8 as held from ledger_balance
    where account = 'ESCROW' and amount <> 0`.execute(kysely)
  return {
    days: rows.map(({ sign_ups: signUps, answer_minutes: answerMinutes, ...day }) => ({
      ...day,
      signUps,
      answerMinutes,
    })),
    held: Math.abs(sums[0]?.held ?? 0),
  }
}
