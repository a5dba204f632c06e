import { afterEach, expect, it, vi } from 'vitest'
import { showChatUnread } from '../chat-unread.ts'
import { showNoticesUnread } from './notices-unread.ts'
import { startIconBadge } from './start-icon-badge.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('아이콘에는 채팅과 알림을 더한 수가 서고, 끝나면 사라진다', () => {
  const setAppBadge = vi.fn(() => Promise.reject(new Error('not installed')))
  const clearAppBadge = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { setAppBadge, clearAppBadge })
  const stop = startIconBadge()
  showChatUnread(3)
  showNoticesUnread(2)
  showChatUnread(0)
  expect(setAppBadge.mock.calls).toEqual([[3], [5], [2]])
  showNoticesUnread(0)
  expect(clearAppBadge).toHaveBeenCalledTimes(1)
  stop()
  showChatUnread(7)
  expect(setAppBadge).toHaveBeenCalledTimes(3)
  expect(clearAppBadge).toHaveBeenCalledTimes(2)
  showChatUnread(0)
})
