import type { Kysely } from 'kysely'
import { DAY_MS } from '#contracts/durations.ts'
import { RECYCLED_AFTER_DAYS } from '#contracts/fraud-constants.ts'
import { kstDay } from '#contracts/kst.ts'
import type { DB } from '../db/schema.ts'
import type { KeyRing } from '../operation/key-ring.ts'
import { type FraudRecord, findRecords } from './find-records.ts'
import { identifierHash } from './identifier-hash.ts'

export interface MemberRecords {
  hasPhone: boolean
  hasAccount: boolean
  records: FraudRecord[]
}

/**
 * Published reports that name the verified phone number or a bank account that a member has now. A phone number that was
 * reported long before the member came belonged to another person.
 */
export async function memberRecords(
  db: Kysely<DB>,
  keys: Pick<KeyRing, 'pseudonym'>,
  { userSeq, now }: { userSeq: number; now: Date },
): Promise<MemberRecords> {
  const [user, accounts] = await Promise.all([
    db
      .selectFrom('users')
      .select(['phone_no', 'created_at'])
      .where('user_seq', '=', userSeq)
      .executeTakeFirst(),
    db.selectFrom('account_bank').select('number_hash').where('user_seq', '=', userSeq).execute(),
  ])
  const phoneNo = user?.phone_no ?? null
  const hashes = phoneNo ? [identifierHash(keys, { kind: 'PHONE', value: phoneNo })] : []
  const accountHashes = accounts.map(({ number_hash }) => number_hash)
  const own = { hasPhone: phoneNo !== null, hasAccount: accountHashes.length > 0 }
  if (!user || hashes.length + accountHashes.length === 0) return { ...own, records: [] }
  const found = await findRecords(db, { hashes, accountHashes }, now)
  const since = kstDay(new Date(user.created_at.getTime() - RECYCLED_AFTER_DAYS * DAY_MS))
  const records = found.filter(({ kind, happenedOn }) => kind !== 'PHONE' || happenedOn >= since)
  return { ...own, records }
}
