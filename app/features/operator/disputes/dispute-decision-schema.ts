import * as z from 'zod/mini'
import { disputeAmount, disputeNote } from '#app/features/member-dispute/dispute-forms.ts'
import { oneOf, sequence } from '#app/forms/fields.ts'
import {
  DISPUTE_FAVOURS,
  DISPUTE_WANTS,
  type DisputeFavour,
  type DisputeTerms,
} from '#contracts/member-dispute-rules.ts'
import { anyReasonOf, fitsChoice } from '../reason-schema.ts'

const FAVOURS = Object.keys(DISPUTE_FAVOURS) as DisputeFavour[]
const TERMS = [...Object.keys(DISPUTE_WANTS), 'NONE'] as DisputeTerms[]

/** What an operator decides on a dispute between members. */
export const disputeDecisionSchema = z
  .object({
    version: sequence(),
    favour: oneOf(FAVOURS, '누구의 말이 맞는지 골라 주세요.'),
    reasonCode: anyReasonOf('DISPUTE'),
    terms: oneOf(TERMS, '결정할 내용을 골라 주세요.'),
    amount: disputeAmount,
    note: disputeNote,
  })
  .check(fitsChoice('DISPUTE', ({ favour }) => favour))
