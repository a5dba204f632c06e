import type { RoomSignal } from '../operation/chat-signals.ts'
import type { HostContext } from '../operation/context.ts'

/** Wakes the sockets that show an order's product or card; after the commit. */
export function sendSignals(
  { chat }: Pick<HostContext, 'chat'>,
  { product_seq: productSeq }: { product_seq: number },
  { productChanged, rooms }: { productChanged: boolean; rooms: readonly RoomSignal[] },
): void {
  if (productChanged) chat.productChanged(productSeq)
  for (const room of rooms) chat.roomChanged(room)
}
