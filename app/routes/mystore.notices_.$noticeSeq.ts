import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { alertListHref } from '#app/features/keyword-alerts/alert-filter.ts'
import { noticePath } from '#app/features/notices/notice-path.ts'
import { parseParams, params as schemas } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { isPrefetch } from '#app/session/is-prefetch.server.ts'

/** Marks a notice of the member as read, and leads to what it tells of. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  requireUser(context, request)
  // The browser drops this and asks again when the notice is really opened.
  if (isPrefetch(request)) return new Response(null, { status: 503 })
  const { noticeSeq } = parseParams(schemas.notice, params)
  const opened = await context.services.boot.openNotice({ noticeSeq })
  if (!opened.ok) {
    context.session.notify(opened.message)
    return redirect(paths.notices())
  }
  const { target, alertFilter } = opened.data
  return redirect(noticePath(target, alertFilter && alertListHref(alertFilter)))
}
