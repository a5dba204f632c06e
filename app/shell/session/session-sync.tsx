import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { SessionUser } from '#app/session/session.ts'
import { cookies } from './browser-cookies.ts'
import { usePersonalData } from './personal-data.ts'
import { tabs } from './session-channel.ts'
import { isRemembered, marks } from './session-marks.ts'
import { sessionStore } from './session-store.ts'

const Nothing = (_props: { viewer: SessionUser | null }): ReactNode => null

/** When its script fails to load, the page stays as it is. */
const SessionSyncEffect = lazy(() =>
  import('./lazy/session-sync-effect.tsx').catch(() => ({ default: Nothing })),
)

/** Synchronises the session of this page with the server. For an anonymous visitor it sends no request. */
export function SessionSync() {
  const viewer = usePersonalData()?.viewer ?? null
  const isActive = useHasSession(viewer)

  useEffect(() => {
    const pause = () => tabs.pause()
    const resume = () => tabs.resume()
    window.addEventListener('pagehide', pause)
    window.addEventListener('pageshow', resume)
    const cancel = whenIdle(() => cookies().ensureDevice())
    return () => {
      window.removeEventListener('pagehide', pause)
      window.removeEventListener('pageshow', resume)
      cancel()
    }
  }, [])

  if (!isActive) return null
  return (
    <Suspense fallback={null}>
      <SessionSyncEffect viewer={viewer} />
    </Suspense>
  )
}

/** Whether a user is, was or becomes signed in, on this page or in another tab. */
function useHasSession(viewer: SessionUser | null): boolean {
  const [isActive, setActive] = useState(false)

  useEffect(() => {
    if (!viewer) marks.signOutDue.clear()
    else if (marks.signOutDue.isSet()) sessionStore.set({ status: 'unauthenticated' })
  }, [viewer])

  useEffect(() => {
    if (isActive) return
    const check = () => {
      if (viewer || isRemembered()) setActive(true)
    }
    check()
    const stopListening = tabs.listen(({ userSeq }) => {
      if (userSeq !== null) setActive(true)
    })
    document.addEventListener('visibilitychange', check)
    window.addEventListener('pageshow', check)
    return () => {
      stopListening()
      document.removeEventListener('visibilitychange', check)
      window.removeEventListener('pageshow', check)
    }
  }, [viewer, isActive])

  return isActive
}

function whenIdle(work: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(work, 1_000)
    return () => clearTimeout(timer)
  }
  const request = window.requestIdleCallback(work)
  return () => window.cancelIdleCallback(request)
}
