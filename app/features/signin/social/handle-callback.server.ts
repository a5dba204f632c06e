import { redirect } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { ServiceError } from '#app/services/service-error.ts'
import type { SocialProof } from '#app/session/social-sign-in.ts'
import type { SocialProvider } from '#contracts/account.ts'
import { completeSignIn } from '../flow/complete-sign-in.server.ts'
import { destination } from '../flow/flow-redirects.server.ts'
import { signInHref } from '../flow/sign-in-href.ts'
import { tellSuspension } from '../flow/tell-suspension.server.ts'
import { connectedMessage, refusalMessage, SIGN_IN_TO_CONNECT } from './messages.ts'

/**
 * Handles the return from a provider: it signs in, begins a sign-up, or connects the provider to the account.
 * Every failure ends at a page that tells it and starts nothing by itself, so that there is no loop.
 *
 * @returns a redirect with 303 that also removes the cookies of the flow
 */
export async function handleCallback(
  context: LoadContext,
  provider: SocialProvider,
  request: Request,
): Promise<Response> {
  const { session } = context
  const connecting = session.signInFlow.connecting === true
  const { headers, ...back } = await context.social.finish(provider, request)
  if (connecting) session.updateSignInFlow({ connecting: undefined })
  const response = back.ok
    ? await continueWith(context, back).catch((error: unknown) => endOf(context, connecting, error))
    : backToButtons(context, connecting, refusalMessage(provider, back.reason, connecting))
  for (const [name, value] of headers) response.headers.append(name, value)
  return response
}

/** The purpose that this flow was begun for counts, not what another tab has begun since. */
function continueWith(
  context: LoadContext,
  { proof, connectTo }: { proof: SocialProof; connectTo: number | null },
): Promise<Response> {
  return connectTo === null ? signIn(context, proof) : connect(context, proof, connectTo)
}

async function signIn(context: LoadContext, proof: SocialProof): Promise<Response> {
  const outcome = await context.services.main.socialSignIn(proof)
  if (outcome.ok) return completeSignIn(context, outcome.data)
  return tellSuspension(context, outcome) ?? backToButtons(context, false, outcome.message)
}

async function connect(
  context: LoadContext,
  proof: SocialProof,
  connectTo: number,
): Promise<Response> {
  // Another user may have signed in here meanwhile: the provider must not be connected to that account.
  if (context.session.viewer?.userSeq !== connectTo)
    return backToButtons(context, context.session.viewer !== null, SIGN_IN_TO_CONNECT)
  const outcome = await context.services.main.connectProvider(proof)
  return backToButtons(
    context,
    true,
    outcome.ok ? connectedMessage(proof.provider) : outcome.message,
  )
}

/** A host that fails leads back to the buttons instead of an error page. */
function endOf(context: LoadContext, connecting: boolean, error: unknown): Response {
  // Such as the redirect to /signin when the session has ended meanwhile.
  if (error instanceof Response) return new Response(error.body, error)
  if (!(error instanceof ServiceError)) throw error
  const { host, verb, name } = error
  context.log.warn({ host, verb, fault: name, requestId: context.requestId }, 'a sign-in failed')
  return backToButtons(context, connecting, error.userMessage)
}

/** Redirects to the page with the provider's button, with a message. */
function backToButtons({ session }: LoadContext, connecting: boolean, sentence: string): Response {
  session.notify(sentence)
  const signInAgain = () => signInHref(destination(session, undefined))
  return redirect(connecting && session.viewer ? paths.providers() : signInAgain(), 303)
}
