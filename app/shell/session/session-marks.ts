import { cookies } from './browser-cookies.ts'

const SIGNED_IN = 'session-signed-in'
const SIGN_OUT_DUE = 'session-sign-out-due'

/**
 * What the browser stores about its session beside the cookies: that a user was signed in, so that an anonymous page
 * requests the reason why this has ended; and that a sign-out has not reached the server, so that it is sent again.
 */
export function sessionMarks(storage: () => Storage | undefined) {
  const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
    // A browser that forbids storage throws at the access itself.
    try {
      const place = storage()
      return place && use(place)
    } catch {
      return undefined
    }
  }
  const mark = (name: string) => ({
    isSet: () => attempt((place) => place.getItem(name)) === '1',
    set: () => attempt((place) => place.setItem(name, '1')),
    clear: () => attempt((place) => place.removeItem(name)),
  })
  return { signedIn: mark(SIGNED_IN), signOutDue: mark(SIGN_OUT_DUE) }
}

export const marks = sessionMarks(() => globalThis.localStorage)

/** Whether a user was signed in here, as far as the browser knows. */
export const isRemembered = () => cookies().hasUser() || marks.signedIn.isSet()
