import { cx } from '#app/components/cx.ts'
import { AlertIcon, ShieldCheckIcon } from '#app/components/icons.tsx'
import type { ChatMessage } from '#contracts/chat.ts'
import { guardMessage } from './guard-messages.ts'

/** What both see under a message in which something was found: why it is masked, or what to look out for. */
export function GuardNote({ message: { guard }, isOwn }: { message: ChatMessage; isOwn: boolean }) {
  if (!guard) return null
  const isMasked = guard.level === 'MASK'
  const Icon = isMasked ? ShieldCheckIcon : AlertIcon
  return (
    <p
      role="note"
      className={cx(
        'flex max-w-full items-start gap-1 rounded-md px-2 py-1.5 text-start text-xs',
        isMasked || isOwn ? 'bg-surface-2 text-ink-2' : 'bg-warning-soft text-warning',
      )}
    >
      <Icon size={14} className="mt-px shrink-0" />
      <span>{guardMessage(guard, isOwn)}</span>
    </p>
  )
}
