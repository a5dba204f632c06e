import { kstDay, kstTimeOfDay } from '#contracts/kst.ts'
import { BUMP_EVERY_MS, nextBumpAt } from '#contracts/listing-rules.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { isRefusal, type Refusal, refuse } from '../operation/refusal.ts'
import { indexProduct } from '../search-index/index-product.ts'
import { lockOwnListing } from './own-listing.ts'

/** A second press, a reload or a repeated request so soon after a bump means the same bump. */
const SAME_BUMP_MS = 60_000

interface Bumped {
  bumpedAt: string
  nextBumpAt: string
}

/** 끌올: moves an own listing among the newest again, once a day. */
export async function bumpListing(
  { kysely, chat, now }: Pick<HostContext, 'kysely' | 'chat' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  productSeq: number,
): Promise<Bumped | Refusal<'NOT_FOUND' | 'TOO_SOON' | 'NOT_ON_SALE'>> {
  const outcome = await retryingTransaction(kysely, async (trx) => {
    const row = await lockOwnListing(trx, userSeq, productSeq)
    if (isRefusal(row)) return refuse('NOT_FOUND')
    const at = now()
    const age = at.getTime() - row.bumped_at.getTime()
    const wasBumped = row.bumped_at > row.created_at
    if (wasBumped && age < SAME_BUMP_MS) return { at: row.bumped_at, isNew: false }
    if (row.visibility !== 'ACTIVE' || row.trade_state !== 'ON_SALE') return refuse('NOT_ON_SALE')
    if (age < BUMP_EVERY_MS) return tooSoon(row.bumped_at, at)
    await trx
      .updateTable('product')
      .set({ bumped_at: at })
      .where('product_seq', '=', productSeq)
      .execute()
    await indexProduct(trx, productSeq)
    return { at, isNew: true }
  })
  if (isRefusal(outcome)) return outcome
  if (outcome.isNew) chat.productChanged(productSeq)
  return {
    bumpedAt: outcome.at.toISOString(),
    nextBumpAt: nextBumpAt(outcome.at).toISOString(),
  }
}

function tooSoon(bumpedAt: Date, now: Date): Refusal<'TOO_SOON'> {
  const next = nextBumpAt(bumpedAt)
  const day = kstDay(next) === kstDay(now) ? '오늘' : '내일'
  return refuse('TOO_SOON', {
    message: `끌올은 하루에 한 번 할 수 있어요. ${day} ${kstTimeOfDay(next)}부터 다시 할 수 있어요.`,
    data: { nextBumpAt: next.toISOString() },
  })
}
