import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'

// Shared by the shell and the chat: the chat sets the number, the shell's badges show it.

let unread = 0
const listeners = createListeners()

/** Sets what the badges of this page show. */
export function showChatUnread(count: number): void {
  if (count === unread) return
  unread = count
  listeners.notify()
}

/** What the badges show, for what is no component. */
export const chatUnread = { get: () => unread, subscribe: listeners.subscribe }

/** Unread messages in all rooms, as far as the browser knows; 0 on the server and for an anonymous visitor. */
export const useChatUnread = (): number =>
  useSyncExternalStore(chatUnread.subscribe, chatUnread.get, () => 0)
