import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type SentCode, SMS_CODE_RULES } from '#contracts/account.ts'
import type { DB } from '../../../db/schema.ts'
import { codeLimits } from '../../../limits/rules.ts'
import { OutsideError } from '../../../outside/outside.ts'
import type { HostContext } from '../../host.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import { deleteEnded } from './delete-ended.ts'
import { limited } from './limited.ts'
import { lockFor } from './lock.ts'
import { codeTimes, hashCode, sentCode } from './one-time-code.ts'
import { newSecretId } from './secret-id.ts'

const PURPOSE = 'SIGN_IN'

/** The text of a code: at most 90 bytes in EUC-KR, so that it goes out as one SMS. */
export function smsText(code: string): string {
  return `[두손] 인증번호 ${code} (3분 이내 입력). 타인에게 알려주지 마세요.`
}

function randomCode(): string {
  return String(randomInt(10 ** SMS_CODE_RULES.digits)).padStart(SMS_CODE_RULES.digits, '0')
}

/**
 * Sends a code to sign in with. Nothing here looks at accounts, so known and unknown numbers cannot be told apart.
 * Asked again for the same number before another may be sent (a second click, a step back), it sends nothing and gives
 * the code that is on its way a new id; the earlier id is void.
 */
export async function issueSmsCode(
  context: HostContext,
  phoneNo: string,
): Promise<SentCode | Refusal<'LIMITED' | 'SMS_FAILED'>> {
  const limits = codeLimits(context, phoneNo)
  const wait = await context.limiter.take(limits)
  if (wait !== null) return limited(wait)
  const now = context.now()
  await deleteEnded(context.kysely, now)

  const code = randomCode()
  const { id, hash } = newSecretId()
  const kept = {
    verification_hash: hash,
    purpose: PURPOSE,
    phone_no: phoneNo,
    code_hash: hashCode(context.keys, { purpose: PURPOSE, phone_no: phoneNo }, code),
    ...codeTimes(now),
  } as const
  const underway = await context.kysely.transaction().execute(async (trx) => {
    await lockFor(trx, 'number', phoneNo)
    const renamed = await renameUnderway(trx, phoneNo, hash, now)
    if (renamed) return renamed
    await voidCodes(trx, phoneNo, now)
    await trx.insertInto('one_time_code').values(kept).execute()
    return undefined
  })
  if (underway) return sentCode(id, underway)

  try {
    await context.outside.sms.send({ phoneNo, text: smsText(code) })
  } catch (error) {
    // By its content, as a second click may have given it another id meanwhile.
    await context.kysely
      .deleteFrom('one_time_code')
      .where('phone_no', '=', phoneNo)
      .where('purpose', '=', PURPOSE)
      .where('code_hash', '=', kept.code_hash)
      .execute()
    await context.limiter.giveBack(limits)
    if (error instanceof OutsideError) return refuse('SMS_FAILED', { cause: error })
    throw error
  }
  return sentCode(id, kept)
}

function renameUnderway(trx: Kysely<DB>, phoneNo: string, hash: string, now: Date) {
  return trx
    .updateTable('one_time_code')
    .set({ verification_hash: hash })
    .where('phone_no', '=', phoneNo)
    .where('purpose', '=', PURPOSE)
    .where('used_at', 'is', null)
    .where('tries', '<', SMS_CODE_RULES.tries)
    .where('resend_at', '>', now)
    .where('expires_at', '>', now)
    .returning(['phone_no', 'expires_at', 'resend_at'])
    .executeTakeFirst()
}

async function voidCodes(trx: Kysely<DB>, phoneNo: string, now: Date): Promise<void> {
  await trx
    .updateTable('one_time_code')
    .set({ expires_at: now })
    .where('phone_no', '=', phoneNo)
    .where('purpose', '=', PURPOSE)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
}
