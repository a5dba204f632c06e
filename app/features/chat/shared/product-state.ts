import type { ChatProduct } from '#contracts/chat.ts'
import { TRADE_STATE_LABELS } from '#contracts/product-labels.ts'

/** The state of a room's product in one word; a page that no longer exists comes first. */
export function productState({
  visibility,
  tradeState,
}: Pick<ChatProduct, 'visibility' | 'tradeState'>) {
  if (visibility === 'DELETED') return '삭제된 상품'
  if (visibility === 'HIDDEN') return '숨긴 상품'
  return TRADE_STATE_LABELS[tradeState]
}
