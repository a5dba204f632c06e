import type { ChatProduct } from '#contracts/chat.ts'
import type { Room } from '#contracts/edge.ts'
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

/** Whether the seller can ask the room's buyer to pay. */
export const takesPayRequest = ({
  product,
  role,
  canSend,
}: Pick<Room, 'product' | 'role' | 'canSend'>) =>
  role === 'SELLER' &&
  canSend &&
  product.tradeState === 'ON_SALE' &&
  product.visibility === 'ACTIVE' &&
  product.price > 0 &&
  !product.hasOrder

/** Whether the buyer can ask the seller before paying. */
export const asksToPay = ({ product, role, canSend }: Pick<Room, 'product' | 'role' | 'canSend'>) =>
  role === 'BUYER' &&
  canSend &&
  product.tradeState === 'ON_SALE' &&
  product.visibility === 'ACTIVE' &&
  product.price > 0

/** Whether a price may be offered in a room; a seller may offer one for what takes no offers of buyers. */
export const takesOffer = ({ product, role }: Pick<Room, 'product' | 'role'>) =>
  product.tradeState === 'ON_SALE' &&
  product.visibility === 'ACTIVE' &&
  product.price > 0 &&
  (product.negotiable || role === 'SELLER')
