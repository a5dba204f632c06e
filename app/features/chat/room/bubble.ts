import { cx } from '#app/components/cx.ts'
import type { ChatImage } from '#contracts/chat.ts'

/** What can be done in a row of a room. */
export interface RowActions {
  openImages: (images: readonly ChatImage[], index: number) => void
  retry: (clientMessageId: string) => void
  discard: (clientMessageId: string) => void
  /** Takes what could not be sent back into the field. */
  rewrite: (clientMessageId: string, text: string) => void
}

/** The last bubble of a group has the corner that points at who speaks. */
export const bubbleLook = (isOwn: boolean, isLast: boolean, isFailed = false) =>
  cx(
    'chat-bubble min-w-0 rounded-xl px-3.5 py-2 text-base',
    isFailed
      ? 'bg-danger-soft text-ink ring-1 ring-danger/30'
      : isOwn
        ? 'chat-bubble-own bg-bubble-own text-on-bubble-own'
        : 'bg-bubble text-ink',
    isLast && (isOwn ? 'rounded-ee-xs' : 'rounded-es-xs'),
  )
