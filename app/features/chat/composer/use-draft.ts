import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { useViewer } from '#app/shell/session/personal-data.ts'
import { keepDraft, readDraft } from './drafts.ts'

// Before the browser paints; the server, where nothing is laid out, does without.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * The text of a room's field, stored in this tab through a reload.
 * @param isOpen whether the field is there: a room that was locked opens again
 * @param typed what the server refused, which comes back
 */
export function useDraft(
  roomId: number,
  field: RefObject<HTMLTextAreaElement>,
  isOpen: boolean,
  typed: string | undefined,
): [string, (text: string) => void] {
  const [text, setText] = useState(typed ?? '')
  const userSeq = useViewer()?.userSeq

  useBrowserLayoutEffect(() => {
    if (userSeq === undefined) return
    // Something may have been typed before the script came.
    setText((before) => before || field.current?.value || readDraft(userSeq, roomId))
  }, [userSeq, roomId, field])

  useBrowserLayoutEffect(() => {
    const textarea = field.current
    if (!isOpen || !textarea || textarea.value !== text) return
    textarea.style.height = 'auto'
    const borders = textarea.offsetHeight - textarea.clientHeight
    textarea.style.height = `${textarea.scrollHeight + borders}px`
  }, [text, field, isOpen])

  return [
    text,
    (next) => {
      setText(next)
      if (userSeq !== undefined) keepDraft(userSeq, roomId, next)
    },
  ]
}
