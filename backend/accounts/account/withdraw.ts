import type { Kysely } from 'kysely'
import { hasOpenOrder } from '#backend/db/money-under-way.ts'
import { retryingTransaction } from '#backend/db/retrying-transaction.ts'
import type { DB } from '#backend/db/schema.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { forfeitPoints } from '#backend/points/end-lots.ts'
import { closeSanctions } from '#backend/sanctions/close-sanctions.ts'
import type { WithdrawalReason } from '#contracts/account.ts'
import { endLoginSessions } from '../tokens/end-login-sessions.ts'
import { archiveLegalRecords } from './withdraw/archive-legal-records.ts'
import { closeStore } from './withdraw/close-store.ts'
import { deleteRelations } from './withdraw/delete-relations.ts'
import { erasePersonalData } from './withdraw/erase-personal-data.ts'
import { scheduleChatErasure } from './withdraw/schedule-chat-erasure.ts'

/**
 * Ends the member's own account in one transaction: every device is signed out, the store closes, personal data is
 * erased, and what the law requires is archived separately with its date of deletion (개인정보 보호법 제21조). A second call
 * changes nothing. It is refused while an order needs the member. The same person may sign up again and starts with an empty account.
 */
export async function withdraw(
  { kysely, now: clock, chat }: Pick<HostContext, 'kysely' | 'now' | 'chat'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { reason }: { reason: WithdrawalReason },
): Promise<Record<never, never> | Refusal<'ORDERS_OPEN'>> {
  const refusal = await retryingTransaction(kysely, async (trx) => {
    await lockSignUps(trx, userSeq)
    const user = await lockUser(trx, userSeq)
    if (user.status === 'WITHDRAWN') return null
    const now = clock()
    await lockCounted(trx, userSeq)
    if (await hasOpenOrder(trx, userSeq)) return refuse('ORDERS_OPEN')
    await forfeitPoints(trx, userSeq, now)
    await archiveLegalRecords(trx, userSeq, now)
    await scheduleChatErasure(trx, userSeq, now)
    await endLoginSessions(trx, { userSeq }, 'WITHDRAWN', now)
    await closeStore(trx, userSeq, now)
    await deleteRelations(trx, userSeq, now)
    await closeSanctions(trx, userSeq, now)
    await erasePersonalData(trx, user, now)
    await trx.insertInto('withdrawal').values({ user_seq: userSeq, reason, at: now }).execute()
    return null
  })
  if (refusal) return refusal
  chat.accountChanged(userSeq)
  return {}
}

/**
 * The sign-ups of a person are locked before the account everywhere: joining an existing account holds them already.
 */
async function lockSignUps(trx: Kysely<DB>, userSeq: number): Promise<void> {
  await trx
    .selectFrom('sign_up')
    .select('sign_up_hash')
    .where((signUp) =>
      signUp.or([
        signUp('existing_user_seq', '=', userSeq),
        signUp('phone_no', '=', (query) =>
          query.selectFrom('users').select('phone_no').where('user_seq', '=', userSeq),
        ),
      ]),
    )
    .orderBy('sign_up_hash')
    .forUpdate()
    .execute()
}

function lockUser(trx: Kysely<DB>, userSeq: number) {
  return trx
    .selectFrom('users')
    .select(['user_seq', 'status', 'phone_no'])
    .where('user_seq', '=', userSeq)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/**
 * Locks every store and product that will change, in the order of their numbers: two members who like each other's
 * products and withdraw at the same time would otherwise deadlock.
 */
async function lockCounted(trx: Kysely<DB>, userSeq: number): Promise<void> {
  await trx
    .selectFrom('store')
    .select('store_seq')
    .where((store) =>
      store.or([
        store('user_seq', '=', userSeq),
        store('store_seq', 'in', (query) =>
          query.selectFrom('store_follow').select('store_seq').where('user_seq', '=', userSeq),
        ),
      ]),
    )
    .orderBy('store_seq')
    .forNoKeyUpdate()
    .execute()
  await trx
    .selectFrom('product')
    .select('product_seq')
    .where((product) =>
      product.or([
        product('store_seq', 'in', (query) =>
          query.selectFrom('store').select('store_seq').where('user_seq', '=', userSeq),
        ),
        product('product_seq', 'in', (query) =>
          query
            .selectFrom('product_favorite')
            .select('product_seq')
            .where('user_seq', '=', userSeq),
        ),
        product('product_seq', 'in', (query) =>
          query.selectFrom('product_queue').select('product_seq').where('user_seq', '=', userSeq),
        ),
      ]),
    )
    .orderBy('product_seq')
    .forNoKeyUpdate()
    .execute()
}
