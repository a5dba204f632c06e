import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { LRUCache } from 'lru-cache'
import { RETRY_AFTER_SECONDS } from '#contracts/errors.ts'
import { EMOJI_SIZE } from '#contracts/media.ts'
import { DatabaseUnavailableError } from '../db/errors.ts'
import { isFresh } from '../operation/is-fresh.ts'
import type { MediaStore } from '../operation/media-store.ts'
import type { CardSigner, PageCardText } from './card-signature.ts'
import { deriveVariant, originalName, variantName } from './derive.ts'
import { emojiFile } from './installed.ts'
import type { MediaLookup } from './media-lookup.ts'
import { drawPageCard, drawProductCard, type ProductCardPicture } from './open-graph.ts'
import type { PictureDrawer } from './picture-drawer.ts'
import sharp from './sharp.ts'
import { type Format, negotiate, parseVariant } from './variant.ts'
import { QueueFullError, type WorkQueue } from './work-queue.ts'

export interface MediaLog {
  error(fields: object, message: string): void
}

/** What the Open Graph picture of a product says; `mediaKey` is its first picture. */
export type ProductCardFacts = Omit<ProductCardPicture, 'picture'> & { mediaKey: string | null }

export interface MediaAppOptions {
  store: Pick<MediaStore, 'get' | 'put'>
  lookup: MediaLookup
  drawer: PictureDrawer
  queue: WorkQueue
  /** Pages' cards alone, so that pictures of products never wait for them. */
  cardQueue: WorkQueue
  cards: CardSigner
  /** Null when the product is not public (unknown, hidden, deleted). */
  loadProductCard: (productSeq: number) => Promise<ProductCardFacts | null>
  log: MediaLog
}

/** A key never changes its picture, so browsers and proxies may keep it for good. */
const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_A_DAY = 'public, max-age=86400'
const BUSY_SECONDS = '2'
const KEY = /^[a-z0-9]{4,40}$/
/** Raised whenever cards are drawn differently, so that kept ones are not used any more. */
const CARD_VERSION = 1
/** Pages' cards that are kept in memory, some 60 KB each. */
const PAGE_CARDS = 100

const SAFE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
}

/**
 * Answers `GET /media/:mediaKey/:variant` and the Open Graph pictures
 * `GET /og/product/:productSeq/:version.jpg` and `GET /og/page.jpg?title=…&subtitle=…&signature=…`.
 */
