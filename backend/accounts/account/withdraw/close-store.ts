import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { unindexStore } from '#backend/search-index/unindex-store.ts'
import { leaveImage } from '#backend/stores/former-images.ts'

/**
 * Closes the store of a withdrawing member and erases all texts and pictures in it. The rows stay, without their
 * content, because reviews and other members' trades reference them.
 */
export async function closeStore(trx: Kysely<DB>, userSeq: number, now: Date): Promise<void> {
  const store = await trx
    .selectFrom('store')
    .select('store_seq')
    .where('user_seq', '=', userSeq)
    .executeTakeFirst()
  if (!store) return
  const { store_seq: storeSeq } = store
  await trx.deleteFrom('store_follow').where('store_seq', '=', storeSeq).execute()
  await leaveImage(trx, userSeq)
  await trx
    .updateTable('store')
    .set({
      name: await freeName(trx, storeSeq),
      intro: '',
      media_key: null,
      region_code: null,
      identity_verified: false,
      is_business: false,
      response_minutes: null,
      follower_count: 0,
      vacation_from: null,
      vacation_until: null,
      vacation_note: '',
      status: 'CLOSED',
      updated_at: now,
    })
    .where('store_seq', '=', storeSeq)
    .execute()
  await emptyProducts(trx, { userSeq, storeSeq }, now)
  await unindexStore(trx, storeSeq)
}

/** The name may already be taken. */
async function freeName(trx: Kysely<DB>, storeSeq: number): Promise<string> {
  const name = `탈퇴한 회원 ${storeSeq}`
  const taken = await trx
    .selectFrom('store')
    .select('store_seq')
    .where('name', '=', name)
    .executeTakeFirst()
  return taken ? `${name}-${randomInt(1_000_000)}` : name
}

async function emptyProducts(
  trx: Kysely<DB>,
  { userSeq, storeSeq }: { userSeq: number; storeSeq: number },
  now: Date,
): Promise<void> {
  const ofStore = trx.selectFrom('product').select('product_seq').where('store_seq', '=', storeSeq)
  await trx.deleteFrom('product_favorite').where('product_seq', 'in', ofStore).execute()
  await trx.deleteFrom('product_favorite_removed').where('product_seq', 'in', ofStore).execute()
  await trx
    .updateTable('product_queue')
    .set({ state: 'ENDED', ended_at: now })
    .where('product_seq', 'in', ofStore)
    .where('ended_at', 'is', null)
    .execute()
  // What titles name may be anything, a person's name too.
  await trx.deleteFrom('price_fact').where('product_seq', 'in', ofStore).execute()
  await trx.deleteFrom('product_image').where('product_seq', 'in', ofStore).execute()
  // The files are deleted by the daily sweep.
  await trx
    .updateTable('listing_photo')
    .set({ erase_at: now })
    .where('user_seq', '=', userSeq)
    .execute()
  await trx.deleteFrom('product_version').where('product_seq', 'in', ofStore).execute()
  await trx
    .updateTable('product')
    .set({
      title: '탈퇴한 회원의 상품',
      body: '',
      tags: [],
      region_code: null,
      more_region_codes: [],
      favorite_count: 0,
      queue_count: 0,
      visibility: 'DELETED',
      updated_at: now,
    })
    .where('store_seq', '=', storeSeq)
    .execute()
}
