import type { Transaction } from 'kysely'
import { DAY_MS } from '#contracts/durations.ts'
import type { DB } from '../db/schema.ts'
import { writeChange } from './write-change.ts'

interface Earning {
  userSeq: number
  kind: 'CONFIRM' | 'REVIEW' | 'EVENT'
  /** The same of a member earns once. */
  changeKey: string
  points: number
  /** How long they last. */
  days: number
  orderSeq: number | null
  at: Date
}

/** Points come in, once for each key. @returns whether they came in now */
export async function earnPoints(
  trx: Transaction<DB>,
  { userSeq, kind, changeKey, points, days, orderSeq, at }: Earning,
): Promise<boolean> {
  if (points === 0) return false
  const expiresAt = new Date(at.getTime() + days * DAY_MS)
  const fresh = { amount: points, expiresAt }
  return writeChange(trx, { userSeq, kind, changeKey, orderSeq, at, entries: [], fresh })
}
