import { afterEach, describe, expect, test, vi } from 'vitest'
import { createSessionChannel, type SessionMessage } from './session-channel.ts'

const opened: ReturnType<typeof createSessionChannel>[] = []

function tab(channelClass: () => typeof BroadcastChannel | undefined = () => BroadcastChannel) {
  const tabs = createSessionChannel(channelClass)
  opened.push(tabs)
  const received = vi.fn<(message: SessionMessage) => void>()
  const stop = tabs.listen(received)
  return { tabs, received, stop }
}

afterEach(() => {
  for (const tabs of opened.splice(0)) tabs.pause()
})

describe('탭끼리 알리기', () => {
  test('한 탭이 말하면 다른 탭만 듣는다', async () => {
    const [one, other] = [tab(), tab()]
    one.tabs.post({ userSeq: 7 })
    await vi.waitFor(() => expect(other.received.mock.calls).toEqual([[{ userSeq: 7 }]]))
    other.tabs.post({ userSeq: null })
    await vi.waitFor(() => expect(one.received.mock.calls).toEqual([[{ userSeq: null }]]))
  })

  test('뒤로 가기용으로 보관된 탭은 듣지 않다가, 돌아오면 다시 듣는다', async () => {
    const [one, other, witness] = [tab(), tab(), tab()]
    other.tabs.pause()
    one.tabs.post({ userSeq: 7 })
    await vi.waitFor(() => expect(witness.received).toHaveBeenCalledTimes(1))
    other.tabs.resume()
    one.tabs.post({ userSeq: null })
    await vi.waitFor(() => expect(other.received.mock.calls).toEqual([[{ userSeq: null }]]))
  })

  test('다른 모양의 말은 듣지 않는다', async () => {
    const { received } = tab()
    const stranger = new BroadcastChannel('session')
    for (const data of ['안녕', null, {}, { userSeq: '7' }, { userSeq: 1 }])
      stranger.postMessage(data)
    await vi.waitFor(() => expect(received.mock.calls).toEqual([[{ userSeq: 1 }]]))
    stranger.close()
  })

  test.each([
    ['없는 브라우저', () => undefined],
    [
      '막힌 브라우저',
      () =>
        class {
          constructor() {
            throw new DOMException('forbidden', 'SecurityError')
          }
        } as unknown as typeof BroadcastChannel,
    ],
  ])('BroadcastChannel이 %s에서도 조용히 지나간다', (_name, channelClass) => {
    const { tabs, stop } = tab(channelClass)
    tabs.post({ userSeq: 7 })
    tabs.pause()
    tabs.resume()
    stop()
  })
})
