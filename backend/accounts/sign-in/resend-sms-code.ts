import type { HostContext } from '#backend/operation/context.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { SentCode } from '#contracts/account.ts'
import { RESEND_MINUTES } from './delete-ended.ts'
import { issueSmsCode } from './issue-sms-code.ts'
import { limited } from './limited.ts'
import { hashSecretId } from './secret-id.ts'

/** Sends another code to the number of an earlier one, also when that one has expired; the earlier one is void then. */
export async function resendSmsCode(
  context: HostContext,
  { verificationId }: { verificationId: string },
): Promise<SentCode | Refusal<'CODE_EXPIRED' | 'LIMITED' | 'SMS_FAILED'>> {
  const now = context.now()
  const hash = hashSecretId(verificationId)
  const earlier = await context.kysely
    .selectFrom('one_time_code')
    .select(['phone_no', 'resend_at'])
    .where('verification_hash', '=', hash)
    .where('purpose', '=', 'SIGN_IN')
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(now.getTime() - RESEND_MINUTES * 60_000))
    .executeTakeFirst()
  if (!earlier) return refuse('CODE_EXPIRED')
  const wait = Math.ceil((earlier.resend_at.getTime() - now.getTime()) / 1000)
  if (wait > 0) return limited(wait)
  const sent = await issueSmsCode(context, earlier.phone_no)
  if (!isRefusal(sent)) await voidCode(context, hash, now)
  return sent
}

async function voidCode({ kysely }: HostContext, hash: string, now: Date): Promise<void> {
  await kysely
    .updateTable('one_time_code')
    .set({ expires_at: now })
    .where('verification_hash', '=', hash)
    .where('expires_at', '>', now)
    .execute()
}
