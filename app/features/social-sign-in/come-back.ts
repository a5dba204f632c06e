import { redirect } from '@remix-run/node'
import { completeSignIn } from '#app/features/signin/complete-sign-in.ts'
import { destination } from '#app/features/signin/set-out.ts'
import { signInHref } from '#app/features/signin/sign-in-href.ts'
import type { LoadContext } from '#app/load-context.ts'
import { paths } from '#app/paths.ts'
import { ServiceError } from '#app/services/service-error.ts'
import type { SocialProof } from '#app/session/social-sign-in.ts'
import type { SocialProvider } from '#contracts/account.ts'
import { connectedSentence, refusalSentence, SIGN_IN_TO_CONNECT } from './sentences.ts'

/**
 * Somebody comes back from a provider: they are signed in, go on to a new account, or have one more way to sign in.
 * Whatever does not fit ends at a page that says so and starts nothing by itself, so that there is no loop.
 *
 * @returns a redirect with 303 that also removes the cookies of the way
 */
export async function comeBack(
  context: LoadContext,
  provider: SocialProvider,
  request: Request,
): Promise<Response> {
  const { session } = context
  const connecting = session.journey.connecting === true
  const { headers, ...back } = await context.social.finish(provider, request)
  if (connecting) session.travel({ connecting: undefined })
  const response = back.ok
    ? await goOn(context, back).catch((error: unknown) => endOf(context, connecting, error))
    : backToButtons(context, connecting, refusalSentence(provider, back.reason, connecting))
  for (const [name, value] of headers) response.headers.append(name, value)
  return response
}

/** What the way was begun for counts, not what another tab has begun since. */
function goOn(
  context: LoadContext,
  { proof, connectTo }: { proof: SocialProof; connectTo: number | null },
): Promise<Response> {
  return connectTo === null ? signIn(context, proof) : connect(context, proof, connectTo)
}

async function signIn(context: LoadContext, proof: SocialProof): Promise<Response> {
  const outcome = await context.services.main.socialSignIn(proof)
  return outcome.ok
    ? completeSignIn(context, outcome.data)
    : backToButtons(context, false, outcome.message)
}

async function connect(
  context: LoadContext,
  proof: SocialProof,
  connectTo: number,
): Promise<Response> {
  // Somebody else may have signed in here meanwhile: the account is not theirs to get it.
  if (context.session.viewer?.userSeq !== connectTo)
    return backToButtons(context, context.session.viewer !== null, SIGN_IN_TO_CONNECT)
  const outcome = await context.services.main.connectProvider(proof)
  return backToButtons(
    context,
    true,
    outcome.ok ? connectedSentence(proof.provider) : outcome.message,
  )
}

/** A host that fails is no error page: the way back to the buttons is. */
function endOf(context: LoadContext, connecting: boolean, error: unknown): Response {
  // Such as the way to /signin when the session has ended meanwhile.
  if (error instanceof Response) return new Response(error.body, error)
  if (!(error instanceof ServiceError)) throw error
  const { host, verb, name } = error
  context.log.warn({ host, verb, fault: name, requestId: context.requestId }, 'a sign-in failed')
  return backToButtons(context, connecting, error.userMessage)
}

/** The page that has the provider's button, with a sentence. */
function backToButtons({ session }: LoadContext, connecting: boolean, sentence: string): Response {
  session.notify(sentence)
  const signInAgain = () => signInHref(destination(session, undefined))
  return redirect(connecting && session.viewer ? paths.providers() : signInAgain(), 303)
}
