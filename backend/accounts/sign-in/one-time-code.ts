import { timingSafeEqual } from 'node:crypto'
import type { ExpressionBuilder, Kysely, Selectable } from 'kysely'
import type { DB, OneTimeCodeTable } from '#backend/db/schema.ts'
import type { KeyRing } from '#backend/operation/key-ring.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { SentCode } from '#contracts/account.ts'
import { SMS_CODE_RULES } from '#contracts/account.ts'
import { maskPhoneNo } from '#contracts/masks.ts'

export type OneTimeCode = Selectable<OneTimeCodeTable>

/** The owner and the purpose of a code; a code of another owner counts as unknown. */
export type CodeOwner =
  | { purpose: 'SIGN_IN' }
  | { purpose: 'SIGN_UP_IDENTITY'; signUpHash: string }
  | { purpose: 'IDENTITY'; userSeq: number }

/** For this long the right code of a second click leads to the same result again. */
const REPEAT_MILLISECONDS = 10_000

/** The times of a code that is sent now. */
export function codeTimes(now: Date): { resend_at: Date; expires_at: Date; created_at: Date } {
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  return {
    resend_at: later(SMS_CODE_RULES.resendSeconds),
    expires_at: later(SMS_CODE_RULES.lifetimeSeconds),
    created_at: now,
  }
}

export function sentCode(
  verificationId: string,
  code: Pick<OneTimeCode, 'phone_no' | 'expires_at' | 'resend_at'>,
): SentCode {
  return {
    verificationId,
    maskedPhoneNo: maskPhoneNo(code.phone_no),
    expiresAt: code.expires_at.toISOString(),
    resendAt: code.resend_at.toISOString(),
  }
}

/** Bound to number and purpose: the stored form of one code says nothing about another. */
export function hashCode(
  keys: Pick<KeyRing, 'pseudonym'>,
  { purpose, phone_no }: Pick<OneTimeCode, 'purpose' | 'phone_no'>,
  code: string,
): string {
  return keys.pseudonym('one-time-code', `${purpose}:${phone_no}:${code}`)
}

export function isSameHash(one: string | null, other: string): boolean {
  const left = Buffer.from(one ?? '')
  const right = Buffer.from(other)
  return left.length === right.length && timingSafeEqual(left, right)
}

/** The condition that a code belongs to the owner, for that purpose. */
export function ownedBy(owner: CodeOwner) {
  return (code: ExpressionBuilder<DB, 'one_time_code'>) =>
    code.and({
      purpose: owner.purpose,
      ...(owner.purpose === 'SIGN_UP_IDENTITY' ? { sign_up_hash: owner.signUpHash } : {}),
      ...(owner.purpose === 'IDENTITY' ? { user_seq: owner.userSeq } : {}),
    })
}

/**
 * Counts an attempt before anything is compared, in one statement: guesses sent in parallel wait for each other's row,
 * so there are never more than five. A code that was used a moment ago is returned too (`used_at`), for a second click.
 */
export async function countTry(
  db: Kysely<DB>,
  verificationHash: string,
  owner: CodeOwner,
  now: Date,
): Promise<OneTimeCode | Refusal<'CODE_EXPIRED' | 'CODE_VOID'>> {
  const repeatable = new Date(now.getTime() - REPEAT_MILLISECONDS)
  const counted = await db
    .updateTable('one_time_code')
    .set((code) => ({ tries: code('tries', '+', 1) }))
    .where('verification_hash', '=', verificationHash)
    .where(ownedBy(owner))
    .where('tries', '<', SMS_CODE_RULES.tries)
    .where((code) =>
      code.or([
        code.and([code('used_at', 'is', null), code('expires_at', '>', now)]),
        code('used_at', '>', repeatable),
      ]),
    )
    .returningAll()
    .executeTakeFirst()
  if (counted) return counted
  const spent = await db
    .selectFrom('one_time_code')
    .select('tries')
    .where('verification_hash', '=', verificationHash)
    .where(ownedBy(owner))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return refuse(spent ? 'CODE_VOID' : 'CODE_EXPIRED')
}

/** The answer to a wrong code, by the number of attempts made with it. */
export function wrongCode({
  tries,
}: Pick<OneTimeCode, 'tries'>): Refusal<'CODE_WRONG' | 'CODE_VOID'> {
  const left = SMS_CODE_RULES.tries - tries
  if (left <= 0) return refuse('CODE_VOID')
  return refuse('CODE_WRONG', {
    message: `인증번호가 맞지 않아요. ${left}번 더 입력할 수 있어요.`,
  })
}

/**
 * A code can be used once; the attempts start again at zero for the second click.
 * @returns false when another request was faster
 */
export async function markUsed(
  trx: Kysely<DB>,
  verificationHash: string,
  now: Date,
  also: { code_hash?: string; user_seq?: number } = {},
): Promise<boolean> {
  const marked = await trx
    .updateTable('one_time_code')
    .set({ used_at: now, tries: 0, ...also })
    .where('verification_hash', '=', verificationHash)
    .where('used_at', 'is', null)
    .returning('verification_hash')
    .executeTakeFirst()
  return marked !== undefined
}
