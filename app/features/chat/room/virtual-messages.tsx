import { useEffect, useRef } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { cx } from '#app/components/cx.ts'
import { ChevronDownIcon } from '#app/components/icons.tsx'
import type { LiveRoom } from '../client/live-room.ts'
import type { RowActions } from './bubble.ts'
import { MessageRow } from './message-row.tsx'
import { type RoomItem, seqOf } from './room-items.ts'
import { type Target, usePlace, useTarget } from './use-place.ts'
import { useReadMark } from './use-read-mark.ts'

/** The messages with script: only those in sight are in the page, however many there are. */
export function VirtualMessages({
  items,
  live,
  foundSeq,
  target,
  actions,
}: {
  items: readonly RoomItem[]
  live: LiveRoom
  foundSeq: number | null
  target: Target | null
  actions: RowActions
}) {
  const scroller = useRef<HTMLDivElement>(null)
  const handle = useRef<VirtualizerHandle>(null)
  const place = usePlace(scroller, handle, items, live)
  useTarget(place.toRow, items, target)
  const { look, newCount } = useReadMark(scroller, live)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what came into sight is checked after every change.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      look()
      place.noteChange()
    })
    return () => cancelAnimationFrame(frame)
  }, [items])

  return (
    <>
      <div
        ref={scroller}
        className="chat-scroll flex flex-col"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard.
        tabIndex={0}
        role="log"
        aria-label="대화 내용"
        aria-live="off"
      >
        <div className="flex-1" />
        <Virtualizer
          key={place.stretch}
          ref={handle}
          scrollRef={scroller}
          data={items}
          shift={place.isShifted}
          onScroll={() => {
            place.noteScroll()
            look()
          }}
          onResize={place.keep}
          as="ol"
          item="li"
        >
          {(item, index) => (
            <div key={item.key} className={cx(index === items.length - 1 && 'pb-8')}>
              <MessageRow
                item={item}
                room={live.room}
                isFound={foundSeq !== null && seqOf(item) === foundSeq}
                actions={actions}
              />
            </div>
          )}
        </Virtualizer>
      </div>
      {place.isAway && (
        <button type="button" className="chat-jump" onClick={place.toEnd}>
          <ChevronDownIcon size={18} />
          {newCount > 0 ? `새 메시지 ${newCount}개` : '최신 메시지로'}
        </button>
      )}
    </>
  )
}
