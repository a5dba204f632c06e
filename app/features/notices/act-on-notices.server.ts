import { redirect } from '@remix-run/node'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { pageNumber } from '#app/params.ts'
import { NOTICES_FORMS } from './notices-forms.ts'
import { groupOf, noticesHref } from './notices-query.ts'

/** Marks one notice of the inbox as read, or all of the group that the page shows. */
export async function actOnNotices(context: LoadContext, request: Request) {
  const { searchParams } = new URL(request.url)
  const group = groupOf(searchParams.get('group'))
  const form = await readForm(request, NOTICES_FORMS)
  if (!form.ok) return form.answer
  await context.services.boot.readNotices(
    form.intent === 'read'
      ? { noticeSeq: form.input.noticeSeq }
      : { until: form.input.until, ...(group && { group }) },
  )
  return redirect(noticesHref({ group, page: pageNumber(searchParams).page }), 303)
}
