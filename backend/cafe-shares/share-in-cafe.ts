import { CAFE_SHARE_RULES } from '#contracts/cafe-constants.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { lockOwnAccount } from '../operation/lock-own-account.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { findOwnLink, readBoards } from './own-link.ts'

/** Shows the member's goods on a board of the cafe, and moves those that are there; the cafe is told soon. */
export async function shareInCafe(
  { kysely, integrations }: Pick<HostContext, 'kysely' | 'integrations'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { productSeqs, boardId }: { productSeqs: readonly number[]; boardId: string },
): Promise<
  { shared: number } | Refusal<'NOT_LINKED' | 'NOT_AGREED' | 'BOARD_GONE' | 'FULL' | 'CAFE_DOWN'>
> {
  const link = await findOwnLink(kysely, userSeq)
  if (!link) return refuse('NOT_LINKED')
  const boards = await readBoards(integrations.cafe, link.link_key)
  if (!boards) return refuse('CAFE_DOWN')
  if (!boards.some((board) => board.boardId === boardId)) return refuse('BOARD_GONE')
  return retryingTransaction(kysely, async (trx) => {
    await lockOwnAccount(trx, userSeq)
    const present = await findOwnLink(trx, userSeq)
    if (present?.link_key !== link.link_key) return refuse('NOT_LINKED')
    if (!present.share_agreed_at) return refuse('NOT_AGREED')
    const goods = await trx
      .selectFrom('product')
      .innerJoin('store', 'store.store_seq', 'product.store_seq')
      .select('product_seq')
      .where('store.user_seq', '=', userSeq)
      .where('product_seq', 'in', [...productSeqs])
      .where('visibility', '<>', 'DELETED')
      .execute()
    if (goods.length === 0) return { shared: 0 }
    const change = { board_id: boardId, is_wanted: true, is_due: true, due_at: null, tries: 0 }
    await trx
      .insertInto('cafe_share')
      .values(
        goods.map(({ product_seq }) => ({ product_seq, user_seq: userSeq, board_id: boardId })),
      )
      .onConflict((conflict) =>
        conflict.column('product_seq').doUpdateSet({ ...change, problem: null }),
      )
      .execute()
    const { total } = await trx
      .selectFrom('cafe_share')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where('user_seq', '=', userSeq)
      .executeTakeFirstOrThrow()
    if (Number(total) > CAFE_SHARE_RULES.most) throw new TooMany()
    return { shared: goods.length }
  }).catch((error: unknown) => {
    if (error instanceof TooMany) return refuse('FULL')
    throw error
  })
}

/** Undoes the transaction. */
class TooMany extends Error {}
