import { kstDateTime } from '#app/format/time.ts'
import type { EventSummary } from '#contracts/event.ts'

/** From when to when, in Korea. */
export function EventPeriod({
  event: { startsAt, endsAt },
}: {
  event: Pick<EventSummary, 'startsAt' | 'endsAt'>
}) {
  return (
    <p className="mt-auto pt-1 text-sm text-ink-3">
      <time dateTime={startsAt}>{kstDateTime(startsAt)}</time>
      {endsAt ? (
        <>
          {' ~ '}
          <time dateTime={endsAt}>{kstDateTime(endsAt)}</time>
        </>
      ) : (
        '부터'
      )}
    </p>
  )
}
