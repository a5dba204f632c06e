import { DAY_MS } from '#contracts/durations.ts'
import type { TradeState } from '#contracts/product.ts'
import type { GoodsFacts } from '../pictures/goods/goods-recipe.ts'
import { type Random, randomOf, shuffled, weightedPicker } from '../random.ts'
import { type buildDrawnMedia, buildProductPhotos } from './builders/rows.ts'
import type { Model } from './categories.ts'
import { type ComposedProduct, composeProduct } from './compose-product.ts'
import { DEMO_FACTS, DEMO_PEOPLE, FIRST_PRODUCT_SEQ } from './demo-facts.ts'
import type { DemoStore } from './demo-people.ts'

/** Models of which enough is sold within a year for the price lookup to know them, by their usual name. */
const SOLD_OFTEN: Readonly<Record<string, number>> = {
  '아이폰 15 프로': 30,
  '갤럭시 S24': 20,
  '에어팟 프로 2세대': 20,
  '맥북 에어 M2': 20,
  '닌텐도 스위치 OLED': 20,
  '다이슨 에어랩 컴플리트 롱': 18,
  '나이키 덩크 로우 범고래': 18,
}

export interface DemoProduct {
  row: ReturnType<typeof toRow>
  model: Model
}

/** How far back the oldest product goes. */
const OLDEST_DAYS = 364
const TITLE_TRIES = 40
/** The last listing belongs to the new member. */
const NEW_MEMBER = DEMO_PEOPLE[3]?.storeSeq

/**
 * The goods, oldest first: every item of the catalogue once (as far as `productCount` allows), then
 * more of what is often for sale. No two titles are alike.
 */
export function buildProducts(input: {
  now: Date
  productCount: number
  models: readonly Model[]
  stores: readonly DemoStore[]
}) {
  const { now, productCount, models, stores } = input
  const { chosen, sold } = sellOften(chooseModels(models, productCount), models)
  const storeFor = storePicker(stores)
  const titles = new Set<string>()
  const products: DemoProduct[] = []
  const media: ReturnType<typeof buildDrawnMedia>[] = []
  const images: { product_seq: number; position: number; media_key: string }[] = []

  for (const [index, model] of chosen.entries()) {
    const productSeq = FIRST_PRODUCT_SEQ + index
    const random = randomOf(productSeq)
    const isLast = index === chosen.length - 1
    const store = isLast
      ? stores.find(({ storeSeq }) => storeSeq === NEW_MEMBER)
      : storeFor(random, model)
    if (!store) throw new Error('There is no store to sell a product')
    const composed = composeUnique(random, model, store, titles)
    const ageDays = OLDEST_DAYS * ((chosen.length - index - 0.6) / chosen.length) ** 2
    const isSold = sold.has(productSeq)
    const row = toRow({ random, productSeq, now, ageDays, model, store, composed, isSold })
    products.push({ row, model })
    const photos = buildProductPhotos({
      goods: goodsOf(model, row),
      seed: productSeq,
      count: productSeq === DEMO_FACTS.eightPicturesProductSeq ? 8 : photoCount(random, model),
    })
    media.push(...photos)
    for (const [position, photo] of photos.entries()) {
      images.push({ product_seq: productSeq, position, media_key: photo.media_key })
    }
  }
  return { products, media, images }
}

/** What decides how a product looks: its item's look, the colours in its title, its condition. */
export function goodsOf(
  { item }: Model,
  { title, condition }: Pick<ComposedProduct, 'title' | 'condition'>,
): GoodsFacts {
  return { look: item.look, title, wear: condition === 'FLAWED' ? 2 : condition === 'USED' ? 1 : 0 }
}

/** Every model once as far as there is room, the rest by weight, in a mixed order. */
function chooseModels(models: readonly Model[], count: number): Model[] {
  const random = randomOf(7001)
  const pick = weightedPicker(models, (model) => model.item.weight)
  const chosen = shuffled(random, models).slice(0, count)
  while (chosen.length < count) {
    const model = pick(random)
    if (!model) break
    chosen.push(model)
  }
  const mixed = shuffled(random, chosen)
  return placeFixed(mixed, models)
}

