import { redirect } from '@remix-run/node'
import { count } from '#app/format/count.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { shownAgain } from '#app/forms/shown-again.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import type { EventContent } from '#contracts/event.ts'
import { eventForms } from './post-schemas.ts'
import { numbered, type PostEndpoints, stepStoredPost, writePost } from './write-post.server.ts'

const deskOf = ({ services: { init } }: LoadContext): PostEndpoints<EventContent> => ({
  add: (input) => numbered(init.addEvent(input), ({ eventSeq }) => eventSeq),
  save: ({ seq: eventSeq, ...input }) => init.saveEvent({ eventSeq, ...input }),
  step: ({ seq: eventSeq, ...input }) => init.stepEvent({ eventSeq, ...input }),
  pathOf: paths.operatorEvent,
  at: { PAST: 'startsAt', ORDER: 'endsAt', TERMS: 'winners' },
})

/** Saves, previews, hides, shows or rolls back an event, draws its winners, or advertises it. */
export async function actOnEvent(context: LoadContext, request: Request, wanted: number | 'new') {
  const form = await readForm(request, eventForms)
  if (!form.ok) return form.answer
  if (form.intent === 'draw') {
    if (wanted === 'new') throw new Response(null, { status: 400 })
    const drawn = await context.services.init.drawEvent({ eventSeq: wanted })
    if (!drawn.ok) return form.refuse(drawn)
    context.session.notify(`추첨했어요. 당첨자는 ${count(drawn.data.winners)}명이에요.`)
    return redirect(paths.operatorEvent(wanted), 303)
  }
  if (form.intent === 'promote') {
    if (wanted === 'new') throw new Response(null, { status: 400 })
    const promoted = await context.services.init.promoteEvent({ eventSeq: wanted })
    if (!promoted.ok) return form.refuse(promoted)
    context.session.notify('광고에 동의한 회원에게 알렸어요.')
    return redirect(paths.operatorEvent(wanted), 303)
  }
  if (form.intent !== 'save' && form.intent !== 'preview')
    return stepStoredPost(context, form, wanted, deskOf(context))
  const { version, formKey, startsAt, endsAt, ...rest } = form.input
  if (endsAt === null)
    return form.refuse({ status: 400, message: '끝나는 때를 골라 주세요.' }, 'endsAt')
  const content = { ...rest, startsAt: startsAt ?? context.now.toISOString(), endsAt }
  if (form.intent === 'preview') return shownAgain(form, { preview: content })
  return writePost(context, form, { wanted, formKey, version, content }, deskOf(context))
}
