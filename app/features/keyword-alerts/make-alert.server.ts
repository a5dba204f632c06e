import { redirect } from '@remix-run/node'
import { parseListQuery } from '#app/features/product-list/list-query.ts'
import { askToSignIn } from '#app/features/signin/flow/begin-intent.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { pageOf, safeRedirectTo } from '#app/session/redirect-to.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import { ALREADY_ALERTED } from '#contracts/notice.ts'
import { alertFilterOf } from './alert-filter.ts'
import { LIST_ALERT_FORMS } from './alert-forms.ts'

/** Makes an alert of a list, as its button requests; for an anonymous visitor this happens after signing in. */
export async function makeListAlert(context: LoadContext, request: Request): Promise<Response> {
  const form = await readForm(request, LIST_ALERT_FORMS)
  const { keyword, filters, redirectTo: posted } = form.ok ? form.input : NOTHING
  const filter = alertFilterOf(
    { kind: 'all' },
    parseListQuery(new URLSearchParams(filters)).query,
    keyword || undefined,
  )
  if (!filter) throw new Response(ERROR_CATALOGUE.BAD_REQUEST.message, { status: 400 })
  const here = pageOf(request, [context.publicOrigin]) ?? paths.keywordAlerts()
  const redirectTo = safeRedirectTo(posted, here)
  if (!context.session.viewer)
    return askToSignIn(context, request, { redirectTo, intent: { type: 'KEYWORD_ALERT', filter } })
  const made = await context.services.boot.makeKeywordAlert({ filter })
  context.session.notify(
    !made.ok
      ? made.message
      : made.data.isNew
        ? '알림을 만들었어요. 조건에 맞는 새 상품이 올라오면 알려 드릴게요.'
        : ALREADY_ALERTED,
  )
  return redirect(redirectTo, 303)
}

const NOTHING = { keyword: '', filters: '', redirectTo: '' }
