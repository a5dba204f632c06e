import { useLocation, useMatches } from '@remix-run/react'
import { useEffect } from 'react'
import { paths } from '../../paths.ts'
import { afterLoad } from '../after-load.ts'
import { useViewer } from '../session/personal-data.ts'
import { identify, leaveEarly, seePage } from './log-action.ts'

/** Follows the visitor from page to page, and logs each page view. */
export function ActionLog() {
  const { pathname, search } = useLocation()
  const pageId = usePageId()
  const userSeq = useViewer()?.userSeq ?? null

  useEffect(() => identify(userSeq), [userSeq])

  useEffect(() => {
    const see = () => seePage(loggedAddress(pathname) + search, pageId)
    const seeAgain = ({ persisted }: PageTransitionEvent) => {
      if (persisted) see()
    }
    see()
    window.addEventListener('pageshow', seeAgain)
    return () => window.removeEventListener('pageshow', seeAgain)
  }, [pathname, search, pageId])

  useEffect(() => {
    // When the script cannot be loaded, the entries stay in memory until the page is left.
    const cancel = afterLoad(() => {
      import('./lazy/start.ts').then(({ start }) => start()).catch(() => undefined)
    })
    window.addEventListener('pagehide', leaveEarly)
    return () => {
      cancel()
      window.removeEventListener('pagehide', leaveEarly)
    }
  }, [])

  return null
}

/** The key of a link for a phone is in no log. */
function loggedAddress(pathname: string): string {
  const prefix = paths.photosByPhone('')
  return pathname.startsWith(prefix) ? `${prefix}:key` : pathname
}

/** The page id of the current route; an error of the shell itself has its own page id. */
function usePageId(): string {
  const matches = useMatches()
  for (const { handle } of [...matches].reverse())
    if (handle && typeof handle === 'object' && 'pageId' in handle) return String(handle.pageId)
  return 'error'
}
