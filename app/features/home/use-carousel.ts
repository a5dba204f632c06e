import { type RefObject, useCallback, useEffect, useState, useSyncExternalStore } from 'react'

/** Long enough to read a banner's two lines twice. */
const TURN_MS = 6_000

const STILL = '(prefers-reduced-motion: reduce)'

/** A strip whose items are as wide as itself: which one is shown, and turning it by itself. */
export function useCarousel(strip: RefObject<HTMLElement>, length: number) {
  const [index, setIndex] = useState(0)
  const [isPlaying, setPlaying] = useState(true)
  const [isHeld, setHeld] = useState(false)
  const isStill = useSyncExternalStore(subscribeToMotion, () => matchMedia(STILL).matches, always)
  const canPlay = !isStill && length > 1

  /** Shows an item; past either end the other end. */
  const show = useCallback(
    (wanted: number) => {
      const element = strip.current
      if (!element || length === 0) return
      const towardsEnd = getComputedStyle(element).direction === 'rtl' ? -1 : 1
      const place = (wanted + length) % length
      element.scrollTo({
        left: towardsEnd * place * element.clientWidth,
        behavior: isStill ? 'instant' : 'smooth',
      })
    },
    [strip, length, isStill],
  )

  useEffect(() => {
    const element = strip.current
    if (!element) return
    const follow = () =>
      setIndex(Math.round(Math.abs(element.scrollLeft) / Math.max(1, element.clientWidth)))
    element.addEventListener('scroll', follow, { passive: true })
    return () => element.removeEventListener('scroll', follow)
  }, [strip])

  const isTurning = canPlay && isPlaying && !isHeld
  useEffect(() => {
    if (!isTurning) return
    const timer = setInterval(() => {
      if (!document.hidden) show(index + 1)
    }, TURN_MS)
    return () => clearInterval(timer)
  }, [isTurning, index, show])

  return {
    index: Math.min(index, length - 1),
    /** Shows an item that was asked for; it then turns no more by itself. */
    show: (wanted: number) => {
      setPlaying(false)
      show(wanted)
    },
    canPlay,
    isPlaying,
    setPlaying,
    /** While the pointer or the focus is on it. */
    hold: () => setHeld(true),
    release: () => setHeld(false),
  }
}

const always = () => true

function subscribeToMotion(changed: () => void): () => void {
  const query = matchMedia(STILL)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
