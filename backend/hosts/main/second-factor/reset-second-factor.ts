import type { Kysely } from 'kysely'
import { retryingTransaction } from '../../../db/retrying-transaction.ts'
import type { DB } from '../../../db/schema.ts'
import { noteAction } from '../operator/note-action.ts'
import { endLoginSessions } from '../tokens/end-login-sessions.ts'
import { forgetSecondFactor } from './forget-second-factor.ts'

const NOWHERE = { deviceUuid: null, address: null, userAgent: null }

/**
 * Removes the factors of an operator who has lost them, and signs the account out everywhere: it is signed in to anew
 * and sets up a factor soon after that. For a command on the machine, or a colleague.
 * @param by the operator who does it; left out for the machine
 * @returns whether there was a factor
 */
export async function resetSecondFactor(
  kysely: Kysely<DB>,
  userSeq: number,
  { by = userSeq, now = new Date() }: { by?: number; now?: Date } = {},
): Promise<boolean> {
  return retryingTransaction(kysely, async (trx) => {
    const removed = await forgetSecondFactor(trx, userSeq)
    await endLoginSessions(trx, { userSeq }, 'OPERATOR', now)
    const reason = by === userSeq ? '서버 명령으로 2단계 인증 초기화' : '2단계 인증 초기화'
    const context = { caller: NOWHERE, now: () => now }
    await noteAction(context, trx, { userSeq: by }, { userSeq, action: 'FACTOR_RESET', reason })
    return removed
  })
}
