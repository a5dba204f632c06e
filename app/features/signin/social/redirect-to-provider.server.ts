import { NO_FIELDS } from '#app/forms/fields.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { type SocialProvider, socialProviderSchema } from '#contracts/account.ts'
import { destination, startFlowFrom } from '../flow/flow-redirects.server.ts'
import { onwardsSchema } from '../phone/phone-fields.ts'

const FORMS = { 'sign-in': onwardsSchema, connect: NO_FIELDS }

/** @throws 404 for a provider that there is no button of */
export function availableProvider(
  { social }: Pick<LoadContext, 'social'>,
  value: unknown,
): SocialProvider {
  const provider = socialProviderSchema.safeParse(value)
  if (provider.success && social.providers.includes(provider.data)) return provider.data
  // Of a resource route there is no error page; a browser would show its own for an empty answer.
  throw new Response('찾으시는 페이지가 없어요.', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}

/**
 * Redirects to a provider: to sign in, or to connect it to the account of this session.
 * The session stores the page to return to and the intent.
 *
 * @throws the redirect to /signin for an anonymous visitor who asks to connect
 */
export async function redirectToProvider(
  context: LoadContext,
  provider: SocialProvider,
  request: Request,
): Promise<Response> {
  const { session, social } = context
  const form = await readForm(request, FORMS)
  if (form.intent === 'connect') {
    const { userSeq } = requireUser(context, request)
    session.updateSignInFlow({ connecting: true, redirectTo: paths.providers(), intent: undefined })
    return social.begin(provider, request, userSeq)
  }
  startFlowFrom(session, destination(session, form.ok && form.input.redirectTo))
  if (session.signInFlow.connecting) session.updateSignInFlow({ connecting: undefined })
  return social.begin(provider, request)
}
