import { useRouteLoaderData } from '@remix-run/react'
import type { LoadContext } from '#app/load-context.server.ts'
import type { SessionUser } from '#app/session/session.ts'
import type { SocialProvider } from '#contracts/account-constants.ts'
import type { ToastAfterLogin } from '#contracts/session-rules.ts'
import { useSession } from './session-store.ts'

/** What the shell of every page shows of a session. It is the same for all anonymous visitors. */
export interface PersonalData {
  viewer: SessionUser | null
  toast: ToastAfterLogin | null
  notice: string | null
  /** Ways to sign in, for the panel. */
  providers: SocialProvider[]
  sandbox: boolean
}

/** Pages of the sign-in flow show their notices themselves, within the page. */
const SAYS_ITSELF = /^\/(?:signin|policy-agreement|phone-verify|identity-check)(?:[/.]|$)/

export const isOnTheWayIn = (pathname: string) => SAYS_ITSELF.test(pathname)

export function personalData(
  { session, social, sandbox }: Pick<LoadContext, 'session' | 'social' | 'sandbox'>,
  request: Request,
): PersonalData {
  const { pathname } = new URL(request.url)
  return {
    viewer: session.viewer,
    toast: session.takeToast(),
    notice: isOnTheWayIn(pathname) ? null : session.takeNotice(),
    providers: [...social.providers],
    sandbox,
  }
}

/** Undefined on the page of an error in the shell itself. */
export function usePersonalData(): PersonalData | undefined {
  return useRouteLoaderData<PersonalData>('root')
}

/** The user of the page: as the server rendered it, until the browser knows that the session has ended. */
export function useViewer(): SessionUser | null {
  const data = usePersonalData()
  const { status } = useSession()
  return status === 'unauthenticated' ? null : (data?.viewer ?? null)
}
