import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { Viewer } from '#app/session/session.ts'
import { cookies } from './browser-cookies.ts'
import { usePersonalData } from './personal-data.ts'
import { tabs } from './session-channel.ts'
import { isRemembered, marks } from './session-marks.ts'
import { sessionStore } from './session-store.ts'

const Nothing = (_props: { viewer: Viewer | null }): ReactNode => null

/** Without its script, as on a broken line, the page stands as it came. */
const Keeper = lazy(() => import('./lazy/keeper.tsx').catch(() => ({ default: Nothing })))

/** The session of the page in the browser. Where nobody is signed in it asks the server for nothing. */
export function SessionKeeper() {
  const viewer = usePersonalData()?.viewer ?? null
  const isActive = useSomebody(viewer)

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
      <Keeper viewer={viewer} />
    </Suspense>
  )
}

/** Whether there is, was, or comes to be somebody signed in, on this page or in another tab. */
function useSomebody(viewer: Viewer | null): boolean {
  const [isActive, setActive] = useState(false)

  useEffect(() => {
    if (!viewer) marks.signOutDue.clear()
    else if (marks.signOutDue.isSet()) sessionStore.set({ status: 'unauthenticated' })
  }, [viewer])

  useEffect(() => {
    if (isActive) return
    const look = () => {
      if (viewer || isRemembered()) setActive(true)
    }
    look()
    const stopHearing = tabs.hear(({ userSeq }) => {
      if (userSeq !== null) setActive(true)
    })
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pageshow', look)
    return () => {
      stopHearing()
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pageshow', look)
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
