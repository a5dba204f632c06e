import { useLocation } from '@remix-run/react'
import { type RefObject, useEffect } from 'react'
import { pageTrail } from '#app/shell/action-log/page-trail.ts'

/**
 * Updates `?page=n` of the address to the visible page, so that Back, a reload and a shared link lead to the same
 * place. The entry of the browser's history is replaced: scrolling adds no steps to Back.
 *
 * @param list holds elements with `data-page`, the first of every page
 */
export function usePageInAddress(
  list: RefObject<HTMLElement>,
  first: number,
  address: (page: number) => string,
) {
  const entry = useLocation().key
  useEffect(() => {
    let frame = 0
    let shown = first
    const look = () => {
      frame = 0
      // The router may be at another entry before this list is unmounted, and back at this one when it is.
      if (!list.current || (window.history.state?.key ?? 'default') !== entry) return
      let page = first
      for (const mark of list.current.querySelectorAll<HTMLElement>('[data-page]')) {
        if (mark.getBoundingClientRect().top > window.innerHeight / 2) break
        page = Number(mark.dataset.page)
      }
      if (page === shown) return
      shown = page
      window.history.replaceState(window.history.state, '', address(page))
      pageTrail.rename(address(page))
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(look)
    }
    // The router may have scrolled to where the user was before.
    schedule()
    window.addEventListener('scroll', schedule, { passive: true })
    return () => {
      window.removeEventListener('scroll', schedule)
      cancelAnimationFrame(frame)
    }
  }, [entry, first, address, list])
}
