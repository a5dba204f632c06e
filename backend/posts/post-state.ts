import { type RawBuilder, sql } from 'kysely'
import type { PostState } from '#contracts/announcement-rules.ts'

/** Whether a row is in a state at a time, as `postStateAt` says of one. @param start the column of its beginning */
export function isInPostState(
  state: PostState,
  at: Date,
  start: 'publish_at' | 'starts_at' | 'updated_at',
): RawBuilder<boolean> {
  const begins = sql.ref(start)
  switch (state) {
    case 'HIDDEN':
      return sql`is_hidden`
    case 'SCHEDULED':
      return sql`(not is_hidden and ${begins} > ${at})`
    case 'ENDED':
      return sql`(not is_hidden and ${begins} <= ${at} and ends_at <= ${at})`
    case 'SHOWN':
      return sql`(not is_hidden and ${begins} <= ${at} and (ends_at is null or ends_at > ${at}))`
  }
}
