import { useSyncExternalStore } from 'react'
import type { Role } from '#contracts/account-constants.ts'
import { createListeners } from '../listeners.ts'

/** The session as the browser knows it now. */
export type BrowserSession = { status: 'loading' } | { status: 'unauthenticated' } | SignedInSession

export interface SignedInSession {
  status: 'authenticated'
  userSeq: number
  role: Role
  accessToken: string
  /** Seconds since 1970. */
  accessTokenExpires: number
}

const LOADING: BrowserSession = { status: 'loading' }

export function createSessionStore() {
  let session: BrowserSession = LOADING
  const listeners = createListeners()
  const waiting = new Set<(session: SignedInSession) => void>()

  return {
    get: () => session,
    set(next: BrowserSession): void {
      session = next
      listeners.notify()
      if (next.status !== 'authenticated') return
      for (const goOn of waiting) goOn(next)
      waiting.clear()
    },
    subscribe: listeners.subscribe,
    /**
     * The session, as soon as there is one. While there is none it stays pending; `signal` ends the wait, rejects with
     * its reason and leaves nothing behind.
     */
    whenSignedIn(signal: AbortSignal): Promise<SignedInSession> {
      return new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason)
        if (session.status === 'authenticated') return resolve(session)
        const give = (signedIn: SignedInSession) => {
          signal.removeEventListener('abort', giveUp)
          resolve(signedIn)
        }
        const giveUp = () => {
          waiting.delete(give)
          reject(signal.reason)
        }
        waiting.add(give)
        signal.addEventListener('abort', giveUp, { once: true })
      })
    },
    /** The number of waiting calls. */
    waiting: () => waiting.size,
  }
}

export type SessionStore = ReturnType<typeof createSessionStore>

/** The store of this page. On the server it is never set. */
export const sessionStore = createSessionStore()

/** The current session, for what runs in the browser; `loading` on the server and until it is known. */
export function useSession(): BrowserSession {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get, () => LOADING)
}

/** Resolves as soon as a user is signed in; see the store. */
export const whenSignedIn = (signal: AbortSignal) => sessionStore.whenSignedIn(signal)
