import { useEffect, useRef } from 'react'
import { closePanel, openPanel, type PanelRequest } from './open-panel.ts'

/**
 * A panel that says something by itself: open from when there is something to say until it is closed.
 *
 * @param request null while there is nothing; kept by the caller as long as it says the same
 * @param otherwise done where the panel's script cannot be had
 */
export function usePanelWhile<Props extends object>(
  request: PanelRequest<Props> | null,
  otherwise?: () => void,
): void {
  const unavailable = useRef(otherwise)
  unavailable.current = otherwise
  useEffect(() => {
    if (!request) return
    let isOff = false
    openPanel(request).then((isOpen) => {
      if (isOff) closePanel(request.id)
      else if (!isOpen) unavailable.current?.()
    })
    return () => {
      isOff = true
      closePanel(request.id)
    }
  }, [request])
}
