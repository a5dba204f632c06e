import { randomInt } from 'node:crypto'
import { MAIL_CODE_RULES } from '#contracts/notice-channels.ts'
import { mailCodeLimits } from '../limits/rules.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { IntegrationError } from '../operation/integrations.ts'
import { lockOwnAccount } from '../operation/lock-own-account.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { hashMailCode } from './confirm-mail-code.ts'
import { sealMailAddress } from './mail-address.ts'
import { codeMail } from './notice-mail.ts'

/** Sends a code to an address; notices go there when it was typed. A code that was sent before is void. */
export async function requestMailCode(
  context: Pick<HostContext, 'kysely' | 'keys' | 'now' | 'limiter' | 'integrations'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { address }: { address: string },
): Promise<{ expiresAt: string } | Refusal<'LIMITED' | 'UNAVAILABLE' | 'NOT_REACHED'>> {
  const { kysely, keys, now } = context
  const { mail } = context.integrations
  if (!mail) return refuse('UNAVAILABLE')
  const retryAfterSeconds = await context.limiter.take(mailCodeLimits(context, userSeq, address))
  if (retryAfterSeconds !== null) return refuse('LIMITED', { data: { retryAfterSeconds } })
  const code = String(randomInt(10 ** MAIL_CODE_RULES.digits)).padStart(MAIL_CODE_RULES.digits, '0')
  const sealed = sealMailAddress(keys, userSeq, address)
  const expiresAt = new Date(now().getTime() + MAIL_CODE_RULES.minutes * 60_000)
  const row = {
    sealed,
    code_hash: hashMailCode(keys, userSeq, address, code),
    tries: 0,
    expires_at: expiresAt,
    created_at: now(),
  }
  await kysely.transaction().execute(async (trx) => {
    await lockOwnAccount(trx, userSeq)
    await trx
      .insertInto('account_mail_code')
      .values({ user_seq: userSeq, ...row })
      .onConflict((conflict) => conflict.column('user_seq').doUpdateSet(row))
      .execute()
  })
  try {
    const key = keys.pseudonym('mail-code-key', `${userSeq}:${row.code_hash}`)
    const outcome = await mail.send({ to: address, ...codeMail(code), unsubscribeUrl: null, key })
    return outcome === 'SENT' ? { expiresAt: expiresAt.toISOString() } : refuse('NOT_REACHED')
  } catch (error) {
    if (!(error instanceof IntegrationError)) throw error
    return refuse('UNAVAILABLE', { cause: error })
  }
}
