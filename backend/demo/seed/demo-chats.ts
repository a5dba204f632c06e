import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contracts/durations.ts'
import type { GoodsFacts } from '../pictures/goods/goods-recipe.ts'
import { type Random, randomOf, shuffled } from '../random.ts'
import { ROOM_PLANS, type RoomPlan, type Who } from './demo-chat-plans.ts'
import { buildChatRoom, type ChatRoomRows, lengthOf, minutesUntilSet } from './demo-chat-room.ts'
import { DEMO_FACTS, DEMO_PEOPLE } from './demo-facts.ts'
import type { DemoStore } from './demo-people.ts'
import { type DemoProduct, goodsOf } from './demo-products.ts'
import {
  CHAT_SCRIPTS,
  type ChatLine,
  type ChatScript,
  LONG_TALK_END,
  LONG_TALK_PIECES,
  LONG_TALK_THINGS,
} from './texts/chats.ts'

/** There is no message in the first minute of the demo data. */
const LATEST = 2 * MINUTE_MS
const LONG_TALK_DAYS = 75

/** Where a talk can take place: the product, who talks, and when it begins. */
interface Stage {
  product: DemoProduct['row']
  goods: GoodsFacts
  buyer: DemoStore
  seller: DemoStore
  startsAt: Date
}

/**
 * Talks of the demo people and of some others, in the rooms of real products of the world. A talk about something sold
 * or reserved leads up to just that, and none begins before its product and its two stores were there.
 */
export function buildChats(input: {
  now: Date
  stores: readonly DemoStore[]
  products: readonly DemoProduct[]
}): ChatRoomRows & { chatCounts: Map<number, number> } {
  const { now } = input
  const random = randomOf(6004)
  const used = new Set<string>()
  const rows: ChatRoomRows = {
    rooms: [],
    members: [],
    messages: [],
    offers: [],
    appointments: [],
    trades: [],
    possessions: [],
    askers: [],
    files: [],
    drawings: [],
    blocks: [],
  }
  for (const plan of ROOM_PLANS) {
    const script = scriptOf(plan, random)
    const stage = findStage({ ...input, plan, script, random, used })
    if (!stage) continue
    used.add(keyOf(stage))
    const made = buildChatRoom({ ...stage, plan, lines: script.lines, now, ...nextNumbers(rows) })
    for (const table of Object.keys(rows) as (keyof ChatRoomRows)[])
      (rows[table] as object[]).push(...made[table])
  }
  return { ...rows, chatCounts: countByProduct(rows) }
}

function nextNumbers({ rooms, offers, appointments, trades, askers }: ChatRoomRows) {
  return {
    roomId: DEMO_FACTS.longRoomId + rooms.length,
    offerSeq: 1 + offers.length,
    appointmentSeq: 1 + appointments.length,
    tradeSeq: 1 + trades.length,
    possessionSeq: 1 + askers.length,
  }
}

function countByProduct({ rooms }: ChatRoomRows): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { product_seq: seq } of rooms) counts.set(seq, (counts.get(seq) ?? 0) + 1)
  return counts
}

const keyOf = ({ product, buyer }: Pick<Stage, 'product' | 'buyer'>) =>
  `${product.product_seq}/${buyer.storeSeq}`

function scriptOf(plan: RoomPlan, random: Random): ChatScript {
  if (plan.script !== 'long') return CHAT_SCRIPTS[plan.script]
  return { on: 'ON_SALE', lines: longTalk(random) }
}

/** Several hundred messages over some months: all pieces in turn, three times over, each time about other things. */
function longTalk(random: Random): ChatLine[] {
  const rounds = [1, 2, 3].flatMap(() => shuffled(random, LONG_TALK_PIECES))
  const pause = (LONG_TALK_DAYS * DAY_MS) / MINUTE_MS / rounds.length
  const lines = rounds.flatMap((piece) => {
    const thing = random.pick(LONG_TALK_THINGS)
    return piece.map((line, index) => ({
      ...line,
      ...('text' in line && { text: line.text.replace('{thing}', thing) }),
      after: index === 0 ? Math.round(pause * random.between(0.4, 0.9)) : line.after,
    }))
  })
  return [...lines, ...LONG_TALK_END.map((line, index) => (index ? line : { ...line, after: 900 }))]
}

interface StageInput {
  now: Date
  stores: readonly DemoStore[]
  products: readonly DemoProduct[]
  plan: RoomPlan
  script: ChatScript
  random: Random
  used: ReadonlySet<string>
}

function findStage({
  now,
  stores,
  products,
  plan,
  script,
  random,
  used,
}: StageInput): Stage | null {
  const sellers = candidates(random, stores, plan.seller)
  const buyers = candidates(random, stores, plan.buyer)
  for (const seller of sellers)
    for (const buyer of buyers) {
      if (seller === buyer) continue
      const shelf = shelfOf(random, products, seller, script)
      for (const { row: product, model } of shelf) {
        if (!fits(product, script) || used.has(keyOf({ product, buyer }))) continue
        const startsAt = startOf(product, plan, script, now)
        const since = Math.max(
          ...[product.created_at, seller.createdAt, buyer.createdAt].map(Number),
        )
        const endsAt = startsAt.getTime() + lengthOf(script.lines) * MINUTE_MS
        if (startsAt.getTime() > since && endsAt <= now.getTime() - LATEST)
          return { product, goods: goodsOf(model, product), buyer, seller, startsAt }
      }
    }
  return null
}

/** What was reserved or sold lately comes first; of the rest anything. */
function shelfOf(
  random: Random,
  products: readonly DemoProduct[],
  { storeSeq }: DemoStore,
  { on }: ChatScript,
): DemoProduct[] {
  const shelf = products.filter(({ row }) => row.store_seq === storeSeq)
  return on === 'ON_SALE' ? shuffled(random, shelf) : shelf.reverse()
}

function candidates(random: Random, stores: readonly DemoStore[], who: Who): readonly DemoStore[] {
  if (who === 'anybody') return shuffled(random, stores.slice(DEMO_PEOPLE.length))
  return stores.filter(({ text }) => text.name === who)
}

function fits(product: DemoProduct['row'], { on, needs }: ChatScript): boolean {
  if (product.visibility !== 'ACTIVE' || product.price < 5_000) return false
  return product.trade_state === on && (!needs || product.trade_methods.includes(needs))
}

/** A talk that sold something ends around the time when that was so; any other when the plan says. */
function startOf(
  product: DemoProduct['row'],
  { hoursAgo }: RoomPlan,
  { on, lines }: ChatScript,
  now: Date,
): Date {
  const beforeEnd = lengthOf(lines) * MINUTE_MS
  return new Date(
    on === 'ON_SALE'
      ? now.getTime() - hoursAgo * HOUR_MS - beforeEnd - LATEST
      : product.updated_at.getTime() - minutesUntilSet(lines) * MINUTE_MS,
  )
}
