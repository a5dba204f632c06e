import { kstDay } from '#contracts/kst.ts'
import type { DatedState } from '#contracts/notice-days.ts'
import type { TermsRow } from '#contracts/order-terms.ts'
import type { HostContext } from '../../operation/context.ts'
import { orderTime } from '../order-time.ts'
import { termsAt } from './order-terms.ts'

/** All terms that were ever set, those of the latest day first. Their time is that of orders. */
export async function listOrderTerms({
  kysely,
  now,
}: Pick<HostContext, 'kysely' | 'now'>): Promise<{ today: string; items: TermsRow[] }> {
  const at = await orderTime(kysely, now())
  const [inForce, rows] = await Promise.all([
    termsAt(kysely, at),
    kysely
      .selectFrom('order_terms')
      .leftJoin('store', 'store.user_seq', 'order_terms.operator_user_seq')
      .leftJoin('order_terms_withdrawal as back', 'back.terms_seq', 'order_terms.terms_seq')
      .leftJoin('store as back_store', 'back_store.user_seq', 'back.operator_user_seq')
      .select([
        'order_terms.terms_seq',
        'effective_from',
        'terms',
        'order_terms.reason',
        'written_at',
        'store.name as operator_name',
        'back.at as back_at',
        'back.reason as back_reason',
        'back_store.name as back_name',
      ])
      .orderBy('effective_from', 'desc')
      .orderBy('order_terms.terms_seq', 'desc')
      .execute(),
  ])
  const stateOf = (row: (typeof rows)[number]): DatedState => {
    if (row.back_at) return 'WITHDRAWN'
    if (row.effective_from > at) return 'SCHEDULED'
    return row.terms_seq === inForce.termsSeq ? 'IN_FORCE' : 'PAST'
  }
  return {
    today: kstDay(at),
    items: rows.map((row) => ({
      termsSeq: row.terms_seq,
      day: kstDay(row.effective_from),
      state: stateOf(row),
      terms: row.terms,
      reason: row.reason,
      operatorName: row.operator_name,
      writtenAt: row.written_at?.toISOString() ?? null,
      withdrawn: row.back_at && {
        operatorName: row.back_name,
        at: row.back_at.toISOString(),
        reason: row.back_reason ?? '',
      },
    })),
  }
}
