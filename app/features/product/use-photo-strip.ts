import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'

/**
 * A row of pictures that the browser scrolls and snaps itself; the script only tracks and changes the position.
 *
 * @param count how many pictures there are
 */
export function usePhotoStrip(count: number) {
  const strip = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)

  const show = useCallback((next: number, how: 'smooth' | 'instant' = 'smooth') => {
    const list = strip.current
    const first = list?.firstElementChild
    const target = list?.children[next]
    if (!(first instanceof HTMLElement) || !(target instanceof HTMLElement)) return
    const still = how === 'instant' || matchMedia('(prefers-reduced-motion: reduce)').matches
    list?.scrollTo({
      left: target.offsetLeft - first.offsetLeft,
      behavior: still ? 'instant' : 'smooth',
    })
  }, [])

  useEffect(() => {
    const list = strip.current
    if (!list) return
    const follow = () => {
      if (list.clientWidth === 0) return
      setIndex(Math.round(Math.abs(list.scrollLeft) / list.clientWidth))
    }
    list.addEventListener('scroll', follow, { passive: true })
    return () => list.removeEventListener('scroll', follow)
  }, [])

  function turn(event: KeyboardEvent) {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = nextIndex(event.key, index, count, isRtl)
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    show(next)
  }

  return { strip, index: Math.min(index, Math.max(0, count - 1)), show, turn }
}

/** The picture that a key leads to; null for other keys. */
export function nextIndex(
  key: string,
  index: number,
  count: number,
  isRightToLeft = false,
): number | null {
  const [onward, back] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  if (key === onward) return Math.min(index + 1, count - 1)
  if (key === back) return Math.max(index - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}
