import { type RefObject, useEffect, useState } from 'react'
import { useHydrated } from '#app/components/use-hydrated.ts'

/**
 * True once script may replace what the server sent. A press that began on it ends there first: on another element the browser
 * would make no click of it, and a tap on a slow phone would be lost.
 */
export function useUnpressed(sent: RefObject<HTMLElement>): boolean {
  const isHydrated = useHydrated()
  const [mayReplace, setMayReplace] = useState(isHydrated)
  useEffect(() => {
    const replace = () => setMayReplace(true)
    if (!sent.current?.matches(':active')) return replace()
    // The click comes after the release.
    const released = () => setTimeout(replace)
    const events = ['pointerup', 'pointercancel', 'dragend'] as const
    for (const event of events) addEventListener(event, released)
    return () => {
      for (const event of events) removeEventListener(event, released)
    }
  }, [sent])
  return mayReplace
}
