import type { Selectable } from 'kysely'
import type { TradeCard } from '#contracts/chat.ts'
import { roomTradeStateAt } from '#contracts/trade-states.ts'
import type { ChatTradeTable } from '../../db/schema.ts'

export type TradeRow = Selectable<ChatTradeTable>

/** A trade as both members see it: an open one whose time is over has lapsed. */
export function toTradeCard(row: TradeRow, now: Date): TradeCard {
  const trade = {
    proposerStoreSeq: row.proposer_store_seq,
    state: row.state,
    expiresAt: row.expires_at.toISOString(),
  }
  return {
    type: 'TRADE',
    tradeSeq: row.trade_seq,
    ...trade,
    state: roomTradeStateAt(trade, now),
    doneAt: row.done_at?.toISOString() ?? null,
  }
}
