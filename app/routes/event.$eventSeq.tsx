import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { DrawResult } from '#app/features/events/draw-result.tsx'
import { EventHeader } from '#app/features/events/event-header.tsx'
import { enteredWords } from '#app/features/events/event-texts.ts'
import { TakePart } from '#app/features/events/take-part.tsx'
import { NO_FIELDS } from '#app/forms/fields.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { breadcrumbJsonLd, eventJsonLd } from '#app/seo/json-ld.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { optional } from '#app/services/optional.server.ts'
import { requireUser } from '#app/session/guards.server.ts'

export const handle = pageHandle('/event/:eventSeq')

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return errorMeta('이벤트를 찾을 수 없습니다')
  const { event } = args.data
  const canonical = paths.event(event.eventSeq)
  return pageMeta(args, {
    title: `${event.title} 이벤트`,
    description: `${event.summary}. ${event.body}`,
    canonical,
    image: {
      card: { title: event.title, subtitle: event.summary },
      alt: `${event.title} 이벤트`,
    },
    jsonLd: [
      breadcrumbJsonLd([
        { name: '이벤트', path: paths.events() },
        { name: event.title, path: canonical },
      ]),
      eventJsonLd(event),
    ],
  })
}

export async function loader({ context, params: values }: LoaderFunctionArgs) {
  const { eventSeq } = parseParams(params.event, values)
  const { init } = context.services
  const found = await init.event({ eventSeq })
  if (!found.ok) throw new Response(null, { status: found.status })
  const isPlayed = found.data.kind !== 'NEWS'
  const own =
    context.session.viewer && isPlayed ? await optional(context, init.ownEntry({ eventSeq })) : null
  return { event: found.data, entry: own?.entry ?? null }
}

export async function action({ context, request, params: values }: ActionFunctionArgs) {
  const { eventSeq } = parseParams(params.event, values)
  requireUser(context, request)
  const form = await readForm(request, { enter: NO_FIELDS })
  if (!form.ok) return form.answer
  const entered = await context.services.init.enterEvent({ eventSeq })
  if (!entered.ok) return form.refuse(entered)
  context.session.notify(enteredWords(entered.data))
  return redirect(paths.event(eventSeq), 303)
}

export default function EventPage() {
  const { event, entry } = useLoaderData<typeof loader>()
  return (
    <div className="container-page py-5 lg:py-8">
      <div className="mx-auto max-w-3xl space-y-6">
        <EventHeader event={event} />
        <TakePart event={event} entry={entry} />
        {event.draw && <DrawResult eventSeq={event.eventSeq} draw={event.draw} />}
        <ButtonLink to={paths.events()} variant="secondary">
          이벤트 목록
        </ButtonLink>
      </div>
    </div>
  )
}
