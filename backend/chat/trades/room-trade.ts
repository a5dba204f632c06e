import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.ts'
import type { TradeRow } from './to-trade-card.ts'

/** The trade of a room that was asked about last; null where no member has asked. */
export async function findRoomTrade(db: Kysely<DB>, roomId: number): Promise<TradeRow | null> {
  const row = await db
    .selectFrom('chat_trade')
    .selectAll()
    .where('room_id', '=', roomId)
    .orderBy('trade_seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}
