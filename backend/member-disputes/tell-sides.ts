import type { Kysely } from 'kysely'
import {
  DISPUTE_SIDES,
  type DisputeSide,
  type MemberDisputeAction,
  type MemberDisputeState,
} from '#contracts/member-dispute-states.ts'
import type { DB } from '../db/schema.ts'
import { enqueueEvent } from '../notices/enqueue-event.ts'
import type { DisputeRow } from './dispute-rows.ts'

type Told = Pick<DisputeRow, 'dispute_seq' | 'claimant_store_seq' | 'respondent_store_seq'>

/** Tells each side of a step but the one that took it. @returns the events that tell it */
export async function tellSides(
  trx: Kysely<DB>,
  { dispute_seq: disputeSeq, claimant_store_seq, respondent_store_seq }: Told,
  step: { action: MemberDisputeAction; state: MemberDisputeState; from: DisputeSide | null },
): Promise<number[]> {
  const stores = { CLAIMANT: claimant_store_seq, RESPONDENT: respondent_store_seq }
  const { action, state, from } = step
  const events: number[] = []
  for (const side of Object.keys(DISPUTE_SIDES) as DisputeSide[]) {
    if (side === from) continue
    const toStoreSeq = stores[side]
    events.push(
      await enqueueEvent(trx, { kind: 'DISPUTE_STEP', disputeSeq, toStoreSeq, action, state }),
    )
  }
  return events
}
