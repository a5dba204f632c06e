import { useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { closePanel, openPanel, type PanelRequest } from './open-panel.ts'

/**
 * A panel that says something by itself: open from when there is something to say until it is closed. What a form is
 * answered is there before its navigation has come to an end, which closes panels: it waits for that.
 *
 * @param request null while there is nothing; kept by the caller as long as it says the same
 * @param otherwise done where the panel's script cannot be had
 */
export function usePanelWhile<Props extends object>(
  request: PanelRequest<Props> | null,
  otherwise?: () => void,
): void {
  const isStill = useNavigation().state === 'idle'
  const asked = useRef<PanelRequest<Props>>()
  const unavailable = useRef(otherwise)
  unavailable.current = otherwise

  useEffect(() => {
    if (!request || !isStill || asked.current === request) return
    asked.current = request
    openPanel(request).then((isOpen) => {
      if (asked.current !== request) closePanel(request.id)
      else if (!isOpen) unavailable.current?.()
    })
  }, [request, isStill])

  useEffect(() => {
    if (!request) return
    return () => {
      asked.current = undefined
      closePanel(request.id)
    }
  }, [request])
}
