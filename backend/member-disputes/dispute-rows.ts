import type { Kysely, Selectable } from 'kysely'
import type {
  DisputePicture,
  MemberDisputeEvent,
  MemberDisputeRow,
} from '#contracts/member-dispute.ts'
import {
  type DisputeSide,
  type MemberDisputeFacts,
  memberDisputeActions,
} from '#contracts/member-dispute-states.ts'
import type { DB, MemberDisputeTable } from '../db/schema.ts'

export type DisputeRow = Selectable<MemberDisputeTable>
type Members = Pick<DisputeRow, 'claimant_user_seq' | 'respondent_user_seq'>

/** On which side of a dispute a user is; null where on none. */
export function disputeSideOf(
  { claimant_user_seq, respondent_user_seq }: Members,
  userSeq: number,
): DisputeSide | null {
  if (claimant_user_seq === userSeq) return 'CLAIMANT'
  return respondent_user_seq === userSeq ? 'RESPONDENT' : null
}

/** What the machine has to know. */
export const disputeFacts = (row: DisputeRow): MemberDisputeFacts => ({
  state: row.state,
  turn: row.turn,
  offers: row.offers,
  agreed: agreedSides(row),
  isDecided: row.decided_at !== null,
  isNothingDue: row.terms_want === 'NONE',
})

const agreedSides = ({
  claimant_agreed,
  respondent_agreed,
}: Pick<DisputeRow, 'claimant_agreed' | 'respondent_agreed'>): DisputeSide[] => [
  ...(claimant_agreed ? (['CLAIMANT'] as const) : []),
  ...(respondent_agreed ? (['RESPONDENT'] as const) : []),
]

/** Disputes with the present names of the two. */
export const selectDisputes = (db: Kysely<DB>) =>
  db
    .selectFrom('member_dispute as dispute')
    .innerJoin('store as claimant', 'claimant.store_seq', 'dispute.claimant_store_seq')
    .innerJoin('store as respondent', 'respondent.store_seq', 'dispute.respondent_store_seq')
    .selectAll('dispute')
    .select(['claimant.name as claimant_name', 'respondent.name as respondent_name'])
export type NamedDisputeRow = DisputeRow & { claimant_name: string; respondent_name: string }

export const toDisputeRow = (row: NamedDisputeRow): MemberDisputeRow => ({
  disputeSeq: row.dispute_seq,
  state: row.state,
  type: row.type,
  title: row.title,
  want: row.want,
  amount: row.amount,
  claimant: row.claimant_name,
  respondent: row.respondent_name,
  dueAt: row.due_at?.toISOString() ?? null,
  updatedAt: row.updated_at.toISOString(),
})

/** A dispute with its history, as one side or an operator sees it. */
export async function viewDispute(
  db: Kysely<DB>,
  row: NamedDisputeRow,
  actor: DisputeSide | 'OPERATOR',
) {
  return {
    ...toDisputeRow(row),
    version: row.version,
    claimantRole: row.claimant_role,
    productSeq: row.product_seq,
    price: row.price,
    way: row.way,
    goods: row.goods,
    isBusiness: row.is_business,
    receivedOn: row.received_on,
    days: row.days,
    story: row.story,
    turn: row.turn,
    offers: row.offers,
    terms: { want: row.terms_want, amount: row.terms_amount, by: row.terms_by },
    agreed: agreedSides(row),
    events: await disputeEvents(db, row.dispute_seq),
    evidence: await disputePictures(db, row.dispute_seq),
    actions: memberDisputeActions(disputeFacts(row), actor),
    createdAt: row.created_at.toISOString(),
  }
}

async function disputeEvents(db: Kysely<DB>, disputeSeq: number): Promise<MemberDisputeEvent[]> {
  const rows = await db
    .selectFrom('member_dispute_event')
    .select(['place', 'action', 'by_role as by', 'state', 'favour', 'want', 'amount', 'note', 'at'])
    .select('reason_code as reasonCode')
    .where('dispute_seq', '=', disputeSeq)
    .orderBy('place')
    .execute()
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

export async function disputePictures(
  db: Kysely<DB>,
  disputeSeq: number,
): Promise<DisputePicture[]> {
  return db
    .selectFrom('member_dispute_picture')
    .select(['evidence_id as evidenceId', 'side', 'width', 'height'])
    .where('dispute_seq', '=', disputeSeq)
    .orderBy('created_at')
    .orderBy('evidence_id')
    .execute()
}
