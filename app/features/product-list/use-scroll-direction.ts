import { useEffect } from 'react'

/** Movements below this many pixels are not a change of direction. */
const SLACK = 12

/**
 * Marks the document while the visitor scrolls down, `data-scrolling="down"`: the bars make room (product-list.css).
 * Scrolling up, or being at the start, brings them back.
 */
export function useScrollDirection(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    let turned = window.scrollY
    const look = () => {
      const { scrollY, innerHeight } = window
      if (Math.abs(scrollY - turned) < SLACK) return
      if (scrollY > turned && scrollY > innerHeight / 2) dataset.scrolling = 'down'
      else delete dataset.scrolling
      turned = scrollY
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      window.removeEventListener('scroll', look)
      delete dataset.scrolling
    }
  }, [])
}
