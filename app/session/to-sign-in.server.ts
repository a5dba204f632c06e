import { redirect } from '@remix-run/node'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import { paths } from '../paths.ts'
import { pageOf } from './redirect-to.ts'

/**
 * The way to /signin for a request that needs a signed-in user, with the page to return to. What the browser's
 * script asks for under /api/ is answered 401 instead: it decides by itself what to show.
 *
 * @property errorCode says on the page that a session has ended (SPEC.md section 4)
 * @property sanctionSeq the suspension that has just ended the session: its page, instead of /signin
 */
export function toSignIn(
  request: Request,
  options: { publicOrigin: string; errorCode?: 401; sanctionSeq?: number | undefined },
): Response {
  if (new URL(request.url).pathname.startsWith('/api/')) {
    const { code, status, message } = ERROR_CATALOGUE.UNAUTHORIZED
    return Response.json({ code, message }, { status, headers: { 'cache-control': 'no-store' } })
  }
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (options.sanctionSeq !== undefined)
    return redirect(paths.sanction(options.sanctionSeq), isRead ? 302 : 303)
  const redirectTo = pageOf(request, [options.publicOrigin])
  return redirect(paths.signIn({ errorCode: options.errorCode, redirectTo }), isRead ? 302 : 303)
}
