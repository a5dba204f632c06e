import { Link, useNavigate } from '@remix-run/react'
import type { MouseEvent } from 'react'
import { ArrowLeftIcon } from '#app/components/icons.tsx'

/**
 * An arrow back to where the visitor came from. A link further up in the site without script, and where the visit began
 * on this page.
 */
export function BackLink({ to, className }: { to: string; className?: string }) {
  const navigate = useNavigate()

  function goBack(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    if (!cameFromHere()) return
    event.preventDefault()
    navigate(-1)
  }

  return (
    <Link to={to} onClick={goBack} aria-label="뒤로" className={className}>
      <ArrowLeftIcon size={24} />
    </Link>
  )
}

/** Whether the entry before this one in the browser's history is a page of ours. */
function cameFromHere(): boolean {
  // The router numbers its entries in a document; a new document begins at 0.
  const { idx = 0 } = (window.history.state ?? {}) as { idx?: number }
  if (idx > 0) return true
  return window.history.length > 1 && document.referrer.startsWith(`${window.location.origin}/`)
}
