import { randomUUID } from 'node:crypto'
import { isUniqueViolation } from '#backend/db/errors.ts'
import type { CafeCall } from '#backend/operation/cafe.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import { CAFE_REFUSALS, type CafeRefusal, readCafeCode } from '#contracts/cafe-constants.ts'
import { cafeTryLimits } from '../../limits/rules.ts'
import { cafeCodeHash } from './cafe-code.ts'
import { endCafeLink } from './end-cafe-link.ts'
import type { CafeContext } from './get-cafe-state.ts'
import { makeLink } from './make-link.ts'

interface CallAnswer {
  status: number
  answer: Record<string, string>
}

/** Carries out a signed call of the cafe. The same call again has the same answer. */
export async function takeCafeCall(
  context: CafeContext,
  signed: { text: string; date: string; signature: string },
): Promise<CallAnswer> {
  const call = context.integrations.cafe?.readCall(signed) ?? null
  if (call === null) return { status: 401, answer: { refused: 'NOT_SIGNED' } }
  if (call.type === 'UNLINK') {
    await endByCafe(context, call.linkKey)
    return { status: 200, answer: {} }
  }
  const linked = await linkByCode(context, call)
  if (!isRefusal(linked)) return { status: 200, answer: linked }
  const { status, message } = CAFE_REFUSALS[linked.refused]
  return { status, answer: { refused: linked.refused, message } }
}

async function linkByCode(
  { kysely, keys, limiter, now }: CafeContext,
  { code: typed, memberId, nickname }: CafeCall & { type: 'LINK' },
): Promise<{ linkKey: string; storeName: string } | Refusal<CafeRefusal>> {
  const naverHash = keys.pseudonym('cafe-member', memberId)
  const retryAfterSeconds = await limiter.take(cafeTryLimits({ keys }, `cafe:${naverHash}`))
  if (retryAfterSeconds !== null) return refuse('LIMITED')
  const code = readCafeCode(typed)
  if (code === null) return refuse('CODE_WRONG')
  const codeHash = cafeCodeHash(keys, code)
  try {
    return await kysely.transaction().execute(async (trx) => {
      const found = await trx
        .selectFrom('cafe_code')
        .innerJoin('users', 'users.user_seq', 'cafe_code.user_seq')
        .select('users.user_seq')
        .where('code_hash', '=', codeHash)
        .where('users.status', '=', 'USER')
        .forNoKeyUpdate('users')
        .executeTakeFirst()
      if (!found) return refuse('CODE_WRONG')
      const userSeq = found.user_seq
      // Read after the account was locked: another try may have used it meanwhile.
      const own = await trx
        .selectFrom('cafe_code')
        .selectAll()
        .where('user_seq', '=', userSeq)
        .where('code_hash', '=', codeHash)
        .executeTakeFirst()
      if (!own) return refuse('CODE_WRONG')
      if (own.used_by !== null && own.used_by !== naverHash) return refuse('CODE_USED')
      const at = now()
      if (own.expires_at <= at) return refuse('CODE_EXPIRED')
      const link = { userSeq, naverHash, linkKey: randomUUID(), nickname, isConfirmed: true }
      const made = await makeLink(trx, link, at)
      if (isRefusal(made)) return made
      await trx
        .updateTable('cafe_code')
        .set({ used_by: naverHash })
        .where('user_seq', '=', userSeq)
        .execute()
      const store = await trx
        .selectFrom('store')
        .select('name')
        .where('user_seq', '=', userSeq)
        .executeTakeFirst()
      return { linkKey: made.linkKey, storeName: store?.name ?? '' }
    })
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('TAKEN')
    throw error
  }
}

async function endByCafe({ kysely, now }: CafeContext, linkKey: string): Promise<void> {
  await kysely.transaction().execute(async (trx) => {
    const link = await trx
      .selectFrom('cafe_link')
      .innerJoin('users', 'users.user_seq', 'cafe_link.user_seq')
      .select('users.user_seq')
      .where('link_key', '=', linkKey)
      .where('unlinked_at', 'is', null)
      .forNoKeyUpdate('users')
      .executeTakeFirst()
    if (link) await endCafeLink(trx, link.user_seq, now(), 'CAFE')
  })
}
