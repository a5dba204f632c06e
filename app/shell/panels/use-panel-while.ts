import { useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { closePanel, openPanel, type PanelRequest } from './open-panel.ts'

/**
 * A panel that opens without a press: it is open as long as there is a request, or until the user closes it. The result
 * of a form arrives before its navigation has ended, and the navigation closes panels: so the panel waits for the end.
 *
 * @param request null while there is nothing; the caller passes the same object as long as the content is the same
 * @param otherwise called when the panel's script cannot be loaded
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
