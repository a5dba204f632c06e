import { type RefObject, useEffect, useRef } from 'react'
import { createEnterKey } from './enter-key.ts'

/** On a touch keyboard Enter is how a line is broken; the button sends. */
const hasTouchKeyboard = () => matchMedia('(hover: none) and (pointer: coarse)').matches

/**
 * Sends with Enter, once a press.
 * @param isOpen whether the field is there: a room that was locked opens again
 */
export function useEnterKey(
  field: RefObject<HTMLTextAreaElement>,
  isOpen: boolean,
  send: () => void,
): void {
  const sendNow = useRef(send)
  sendNow.current = send

  useEffect(() => {
    const textarea = field.current
    if (!isOpen || !textarea) return
    const enter = createEnterKey(
      () => sendNow.current(),
      // Emptied within the event, some browsers write the last syllable again.
      (done) => {
        const timer = setTimeout(done)
        return () => clearTimeout(timer)
      },
    )
    const stop = new AbortController()
    const { signal } = stop
    textarea.addEventListener(
      'keydown',
      (event) => {
        if (!hasTouchKeyboard() && enter.keyDown(event)) event.preventDefault()
      },
      { signal },
    )
    textarea.addEventListener('keyup', (event) => enter.keyUp(event), { signal })
    textarea.addEventListener('compositionend', (event) => enter.compositionEnd(event.data), {
      signal,
    })
    textarea.addEventListener(
      'beforeinput',
      (event) => {
        const isBreak = /^insert(?:LineBreak|Paragraph)$/.test(event.inputType)
        if (isBreak && enter.lineBreak()) event.preventDefault()
      },
      { signal },
    )
    textarea.addEventListener('blur', () => enter.blur(), { signal })
    return () => stop.abort()
  }, [field, isOpen])
}