export function createMediaApp(options: MediaAppOptions): Hono {
  const { store, lookup, drawer, queue, cardQueue, cards, loadProductCard, log } = options
  const pageCards = new LRUCache<string, Uint8Array>({ max: PAGE_CARDS })
  const app = new Hono()

  app.get('/media/emoji/:file', async (c) => {
    const emoji = /^([0-9a-f-]{2,40})\.webp$/.exec(c.req.param('file'))?.[1]
    if (!emoji || !existsSync(emojiFile(emoji))) return problem(404)
    const headers = { ...SAFE_HEADERS, 'cache-control': FOR_EVER }
    const bytes = await kept(`emoji/${emoji}.webp`, 'image/webp', c.req.raw.signal, () =>
      sharp(emojiFile(emoji)).resize(EMOJI_SIZE, EMOJI_SIZE).webp({ quality: 82 }).toBuffer(),
    )
    return bytes ? picture(bytes, 'image/webp', headers) : problem(404)
  })

  app.get('/media/:mediaKey/:variant', async (c) => {
    const mediaKey = c.req.param('mediaKey')
    const variant = parseVariant(c.req.param('variant'))
    const media = variant && KEY.test(mediaKey) ? await lookup(mediaKey) : null
    if (!variant || !media) return problem(404)
    const format = negotiate(c.req.header('accept'))
    const name = variantName(mediaKey, variant, format)
    const headers = {
      ...SAFE_HEADERS,
      'cache-control': FOR_EVER,
      vary: 'Accept',
      etag: `"${mediaKey}-${variant.cut}${variant.width}-${format}"`,
    }
    if (isFresh(c.req.header('if-none-match'), headers.etag)) {
      return new Response(null, { status: 304, headers })
    }
    const bytes = await kept(name, contentTypeOf(format), c.req.raw.signal, () =>
      deriveVariant({ store, drawer }, mediaKey, media, variant, format),
    )
    if (!bytes) return problem(404)
    return picture(bytes, contentTypeOf(format), headers)
  })

  app.get('/og/product/:productSeq/:file', async (c) => {
    const productSeq = Number(c.req.param('productSeq'))
    const wellFormed = /^[\w.-]{1,64}\.jpg$/.test(c.req.param('file'))
    if (!wellFormed || !Number.isSafeInteger(productSeq) || productSeq < 1) return problem(404)
    const facts = await loadProductCard(productSeq)
    if (!facts) return problem(404)
    // The name follows from what the card says and not from the address, which anyone can make up.
    const hash = hashOf([CARD_VERSION, facts])
    const headers = { ...SAFE_HEADERS, 'cache-control': FOR_A_DAY, etag: `"${hash}"` }
    if (isFresh(c.req.header('if-none-match'), headers.etag)) {
      return new Response(null, { status: 304, headers })
    }
    const name = `cards/${hash.slice(0, 2)}/${hash}.jpg`
    const bytes = await kept(name, 'image/jpeg', c.req.raw.signal, async () =>
      drawProductCard(drawer, { ...facts, picture: await cardPicture(facts.mediaKey) }),
    )
    return bytes ? picture(bytes, 'image/jpeg', headers) : problem(404)
  })

  app.get('/og/page.jpg', async (c) => {
    const card = signedCard(cards, new URL(c.req.url).searchParams)
    if (!card) return problem(404)
    const hash = hashOf([CARD_VERSION, card.title, card.subtitle])
    const headers = { ...SAFE_HEADERS, 'cache-control': FOR_A_DAY, etag: `"${hash}"` }
    if (isFresh(c.req.header('if-none-match'), headers.etag)) {
      return new Response(null, { status: 304, headers })
    }
    const bytes = await pageCard(hash, card, c.req.raw.signal)
    return picture(bytes, 'image/jpeg', headers)
  })

  app.notFound(() => problem(404))
  app.onError((error, c) => {
    if (error instanceof QueueFullError) return problem(503, { 'retry-after': BUSY_SECONDS })
    // The visitor has left; there is no reader for this answer.
    if (c.req.raw.signal.aborted) return problem(503)
    log.error({ error, path: c.req.path }, 'picture failed')
    if (error instanceof DatabaseUnavailableError)
      return problem(503, { 'retry-after': String(RETRY_AFTER_SECONDS) }, PROBLEMS[500])
    return problem(500)
  })
  return app

  /** What the store keeps under a name; made (once for all concurrent requests) and stored when missing. */
  async function kept(
    name: string,
    contentType: string,
    signal: AbortSignal,
    make: () => Promise<Uint8Array | null>,
  ): Promise<Uint8Array | null> {
    const found = await store.get(name)
    if (found) return found
    return queue.run(
      name,
      async () => {
        const made = await make()
        if (made) {
          await store.put(name, made, contentType).catch((error: unknown) => {
            log.error({ error, name }, 'picture could not be kept')
          })
        }
        return made
      },
      signal,
    )
  }

  /** Kept in memory only: every name that a store ever had would lie in the store for good. */
  async function pageCard(
    hash: string,
    card: PageCardText,
    signal: AbortSignal,
  ): Promise<Uint8Array> {
    const known = pageCards.get(hash)
    if (known) return known
    const drawn = await cardQueue.run(`page:${hash}`, () => drawPageCard(drawer, card), signal)
    pageCards.set(hash, drawn)
    return drawn
  }

  async function cardPicture(mediaKey: string | null): Promise<ProductCardPicture['picture']> {
    const media = mediaKey === null ? null : await lookup(mediaKey)
    if (!media || mediaKey === null) return null
    return media.kind === 'DRAWN' ? { recipe: media.recipe } : store.get(originalName(mediaKey))
  }
}

/** Longer words are none of ours; they are not even hashed. */
const LONGEST_WORDS = 2_000

/** The words of a page's picture; null where they are not those that one of our pages signed. */
function signedCard(cards: CardSigner, query: URLSearchParams): PageCardText | null {
  const [title, ...titles] = query.getAll('title')
  const [subtitle, ...subtitles] = query.getAll('subtitle')
  const [signature, ...signatures] = query.getAll('signature')
  if (title === undefined || signature === undefined) return null
  if (titles.length + subtitles.length + signatures.length > 0) return null
  if (title.length + (subtitle ?? '').length > LONGEST_WORDS) return null
  const card = { title, subtitle }
  return cards.verify(card, signature) ? card : null
}

const PROBLEMS = {
  404: '찾으시는 이미지가 없습니다.',
  500: '이미지를 불러오지 못했습니다. 잠시 후 다시 시도해 주세요.',
  503: '지금은 이미지 요청이 많습니다. 잠시 후 다시 시도해 주세요.',
} as const

function problem(
  status: keyof typeof PROBLEMS & ContentfulStatusCode,
  headers: Record<string, string> = {},
  text: string = PROBLEMS[status],
): Response {
  return new Response(text, {
    status,
    headers: {
      ...SAFE_HEADERS,
      ...headers,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    },
  })
}

function picture(
  bytes: Uint8Array,
  contentType: string,
  headers: Record<string, string>,
): Response {
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, 'content-type': contentType, 'content-length': String(bytes.length) },
  })
}

function contentTypeOf(format: Format): string {
  return `image/${format}`
}

function hashOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32)
}