/** In the place of goods that are there more than once, goods of SOLD_OFTEN that are sold. */
function sellOften(
  chosen: Model[],
  models: readonly Model[],
): { chosen: Model[]; sold: ReadonlySet<number> } {
  const wanted = Object.entries(SOLD_OFTEN).flatMap(([name, count]) => {
    const model = models.find(({ item }) => item.names[0] === name)
    return model ? Array<Model>(count).fill(model) : []
  })
  const fixed = new Set<unknown>(Object.values(DEMO_FACTS).flat())
  const seen = new Set<Model>()
  const free = chosen.flatMap((model, index) => {
    const isAgain = seen.has(model)
    seen.add(model)
    const isFixed = fixed.has(FIRST_PRODUCT_SEQ + index) || index === chosen.length - 1
    return isAgain && !isFixed ? [index] : []
  })
  const places = shuffled(randomOf(7003), free).slice(0, wanted.length)
  const filled = [...chosen]
  places.forEach((index, place) => {
    const model = wanted[place]
    if (model) filled[index] = model
  })
  return { chosen: filled, sold: new Set(places.map((index) => FIRST_PRODUCT_SEQ + index)) }
}

/** The numbers promised in DEMO_FACTS need goods that can be what they promise. */
function placeFixed(chosen: Model[], models: readonly Model[]): Model[] {
  const free = models.find((model) => model.item.price[1] === 0)
  const phone = models.find((model) => model.item.names[0] === '아이폰 15 프로')
  const place = (productSeq: number, model: Model | undefined) => {
    const index = productSeq - FIRST_PRODUCT_SEQ
    if (model && index < chosen.length) chosen[index] = model
  }
  place(DEMO_FACTS.freeProductSeq, free)
  place(DEMO_FACTS.loweredProductSeq, phone)
  place(FIRST_PRODUCT_SEQ + chosen.length - 1, phone)
  return chosen
}

function storePicker(
  stores: readonly DemoStore[],
): (random: Random, model: Model) => DemoStore | undefined {
  const selling = stores.filter(({ activity }) => activity > 0)
  const anyStore = weightedPicker(
    selling.filter(({ text }) => !text.isBusiness),
    ({ activity }) => activity,
  )
  const byTop = new Map<string, (random: Random) => DemoStore | undefined>()
  return (random, model) => {
    let pick = byTop.get(model.topName)
    if (!pick) {
      const fitting = selling.filter(({ text }) => text.sells.includes(model.topName))
      pick = weightedPicker(fitting, ({ activity }) => activity)
      byTop.set(model.topName, pick)
    }
    return random.chance(0.12) ? anyStore(random) : pick(random)
  }
}

function composeUnique(
  random: Random,
  model: Model,
  store: DemoStore,
  titles: Set<string>,
): ComposedProduct {
  const seller = { voice: store.text.voice, place: random.chance(0.94) ? store.place : null }
  for (let attempt = 0; attempt < TITLE_TRIES; attempt += 1) {
    const composed = composeProduct(random, model, seller)
    if (attempt > TITLE_TRIES / 2) composed.title = `${composed.title} ${store.place}`
    const key = composed.title.replace(/\s+/g, '')
    if (titles.has(key)) continue
    titles.add(key)
    return composed
  }
  throw new Error(`No new title for ${model.item.names[0]}`)
}

const PHOTO_COUNTS = [2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 7, 8] as const
const FEW_PHOTO_COUNTS = [2, 2, 2, 3] as const

function photoCount(random: Random, model: Model): number {
  const counts = model.habits.size === 'TICKET' ? FEW_PHOTO_COUNTS : PHOTO_COUNTS
  return random.pick(counts)
}

