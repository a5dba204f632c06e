import { useSyncExternalStore } from 'react'

// Shared by the shell and the chat: the chat sets the number, the shell's badges show it.

let unread = 0
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Sets what the badges of this page show. */
export function showChatUnread(count: number): void {
  if (count === unread) return
  unread = count
  for (const listener of listeners) listener()
}

/** Unread messages in all rooms, as far as the browser knows; 0 on the server and for an anonymous visitor. */
export const useChatUnread = (): number =>
  useSyncExternalStore(
    subscribe,
    () => unread,
    () => 0,
  )
