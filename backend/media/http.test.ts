import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawer } from '../demo/pictures/drawer.ts'
import { goodsPhotoRecipes } from '../demo/pictures/goods/goods-recipe.ts'
import { parseLook } from '../demo/pictures/goods/look.ts'
import { mediaKeyOf } from '../demo/pictures/recipe.ts'
import { createKeyRing } from '../keys/create-key-ring.ts'
import type { MediaStore } from '../operation/media-store.ts'
import { createCardSigner } from './card-signature.ts'
import { originalName } from './derive.ts'
import { createMediaApp, type ProductCardFacts } from './http.ts'
import type { KnownMedia } from './media-lookup.ts'
import { WorkQueue } from './work-queue.ts'

const goods = { look: parseLook('camera-film'), title: '', wear: 1 } as const
const [recipe] = goodsPhotoRecipes({ goods, seed: 4, count: 1 })
if (!recipe) throw new Error('no recipe')
const key = mediaKeyOf(recipe)
const frame = { width: 1000, height: 1000 }
const recipeMedia: KnownMedia = { kind: 'DRAWN', recipe, ...frame }
const facts: ProductCardFacts = {
  title: '후지필름 X100V',
  priceText: '1,350,000원',
  tradeState: 'ON_SALE',
  regionText: '서울 마포구',
  mediaKey: key,
}

function memoryStore() {
  const objects = new Map<string, Uint8Array>()
  const puts: string[] = []
  const store: Pick<MediaStore, 'get' | 'put'> = {
    get: async (name) => objects.get(name) ?? null,
    put: async (name, bytes) => {
      puts.push(name)
      objects.set(name, bytes)
    },
  }
  return { store, objects, puts }
}

const cards = createCardSigner(createKeyRing())

/** The address of a page's card, as our own pages name it. */
function cardAddress(card: { title: string; subtitle?: string }): string {
  return `/og/page.jpg?${new URLSearchParams({ ...card, signature: cards.sign(card) })}`
}

interface SetUp {
  known?: Record<string, KnownMedia>
  queue?: WorkQueue
  cardQueue?: WorkQueue
}

function setUp(options: SetUp = {}) {
  const memory = memoryStore()
  const errors: string[] = []
  const known: Record<string, KnownMedia> = { [key]: recipeMedia, ...options.known }
  const app = createMediaApp({
    store: memory.store,
    lookup: async (mediaKey) => known[mediaKey] ?? null,
    drawer,
    queue: options.queue ?? new WorkQueue({ atOnce: 2, length: 50 }),
    cardQueue: options.cardQueue ?? new WorkQueue({ atOnce: 1, length: 5 }),
    cards,
    loadProductCard: async (productSeq) => (productSeq === 1 ? facts : null),
    log: { error: (_fields, message) => errors.push(message) },
  })
  const get = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
    app.request(path, { headers, ...init })
  return { ...memory, errors, get }
}

test.each([
  ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
  ['image/webp,*/*', 'image/webp', 'webp'],
  ['*/*', 'image/jpeg', 'jpeg'],
])('Accept %s 에는 %s 로 답하고, 주소는 영원히 바뀌지 않는다', async (accept, type, decoded) => {
  const { get } = setUp()
  const response = await get(`/media/${key}/c160`, { accept })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe(type)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(response.headers.get('vary')).toBe('Accept')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(response.headers.get('content-length')).toBe(String(bytes.length))
  const picture = await sharp(bytes).metadata()
  expect([picture.format, picture.width, picture.height]).toEqual([decoded, 160, 160])
})

test('ETag 가 같으면 304 로 답하고, 형식마다 ETag 가 다르다', async () => {
  const { get, puts } = setUp()
  const first = await get(`/media/${key}/c160`, { accept: 'image/webp' })
  const etag = first.headers.get('etag') ?? ''
  const again = await get(`/media/${key}/c160`, { accept: 'image/webp', 'if-none-match': etag })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  expect(again.headers.get('cache-control')).toContain('immutable')
  const other = await get(`/media/${key}/c160`, { accept: '*/*', 'if-none-match': etag })
  expect(other.status).toBe(200)
  expect(puts).toHaveLength(2)
})

