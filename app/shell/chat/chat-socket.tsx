import { useEffect, useState } from 'react'
import { afterLoad } from '../after-load.ts'
import { useSession } from '../session/session-store.ts'

/**
 * The chat of whoever is signed in: once there is a login token (SPEC.md section 4), and the page stands, its script
 * comes and connects. For everybody else it is nothing.
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
      import('./client/start.ts').then(
        ({ startChat }) => {
          if (!isOff) stop = startChat(userSeq, address)
        },
        // A broken line; what it brings back brings the script as well.
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

/** Who is signed in; while that is asked anew, who was. */
function useSignedIn(): number | null {
  const session = useSession()
  const [known, setKnown] = useState<number | null>(null)
  useEffect(() => {
    if (session.status === 'authenticated') setKnown(session.userSeq)
    else if (session.status === 'unauthenticated') setKnown(null)
  }, [session])
  return known
}
