import { sessionStore } from '#app/shell/session/session-store.ts'

/**
 * Calls `onUser` with the signed-in user, at once where there is one, and at every change; null after a sign-out, so
 * that nothing more is counted for that user.
 */
export function followUser(onUser: (userSeq: number | null) => void): void {
  let known: number | null = null
  const update = () => {
    const session = sessionStore.get()
    // While the session is asked for, the last answer counts.
    if (session.status === 'loading') return
    const userSeq = session.status === 'authenticated' ? session.userSeq : null
    if (userSeq === known) return
    known = userSeq
    onUser(userSeq)
  }
  update()
  sessionStore.subscribe(update)
}
