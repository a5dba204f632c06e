import type { Kysely } from 'kysely'
import type { PayRequestCard } from '#contracts/chat.ts'
import { payRequestStateAt } from '#contracts/pay-request-states.ts'
import type { DB } from '../../db/schema.ts'

/** Requests to pay, in their current state. */
export async function loadPayRequests(
  db: Kysely<DB>,
  requestSeqs: readonly number[],
  now: Date,
): Promise<Map<number, PayRequestCard>> {
  if (requestSeqs.length === 0) return new Map()
  const rows = await db
    .selectFrom('pay_request')
    .select(['request_seq', 'price', 'state', 'expires_at'])
    .where('request_seq', 'in', requestSeqs)
    .execute()
  return new Map(
    rows.map(({ request_seq: requestSeq, price, state, expires_at }) => {
      const expiresAt = expires_at.toISOString()
      return [
        requestSeq,
        {
          type: 'PAY_REQUEST',
          requestSeq,
          price,
          state: payRequestStateAt({ state, expiresAt }, now),
          expiresAt,
        },
      ]
    }),
  )
}
