import { data, redirect } from '@remix-run/node'
import { count } from '#app/format/count.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { eventForms } from './post-schemas.ts'

const AT = { PAST: 'startsAt', ORDER: 'endsAt', TERMS: 'winners' }

/** Saves, previews, hides, shows or rolls back an event, or draws its winners. */
export async function actOnEvent(
  { services, session, now }: LoadContext,
  request: Request,
  wanted: number | 'new',
) {
  const { init } = services
  const form = await readForm(request, eventForms)
  if (!form.ok) return form.answer
  if (form.intent === 'save' || form.intent === 'preview') {
    const { version = 0, formKey = '', startsAt, endsAt, ...rest } = form.input
    if (endsAt === null)
      return form.refuse({ status: 400, message: '끝나는 때를 골라 주세요.' }, 'endsAt')
    const content = { ...rest, startsAt: startsAt ?? now.toISOString(), endsAt }
    if (form.intent === 'preview') {
      // As a form that was not accepted: what was typed stays.
      const { data: typed } = form.refuse({ status: 200, message: '' })
      return data({ ...typed, errors: {}, preview: content }, 200)
    }
    if (wanted === 'new') {
      const added = await init.addEvent({ formKey, content })
      if (!added.ok) return form.refuse(added, AT)
      session.notify('저장했어요.')
      return redirect(paths.operatorEvent(added.data.eventSeq), 303)
    }
    const saved = await init.saveEvent({ eventSeq: wanted, version, content })
    if (!saved.ok) return form.refuse(saved, AT)
    session.notify('저장했어요.')
    return redirect(paths.operatorEvent(wanted), 303)
  }
  if (wanted === 'new') throw new Response(null, { status: 400 })
  if (form.intent === 'draw') {
    const drawn = await init.drawEvent({ eventSeq: wanted })
    if (!drawn.ok) return form.refuse(drawn)
    session.notify(`추첨했어요. 당첨자는 ${count(drawn.data.winners)}명이에요.`)
  } else {
    const { intent: step, input } = form
    const stepped = await init.stepEvent({ eventSeq: wanted, step, ...input })
    if (!stepped.ok) return form.refuse(stepped)
    session.notify('저장했어요.')
  }
  return redirect(paths.operatorEvent(wanted), 303)
}
