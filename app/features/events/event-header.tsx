import { Paragraphs } from '#app/components/paragraphs.tsx'
import { Picture } from '#app/components/picture.tsx'
import type { HeldEvent } from '#contracts/event.ts'
import { EventBadge } from './event-badge.tsx'
import { EventPeriod } from './event-period.tsx'

/** What an event is about. @param level of its heading; 2 within another page */
export function EventHeader({
  event,
  level = 1,
}: {
  event: Pick<HeldEvent, 'title' | 'summary' | 'body' | 'image' | 'startsAt' | 'endsAt' | 'ended'>
  level?: 1 | 2
}) {
  const Heading = `h${level}` as const
  return (
    <header>
      {event.image && (
        <Picture
          image={event.image}
          alt=""
          cut="w"
          width={960}
          largest={1280}
          sizes="(min-width: 64rem) 48rem, 100vw"
          priority={level === 1}
          className="mb-5 aspect-[3/2] w-full rounded-lg object-cover"
        />
      )}
      <p>
        <EventBadge ended={event.ended} />
      </p>
      <Heading className="mt-2 text-2xl font-bold text-balance wrap-anywhere text-ink lg:text-3xl">
        {event.title}
      </Heading>
      <p className="mt-1 text-base wrap-anywhere text-ink-2 lg:text-lg">{event.summary}</p>
      <EventPeriod event={event} />
      <div className="mt-5 flex max-w-reading flex-col gap-3 text-base text-ink-2">
        <Paragraphs text={event.body} />
      </div>
    </header>
  )
}
