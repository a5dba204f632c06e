import type { KeyRing } from '../operation/key-ring.ts'

/** An address opens for its owner alone, as that of a parcel does (docs/decisions/048). */
const purposeOf = (userSeq: number) => `mail:${userSeq}`

export const sealMailAddress = (keys: Pick<KeyRing, 'seal'>, userSeq: number, address: string) =>
  keys.seal(purposeOf(userSeq), address)

/** Null where it was sealed with other keys. */
export const openMailAddress = (keys: Pick<KeyRing, 'unseal'>, userSeq: number, sealed: string) =>
  keys.unseal(purposeOf(userSeq), sealed)

/** `ab***@example.com` */
export function maskMailAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, Math.min(2, at - 1))}***${address.slice(at)}`
}
