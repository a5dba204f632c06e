import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { socketAddress } from './socket-address.ts'

beforeEach(() => {
  vi.stubGlobal('window', { location: { href: 'https://duson.example/chat/1?x=2' } })
})
afterEach(() => void vi.unstubAllGlobals())

it('주소에는 표와 osType만 있다', () => {
  expect(socketAddress(null, 'a-ticket')).toBe(
    'wss://duson.example/socket/chat?ticket=a-ticket&osType=2',
  )
})

it('다른 호스트의 소켓에도 표로 간다', () => {
  expect(socketAddress('wss://chat.duson.example/socket/chat', 'a-ticket')).toBe(
    'wss://chat.duson.example/socket/chat?ticket=a-ticket&osType=2',
  )
})
