import { recordOperatorAction } from '#backend/audit-log/record-operator-action.ts'
import { retryingTransaction } from '#backend/db/retrying-transaction.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { PassedFactor } from '#contracts/second-factor.ts'
import { objectionToChange, secretPurpose } from './factor.ts'
import { markPassed } from './mark-passed.ts'
import { findStep, takeStep } from './pending-step.ts'
import { renewCodes } from './recovery-codes.ts'
import { stepOf } from './totp.ts'

const FIRST_TIME = '인증 앱 처음 설정'
const ANOTHER = '인증 앱 변경'

/**
 * Sets up the authenticator app whose secret was shown, replacing the previous one, with new recovery codes. This uses
 * up its first code.
 */
export async function confirmAuthenticator(
  context: Pick<HostContext, 'kysely' | 'keys' | 'now' | 'caller'>,
  viewer: Viewer,
  { code }: { code: string },
): Promise<
  | { passed: PassedFactor; recoveryCodes: string[] }
  | Refusal<'CODE_WRONG' | 'SETUP_EXPIRED' | 'SIGN_IN_AGAIN' | 'FACTOR_NEEDED'>
> {
  const { keys, now } = context
  const { userSeq, sessionId } = viewer
  return retryingTransaction(context.kysely, async (trx) => {
    // Two sessions that set up the first factor at once run one after the other: the second needs the first one's
    // factor.
    await trx
      .selectFrom('users')
      .select('user_seq')
      .where('user_seq', '=', userSeq)
      .forNoKeyUpdate()
      .execute()
    const objection = await objectionToChange(context, trx, viewer)
    if (objection) return objection
    const begun = await findStep(context, trx, { sessionId, kind: 'AUTHENTICATOR' })
    if (!begun) return refuse('SETUP_EXPIRED')
    const lastStep = stepOf(begun.value, code, now())
    if (lastStep === null) return refuse('CODE_WRONG')
    if (!(await takeStep(context, trx, { sessionId, kind: 'AUTHENTICATOR' })))
      return refuse('SETUP_EXPIRED')
    const before = await trx
      .selectFrom('second_factor')
      .select('set_at')
      .where('user_seq', '=', userSeq)
      .executeTakeFirst()
    const factor = {
      sealed_secret: keys.seal(secretPurpose(userSeq), begun.value),
      set_at: now(),
      last_step: lastStep,
    }
    await trx
      .insertInto('second_factor')
      .values({ user_seq: userSeq, ...factor })
      .onConflict((conflict) => conflict.column('user_seq').doUpdateSet(factor))
      .execute()
    const reason = before ? ANOTHER : FIRST_TIME
    await recordOperatorAction(context, trx, viewer, { userSeq, action: 'FACTOR_SET', reason })
    const recoveryCodes = await renewCodes(context, trx, userSeq)
    return { passed: await markPassed(context, trx, viewer, reason), recoveryCodes }
  })
}
