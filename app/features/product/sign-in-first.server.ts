import { askToSignIn, storeIntent } from '#app/features/signin/flow/begin-intent.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import type { Intent } from '#app/session/session.ts'

/** The answer to a form that shows the ways to sign in by itself, in a panel. */
export interface SignInFirst {
  signInFirst: true
}

/** Stores what an anonymous visitor began. Redirects to /signin, or says so in data if the form is `inPlace`. */
export function signInFirst(
  context: LoadContext,
  request: Request,
  { inPlace }: { inPlace: boolean },
  intent: Intent,
): Response | SignInFirst {
  const begun = { redirectTo: paths.product(intent.productSeq), intent }
  if (!inPlace) return askToSignIn(context, request, begun)
  storeIntent(context, request, begun)
  return { signInFirst: true }
}
