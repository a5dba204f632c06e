import { paths } from '#app/paths.ts'
import { SESSION_RULES } from '#contracts/session-rules.ts'
import { getBridge } from '../../bridge/bridge.ts'
import { setSigningOut } from '../leave-for-sign-in.ts'
import { leaveSession } from '../leave-session.ts'
import { personalStorages } from '../personal-storage.ts'
import { marks } from '../session-marks.ts'

const PATIENCE_MS = 8_000

/** Posts the sign-out; true when the server has accepted it. */
export async function postSignOut(signal?: AbortSignal): Promise<boolean> {
  // The redirect is not followed: the next page is a new document.
  const response = await fetch(paths.logout(), {
    method: 'POST',
    redirect: 'manual',
    signal: signal ?? AbortSignal.timeout(PATIENCE_MS),
  })
  return response.ok || response.type === 'opaqueredirect'
}

/**
 * Signs out (SPEC.md section 4): calls the server, then clears everything the browser stores. On an error it clears all
 * the same, and the call is repeated later. Presses within 500 ms of one another count as one.
 */
export function createSignOut(deps: {
  post: () => Promise<boolean>
  forget: () => void
  owe: () => void
  goOn: () => void
  /** Milliseconds. */
  now: () => number
}) {
  let pressedAt = Number.NEGATIVE_INFINITY
  let isUnderWay = false

  return async function requestSignOut(): Promise<void> {
    const isRepeated = deps.now() - pressedAt < SESSION_RULES.logoutDebounceMilliseconds
    pressedAt = deps.now()
    if (isRepeated || isUnderWay) return
    isUnderWay = true
    if (!(await deps.post().catch(() => false))) deps.owe()
    deps.forget()
    isUnderWay = false
    deps.goOn()
  }
}

/** The sign-out waits no longer than this for features to clear what they store. */
const CLEARED_WITHIN_MS = 1_000

async function clearStorages(): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, CLEARED_WITHIN_MS))
  const cleared = Promise.allSettled(personalStorages.map(({ onSignOut }) => onSignOut()))
  await Promise.race([cleared, late])
}

/** The sign-out of this page. The new document has no data of the user in memory. */
export const requestSignOut = createSignOut({
  async post() {
    setSigningOut(true)
    // A page that the browser keeps may be shown again.
    window.addEventListener('pageshow', () => setSigningOut(false), { once: true })
    const [isTaken] = await Promise.all([postSignOut().catch(() => false), clearStorages()])
    return isTaken
  },
  forget() {
    leaveSession()
    // The document may be gone before the chat, which ends with the session, takes its number back.
    void getBridge().setBadge(0)
    void getBridge().logout()
  },
  owe: marks.signOutDue.set,
  goOn: () => window.location.assign(paths.home()),
  now: () => performance.now(),
})
