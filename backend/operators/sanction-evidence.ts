import { type Kysely, sql } from 'kysely'
import { kstMidnight } from '#contracts/kst.ts'
import { REPORT_KINDS, REPORT_REASONS } from '#contracts/report-constants.ts'
import type { SanctionEvidence } from '#contracts/sanction.ts'
import type { DB } from '../db/schema.ts'
import { memberRecords } from '../fraud/member-records.ts'
import type { HostContext } from '../operation/context.ts'

const MOST_OF_A_KIND = 30

type Evidence = SanctionEvidence & { at: Date }

/**
 * What a sanction of a member can rest on, the newest first: reports about them, goods that were looked into, published
 * reports of damage that name them, and their disputes. The words are for the member too: they name no reporter.
 */
export async function sanctionEvidence(
  { now, keys }: Pick<HostContext, 'now' | 'keys'>,
  db: Kysely<DB>,
  userSeq: number,
): Promise<Evidence[]> {
  const store = await db
    .selectFrom('store')
    .select('store_seq')
    .where('user_seq', '=', userSeq)
    .executeTakeFirst()
  // Nothing is reported of a member without a store, who sells nothing.
  const storeSeq = store?.store_seq ?? 0
  const reports = await db
    .selectFrom('report')
    .leftJoin('product', 'product.product_seq', 'report.product_seq')
    .select(['report.report_seq', 'report.kind', 'report.reason', 'report.created_at'])
    .select('product.title')
    .where('reported_store_seq', '=', storeSeq)
    // One that an operator found groundless proves nothing.
    .where('report.state', '<>', 'DISMISSED')
    .orderBy('report_seq', 'desc')
    .limit(MOST_OF_A_KIND)
    .execute()
  const listings = await db
    .selectFrom('product')
    .innerJoin('listing_flag', 'listing_flag.product_seq', 'product.product_seq')
    .select(['product.product_seq', 'product.title'])
    .select(sql<Date>`max(listing_flag.created_at)`.as('at'))
    .where('product.store_seq', '=', storeSeq)
    .groupBy(['product.product_seq', 'product.title'])
    .orderBy('at', 'desc')
    .limit(MOST_OF_A_KIND)
    .execute()
  const { records } = await memberRecords(db, keys, { userSeq, now: now() })
  const damage = new Map(records.map((record) => [record.reportSeq, record.happenedOn]))
  const disputes = await db
    .selectFrom('member_dispute')
    .select(['dispute_seq', 'title', 'created_at'])
    .where(({ or, eb }) =>
      or([eb('claimant_user_seq', '=', userSeq), eb('respondent_user_seq', '=', userSeq)]),
    )
    .orderBy('dispute_seq', 'desc')
    .limit(MOST_OF_A_KIND)
    .execute()
  const found: Evidence[] = [
    ...reports.map((row) => ({
      kind: 'REPORT' as const,
      seq: row.report_seq,
      words: `${row.kind === 'PRODUCT' && row.title ? `상품 ‘${row.title}’ 신고` : `${REPORT_KINDS[row.kind]} 신고`} · ${REPORT_REASONS[row.reason]}`,
      at: row.created_at,
    })),
    ...listings.map((row) => ({
      kind: 'LISTING' as const,
      seq: row.product_seq,
      words: `올린 상품 ‘${row.title}’`,
      at: row.at,
    })),
    ...[...damage].map(([seq, happenedOn]) => ({
      kind: 'DAMAGE' as const,
      seq,
      words: '사기조회에 게시된 피해사례',
      at: kstMidnight(happenedOn),
    })),
    ...disputes.map((row) => ({
      kind: 'DISPUTE' as const,
      seq: row.dispute_seq,
      words: `‘${row.title}’ 거래의 회원 분쟁`,
      at: row.created_at,
    })),
  ]
  return found.sort((one, other) => other.at.getTime() - one.at.getTime())
}
