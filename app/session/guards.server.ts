import { redirect } from '@remix-run/node'
import { isOperatorRole } from '#contracts/account-constants.ts'
import type { LoadContext } from '../load-context.server.ts'
import { paths } from '../paths.ts'
import { pageOf } from './redirect-to.ts'
import type { SessionUser } from './session.ts'
import { toSignIn } from './to-sign-in.server.ts'

/*
 * What a guard lets through is about one user: its answer is `private, no-store`, so that no cache has it and the back
 * button does not show it after a sign-out.
 */

type GuardedContext = Pick<LoadContext, 'session' | 'publicOrigin'>
type OperatorContext = Pick<LoadContext, 'session' | 'publicOrigin' | 'now'>

/**
 * The signed-in user, for a page or an action that requires one.
 * @throws the redirect to /signin, which leads back afterwards; 401 under /api/
 */
export function requireUser(
  { session, publicOrigin }: GuardedContext,
  request: Request,
): SessionUser {
  if (!session.viewer) throw toSignIn(request, { publicOrigin })
  session.markGuarded()
  return session.viewer
}

/**
 * An operator who has passed the second factor in this session.
 * @throws 404 for everybody else, anonymous visitors too: that there is such a page is not confirmed; for an operator
 * without the second factor the redirect to it, which leads back afterwards
 */
export function requireOperator(context: OperatorContext, request: Request): SessionUser {
  const viewer = requireOperatorAccount(context)
  if (isProvenOperator(context)) return viewer
  const { publicOrigin } = context
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const redirectTo = pageOf(request, [publicOrigin])
  throw redirect(paths.secondFactor({ redirectTo }), isRead ? 302 : 303)
}

/** Whether the user is an operator who has passed the second factor: for what stands around a page with its own guard. */
export function isProvenOperator({
  session: { viewer },
  now,
}: Pick<OperatorContext, 'session' | 'now'>): boolean {
  const isOperator = viewer !== null && isOperatorRole(viewer.role)
  return isOperator && (viewer.secondFactorUntil ?? 0) * 1_000 > now.getTime()
}

/**
 * An operator, also before the second factor: for its pages alone.
 * @throws 404 for everybody else
 */
export function requireOperatorAccount({ session }: Pick<OperatorContext, 'session'>): SessionUser {
  const { viewer } = session
  if (!viewer || !isOperatorRole(viewer.role)) throw notFound()
  session.markGuarded()
  return viewer
}

/**
 * The owner of what a page shows; `ownerSeq` is the owner's user number.
 * @throws the redirect to /signin for an anonymous visitor; 404 for another user's, so that nothing is confirmed
 */
export function ownerOr404(
  context: GuardedContext,
  request: Request,
  ownerSeq: number | null | undefined,
): SessionUser {
  const viewer = requireUser(context, request)
  if (viewer.userSeq !== ownerSeq) throw notFound()
  return viewer
}

const notFound = () => new Response(null, { status: 404 })
