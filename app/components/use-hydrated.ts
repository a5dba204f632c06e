import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and for the first render in the browser, then true: for features that need script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