test('HEAD 는 몸통 없이 같은 머리글을 준다', async () => {
  const { get } = setUp()
  const response = await get(`/media/${key}/c160`, {}, { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(500)
  expect(await response.text()).toBe('')
})

test.each([
  `/media/unknown0/c160`,
  `/media/${key}/c161`,
  `/media/${key}/c160.jpg`,
  `/media/${key}/%00`,
  `/media/..%2f..%2fetc/c160`,
  `/media/${'k'.repeat(5000)}/c160`,
  `/media/${key}`,
  '/og/product/2/v.jpg',
  '/og/product/abc/v.jpg',
  '/og/product/99999999999999999999/v.jpg',
  '/og/product/1/v.png',
  '/og/nothing',
])('%s 는 저장하지 않는 짧은 404 다', async (path) => {
  const { get, errors, puts } = setUp()
  const response = await get(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.text()).toBe('찾으시는 이미지가 없습니다.')
  expect([errors, puts]).toEqual([[], []])
})

test('같은 그림을 동시에 부르면 한 번만 그린다', async () => {
  const { get, puts } = setUp()
  const responses = await Promise.all(
    Array.from({ length: 12 }, () => get(`/media/${key}/c160`, { accept: 'image/webp' })),
  )
  const lengths = await Promise.all(
    responses.map(async (response) => (await response.arrayBuffer()).byteLength),
  )
  expect(new Set(lengths).size).toBe(1)
  expect(puts).toHaveLength(1)
})

test('줄이 다 차면 503 과 Retry-After 로 답한다', async () => {
  const queue = new WorkQueue({ atOnce: 1, length: 0 })
  let open: () => void = () => undefined
  const held = queue.run(
    'held',
    () =>
      new Promise<void>((resolve) => {
        open = resolve
      }),
  )
  const { get, errors } = setUp({ queue })
  const response = await get(`/media/${key}/c160`)
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('2')
  expect(response.headers.get('cache-control')).toBe('no-store')
  open()
  await held
  expect(errors).toEqual([])
  expect((await get(`/media/${key}/c160`)).status).toBe(200)
})

test('저장에 실패해도 그림은 보여 주고 기록을 남긴다', async () => {
  const errors: string[] = []
  const app = createMediaApp({
    store: { get: async () => null, put: () => Promise.reject(new Error('disk full')) },
    lookup: async () => recipeMedia,
    drawer,
    queue: new WorkQueue({ atOnce: 1, length: 5 }),
    cardQueue: new WorkQueue({ atOnce: 1, length: 5 }),
    cards,
    loadProductCard: async () => null,
    log: { error: (_fields, message) => errors.push(message) },
  })
  expect((await app.request(`/media/${key}/c160`)).status).toBe(200)
  expect(errors).toEqual(['picture could not be kept'])
})

test('올린 사진은 원본에서 잘라 내고 키우지 않으며, 찍은 정보는 지운다', async () => {
  const { get, store } = setUp({ known: { upload00: { kind: 'FILE', width: 600, height: 300 } } })
  const original = await sharp({
    create: { width: 600, height: 300, channels: 3, background: '#c04020' },
  })
    .withExif({ IFD0: { Copyright: 'a photographer' } })
    .jpeg()
    .toBuffer()
  await store.put(originalName('upload00'), original, 'image/jpeg')
  const sizes = []
  for (const variant of ['c320', 'w480', 'w1280']) {
    const response = await get(`/media/upload00/${variant}`)
    const { width, height, exif } = await sharp(await response.arrayBuffer()).metadata()
    sizes.push([width, height, exif === undefined])
  }
  expect(sizes).toEqual([
    [320, 320, true],
    [480, 240, true],
    [600, 300, true],
  ])
})

test('원본이 사라진 사진은 404, 깨진 원본은 500 이다', async () => {
  const { get, store, errors } = setUp({
    known: {
      gone0000: { kind: 'FILE', width: 10, height: 10 },
      broken00: { kind: 'FILE', width: 10, height: 10 },
    },
  })
  await store.put(originalName('broken00'), new Uint8Array([1, 2, 3]), 'image/jpeg')
  expect((await get('/media/gone0000/c160')).status).toBe(404)
  const response = await get('/media/broken00/c160')
  expect(response.status).toBe(500)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(errors).toEqual(['picture failed'])
})

test('공유 그림은 1200×630 JPEG 이고, 지어낸 주소로는 저장소가 늘지 않는다', async () => {
  const { get, puts } = setUp()
  for (const version of ['v1', 'v2', 'made-up']) {
    const response = await get(`/og/product/1/${version}.jpg`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    const { width, height } = await sharp(await response.arrayBuffer()).metadata()
    expect([width, height]).toEqual([1200, 630])
  }
  expect(puts).toHaveLength(1)
  const page = await get(cardAddress({ title: '<b>"검색" & \'결과\'</b>' }))
  expect(page.headers.get('content-type')).toBe('image/jpeg')
  expect(puts).toHaveLength(1)
})

test('우리가 서명하지 않은 말은 그리지 않고, 404로 답한다', async () => {
  let drawn = 0
  const cardQueue = Object.assign(Object.create(new WorkQueue({ atOnce: 1, length: 5 })), {
    run: async () => {
      drawn += 1
      return new Uint8Array([1])
    },
  })
  const { get } = setUp({ cardQueue })
  const signed = cardAddress({ title: '가게', subtitle: '상품 3개' })
  const { searchParams } = new URL(`http://localhost${signed}`)
  const signature = searchParams.get('signature') ?? ''
  const forged = [
    '/og/page.jpg',
    '/og/page.jpg?title=두손이 드리는 무료 아이폰',
    signed.replace(signature, ''),
    signed.replace(signature, 'A'.repeat(signature.length)),
    signed.replace(signature, signature.slice(0, -1)),
    signed.replace('title=', 'title=x'),
    signed.replace('subtitle=', 'title='),
    signed.replace('subtitle=', 'other='),
    `${signed}&title=다른 말`,
    `${signed}&signature=${signature}`,
    // The same letters, cut elsewhere.
    `/og/page.jpg?${new URLSearchParams({ title: '가', subtitle: '게상품 3개', signature })}`,
    `/og/page.jpg?title=${'가'.repeat(5_000)}&signature=${signature}`,
  ]
  for (const address of forged) {
    const response = await get(address)
    expect([response.status, response.headers.get('cache-control')], address).toEqual([
      404,
      'no-store',
    ])
    expect((await get(address, { 'if-none-match': '*' })).status, address).toBe(404)
  }
  expect(drawn).toBe(0)
  expect((await get(signed)).status).toBe(200)
  expect((await get(signed)).status).toBe(200)
  expect(drawn).toBe(1)
})

test('서명은 같은 설치에서 늘 같고, 다른 설치의 것은 통하지 않는다', () => {
  const card = { title: '가게', subtitle: '상품 3개' }
  expect(cards.sign(card)).toBe(cards.sign({ ...card }))
  expect(cards.verify(card, cards.sign(card))).toBe(true)
  expect(cards.verify(card, createCardSigner(createKeyRing()).sign(card))).toBe(false)
  expect(cards.sign({ title: '가게' })).toBe(cards.sign({ title: '가게', subtitle: '' }))
})

test('페이지의 공유 그림이 밀려 있어도 상품 사진은 기다리지 않고, 거꾸로도 그렇다', async () => {
  for (const held of ['cardQueue', 'queue'] as const) {
    const stuck = new WorkQueue({ atOnce: 1, length: 0 })
    let open: () => void = () => undefined
    const running = stuck.run(
      'held',
      () =>
        new Promise<void>((resolve) => {
          open = resolve
        }),
    )
    const { get } = setUp({ [held]: stuck })
    const card = await get(cardAddress({ title: held }))
    const photo = await get(`/media/${key}/c160`)
    expect([card.status, photo.status]).toEqual(held === 'queue' ? [200, 503] : [503, 200])
    expect((held === 'queue' ? photo : card).headers.get('retry-after')).toBe('2')
    open()
    await running
  }
})
