import { useRouteLoaderData } from '@remix-run/react'
import type { LoadContext } from '#app/load-context.server.ts'
import type { SessionUser } from '#app/session/session.ts'
import type { SocialProvider } from '#contracts/account-constants.ts'
import type { ToastAfterLogin } from '#contracts/session-rules.ts'
import { useSession } from './session-store.ts'

/** What the shell of every page shows of a session. For an anonymous visitor it is the same for everybody. */
export interface PersonalData {
  viewer: SessionUser | null
  toast: ToastAfterLogin | null
  notice: string | null
  /** Ways to sign in, for the panel. */
  providers: SocialProvider[]
  sandbox: boolean
}

/** Pages on the way in say their notices themselves, within the page. */
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

/** Undefined on the page of an error that befell the shell itself. */
export function usePersonalData(): PersonalData | undefined {
  return useRouteLoaderData<PersonalData>('root')
}

/** Whom the page is for: as the server said, until the browser knows that the session has ended. */
export function useViewer(): SessionUser | null {
  const data = usePersonalData()
  const { status } = useSession()
  return status === 'unauthenticated' ? null : (data?.viewer ?? null)
}
