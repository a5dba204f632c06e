import { retryingTransaction } from '#backend/db/retrying-transaction.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { PassedFactor } from '#contracts/second-factor.ts'
import { countWrongCode, lockOf } from './attempts.ts'
import { lockFactor, secretPurpose } from './factor.ts'
import { markPassed } from './mark-passed.ts'
import { stepOf } from './totp.ts'

const WHAT = '인증 앱 코드'

/** A right code of the authenticator app passes once; five wrong ones lock the account's codes for a while. */
export async function passAuthenticator(
  context: Pick<HostContext, 'kysely' | 'keys' | 'now' | 'caller'>,
  viewer: Viewer,
  { code }: { code: string },
): Promise<PassedFactor | Refusal<'CODE_WRONG' | 'CODE_USED' | 'LOCKED' | 'NOT_SET_UP'>> {
  const { keys, now } = context
  const { userSeq } = viewer
  return retryingTransaction(
    context.kysely,
    async (trx) => {
      const factor = await lockFactor(trx, userSeq)
      if (!factor) return refuse('NOT_SET_UP')
      const lock = lockOf(factor, now())
      if (lock) return lock
      const secret = keys.unseal(secretPurpose(userSeq), factor.sealed_secret)
      if (secret === null)
        throw new Error('the secret of a second factor was sealed with other keys')
      const step = stepOf(secret, code, now())
      if (step === null) return countWrongCode(context, trx, viewer, { factor, what: WHAT })
      const taken = await trx
        .updateTable('second_factor')
        .set({ last_step: step })
        .where('user_seq', '=', userSeq)
        .where('last_step', '<', step)
        .returning('user_seq')
        .executeTakeFirst()
      return taken ? markPassed(context, trx, viewer, WHAT) : refuse('CODE_USED')
    },
    { keepsRefused: true },
  )
}
