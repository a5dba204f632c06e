import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ListingPhoto } from '#contracts/listing-photo.ts'
import { createPhotoShelf, storedIds, waitingCount } from './photo-shelf.ts'
import type { PhotoSending } from './send-photo.ts'
import type { KeptShelf, ShelfStore } from './shelf-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const photoOf = (photoId: string): ListingPhoto => ({
  photoId,
  image: { mediaKey: photoId, width: 4, height: 3, color: '#888888' },
})
const file = (name: string) => new File([name], name)

function memoryStore() {
  const files = new Map<string, Blob>()
  let kept: KeptShelf | null = null
  const store: ShelfStore = {
    load: async () =>
      kept && {
        ...kept,
        entries: kept.entries.map((entry) => ({ ...entry, file: files.get(entry.id) ?? null })),
      },
    save: async (shelf) => {
      kept = structuredClone(shelf)
    },
    putFile: async (id, blob) => {
      files.set(id, blob)
    },
    removeFile: async (id) => {
      files.delete(id)
    },
  }
  return { store, files }
}

function setUp(
  outcomes: (() => PhotoSending)[] = [],
  { initial = [] as ListingPhoto[], store = memoryStore().store, from = 0 } = {},
) {
  let ids = from
  const sent: string[] = []
  const shelf = createPhotoShelf({
    initial,
    store,
    newId: () => {
      ids += 1
      return `u${ids}`
    },
    previewOf: () => 'blob:',
    forgetPreview: () => undefined,
    send: async (id) => {
      sent.push(id)
      return outcomes.shift()?.() ?? { kind: 'STORED', photo: photoOf(`p-${id}`) }
    },
  })
  return { shelf, sent }
}

const lost = (): PhotoSending => ({ kind: 'LOST', message: '끊겼어요' })
const settled = () => vi.advanceTimersByTimeAsync(0)

describe('등록할 사진', () => {
  it('고른 차례대로 올라가고, 순서를 바꾸면 그대로 남는다', async () => {
    const { shelf } = setUp()
    shelf.add([file('a'), file('b'), file('c')])
    expect(waitingCount(shelf.get())).toBe(3)
    await settled()
    expect(storedIds(shelf.get())).toEqual(['p-u1', 'p-u2', 'p-u3'])
    expect(shelf.move('u3', 0)).toBe(0)
    expect(shelf.move('u1', 9)).toBe(2)
    expect(storedIds(shelf.get())).toEqual(['p-u3', 'p-u2', 'p-u1'])
  })

  it('13번째부터는 넣지 않고, 몇 장이 빠졌는지 말한다', async () => {
    const { shelf } = setUp([], { initial: Array.from({ length: 11 }, (_, n) => photoOf(`${n}`)) })
    shelf.add([file('a'), file('b'), file('c')])
    await settled()
    expect(storedIds(shelf.get())).toHaveLength(12)
    expect(shelf.get().notice).toBe('사진은 12장까지 올릴 수 있어요. 2장은 넣지 않았어요.')
  })

  it('연결이 끊기면 기다렸다가, 다시 연결되면 같은 번호로 이어서 올린다', async () => {
    const { shelf, sent } = setUp([lost, lost])
    shelf.add([file('a')])
    await settled()
    expect([shelf.get().isOffline, waitingCount(shelf.get())]).toEqual([true, 1])
    await vi.advanceTimersByTimeAsync(5_000)
    expect(waitingCount(shelf.get())).toBe(1)
    shelf.resume()
    await settled()
    expect(storedIds(shelf.get())).toEqual(['p-u1'])
    expect(sent).toEqual(['u1', 'u1', 'u1'])
    expect(shelf.get().isOffline).toBe(false)
  })

  it('거절된 사진은 까닭과 함께 뒤에 남고, 다시 올릴 수 있다', async () => {
    const { shelf } = setUp([() => ({ kind: 'REFUSED', message: '손상' })])
    shelf.add([file('a'), file('b')])
    await settled()
    expect(shelf.get().photos.map(({ id, message }) => [id, message])).toEqual([
      ['u2', null],
      ['u1', '손상'],
    ])
    expect(storedIds(shelf.get())).toEqual(['p-u2'])
    shelf.retry('u1')
    await settled()
    expect(storedIds(shelf.get())).toEqual(['p-u2', 'p-u1'])
  })

  it('거절된 사진은 어느 파일인지 알고, 다시 보내도 안 될 것은 그렇다고 한다', async () => {
    const { shelf } = setUp([
      () => ({ kind: 'REFUSED', message: '사진이 아니에요', isHopeless: true }),
      () => ({ kind: 'REFUSED', message: '너무 많아요' }),
    ])
    shelf.add([file('그림.svg'), file('b.jpg')])
    await settled()
    expect(shelf.get().photos.map(({ name, isHopeless }) => [name, isHopeless])).toEqual([
      ['그림.svg', true],
      ['b.jpg', false],
    ])
  })

  it('열두 장이 다 차면 거절된 사진을 다시 올려 13번째가 되게 하지 않는다', async () => {
    const { shelf, sent } = setUp([() => ({ kind: 'REFUSED', message: '너무 많아요' })])
    shelf.add([file('a')])
    await settled()
    shelf.add(Array.from({ length: 12 }, (_, n) => file(`${n}`)))
    await settled()
    shelf.retry('u1')
    await settled()
    expect(storedIds(shelf.get())).toHaveLength(12)
    expect(sent.filter((id) => id === 'u1')).toHaveLength(1)
    expect(shelf.get().notice).toBe('사진은 12장까지 올릴 수 있어요.')
  })

  it('지운 사진은 제자리로 되돌릴 수 있다', async () => {
    const { shelf } = setUp()
    shelf.add([file('a'), file('b'), file('c')])
    await settled()
    shelf.remove('u2')
    expect(storedIds(shelf.get())).toEqual(['p-u1', 'p-u3'])
    shelf.undo()
    expect(storedIds(shelf.get())).toEqual(['p-u1', 'p-u2', 'p-u3'])
  })

  it('페이지를 새로 열어도 순서와 아직 올리지 못한 사진이 남아 있다', async () => {
    const { store, files } = memoryStore()
    const first = setUp([lost], { initial: [photoOf('old')], store })
    first.shelf.add([file('a'), file('b')])
    await settled()
    first.shelf.move('u2', 0)
    first.shelf.remove('old')
    first.shelf.close()
    expect([...files.keys()]).toEqual(['u1'])

    const second = setUp([], { initial: [photoOf('old'), photoOf('phone')], store, from: 9 })
    await second.shelf.restore()
    await settled()
    expect(second.sent).toEqual(['u1'])
    expect(storedIds(second.shelf.get())).toEqual(['p-u2', 'p-u1', 'phone'])
  })

  it('다른 기기에서 온 사진은 뒤에 붙고, 여기서 지운 것은 돌아오지 않는다', async () => {
    const { shelf } = setUp([], { initial: [photoOf('a')] })
    shelf.remove('a')
    expect(shelf.merge([photoOf('a'), photoOf('b')])).toBe(1)
    expect(shelf.merge([photoOf('a'), photoOf('b')])).toBe(0)
    expect(storedIds(shelf.get())).toEqual(['b'])
  })
})
