import type { StoredContent } from '#backend/db/schema.ts'
import { diffWords } from '#backend/korea/diff-words.ts'
import type { ListingChange } from '#contracts/listing.ts'
import { HISTORY_AFTER_MS } from '#contracts/listing-rules.ts'
import type { BulkRow } from './bulk-insert.ts'
import { DEMO_FACTS } from './demo-facts.ts'
import type { DemoProduct } from './demo-products.ts'

/** What stood in the description until the last picture was there. */
const ANNOUNCED = '\n사진은 저녁에 한 장 더 올릴게요.'

type Photo = Pick<BulkRow<'media'>, 'media_key' | 'width' | 'height' | 'color'>

/** The versions of products whose price was lowered; one of them was also completed later. */
export function buildHistory({
  products,
  images,
  media,
  now,
}: {
  products: readonly DemoProduct[]
  images: readonly { product_seq: number; media_key: string }[]
  media: readonly Photo[]
  now: Date
}) {
  const keys = new Map<number, string[]>()
  for (const { product_seq, media_key } of images)
    keys.set(product_seq, [...(keys.get(product_seq) ?? []), media_key])
  const photos = new Map(media.map((photo) => [photo.media_key, photo]))
  const versions: BulkRow<'product_version'>[] = []
  const edited = new Map<number, { version: number; updated_at: Date }>()

  for (const { row } of products) {
    if (row.previous_price === null) continue
    // A price is not lowered any more once the thing is reserved or sold.
    const end = row.trade_state === 'ON_SALE' ? now : row.updated_at
    const half = (end.getTime() - row.created_at.getTime()) / 2
    if (half < 20 * HISTORY_AFTER_MS) continue
    const present = demoContentOf(row, keys.get(row.product_seq) ?? [])
    const before = { ...present, price: row.previous_price }
    const lowered: ListingChange = { field: 'price', before: before.price, after: present.price }
    const isCompleted = row.product_seq === DEMO_FACTS.loweredProductSeq
    const completing = isCompleted ? incomplete(before) : before
    const steps: [StoredContent, ListingChange[], number][] = [[completing, [], 0]]
    if (isCompleted) steps.push([before, completion(completing, before, photos), 0.1])
    steps.push([present, [lowered], 1])
    for (const [index, [content, changes, share]] of steps.entries())
      versions.push({
        product_seq: row.product_seq,
        version: index + 1,
        form_key: null,
        content,
        changes,
        is_public: index > 0,
        created_at: new Date(row.created_at.getTime() + half * share),
      })
    const last = new Date(row.created_at.getTime() + half)
    const updated_at = last > row.updated_at ? last : row.updated_at
    edited.set(row.product_seq, { version: steps.length, updated_at })
  }
  return { versions, edited }
}

/** Before the last picture was there. */
function incomplete(content: StoredContent): StoredContent {
  return {
    ...content,
    body: content.body + ANNOUNCED,
    mediaKeys: content.mediaKeys.slice(0, -1),
  }
}

function completion(
  before: StoredContent,
  after: StoredContent,
  photos: ReadonlyMap<string, Photo>,
): ListingChange[] {
  const added = after.mediaKeys.slice(-1).flatMap((key) => photos.get(key) ?? [])
  return [
    {
      field: 'photoIds',
      added: added.map(({ media_key: mediaKey, width, height, color }) => ({
        mediaKey,
        width,
        height,
        color,
      })),
      removed: 0,
      isReordered: false,
    },
    { field: 'body', parts: diffWords(before.body, after.body) },
  ]
}

function demoContentOf(row: DemoProduct['row'], mediaKeys: string[]): StoredContent {
  return {
    title: row.title,
    body: row.body,
    categorySeq: row.category_seq,
    price: row.price,
    negotiable: true,
    condition: row.condition,
    tradeMethods: row.trade_methods,
    shippingIncluded: row.shipping_included,
    shippingFee: row.shipping_fee,
    cvsFee: null,
    regionCodes: row.region_code === null ? [] : [row.region_code],
    tags: row.tags,
    mediaKeys,
  }
}
