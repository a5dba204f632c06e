import { type RawBuilder, sql } from 'kysely'
import { DAY_MS } from '#contracts/durations.ts'
import { POSSESSION_RULES } from '#contracts/possession-rules.ts'
import { photosOf } from './photos-of.ts'

/** Within a query over `product`: when its seller last showed the thing; null for what is too old or shows other photos. */
export function badgeAt(now: Date): RawBuilder<Date | null> {
  const since = new Date(now.getTime() - POSSESSION_RULES.badgeDays * DAY_MS)
  return sql<Date | null>`(
    select answered_at from possession_check as request
    where request.product_seq = product.product_seq and request.is_shown
      and request.answered_at > ${since}
      and request.photos = ${photosOf(sql`product.product_seq`)}
    order by check_seq desc limit 1
  )`
}
