import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { onNoticesChanged, showNoticesUnread } from '#app/shell/notices/notices-unread.ts'

/** Loads the page anew when the inbox has changed, and keeps the badges with what it shows. */
export function useLiveInbox(unreadCount: number): void {
  const { revalidate } = useRevalidator()
  useEffect(() => onNoticesChanged(revalidate), [revalidate])
  useEffect(() => showNoticesUnread(unreadCount), [unreadCount])
}
