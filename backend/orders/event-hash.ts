import { createHash } from 'node:crypto'

export interface HashedEvent {
  orderSeq: number
  place: number
  trigger: string
  actor: string
  fromState: string | null
  toState: string
  detail: Record<string, string | number | boolean | null>
  /** ISO 8601, UTC, with milliseconds */
  at: string
}

/** Before the first event of an order. */
export const FIRST_HASH = '0'.repeat(64)

/**
 * The text whose SHA-256 is an event's hash: the previous hash, then the fields in this order, each on its line; `detail`
 * as JSON with its keys sorted. docs/evidence.md tells how to check it by hand.
 */
export function eventText(previousHash: string, event: HashedEvent): string {
  const { orderSeq, place, trigger, actor, fromState, toState, detail, at } = event
  const sorted = Object.fromEntries(Object.entries(detail).sort(([a], [b]) => (a < b ? -1 : 1)))
  return [
    previousHash,
    orderSeq,
    place,
    trigger,
    actor,
    fromState ?? '',
    toState,
    at,
    JSON.stringify(sorted),
  ].join('\n')
}

/** @returns SHA-256 in hexadecimal digits */
export function eventHash(previousHash: string, event: HashedEvent): string {
  return createHash('sha256').update(eventText(previousHash, event)).digest('hex')
}
