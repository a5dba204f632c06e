import { useEffect, useState } from 'react'
import { secondsUntil } from './countdown.ts'

/**
 * Seconds left until a moment, updated every second. It counts from the server's clock, as the visitor's may be wrong.
 *
 * @param now the moment on the server at which the page was made
 */
export function useCountdown(until: string, now: string): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(until, Date.parse(now)))

  useEffect(() => {
    const ahead = Date.now() - Date.parse(now)
    const count = () => setSeconds(secondsUntil(until, Date.now() - ahead))
    count()
    const timer = setInterval(count, 1_000)
    return () => clearInterval(timer)
  }, [until, now])

  return seconds
}
