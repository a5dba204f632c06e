import { cookies } from './browser-cookies.ts'
import { personalStorages } from './personal-storage.ts'
import { tabs } from './session-channel.ts'
import { marks } from './session-marks.ts'
import { sessionStore } from './session-store.ts'

/** Clears what the browser stores of a session; the server clears the session cookie itself. */
export function forgetSession(): void {
  sessionStore.set({ status: 'unauthenticated' })
  cookies().forgetUser()
  marks.signedIn.clear()
}

/** Clears it together with the data of features, and notifies the other tabs. */
export function leaveSession(): void {
  forgetSession()
  for (const { onSessionEnd } of personalStorages) onSessionEnd()
  tabs.post({ userSeq: null })
}
