import { paths } from '#app/paths.ts'
import { leaveSession } from './leave-session.ts'

/**
 * What a page does when a call is answered 401: the session ends in the browser and the page leads to
 * /signin?errorCode=401 (SPEC.md section 4). Once the user is signing out, calls that were still under way are answered
 * so too: the sign-out alone says where to go.
 */
export function createLeaveForSignIn(deps: {
  forget: () => void
  goTo: (address: string) => void
}) {
  let isSigningOut = false
  return {
    /** @param isBegun false when the page is shown again after all */
    setSigningOut(isBegun: boolean) {
      isSigningOut = isBegun
    },
    leave() {
      if (isSigningOut) return
      deps.forget()
      deps.goTo(paths.signIn({ errorCode: 401 }))
    },
  }
}

/** That of this page. */
export const { leave: leaveForSignIn, setSigningOut } = createLeaveForSignIn({
  forget: leaveSession,
  goTo: (address) => window.location.assign(address),
})
