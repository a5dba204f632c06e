import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import type { Intent } from '#app/session/session.ts'
import { askToSignIn, storeIntent } from './begin-intent.server.ts'

/** The answer to a form that shows the ways to sign in by itself, in a panel. */
export interface SignInFirst {
  signInFirst: true
}

/**
 * Stores what an anonymous visitor began. Redirects to /signin, or says so in data if the form is `inPlace`.
 * @param redirectTo the page to return to; that of the product or store by default
 */
export function signInFirst(
  context: Pick<LoadContext, 'session'>,
  request: Request,
  { inPlace }: { inPlace: boolean },
  intent: Exclude<Intent, { type: 'KEYWORD_ALERT' }>,
  redirectTo = 'storeSeq' in intent
    ? paths.store(intent.storeSeq)
    : paths.product(intent.productSeq),
): Response | SignInFirst {
  const begun = { redirectTo, intent }
  if (!inPlace) return askToSignIn(context, request, begun)
  storeIntent(context, request, begun)
  return { signInFirst: true }
}
