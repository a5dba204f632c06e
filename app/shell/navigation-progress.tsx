import { useLocation, useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'

/** A line along the upper edge while a page is on its way; quick pages come without it. */
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

/** Says the title of a page that came without a new document, as the browser does for one that did. */
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
