import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import {
  DISPUTE_WANTS,
  type DisputeTerms,
  type DisputeWant,
  type MemberDisputeTypeName,
  memberDisputeType,
} from '#contracts/member-dispute-rules.ts'

/** What a side of a dispute offers, or wants; with its amount where it is about money. */
export function readDisputeTerms(
  type: MemberDisputeTypeName,
  { want, amount }: { want: DisputeTerms | null; amount: number | null },
): { want: DisputeWant; amount: number | null } | Refusal<'TERMS' | 'AMOUNT'> {
  if (!want || want === 'NONE' || !memberDisputeType(type).wants.includes(want))
    return refuse('TERMS')
  if (!DISPUTE_WANTS[want].hasAmount) return { want, amount: null }
  return amount === null ? refuse('AMOUNT') : { want, amount }
}
