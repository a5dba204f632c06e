import { analytics } from '../analytics.ts'
import { cookies } from './browser-cookies.ts'
import { forgetDrafts } from './drafts.ts'
import { tabs } from './session-channel.ts'
import { marks } from './session-marks.ts'
import { sessionStore } from './session-store.ts'

/** Forgets whatever the browser holds of a session; the cookie of the session itself is the server's. */
export function forgetSession(): void {
  analytics.clear()
  sessionStore.set({ status: 'unauthenticated' })
  cookies().forgetUser()
  marks.signedIn.clear()
}

/** Forgets it, and tells the other tabs. */
export function leaveSession(): void {
  forgetSession()
  forgetDrafts()
  tabs.tell({ userSeq: null })
}
