import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'

/**
 * A row of pictures that the browser scrolls and snaps itself; the script only tracks and changes the position.
 *
 * @param count how many pictures there are
 * @param startAt the picture that is shown first; the caller scrolls to it
 */
export function usePhotoStrip(count: number, startAt = 0) {
  const strip = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(startAt)
  /** The picture that the strip scrolls to: until then, what passes by is not shown. */
  const target = useRef<number | null>(null)

  const show = useCallback((next: number, how: 'smooth' | 'instant' = 'smooth') => {
    const list = strip.current
    const first = list?.firstElementChild
    const shown = list?.children[next]
    if (!list || !(first instanceof HTMLElement) || !(shown instanceof HTMLElement)) return
    const isStill = how === 'instant' || matchMedia('(prefers-reduced-motion: reduce)').matches
    const left = shown.offsetLeft - first.offsetLeft
    if (Math.abs(list.scrollLeft - left) > 1) target.current = next
    setIndex(next)
    list.scrollTo({ left, behavior: isStill ? 'instant' : 'smooth' })
  }, [])

  useEffect(() => {
    const list = strip.current
    if (!list) return
    const listening = new AbortController()
    const options = { passive: true, signal: listening.signal }
    const follow = () => {
      if (list.clientWidth === 0) return
      const at = Math.round(Math.abs(list.scrollLeft) / list.clientWidth)
      if (target.current === at) target.current = null
      if (target.current === null) setIndex(at)
    }
    const release = () => {
      target.current = null
    }
    list.addEventListener('scroll', follow, options)
    for (const taking of ['pointerdown', 'wheel', 'scrollend'])
      list.addEventListener(taking, release, options)
    return () => listening.abort()
  }, [])

  /** @returns the picture that the key has turned to; null for other keys */
  function turn(event: KeyboardEvent): number | null {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = nextIndex(event.key, index, count, isRtl)
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return null
    event.preventDefault()
    show(next)
    return next
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
