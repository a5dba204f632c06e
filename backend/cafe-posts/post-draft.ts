import { createHash } from 'node:crypto'
import type { KeyRing } from '#backend/operation/key-ring.ts'

/** An id that follows from what it is of, in the form that the browser gives ids; the same call again is the same draft or photo. */
export function idOf(keys: Pick<KeyRing, 'pseudonym'>, what: string): string {
  const hex = createHash('sha256').update(keys.pseudonym('cafe-post', what)).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
