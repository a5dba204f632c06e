/** Says that the other user is writing. Its space is reserved, so that the layout does not move. */
export function TypingNote({ isTyping, name }: { isTyping: boolean; name: string }) {
  return (
    <p role="status" className="pointer-events-none relative h-0">
      {isTyping && (
        <span className="absolute start-4 bottom-1.5 inline-flex max-w-[80%] items-center gap-1.5 rounded-full bg-surface px-2.5 py-0.5 text-xs text-ink-2 shadow-card">
          <span className="chat-typing" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          <span className="truncate">{name}님이 입력하고 있어요</span>
        </span>
      )}
    </p>
  )
}
