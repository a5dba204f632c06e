import { randomInt } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import type { KeyRing } from '#backend/operation/key-ring.ts'
import { SECOND_FACTOR_RULES } from '#contracts/second-factor-rules.ts'

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const GROUPS = 3
const GROUP_LENGTH = 4

const newGroup = () =>
  Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
/** 'ABCD-EFGH-JKMN': 59 bits. */
const newCode = () => Array.from({ length: GROUPS }, newGroup).join('-')

/** The stored form of a code: a keyed hash is enough for a value that cannot be guessed. */
const hashOf = (keys: Pick<KeyRing, 'pseudonym'>, userSeq: number, code: string) =>
  keys.pseudonym('recovery-code', `${userSeq}:${code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')}`)

/** Replaces all codes of the account with new ones. They are returned only this once. */
export async function renewCodes(
  { keys }: { keys: Pick<KeyRing, 'pseudonym'> },
  trx: Kysely<DB>,
  userSeq: number,
): Promise<string[]> {
  const codes = Array.from({ length: SECOND_FACTOR_RULES.recoveryCodes }, newCode)
  await trx.deleteFrom('recovery_code').where('user_seq', '=', userSeq).execute()
  await trx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ user_seq: userSeq, code_hash: hashOf(keys, userSeq, code) })))
    .execute()
  return codes
}

/** Uses a code up; returns false for one that is wrong or already used. */
export async function spendCode(
  { keys, now }: { keys: Pick<KeyRing, 'pseudonym'>; now: () => Date },
  trx: Kysely<DB>,
  userSeq: number,
  code: string,
): Promise<boolean> {
  const used = await trx
    .updateTable('recovery_code')
    .set({ used_at: now() })
    .where('code_hash', '=', hashOf(keys, userSeq, code))
    .where('user_seq', '=', userSeq)
    .where('used_at', 'is', null)
    .returning('code_hash')
    .executeTakeFirst()
  return used !== undefined
}

export async function codesLeft(db: Kysely<DB>, userSeq: number): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_seq', '=', userSeq)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
