import { useSyncExternalStore } from 'react'
import { createListeners } from '../listeners.ts'

let unread = 0
const counts = createListeners()
const changes = createListeners()

/** Sets what the badges of this page show. */
export function showNoticesUnread(count: number): void {
  if (count === unread) return
  unread = count
  counts.notify()
}

/** What the badges show, for what is no component. */
export const noticesUnread = { get: () => unread, subscribe: counts.subscribe }

/** Unread notices, as far as the browser knows; 0 on the server and for an anonymous visitor. */
export const useNoticesUnread = (): number =>
  useSyncExternalStore(noticesUnread.subscribe, noticesUnread.get, () => 0)

/** Tells the parts of this page that the inbox has changed. */
export const tellNoticesChanged = changes.notify

/** @returns ends it */
export const onNoticesChanged = changes.subscribe
