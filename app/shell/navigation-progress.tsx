import { useLocation, useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'

/** A line along the upper edge while a page is loading; quick pages do not show it. */
export function NavigationProgress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div
      aria-hidden="true"
      className="navigation-progress fixed inset-x-0 inset-bs-0 z-(--z-skip)"
    />
  )
}

/** Announces the title of a page without a new document, as the browser does for a new document. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const first = useRef(true)
  const [title, setTitle] = useState('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page.
  useEffect(() => {
    if (first.current) first.current = false
    else setTitle(document.title)
  }, [pathname])

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
