import type { Viewer } from '#backend/operation/context.ts'
import { lockOwnAccount } from '#backend/operation/lock-own-account.ts'
import type { CafeState } from '#contracts/cafe.ts'
import { type CafeContext, getCafeState } from './get-cafe-state.ts'

/** Gives up a code or a claim; the cafe is told of the claim, so that its member is free at once. */
export async function cancelCafeLink(
  context: CafeContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
): Promise<CafeState> {
  const { kysely, now } = context
  await kysely.transaction().execute(async (trx) => {
    await lockOwnAccount(trx, userSeq)
    await trx.deleteFrom('cafe_code').where('user_seq', '=', userSeq).execute()
    const claim = await trx
      .deleteFrom('cafe_claim')
      .where('user_seq', '=', userSeq)
      .returning('link_key')
      .executeTakeFirst()
    if (claim)
      await trx
        .insertInto('cafe_task')
        .values({ link_key: claim.link_key, kind: 'UNLINK', due_at: now() })
        .execute()
  })
  return getCafeState(context, { userSeq })
}
