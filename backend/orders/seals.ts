import { randomInt } from 'node:crypto'
import { type AddressContent, addressContentSchema } from '#contracts/address.ts'
import { HANDOVER_CODE_DIGITS } from '#contracts/order-constants.ts'
import type { KeyRing } from '../operation/key-ring.ts'
import type { OrderRow } from './lock-order.ts'

type Keys = Pick<KeyRing, 'seal' | 'unseal'>
type Sealed = Pick<OrderRow, 'buyer_user_seq' | 'form_key'>
type Part = 'delivery' | 'return' | 'handover' | 'coupon'

/** What is sealed opens for its own order alone. */
const purposeOf = (part: Part, { buyer_user_seq, form_key }: Sealed) =>
  `order-${part}:${buyer_user_seq}:${form_key}`

export const sealPart = (keys: Keys, part: Part, order: Sealed, text: string): string =>
  keys.seal(purposeOf(part, order), text)

/** Null where there is nothing, or it was sealed with other keys. */
export const openPart = (
  keys: Keys,
  part: Part,
  order: Sealed,
  sealed: string | null,
): string | null => (sealed === null ? null : keys.unseal(purposeOf(part, order), sealed))

export const openDelivery = (
  keys: Keys,
  order: Sealed & Pick<OrderRow, 'delivery'>,
): AddressContent | null => readAddress(openPart(keys, 'delivery', order, order.delivery))

/** Where the goods of a return go. */
export const openReturnAddress = (
  keys: Keys,
  order: Sealed & Pick<OrderRow, 'return_address'>,
): AddressContent | null => readAddress(openPart(keys, 'return', order, order.return_address))

const readAddress = (text: string | null): AddressContent | null =>
  text === null ? null : addressContentSchema.parse(JSON.parse(text))

/** Six random digits, as many zeros before them as it takes. */
export const newHandoverCode = (): string =>
  String(randomInt(10 ** HANDOVER_CODE_DIGITS)).padStart(HANDOVER_CODE_DIGITS, '0')
