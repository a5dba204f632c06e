import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'
import type { KeyRing } from '../operation/key-ring.ts'
import type { MediaStore } from '../operation/media-store.ts'
import { createCardSigner, type PageCardText } from './card-signature.ts'
import { createMediaApp, type MediaLog } from './http.ts'
import { loadProductCard } from './load-product-card.ts'
import { createMediaLookup } from './media-lookup.ts'
import { openMediaStore } from './open-media-store.ts'
import type { PictureDrawer } from './picture-drawer.ts'
import { WorkQueue } from './work-queue.ts'

/** Two at once keep two processors busy and leave the event loop its turns; the rest waits. */
const AT_ONCE = 2
/** About ten seconds of small pictures; later requests are refused for a moment. */
const QUEUE_LENGTH = 300
/** Only crawlers ask for pages' cards, and they come again. */
const CARDS_AT_ONCE = 1
const CARD_QUEUE_LENGTH = 30

export interface Media {
  store: MediaStore
  /** Answers `/media/*` and `/og/*`. */
  fetch(request: Request): Response | Promise<Response>
  /** Signs what a page's picture says; see `createCardSigner`. */
  signCard(card: PageCardText): string
  /** Begins nothing new and waits for the pictures being made. */
  close(): Promise<void>
}

/**
 * Opens the media store and what answers from it.
 * @throws StartError when `mediaUrl`, its credentials or its folder are not usable
 */
export function openMedia(options: {
  kysely: Kysely<DB>
  dataDir: string
  mediaUrl?: string | undefined
  drawer: PictureDrawer
  keys: Pick<KeyRing, 'pseudonym'>
  log: MediaLog
}): Media {
  const { kysely, dataDir, mediaUrl, drawer, keys, log } = options
  const queue = new WorkQueue({ atOnce: AT_ONCE, length: QUEUE_LENGTH })
  const cardQueue = new WorkQueue({ atOnce: CARDS_AT_ONCE, length: CARD_QUEUE_LENGTH })
  const cards = createCardSigner(keys)
  const store = openMediaStore({ dataDir, mediaUrl })
  const app = createMediaApp({
    store,
    lookup: createMediaLookup(kysely),
    drawer,
    queue,
    cardQueue,
    cards,
    loadProductCard: (productSeq) => loadProductCard(kysely, productSeq),
    log,
  })
  return {
    store,
    fetch: (request) => app.fetch(request),
    signCard: cards.sign,
    close: async () => {
      await Promise.all([queue.close(), cardQueue.close()])
    },
  }
}
