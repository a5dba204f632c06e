import { type RefObject, useEffect, useRef } from 'react'

/**
 * Choosing replaces the link that began it, and its end replaces the choices: the focus goes to what has come instead.
 *
 * @param page what holds the parts of both modes
 */
export function useFocusOfMode(selecting: boolean, page: RefObject<HTMLElement>): void {
  const before = useRef(selecting)
  useEffect(() => {
    if (before.current === selecting) return
    before.current = selecting
    const target = selecting ? '[name=productSeq]' : '[data-selects]'
    page.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true })
  }, [selecting, page])
}
