import { afterEach, describe, expect, it, vi } from 'vitest'
import { inBrowser } from './in-browser.ts'

const SHARED = { url: 'https://duson.example/product/1', title: '의자' }

/** The parts of a window that the fallbacks use. */
function setUp(navigator: object = {}) {
  const observed: (() => void)[] = []
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(callback: () => void) {
        observed.push(callback)
      }
      observe() {}
    },
  )
  const window = {
    document: { title: '홈', head: {} },
    navigator: { userAgent: 'Mozilla/5.0', ...navigator },
    open: vi.fn(),
    location: { assign: vi.fn() },
  }
  const web = inBrowser(window as unknown as Window, 'DusonApp')
  const changeTitle = (title: string) => {
    window.document.title = title
    for (const callback of observed) callback()
  }
  return { web, window, changeTitle }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('앱 없이 브라우저가 하는 일', () => {
  it('공유는 기기의 창으로, 없거나 안 되면 주소를 복사한다', async () => {
    const share = vi.fn(async () => undefined)
    expect(await setUp({ share }).web.share(SHARED)).toBe('shared')
    expect(share).toHaveBeenCalledExactlyOnceWith(SHARED)

    const clipboard = { writeText: vi.fn(async () => undefined) }
    expect(await setUp({ clipboard }).web.share(SHARED)).toBe('copied')
    const refused = () => Promise.reject(new DOMException('no gesture', 'NotAllowedError'))
    expect(await setUp({ share: refused, clipboard }).web.share(SHARED)).toBe('copied')
    expect(clipboard.writeText).toHaveBeenCalledWith(SHARED.url)
    expect(await setUp({ clipboard: { writeText: refused } }).web.share(SHARED)).toBe('unavailable')
    expect(await setUp().web.share(SHARED)).toBe('unavailable')
  })

  it('공유 창을 닫은 사람에게 다른 것을 하지 않는다', async () => {
    const clipboard = { writeText: vi.fn() }
    const share = () => Promise.reject(new DOMException('closed', 'AbortError'))
    expect(await setUp({ share, clipboard }).web.share(SHARED)).toBe('dismissed')
    expect(clipboard.writeText).not.toHaveBeenCalled()
  })

  it('배지는 제목 앞에 서고, 제목이 바뀌어도 남으며, 0이면 사라진다', () => {
    const { web, window, changeTitle } = setUp()
    web.setBadge({ count: 3 })
    expect(window.document.title).toBe('(3) 홈')
    changeTitle('검색')
    expect(window.document.title).toBe('(3) 검색')
    web.setBadge({ count: 120 })
    expect(window.document.title).toBe('(99+) 검색')
    web.setBadge({ count: 0 })
    expect(window.document.title).toBe('검색')
    changeTitle('홈')
    expect(window.document.title).toBe('홈')
  })

  it('밖의 주소는 서로 모르는 새 창에서, 채팅은 웹의 쪽에서 연다', () => {
    const { web, window } = setUp()
    web.openExternal({ url: 'https://a.example' })
    expect(window.open).toHaveBeenCalledWith('https://a.example', '_blank', 'noopener,noreferrer')
    web.openChat({ roomId: 'room/1' })
    web.openChat({ roomId: null })
    expect(window.location.assign.mock.calls).toEqual([['/chat/room%2F1'], ['/chat']])
  })
})
