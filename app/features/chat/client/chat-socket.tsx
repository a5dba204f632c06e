import { useEffect, useState } from 'react'
import { afterLoad } from '#app/shell/after-load.ts'
import { useSession } from '#app/shell/session/session-store.ts'

/**
 * The chat of a signed-in user: once there is a login token (SPEC.md section 4) and the page has loaded, its script is
 * loaded and connects. For an anonymous visitor it does nothing.
 *
 * @param address of the socket; none where it is this server's own
 */
export function ChatSocket({ address = null }: { address?: string | null | undefined }) {
  const userSeq = useSignedIn()

  useEffect(() => {
    if (userSeq === null) return
    let stop: (() => void) | undefined
    let isOff = false
    const load = () => {
      import('./start.ts').then(
        (script) => {
          if (!isOff) stop = script.startChat(userSeq, address)
        },
        // The connection is broken; the script is loaded once it is back.
        () => !isOff && window.addEventListener('online', load, { once: true }),
      )
    }
    const cancel = afterLoad(load)
    return () => {
      isOff = true
      cancel()
      window.removeEventListener('online', load)
      stop?.()
    }
  }, [userSeq, address])

  return null
}

/** The signed-in user; while the session is refreshed, the last known one. */
function useSignedIn(): number | null {
  const session = useSession()
  const [known, setKnown] = useState<number | null>(null)
  useEffect(() => {
    if (session.status === 'authenticated') setKnown(session.userSeq)
    else if (session.status === 'unauthenticated') setKnown(null)
  }, [session])
  return known
}
