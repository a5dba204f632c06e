import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'

const LOOK_EVERY = 3_000

/** Looks again while the page is seen, so that it goes on when the link is made. */
export function useLooks(isWaiting: boolean) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isWaiting || state !== 'idle') return
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') revalidate()
    }, LOOK_EVERY)
    return () => clearTimeout(timer)
  }, [isWaiting, state, revalidate])
}