interface RowInput {
  random: Random
  productSeq: number
  now: Date
  ageDays: number
  model: Model
  store: DemoStore
  composed: ComposedProduct
  isSold: boolean
}

function toRow(input: RowInput) {
  const { random, productSeq, now, ageDays, model, store, composed, isSold } = input
  const usualState = tradeStateOf(random, productSeq, ageDays)
  const tradeState = isSold ? 'SOLD' : usualState
  const createdAt = new Date(now.getTime() - ageDays * DAY_MS)
  const bumpedAt = bumpedAtOf(random, createdAt, ageDays, tradeState, now)
  const updatedAt =
    tradeState === 'ON_SALE'
      ? bumpedAt
      : new Date(bumpedAt.getTime() + (now.getTime() - bumpedAt.getTime()) * random.next())
  const interest = Math.round(
    Math.min(1, 0.15 + ageDays / 20) * 22 * random.next() ** 3 +
      (tradeState === 'ON_SALE' ? 0 : random.integer(1, 6)),
  )
  const isLowered = productSeq === DEMO_FACTS.loweredProductSeq
  return {
    product_seq: productSeq,
    store_seq: store.storeSeq,
    category_seq: model.categorySeq,
    title: composed.title,
    body: composed.body,
    price: composed.price,
    trade_state: tradeState,
    visibility: visibilityOf(productSeq),
    condition: composed.condition,
    trade_methods: composed.tradeMethods,
    shipping_included: composed.shippingIncluded,
    shipping_fee: composed.shippingFee,
    safe_pay: composed.safePay,
    region_code: random.chance(0.95) ? store.regionCode : null,
    tags: composed.tags,
    favorite_count: interest,
    // Counted when the rooms are there (demo-chats.ts).
    chat_count: 0,
    previous_price: isLowered
      ? Math.round((composed.price * 1.12) / 10_000) * 10_000
      : composed.previousPrice,
    created_at: createdAt,
    bumped_at: bumpedAt,
    updated_at: updatedAt,
  }
}

function visibilityOf(productSeq: number): 'ACTIVE' | 'HIDDEN' | 'DELETED' {
  const { hiddenProductSeq, otherHiddenProductSeq, deletedProductSeq, otherDeletedProductSeqs } =
    DEMO_FACTS
  if (productSeq === hiddenProductSeq || productSeq === otherHiddenProductSeq) return 'HIDDEN'
  const deleted: readonly number[] = [deletedProductSeq, ...otherDeletedProductSeqs]
  return deleted.includes(productSeq) ? 'DELETED' : 'ACTIVE'
}

/** The longer a thing has been listed, the likelier it is sold. */
function tradeStateOf(random: Random, productSeq: number, ageDays: number): TradeState {
  const { soldProductSeq, reservedProductSeq } = DEMO_FACTS
  const roll = random.next()
  if (productSeq === soldProductSeq) return 'SOLD'
  if (productSeq === reservedProductSeq) return 'RESERVED'
  if (productSeq <= DEMO_FACTS.loweredProductSeq) return 'ON_SALE'
  const sold = ageDays < 1 ? 0.05 : Math.min(0.33, 0.09 + ageDays / 460)
  const reserved = ageDays < 60 ? 0.12 : 0.07
  if (roll < sold) return 'SOLD'
  return roll < sold + reserved ? 'RESERVED' : 'ON_SALE'
}

function bumpedAtOf(
  random: Random,
  createdAt: Date,
  ageDays: number,
  tradeState: TradeState,
  now: Date,
): Date {
  if (ageDays < 1.2 || !random.chance(tradeState === 'SOLD' ? 0.25 : 0.34)) return createdAt
  // Most bumps are recent, as a seller who still cares repeats them; a sold thing rests.
  const share = tradeState === 'SOLD' ? random.between(0.4, 0.95) : random.next() ** 3
  const bumpedDays = Math.max(0.01, (ageDays - 1) * share)
  return new Date(now.getTime() - bumpedDays * DAY_MS)
}
