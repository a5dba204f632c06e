import { ChipButton } from '#app/components/chip.tsx'
import type { Room } from '#contracts/edge.ts'
import { quickReplies } from './quick-replies.ts'

/** Sentences to begin or to go on with; a press sends one. */
export function QuickReplies({
  room,
  hasSpoken,
  onPick,
}: {
  room: Room
  hasSpoken: boolean
  onPick: (sentence: string) => void
}) {
  return (
    <ul
      aria-label="빠른 답장"
      className="chat-quick needs-script scrollbar-none flex gap-1.5 overflow-x-auto px-3 pt-2 lg:px-4"
    >
      {quickReplies(room, hasSpoken).map((sentence) => (
        <li key={sentence}>
          <ChipButton onClick={() => onPick(sentence)}>{sentence}</ChipButton>
        </li>
      ))}
    </ul>
  )
}
