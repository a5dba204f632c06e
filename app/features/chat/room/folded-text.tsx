import { useState } from 'react'
import { useHydrated } from '#app/components/use-hydrated.ts'
import { LinkedParts, useLinkedParts } from '../safety/linked-text.tsx'
import { foldMessage } from './fold-message.ts'

/** The rows of a room come and go with scrolling; what was unfolded stays so. */
const unfolded = new Set<string>()

/** What a member wrote; a long text is folded until it is asked for. Without script it is whole. */
export function FoldedText({
  id,
  text,
  isWhole = false,
}: {
  /** Names the message on this page. */
  id: string
  text: string
  isWhole?: boolean
}) {
  const isHydrated = useHydrated()
  const [isOpen, setOpen] = useState(unfolded.has(id))
  const { parts, publicOrigin } = useLinkedParts(text)
  const shown = isWhole || isOpen ? null : foldMessage(parts)
  const whole = <LinkedParts parts={parts} publicOrigin={publicOrigin} />
  if (!shown) return whole
  return (
    <>
      <span className="needs-script">
        <LinkedParts parts={shown} publicOrigin={publicOrigin} />
        <button
          type="button"
          className="-mb-1 block min-h-9 w-full text-start text-sm font-semibold underline underline-offset-4"
          onClick={() => {
            unfolded.add(id)
            setOpen(true)
          }}
        >
          전체 보기
        </button>
      </span>
      {!isHydrated && <span className="without-script">{whole}</span>}
    </>
  )
}
