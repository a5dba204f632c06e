import { useEffect, useRef, useState } from 'react'
import type { ChatMessage } from '#contracts/chat.ts'
import { isIncomingFor } from '#contracts/chat-constants.ts'
import type { LiveRoom } from '../client/live-room.ts'

/** Says to people who listen what the other has just written; one's own words and older ones are not repeated. */
export function Announcer({ live: { entries, room } }: { live: LiveRoom }) {
  const said = useRef<number | null>(null)
  const [words, setWords] = useState('')

  useEffect(() => {
    const stored = entries.flatMap((entry) => (entry.kind === 'stored' ? [entry.message] : []))
    const last = stored.at(-1)
    const before = said.current
    said.current = Math.max(before ?? room.lastMessageSeq, last?.messageSeq ?? 0)
    if (before === null) return
    const news = stored.filter(
      (message) => message.messageSeq > before && isIncomingFor(room.storeSeq, message),
    )
    if (news.length > 0) setWords(news.map(wordsOf).join('\n'))
  }, [entries, room])

  return (
    <p role="status" aria-live="polite" className="sr-only">
      {words}
    </p>
  )
}

const wordsOf = ({ sender, message, notice }: ChatMessage) =>
  notice === 'REMINDER' ? message : `${sender.nickName}: ${message}`
