import { destination, setOutFrom } from '#app/features/signin/set-out.ts'
import type { LoadContext } from '#app/load-context.ts'
import { paths } from '#app/paths.ts'
import { requireUser } from '#app/session/guards.ts'
import { type SocialProvider, socialProviderSchema } from '#contracts/account.ts'

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
 * Sends somebody to a provider: to sign in, or (`connect=1`) to connect it to the account they are signed in to.
 * Where they were, and what they had begun, waits in their session.
 *
 * @throws the redirect to /signin when nobody is there to connect it to
 */
export async function setOutToProvider(
  context: LoadContext,
  provider: SocialProvider,
  request: Request,
): Promise<Response> {
  const { session, social } = context
  const form = await request.formData().catch(() => new FormData())
  if (form.get('connect') === '1') {
    const { userSeq } = requireUser(context, request)
    session.travel({ connecting: true, redirectTo: paths.providers(), intent: undefined })
    return social.begin(provider, request, userSeq)
  }
  setOutFrom(session, destination(session, form.get('redirectTo')))
  if (session.journey.connecting) session.travel({ connecting: undefined })
  return social.begin(provider, request)
}
