import { useNavigate } from '@remix-run/react'
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Makes plain clicks on any link inside an element navigate without a new document. One listener for a whole list costs
 * less than a router link per card; the browser handles other clicks (new tab, download).
 */
export function useLinkVisits<Root extends HTMLElement>(): RefObject<Root> {
  const root = useRef<Root>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const element = root.current
    if (!element) return
    const visit = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const href =
        event.target instanceof Element && event.target.closest('a')?.getAttribute('href')
      if (!href) return
      event.preventDefault()
      navigate(href)
    }
    element.addEventListener('click', visit)
    return () => element.removeEventListener('click', visit)
  }, [navigate])
  return root
}
