import { type MutableRefObject, useEffect, useRef } from 'react'

/** A value for listeners that live longer than one rendering; always the latest one. */
export function useLatest<Value>(value: Value): MutableRefObject<Value> {
  const ref = useRef(value)
  useEffect(() => {
    ref.current = value
  })
  return ref
}
