import { useEffect } from 'react'

/** While a phone's keyboard is open the room is as high as what is left of the screen; its styles read the variables. */
export function useVisibleHeight(): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const { style } = document.documentElement

    function adjust() {
      // Magnified with two fingers, the page stays as it is.
      const isMagnified = viewport !== null && viewport.scale > 1.01
      if (!viewport || isMagnified) return forget()
      style.setProperty('--visible-height', `${viewport.height}px`)
      style.setProperty('--visible-top', `${viewport.offsetTop}px`)
    }
    function forget() {
      style.removeProperty('--visible-height')
      style.removeProperty('--visible-top')
    }

    adjust()
    viewport.addEventListener('resize', adjust)
    viewport.addEventListener('scroll', adjust)
    return () => {
      viewport.removeEventListener('resize', adjust)
      viewport.removeEventListener('scroll', adjust)
      forget()
    }
  }, [])
}
