import { describe, expect, it, vi } from 'vitest'
import { createBridge } from './bridge.ts'
import type { Ask } from './connection.ts'
import { appInfoOf, type InBrowser } from './in-browser.ts'

function setUp(app: Record<string, unknown> = {}) {
  const asked: [verb: string, params: unknown][] = []
  const ask = (async (verb: string, params: unknown) => {
    asked.push([verb, params])
    return app[verb]
  }) as Ask
  const web = {
    getAppInfo: vi.fn(() => null),
    openExternal: vi.fn(),
    share: vi.fn(async () => 'copied' as const),
    setBadge: vi.fn(),
    openChat: vi.fn(),
  } satisfies InBrowser
  return { bridge: createBridge(ask, web), web, asked }
}

const SHARED = { url: 'https://duson.example/product/1', title: '의자' }

describe('다리의 동사', () => {
  it('앱이 하면 브라우저는 하지 않는다', async () => {
    const info = { name: 'DusonApp', version: '3.2.1', platform: 'android' as const }
    const { bridge, web, asked } = setUp({
      getAppInfo: info,
      openExternal: null,
      share: 'dismissed',
      setBadge: null,
      logout: null,
      openChat: null,
    })
    expect(await bridge.getAppInfo()).toEqual(info)
    expect(await bridge.openExternal('https://a.example')).toBe(true)
    expect(await bridge.share(SHARED)).toBe('dismissed')
    await bridge.setBadge(3)
    await bridge.logout()
    await bridge.openChat('room-1')
    expect(asked).toEqual([
      ['getAppInfo', null],
      ['openExternal', { url: 'https://a.example' }],
      ['share', SHARED],
      ['setBadge', { count: 3 }],
      ['logout', null],
      ['openChat', { roomId: 'room-1' }],
    ])
    for (const fallback of Object.values(web)) expect(fallback).not.toHaveBeenCalled()
  })

  it('앱이 못 하면 브라우저가 한다', async () => {
    const { bridge, web } = setUp()
    expect(await bridge.getAppInfo()).toBeNull()
    expect(await bridge.openExternal('https://a.example')).toBe(true)
    expect(await bridge.share(SHARED)).toBe('copied')
    await bridge.setBadge(3)
    await bridge.logout()
    await bridge.openChat()
    expect(web.openExternal).toHaveBeenCalledExactlyOnceWith({ url: 'https://a.example' })
    expect(web.share).toHaveBeenCalledExactlyOnceWith(SHARED)
    expect(web.setBadge).toHaveBeenCalledExactlyOnceWith({ count: 3 })
    expect(web.openChat).toHaveBeenCalledExactlyOnceWith({ roomId: null })
  })

  it.each(['javascript:alert(1)', 'intent://x', 'file:///etc/passwd', '/product/1', ''])(
    '%s 같은 주소는 열지 않는다',
    async (url) => {
      const { bridge, web, asked } = setUp()
      expect(await bridge.openExternal(url)).toBe(false)
      expect(asked).toEqual([])
      expect(web.openExternal).not.toHaveBeenCalled()
    },
  )

  it.each([
    [-1, 0],
    [Number.NaN, 0],
    [2.9, 2],
  ])('배지의 수 %d은 %d이다', async (count, told) => {
    const { bridge, asked } = setUp()
    await bridge.setBadge(count)
    expect(asked).toEqual([['setBadge', { count: told }]])
  })
})

describe('User-Agent가 말하는 앱', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 15) Mobile DusonApp/3.2.1', '3.2.1', 'android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_6) DusonApp/10.0', '10.0', 'ios'],
    ['DusonApp/1', '1', 'unknown'],
  ])('%s', (userAgent, version, platform) => {
    expect(appInfoOf(userAgent, 'DusonApp')).toEqual({ name: 'DusonApp', version, platform })
  })

  it.each(['Mozilla/5.0', 'DusonApp', 'XDusonApp/1', 'DusonApp/x'])(
    '%s은 앱이 아니다',
    (userAgent) => {
      expect(appInfoOf(userAgent, 'DusonApp')).toBeNull()
    },
  )
})
