import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import type { HostContext } from '#backend/operation/context.ts'
import { IntegrationError } from '#backend/operation/integrations.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import { type SentCode, SMS_CODE_RULES } from '#contracts/account.ts'
import { deleteEnded } from './delete-ended.ts'
import { lockFor } from './lock.ts'
import { codeTimes, hashCode, sentCode } from './one-time-code.ts'
import { reserveCode } from './reserve-code.ts'
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
 * Sends a code to sign in with. The answer does not depend on accounts, so known and unknown numbers cannot be
 * distinguished. A repeated request for the same number before another code may be sent (a second click, a step back, another
 * visitor) sends nothing and adds an id of its own to the pending code. So a requester can neither void a code that
 * another visitor was sent nor use up their attempts. Each id takes its place in the limits of the number.
 */
export async function issueSmsCode(
  context: HostContext,
  phoneNo: string,
): Promise<SentCode | Refusal<'LIMITED' | 'SMS_FAILED'>> {
  const taken = await reserveCode(context, phoneNo, 'SIGN_IN')
  if (isRefusal(taken)) return taken
  const now = context.now()
  await deleteEnded(context.kysely, now)

  const code = randomCode()
  const { id, hash } = newSecretId()
  const newCode = {
    verification_hash: hash,
    purpose: PURPOSE,
    phone_no: phoneNo,
    code_hash: hashCode(context.keys, { purpose: PURPOSE, phone_no: phoneNo }, code),
    ...codeTimes(now),
  } as const
  const pending = await context.kysely.transaction().execute(async (trx) => {
    await lockFor(trx, 'number', phoneNo)
    const found = await findPendingCode(trx, phoneNo, now)
    const { code_hash, ...times } = found ?? newCode
    await trx
      .insertInto('one_time_code')
      .values({ ...newCode, ...times, code_hash })
      .execute()
    return found
  })
  if (pending) {
    await taken.shared()
    return sentCode(id, { ...newCode, ...pending })
  }

  try {
    await context.integrations.sms.send({ phoneNo, text: smsText(code) })
  } catch (error) {
    // By its content, because a second click may have added another id.
    await context.kysely
      .deleteFrom('one_time_code')
      .where('phone_no', '=', phoneNo)
      .where('purpose', '=', PURPOSE)
      .where('code_hash', '=', newCode.code_hash)
      .execute()
    await taken.giveBack()
    if (error instanceof IntegrationError) return refuse('SMS_FAILED', { cause: error })
    throw error
  }
  await taken.sent()
  return sentCode(id, newCode)
}

function findPendingCode(trx: Kysely<DB>, phoneNo: string, now: Date) {
  return trx
    .selectFrom('one_time_code')
    .select(['code_hash', 'resend_at', 'expires_at', 'created_at'])
    .where('phone_no', '=', phoneNo)
    .where('purpose', '=', PURPOSE)
    .where('used_at', 'is', null)
    .where('tries', '<', SMS_CODE_RULES.tries)
    .where('resend_at', '>', now)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
}
