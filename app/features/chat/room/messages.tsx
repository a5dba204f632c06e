import { useEffect, useMemo, useRef, useState } from 'react'
import type { LiveRoom } from '../client/live-room.ts'
import { openImages } from '../media/open-images.ts'
import { Announcer } from './announcer.tsx'
import type { RoomPage } from './load-room.server.ts'
import { NothingSaid } from './nothing-said.tsx'
import { PlainMessages } from './plain-messages.tsx'
import { roomItems } from './room-items.ts'
import type { Target } from './use-place.ts'
import { useUnpressed } from './use-unpressed.ts'
import { VirtualMessages } from './virtual-messages.tsx'

/** What was said in a room. */
export function Messages({
  page,
  live,
  target,
  onRewrite,
}: {
  page: RoomPage
  live: LiveRoom
  /** A text that could not be sent is to be written again. */
  onRewrite: (text: string) => void
  /** The message that a search leads to. */
  target: Target | null
}) {
  const sent = useRef<HTMLDivElement>(null)
  const isVirtual = useUnpressed(sent)
  const [unreadFrom] = useState(unreadFromSeq(page))
  const items = useMemo(
    () => roomItems(live.entries, live.room.storeSeq, unreadFrom),
    [live.entries, live.room.storeSeq, unreadFrom],
  )
  const wanted = useWanted(page, live, target)
  const foundSeq = target?.messageSeq ?? page.around

  return (
    <div ref={sent} className="relative min-h-0 flex-1">
      {isVirtual ? (
        <VirtualMessages
          items={items}
          live={live}
          foundSeq={foundSeq}
          target={wanted}
          actions={{
            openImages,
            retry: live.retry,
            discard: live.discard,
            rewrite: (clientMessageId, text) => {
              live.discard(clientMessageId)
              onRewrite(text)
            },
          }}
        />
      ) : (
        <PlainMessages
          items={items}
          room={page.room}
          hasOlder={page.hasOlder}
          hasNewer={page.hasNewer}
          foundSeq={foundSeq}
        />
      )}
      {items.length === 0 && <NothingSaid room={live.room} />}
      <Announcer live={live} />
    </div>
  )
}

const unreadFromSeq = ({ room }: RoomPage) =>
  room.unreadMessageCount > 0 ? room.lastReadSeq + 1 : null

/** Where to scroll to, fetched when it lies beyond what is loaded: what the address names, then what a search leads to. */
function useWanted(page: RoomPage, live: LiveRoom, target: Target | null) {
  const [wanted, setWanted] = useState<Target | null>(null)
  const goTo = useRef(live.goTo)
  goTo.current = live.goTo
  const { around } = page

  useEffect(() => {
    if (around === null) return
    goTo.current(around).then((isThere) => isThere && setWanted({ messageSeq: around }))
  }, [around])

  useEffect(() => {
    if (!target) return
    goTo.current(target.messageSeq).then((isThere) => isThere && setWanted({ ...target }))
  }, [target])

  return wanted
}
