import type { Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { seedProduct, seedStore, seedUser } from '#backend/demo/seed/builders/index.ts'

export interface TestMember {
  userSeq: number
  storeSeq: number
}

export interface TestRoom {
  roomId: number
  productSeq: number
  buyer: TestMember
  seller: TestMember
}

/** A user with a store. */
export async function seedPerson(kysely: Kysely<DB>): Promise<TestMember> {
  const { userSeq } = await seedUser(kysely)
  const { storeSeq } = await seedStore(kysely, { user_seq: userSeq })
  return { userSeq, storeSeq }
}

/** A room of a product of category 1, without messages; its two members are new unless they are given. */
export async function seedRoom(
  kysely: Kysely<DB>,
  at: Date,
  given: { buyer?: TestMember; seller?: TestMember } = {},
): Promise<TestRoom> {
  const seller = given.seller ?? (await seedPerson(kysely))
  const buyer = given.buyer ?? (await seedPerson(kysely))
  const { productSeq } = await seedProduct(kysely, {
    category_seq: 1,
    store_seq: seller.storeSeq,
  })
  const { room_id: roomId } = await kysely
    .insertInto('chat_room')
    .values({
      product_seq: productSeq,
      buyer_store_seq: buyer.storeSeq,
      seller_store_seq: seller.storeSeq,
      opened_by: buyer.userSeq,
      last_message_at: at,
      changed_at: at,
      created_at: at,
    })
    .returning('room_id')
    .executeTakeFirstOrThrow()
  await kysely
    .insertInto('chat_member')
    .values([
      { room_id: roomId, store_seq: buyer.storeSeq, role: 'BUYER', last_message_at: at },
      { room_id: roomId, store_seq: seller.storeSeq, role: 'SELLER', last_message_at: at },
    ])
    .execute()
  return { roomId, productSeq, buyer, seller }
}
