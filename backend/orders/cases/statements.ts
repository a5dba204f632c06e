import type { Kysely } from 'kysely'
import type { OrderDecision, Statement } from '#contracts/order-case.ts'
import type { DB } from '../../db/schema.ts'

/** What both members have said and shown about an order, the oldest first. */
export async function statementsOf(db: Kysely<DB>, orderSeq: number): Promise<Statement[]> {
  const rows = await db
    .selectFrom('order_statement')
    .select(['statement_seq', 'role', 'step', 'reason', 'text', 'at'])
    .where('order_seq', '=', orderSeq)
    .orderBy('statement_seq')
    .execute()
  const photos = await db
    .selectFrom('case_photo')
    .select(['statement_seq', 'photo_id', 'width', 'height'])
    .where('order_seq', '=', orderSeq)
    .where('statement_seq', 'is not', null)
    .orderBy('statement_seq')
    .orderBy('place')
    .execute()
  return rows.map(({ statement_seq, ...row }) => ({
    ...row,
    photos: photos
      .filter((photo) => photo.statement_seq === statement_seq)
      .map(({ photo_id: photoId, width, height }) => ({ photoId, width, height })),
    at: row.at.toISOString(),
  }))
}

/** The newest decision, or the proposal of one. */
export async function decisionOf(
  db: Kysely<DB>,
  orderSeq: number,
): Promise<(OrderDecision & { operatorUserSeq: number }) | null> {
  const row = await db
    .selectFrom('order_decision')
    .selectAll()
    .where('order_seq', '=', orderSeq)
    .orderBy('decision_seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { decision, amount, reason_code: reasonCode, note, is_proposed: isProposed, at } = row
  const operatorUserSeq = row.operator_user_seq
  return {
    decision,
    amount,
    reasonCode,
    note,
    isProposed,
    at: at.toISOString(),
    operatorUserSeq,
  }
}
