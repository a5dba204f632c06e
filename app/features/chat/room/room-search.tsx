import { Form, Link } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/components/button.tsx'
import { ChevronDownIcon, ChevronUpIcon, CloseIcon } from '#app/components/icons.tsx'
import { useHydrated } from '#app/components/use-hydrated.ts'
import { particle } from '#app/format/josa.ts'
import { kstDateTime } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import type { FoundMessage, RoomPage } from './load-room.server.ts'

/** Words to look for in a room, and the way through what was found: up is older. Without script it is a list of links. */
export function RoomSearch({
  page: { room, search },
  onFound,
}: {
  page: RoomPage
  onFound: (messageSeq: number) => void
}) {
  const isHydrated = useHydrated()
  const found = search?.found ?? []
  return (
    <div className="shrink-0 border-b border-line bg-surface-2 px-3 py-2">
      <div className="flex items-center gap-1">
        <Form action={paths.chatRoom(room.roomId)} role="search" className="min-w-0 flex-1" replace>
          <input type="hidden" name="search" value="1" />
          <input
            type="search"
            name="find"
            defaultValue={search?.keyword}
            maxLength={50}
            enterKeyHint="search"
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: one has just asked to search.
            autoFocus={search === null}
            aria-label="대화 검색"
            placeholder="이 대화에서 찾을 말"
            className="h-11 w-full rounded-md border border-control bg-surface px-3 text-base placeholder:text-ink-3 focus:border-focus focus:outline-2 focus:-outline-offset-1 focus:outline-focus"
          />
        </Form>
        {isHydrated && search && <Steps key={search.keyword} found={found} onFound={onFound} />}
        <Link
          to={paths.chatRoom(room.roomId)}
          replace
          aria-label="대화 검색 닫기"
          className="flex size-11 shrink-0 items-center justify-center rounded-full text-ink-2 hover:bg-surface-3"
        >
          <CloseIcon size={22} />
        </Link>
      </div>
      {search && found.length === 0 && (
        <p role="status" className="px-1 pt-2 text-sm text-ink-2">
          ‘{search.keyword}’{particle(search.keyword, '이/가')} 들어간 메시지가 없어요. 더 짧은 말로
          찾아보세요.
        </p>
      )}
      {!isHydrated && found.length > 0 && <FoundLinks roomId={room.roomId} found={found} />}
    </div>
  )
}

function Steps({
  found,
  onFound,
}: {
  found: readonly FoundMessage[]
  onFound: (messageSeq: number) => void
}) {
  const [at, setAt] = useState(0)
  const show = useRef(onFound)
  const messageSeq = found[at]?.messageSeq

  // The newest at once; an answer that comes again for the same words leads nowhere.
  useEffect(() => {
    if (messageSeq !== undefined) show.current(messageSeq)
  }, [messageSeq])

  if (found.length === 0) return null

  return (
    <>
      <output className="px-1 text-xs whitespace-nowrap text-ink-2 tabular-nums">
        <span className="sr-only">검색 결과 </span>
        {at + 1}/{found.length}
      </output>
      <Button
        variant="ghost"
        square
        aria-label="이전 검색 결과"
        disabled={at === found.length - 1}
        onClick={() => setAt(at + 1)}
      >
        <ChevronUpIcon size={22} />
      </Button>
      <Button
        variant="ghost"
        square
        aria-label="다음 검색 결과"
        disabled={at === 0}
        onClick={() => setAt(at - 1)}
      >
        <ChevronDownIcon size={22} />
      </Button>
    </>
  )
}

function FoundLinks({ roomId, found }: { roomId: number; found: readonly FoundMessage[] }) {
  return (
    <ul className="mt-2 max-h-60 divide-y divide-line overflow-y-auto rounded-md border border-line bg-surface">
      {found.map(({ messageSeq, message, sender, createdAt }) => (
        <li key={messageSeq}>
          <Link
            to={paths.chatRoom(roomId, { around: messageSeq })}
            className="block px-3 py-2 text-sm hover:bg-surface-2"
          >
            <span className="block truncate text-ink">{message}</span>
            <span className="text-xs text-ink-3">
              {sender.nickName} · {kstDateTime(createdAt)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
