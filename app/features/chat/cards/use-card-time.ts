import { useLoaderData } from '@remix-run/react'
import { useSyncExternalStore } from 'react'

const TICK = 10_000

function subscribe(onTick: () => void) {
  const timer = setInterval(onTick, TICK)
  return () => clearInterval(timer)
}

/** Now, for what changes with time: the moment that the room's page was made, then the browser's clock. */
export function useCardTime(): Date {
  const { now } = useLoaderData<{ now: string }>()
  return new Date(
    useSyncExternalStore(
      subscribe,
      () => Math.floor(Date.now() / TICK) * TICK,
      () => Date.parse(now),
    ),
  )
}
