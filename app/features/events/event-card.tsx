import { Link } from '@remix-run/react'
import { Picture } from '#app/components/picture.tsx'
import { paths } from '#app/paths.ts'
import type { EventSummary } from '#contracts/event.ts'
import { EventBadge } from './event-badge.tsx'
import { EventPeriod } from './event-period.tsx'

/** One event of the list. */
export function EventCard({ event }: { event: EventSummary }) {
  return (
    <li className="relative flex flex-col overflow-hidden rounded-lg border border-line transition-colors hover:border-control">
      {event.image && (
        <Picture
          image={event.image}
          alt=""
          cut="w"
          width={480}
          largest={960}
          sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 45vw, 92vw"
          className="aspect-[3/2] w-full object-cover"
        />
      )}
      <div className="flex flex-1 flex-col gap-1 p-4">
        <p>
          <EventBadge ended={event.ended} />
        </p>
        <h2 className="text-base font-bold text-ink">
          <Link to={paths.event(event.eventSeq)} className="card-link wrap-anywhere">
            {event.title}
          </Link>
        </h2>
        <p className="text-sm wrap-anywhere text-ink-2">{event.summary}</p>
        <EventPeriod event={event} />
      </div>
    </li>
  )
}
