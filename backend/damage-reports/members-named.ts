import type { Kysely } from 'kysely'
import { DAY_MS } from '#contracts/durations.ts'
import { RECYCLED_AFTER_DAYS } from '#contracts/fraud-constants.ts'
import { kstDay } from '#contracts/kst.ts'
import type { DB } from '../db/schema.ts'
import { identifierHash } from '../fraud/identifier-hash.ts'
import { readIdentifier } from '../fraud/read-identifier.ts'
import type { KeyRing } from '../operation/key-ring.ts'
import { openDamageTarget } from './damage-rows.ts'

export interface NamedMember {
  userSeq: number
  storeSeq: number
  nickName: string
}

/**
 * Members who have one of a report's identifiers now: the verified phone number or a bank account. A phone number that was
 * reported long before its member came is not held against the member.
 */
export async function membersNamed(
  db: Kysely<DB>,
  keys: Pick<KeyRing, 'unseal'>,
  reportSeq: number,
): Promise<NamedMember[]> {
  const report = await db
    .selectFrom('damage_report')
    .select(['report_seq', 'target_sealed', 'happened_on'])
    .where('report_seq', '=', reportSeq)
    .executeTakeFirst()
  if (!report) return []
  const { phone } = openDamageTarget(keys, report)
  const phoneNo = readIdentifier(phone).identifiers?.find(({ kind }) => kind === 'PHONE')?.value
  const rows = await db
    .selectFrom('users')
    .innerJoin('store', 'store.user_seq', 'users.user_seq')
    .select([
      'users.user_seq',
      'store.store_seq',
      'store.name',
      'users.phone_no',
      'users.created_at',
    ])
    .where('users.status', '<>', 'WITHDRAWN')
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        ...(phoneNo ? [eb('users.phone_no', '=', phoneNo)] : []),
        exists(
          selectFrom('account_bank')
            .innerJoin('damage_identifier', 'account_hash', 'number_hash')
            .select('bank_account_seq')
            .whereRef('account_bank.user_seq', '=', 'users.user_seq')
            .where('damage_identifier.report_seq', '=', reportSeq),
        ),
      ]),
    )
    .orderBy('users.user_seq')
    .execute()
  const happenedOn = report.happened_on ?? '9999-12-31'
  const isRecycled = (row: (typeof rows)[number]) =>
    row.phone_no === phoneNo &&
    happenedOn < kstDay(new Date(row.created_at.getTime() - RECYCLED_AFTER_DAYS * DAY_MS))
  return rows
    .filter((row) => !isRecycled(row))
    .map((row) => ({ userSeq: row.user_seq, storeSeq: row.store_seq, nickName: row.name }))
}

/** Whether a report names one member: the phone number or an account of that member. */
export async function namesMember(
  db: Kysely<DB>,
  keys: Pick<KeyRing, 'pseudonym'>,
  { reportSeq, userSeq }: { reportSeq: number; userSeq: number },
): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select('phone_no')
    .where('user_seq', '=', userSeq)
    .executeTakeFirst()
  const accounts = await db
    .selectFrom('account_bank')
    .select('number_hash')
    .where('user_seq', '=', userSeq)
    .execute()
  const hashes = user?.phone_no
    ? [identifierHash(keys, { kind: 'PHONE', value: user.phone_no })]
    : []
  const row = await db
    .selectFrom('damage_identifier')
    .select('kind')
    .where('report_seq', '=', reportSeq)
    .where(({ or, eb }) =>
      or([
        eb('hash', 'in', [...hashes, '']),
        eb('account_hash', 'in', [...accounts.map(({ number_hash }) => number_hash), '']),
      ]),
    )
    .executeTakeFirst()
  return row !== undefined
}
