import { randomUUID } from 'node:crypto'
import type { Database } from '#backend/db/database.ts'
import { seedCategory, seedProduct, seedStore } from '#backend/demo/seed/builders/index.ts'
import { createKeyRing } from '#backend/keys/create-key-ring.ts'
import type { RoomSignal } from '#backend/operation/chat-signals.ts'
import { indexProduct } from '#backend/search-index/index-product.ts'
import { bearerOf } from './bearer.ts'
import { hostClients } from './host-client.ts'
import { testHostDependencies } from './host-dependencies.ts'

/** Rooms of a buyer and a seller, their clients, the test's clock, and what the sockets would have been sent. */
export function createCardFixture(database: Database, start: Date) {
  const { kysely } = database
  let time = start
  const signals: RoomSignal[] = []
  const productSignals: number[] = []
  const ring = createKeyRing({ now: () => start })
  const dependencies = testHostDependencies(database, {
    now: () => time,
    // Tokens do not expire while the test's clock advances.
    keys: { ...ring, verifyAccessToken: (token) => ring.verifyAccessToken(token, start) },
    chat: {
      roomChanged: (signal) => signals.push(signal),
      readMoved: () => undefined,
      productChanged: (productSeq) => productSignals.push(productSeq),
      reachChanged: () => undefined,
      accountChanged: () => undefined,
      noticesChanged: () => undefined,
    },
  })
  const clients = hostClients(dependencies)

  async function person() {
    const { storeSeq, userSeq } = await seedStore(kysely)
    const bearer = await bearerOf(dependencies, userSeq)
    return {
      storeSeq,
      userSeq,
      edge: clients('edge', { bearer }),
      product: clients('product', { bearer }),
      boot: clients('boot', { bearer }),
    }
  }
  type Person = Awaited<ReturnType<typeof person>>

  async function product(seller: Person, overrides: Parameters<typeof seedProduct>[1] = {}) {
    await seedCategory(kysely)
    const { productSeq } = await seedProduct(kysely, {
      category_seq: 1,
      store_seq: seller.storeSeq,
      price: 40_000,
      trade_state: 'ON_SALE',
      ...overrides,
    })
    await indexProduct(kysely, productSeq)
    return productSeq
  }

  async function room(seller: Person, buyer: Person, productSeq: number, lastMessageAt = time) {
    const { room_id: roomId } = await kysely
      .insertInto('chat_room')
      .values({
        product_seq: productSeq,
        buyer_store_seq: buyer.storeSeq,
        seller_store_seq: seller.storeSeq,
        opened_by: buyer.userSeq,
        last_message_at: lastMessageAt,
        changed_at: lastMessageAt,
        created_at: lastMessageAt,
      })
      .returning('room_id')
      .executeTakeFirstOrThrow()
    await kysely
      .insertInto('chat_member')
      .values(
        ([buyer, seller] as const).map(({ storeSeq }, index) => ({
          room_id: roomId,
          store_seq: storeSeq,
          role: index === 0 ? ('BUYER' as const) : ('SELLER' as const),
          last_message_at: lastMessageAt,
        })),
      )
      .execute()
    return roomId
  }

  /** Two members in a room about a product that costs 40,000 won. */
  async function talk(overrides: Parameters<typeof seedProduct>[1] = {}) {
    const [seller, buyer] = [await person(), await person()]
    const productSeq = await product(seller, overrides)
    return { seller, buyer, productSeq, roomId: await room(seller, buyer, productSeq) }
  }

  return {
    kysely,
    dependencies,
    signals,
    productSignals,
    person,
    product,
    room,
    talk,
    now: () => time,
    setTime: (moment: Date) => {
      time = moment
    },
    wait: (milliseconds: number) => {
      time = new Date(time.getTime() + milliseconds)
    },
    /** Everything in a room, and whether its numbers are consistent. */
    async messagesOf(someone: Person, roomId: number) {
      const { items } = await someone.edge.messages({ roomId, limit: 200 })
      return items
    },
    async unreadOf({ storeSeq }: Person, roomId: number) {
      const { unread_count: unread } = await kysely
        .selectFrom('chat_member')
        .select('unread_count')
        .where('room_id', '=', roomId)
        .where('store_seq', '=', storeSeq)
        .executeTakeFirstOrThrow()
      return unread
    },
    async block(one: Person, other: Person) {
      await kysely
        .insertInto('store_block')
        .values({ store_seq: one.storeSeq, blocked_store_seq: other.storeSeq, created_at: time })
        .execute()
    },
  }
}

export type CardFixture = ReturnType<typeof createCardFixture>

/** A client's own id of a message. */
export const newMessageId = () => randomUUID()
