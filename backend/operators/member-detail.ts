import { type Kysely, sql } from 'kysely'
import type { MemberDetail } from '#contracts/main.ts'
import type { DB } from '../db/schema.ts'
import { sanctionHistory } from '../sanctions/sanction-rows.ts'
import { memberSummary, selectMembers } from './member-summary.ts'

const NEWEST_ACTIONS = 100
const NEWEST_SANCTIONS = 20

/** One member with the operators' actions; null when there is none. The caller records the read. */
export async function memberDetail(
  db: Kysely<DB>,
  userSeq: number,
  now: Date,
): Promise<MemberDetail | null> {
  const row = await selectMembers(db).where('users.user_seq', '=', userSeq).executeTakeFirst()
  if (!row) return null
  const socialAccounts = await db
    .selectFrom('social_account')
    .select('provider')
    .where('user_seq', '=', userSeq)
    .orderBy('connected_at')
    .execute()
  const devices = await db
    .selectFrom('login_session')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_seq', '=', userSeq)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  const goods = await db
    .selectFrom('product')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('store_seq', '=', row.store_seq)
    .where('visibility', '=', 'ACTIVE')
    .where('trade_state', '<>', 'SOLD')
    .executeTakeFirstOrThrow()
  const rooms = await db
    .selectFrom('chat_member')
    .innerJoin('chat_room', 'chat_room.room_id', 'chat_member.room_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('chat_member.store_seq', '=', row.store_seq)
    .where('chat_room.message_count', '>', 0)
    .executeTakeFirstOrThrow()
  const actions = await db
    .selectFrom('operator_action')
    .leftJoin('store', 'store.user_seq', 'operator_action.operator_user_seq')
    .select(['action', 'reason', 'at', 'store.name as operator_name'])
    .where('operator_action.user_seq', '=', userSeq)
    .orderBy('action_seq', 'desc')
    .limit(NEWEST_ACTIONS)
    .execute()
  return {
    ...memberSummary(row),
    signInTypes: [
      ...(row.phone_no === null ? [] : (['user-credentials'] as const)),
      ...socialAccounts.map(({ provider }) => provider),
    ],
    isIdentityChecked: row.identity_checked_at !== null,
    deviceCount: devices.count,
    roomCount: rooms.count,
    shownProductCount: goods.count,
    sanctions: await sanctionHistory(db, userSeq, { now, limit: NEWEST_SANCTIONS }),
    actions: actions.map(({ action, reason, at, operator_name: operatorNickName }) => ({
      action,
      reason,
      operatorNickName,
      at: at.toISOString(),
    })),
  }
}
