import { type Kysely, sql } from 'kysely'
import { listingCapOf } from '#contracts/listing-rules.ts'
import type { DB } from '../db/schema.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'

export interface ListingAllowance {
  used: number
  most: number
  next: { name: string; missing: number; most: number } | null
}

/** How many visible listings a member has on sale or reserved, and how many their 신뢰지수 allows. */
export async function listingAllowance(db: Kysely<DB>, userSeq: number): Promise<ListingAllowance> {
  const store = await db
    .selectFrom('store')
    .select('trust_score')
    .select((row) =>
      row
        .selectFrom('product')
        .select(sql<number>`count(*)::int`.as('used'))
        .whereRef('product.store_seq', '=', 'store.store_seq')
        .where('product.visibility', '=', 'ACTIVE')
        .where('product.trade_state', 'in', ['ON_SALE', 'RESERVED'])
        .as('used'),
    )
    .where('user_seq', '=', userSeq)
    .executeTakeFirstOrThrow()
  return { used: store.used ?? 0, ...listingCapOf(store.trust_score) }
}

/** Refuses one more listing where the cap is reached, and says how to raise it. Call it with the account locked. */
export async function capRefusal(db: Kysely<DB>, userSeq: number): Promise<Refusal<'CAP'> | null> {
  const allowance = await listingAllowance(db, userSeq)
  if (allowance.used < allowance.most) return null
  return refuse('CAP', { message: capMessage(allowance), data: allowance })
}

/** Says how to raise the cap. */
function capMessage({ most, next }: ListingAllowance): string {
  const full = `판매중·예약중인 상품은 ${most.toLocaleString('ko-KR')}개까지 올릴 수 있어요.`
  if (!next) return `${full} 팔린 상품을 판매완료로 바꾸면 더 올릴 수 있어요.`
  return `${full} 팔린 상품을 판매완료로 바꾸거나, 신뢰지수를 ${next.missing}점 더 모아 ‘${next.name}’ 단계가 되면 ${next.most.toLocaleString('ko-KR')}개까지 올릴 수 있어요. 본인인증, 안전거래, 좋은 후기로 신뢰지수를 올릴 수 있어요.`
}
