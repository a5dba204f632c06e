import { redirect } from '@remix-run/node'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { ALREADY_ALERTED } from '#contracts/notice.ts'
import type { AlertFilter } from '#contracts/search.ts'
import { ALERT_FORMS } from './alert-forms.ts'

/** Adds, changes, pauses or deletes an alert of the member. */
export async function actOnAlerts(context: LoadContext, request: Request) {
  const { session, services } = context
  const form = await readForm(request, ALERT_FORMS)
  if (!form.ok) return form.answer
  const done = (notice: string) => {
    session.notify(notice)
    return redirect(paths.keywordAlerts(), 303)
  }
  if (form.intent === 'add') {
    const { keyword } = form.input
    const made = await services.boot.makeKeywordAlert({ filter: { keyword } })
    if (!made.ok) return form.refuse(made, 'keyword')
    return done(made.data.isNew ? '알림을 만들었어요.' : ALREADY_ALERTED)
  }
  const { alertSeq } = form.input
  if (form.intent === 'remove') {
    await services.boot.removeKeywordAlert({ alertSeq })
    return done('알림을 지웠어요.')
  }
  if (form.intent === 'change') {
    const changed = await services.boot.changeKeywordAlert({
      alertSeq,
      filter: filterOf(form.input),
    })
    return changed.ok ? done('알림을 바꿨어요.') : form.refuse(changed, 'keyword')
  }
  const isPaused = form.intent === 'pause'
  const changed = await services.boot.changeKeywordAlert({ alertSeq, isPaused })
  if (!changed.ok) return form.refuse(changed)
  return done(isPaused ? '알림을 멈췄어요.' : '알림을 다시 받아요.')
}

interface Changed {
  keyword: string
  minPrice: number | null
  maxPrice: number | null
  condition: NonNullable<AlertFilter['conditions']>
  method: NonNullable<AlertFilter['tradeMethods']>
  freeShipping: boolean
  safePay: boolean
  category: string
  region: string
}

function filterOf({
  keyword,
  minPrice,
  maxPrice,
  category,
  region,
  ...more
}: Changed): AlertFilter {
  return {
    ...(keyword !== '' && { keyword }),
    ...(minPrice !== null && { minPrice }),
    ...(maxPrice !== null && { maxPrice }),
    ...(/^[1-9]\d{0,9}$/.test(category) && { categorySeq: Number(category) }),
    ...(/^\d{2,10}$/.test(region) && { regionCode: region }),
    conditions: more.condition,
    tradeMethods: more.method,
    ...(more.freeShipping && { shippingIncluded: true }),
    ...(more.safePay && { safePay: true }),
  }
}
