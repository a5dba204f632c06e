import type { Kysely } from 'kysely'
import type { Role, UserStatus } from '#contracts/account.ts'
import type { MemberSummary } from '#contracts/main.ts'
import { maskName, maskPhoneNo } from '#contracts/masks.ts'
import type { DB } from '../db/schema.ts'

interface MemberRow {
  user_seq: number
  store_seq: number | null
  store_name: string | null
  name: string | null
  phone_no: string | null
  role: Role
  status: UserStatus
  created_at: Date
  last_signed_in_at: Date | null
}

/** Every member with their store. */
export function selectMembers(db: Kysely<DB>) {
  return db
    .selectFrom('users')
    .leftJoin('store', 'store.user_seq', 'users.user_seq')
    .select(['users.user_seq', 'users.name', 'users.phone_no', 'users.role', 'users.status'])
    .select(['users.created_at', 'users.last_signed_in_at', 'users.identity_checked_at'])
    .select(['store.store_seq', 'store.name as store_name'])
}

/** What operators see of a member: enough to know who it is, masked as everywhere. */
export function memberSummary(row: MemberRow): MemberSummary {
  return {
    userSeq: row.user_seq,
    storeSeq: row.store_seq,
    nickName: row.store_name,
    maskedName: row.name && maskName(row.name),
    maskedPhoneNo: row.phone_no && maskPhoneNo(row.phone_no),
    role: row.role,
    status: row.status,
    joinedAt: row.created_at.toISOString(),
    lastSignedInAt: row.last_signed_in_at?.toISOString() ?? null,
  }
}
