import { useSyncExternalStore } from 'react'

/** A value in the storage of this browser, the same in every tab. */
export interface StoredValue<Value> {
  get: () => Value
  set: (value: Value) => void
  /** The value, again whenever it changes; that of an empty storage on the server and for the first rendering. */
  use: () => Value
}

/**
 * @param parse reads what is stored, as far as it is valid; null is an empty storage
 */
export function storedValue<Value>(
  key: string,
  parse: (stored: string | null) => Value,
): StoredValue<Value> {
  const changed = `${key}-changed`
  const empty = parse(null)
  let read: { stored: string | null; value: Value } = { stored: null, value: empty }

  function get(): Value {
    let stored: string | null = null
    try {
      stored = localStorage.getItem(key)
    } catch {
      // Storage is disabled in this browser: nothing is stored.
    }
    if (stored !== read.stored) read = { stored, value: parse(stored) }
    return read.value
  }

  function subscribe(listener: () => void) {
    window.addEventListener(changed, listener)
    window.addEventListener('storage', listener)
    return () => {
      window.removeEventListener(changed, listener)
      window.removeEventListener('storage', listener)
    }
  }

  return {
    get,
    set(value) {
      try {
        localStorage.setItem(key, JSON.stringify(value))
      } catch {
        // Full or disabled: what is stored here is optional.
      }
      window.dispatchEvent(new Event(changed))
    },
    use: () => useSyncExternalStore(subscribe, get, () => empty),
  }
}
