import { createContext, useContext, useSyncExternalStore } from 'react'
import { FormContext } from '#app/components/form-context.ts'
import type { SellValues } from './sell-values.ts'

/** A value that some parts of the form follow, without the whole form being rendered for each letter. */
export interface Followed<Value> {
  get: () => Value
  set: (value: Value) => void
  subscribe: (listener: () => void) => () => void
}

export function followed<Value>(first: Value): Followed<Value> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const useFollowed = <Value>({ subscribe, get }: Followed<Value>): Value =>
  useSyncExternalStore(subscribe, get, get)

interface SellForm {
  /** What the fields were filled with. */
  initial: SellValues
  /** What stands in them now. */
  values: Followed<SellValues>
  /** Called where a part changes a field itself, without an event of the browser. */
  changed: () => void
}

export const SellFormContext = createContext<SellForm | null>(null)

export function useSellForm(): SellForm {
  const form = useContext(SellFormContext)
  if (!form) throw new Error('stands in the form of a listing')
  return form
}

/** For a part that changes its field itself: tells the form, and the error at the field goes. */
export function useChanged(field: string): () => void {
  const { changed } = useSellForm()
  const mend = useContext(FormContext)?.mend
  return () => {
    mend?.(field)
    changed()
  }
}

/** What stands in the form now; renders with each change. */
export const useSellValues = (): SellValues => useFollowed(useSellForm().values)
