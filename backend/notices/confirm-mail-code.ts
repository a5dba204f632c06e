import { timingSafeEqual } from 'node:crypto'
import { MAIL_CODE_RULES } from '#contracts/notice-channels.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import type { KeyRing } from '../operation/key-ring.ts'
import { lockOwnAccount } from '../operation/lock-own-account.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { openMailAddress } from './mail-address.ts'

/** Bound to the member and the address. */
export const hashMailCode = (
  keys: Pick<KeyRing, 'pseudonym'>,
  userSeq: number,
  address: string,
  code: string,
) => keys.pseudonym('mail-code', `${userSeq}:${address}:${code}`)

/** Confirms the address that the newest code was sent to. A code is used once, and tried five times at most. */
export async function confirmMailCode(
  { kysely, keys, now }: Pick<HostContext, 'kysely' | 'keys' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { code }: { code: string },
): Promise<{ confirmed: true } | Refusal<'CODE_WRONG' | 'CODE_VOID' | 'CODE_EXPIRED'>> {
  return kysely.transaction().execute(async (trx) => {
    await lockOwnAccount(trx, userSeq)
    const row = await trx
      .selectFrom('account_mail_code')
      .selectAll()
      .where('user_seq', '=', userSeq)
      .executeTakeFirst()
    if (!row || row.expires_at <= now()) return refuse('CODE_EXPIRED')
    if (row.tries >= MAIL_CODE_RULES.tries) return refuse('CODE_VOID')
    const address = openMailAddress(keys, userSeq, row.sealed)
    const given = address === null ? '' : hashMailCode(keys, userSeq, address, code)
    if (!isSame(given, row.code_hash)) {
      const tries = row.tries + 1
      await trx
        .updateTable('account_mail_code')
        .set({ tries })
        .where('user_seq', '=', userSeq)
        .execute()
      const left = MAIL_CODE_RULES.tries - tries
      return left === 0
        ? refuse('CODE_VOID')
        : refuse('CODE_WRONG', {
            message: `인증번호가 맞지 않아요. ${left}번 더 입력할 수 있어요.`,
          })
    }
    const confirmed = { sealed: row.sealed, verified_at: now() }
    await trx
      .insertInto('account_mail')
      .values({ user_seq: userSeq, ...confirmed })
      .onConflict((conflict) => conflict.column('user_seq').doUpdateSet(confirmed))
      .execute()
    await trx.deleteFrom('account_mail_code').where('user_seq', '=', userSeq).execute()
    return { confirmed: true as const }
  })
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
