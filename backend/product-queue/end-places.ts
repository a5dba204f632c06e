import { sql, type Transaction } from 'kysely'
import {
  OPEN_QUEUE_STATES,
  type QueueEnd,
  type QueueState,
} from '#contracts/product-queue-rules.ts'
import type { DB } from '../db/schema.ts'
import { enqueueEvent } from '../notices/enqueue-event.ts'

type Ended = Exclude<QueueState, (typeof OPEN_QUEUE_STATES)[number]>

/**
 * Ends one member's place, within the caller's transaction, which has locked the product.
 * @returns what it was; null where the member had none
 */
export async function endPlace(
  trx: Transaction<DB>,
  { productSeq, userSeq, to, at }: { productSeq: number; userSeq: number; to: Ended; at: Date },
): Promise<{ wasTurn: boolean; storeSeq: number } | null> {
  const place = await trx
    .selectFrom('product_queue')
    .select(['queue_seq', 'state', 'store_seq'])
    .where('product_seq', '=', productSeq)
    .where('user_seq', '=', userSeq)
    .where('state', 'in', OPEN_QUEUE_STATES)
    .executeTakeFirst()
  if (!place) return null
  await trx
    .updateTable('product_queue')
    .set({ state: to, ended_at: at })
    .where('queue_seq', '=', place.queue_seq)
    .execute()
  await trx
    .updateTable('product')
    .set({ queue_count: sql<number>`queue_count - 1` })
    .where('product_seq', '=', productSeq)
    .execute()
  return { wasTurn: place.state === 'OFFERED', storeSeq: place.store_seq }
}

/**
 * Ends the queue for a product and tells all who were in it, within the caller's transaction, which has locked the product.
 * @returns whether a user had the turn
 */
export async function endQueue(
  trx: Transaction<DB>,
  { productSeq, why, at }: { productSeq: number; why: QueueEnd; at: Date },
): Promise<{ wasTurn: boolean }> {
  const turn = await trx
    .selectFrom('product_queue')
    .select('queue_seq')
    .where('product_seq', '=', productSeq)
    .where('state', '=', 'OFFERED')
    .executeTakeFirst()
  const ended = await trx
    .updateTable('product_queue')
    .set({ state: 'ENDED', ended_at: at })
    .where('product_seq', '=', productSeq)
    .where('state', 'in', OPEN_QUEUE_STATES)
    .returning('store_seq')
    .execute()
  if (ended.length === 0) return { wasTurn: false }
  await trx
    .updateTable('product')
    .set({ queue_count: 0 })
    .where('product_seq', '=', productSeq)
    .execute()
  for (const { store_seq: toStoreSeq } of ended)
    await enqueueEvent(trx, { kind: 'QUEUE_ENDED', productSeq, toStoreSeq, why })
  return { wasTurn: turn !== undefined }
}
