import type { HostContext } from '#backend/operation/context.ts'
import { type AddressContent, addressContentSchema } from '#contracts/address.ts'

type Keys = Pick<HostContext['keys'], 'seal' | 'unseal'>

/** An address opens for its owner alone: a row that is moved to another account cannot be read there. */
const purposeOf = (userSeq: number) => `address:${userSeq}`

export function sealAddress(keys: Keys, userSeq: number, content: AddressContent): string {
  const { name, phoneNo, zonecode, roadAddress, detail, note } = content
  const stored: AddressContent = { name, phoneNo, zonecode, roadAddress, detail, note }
  return keys.seal(purposeOf(userSeq), JSON.stringify(stored))
}

/** Null where it was sealed with other keys. */
export function openAddress(keys: Keys, userSeq: number, sealed: string): AddressContent | null {
  const text = keys.unseal(purposeOf(userSeq), sealed)
  return text === null ? null : addressContentSchema.parse(JSON.parse(text))
}
