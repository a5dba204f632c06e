import { useSyncExternalStore } from 'react'

let unread = 0
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** What the badges of this page show; set by what runs the chat. */
export function showUnread(count: number): void {
  if (count === unread) return
  unread = count
  for (const listener of listeners) listener()
}

/** Unread messages in all rooms, as far as the browser knows; 0 on the server and while nobody is signed in. */
export const useUnreadCount = (): number =>
  useSyncExternalStore(
    subscribe,
    () => unread,
    () => 0,
  )
