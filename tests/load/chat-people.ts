import { type Kysely, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { seedCategory, seedProduct } from '#backend/demo/seed/builders/index.ts'
import { continueSequence } from '#backend/demo/seed/bulk-insert.ts'
import type { KeyRing } from '#backend/operation/key-ring.ts'
import { SESSION_RULES } from '#contracts/session-rules.ts'

/** Greater than the number of every demo user. */
const FIRST = 50_000_001

export interface Talker {
  token: string
  userSeq: number
  storeSeq: number
  roomId: number
}

/** Signed-in users, two neighbours of the list in each room. Few statements create any number of them. */
export async function makeTalkers(
  kysely: Kysely<DB>,
  keys: Pick<KeyRing, 'signAccessToken'>,
  count: number,
): Promise<Talker[]> {
  const last = FIRST + count - 1
  const people = sql`generate_series(${FIRST}::bigint, ${last}::bigint) as n`
  const product = await kysely
    .selectFrom('product')
    .select('product_seq')
    .orderBy('product_seq')
    .limit(1)
    .executeTakeFirst()
  if (!product) await seedCategory(kysely)
  const productSeq = product?.product_seq ?? (await seedProduct(kysely)).productSeq
  const statements = [
    sql`insert into users (user_seq) select n from ${people}`,
    sql`insert into store (store_seq, user_seq, name, intro, identity_verified, is_business, safe_trade_count, created_at, updated_at)
      select n, n, '가게 ' || n, '', true, false, 0, now(), now() from ${people}`,
    sql`insert into login_session (session_id, user_seq, sign_in_type, device_name, created_at, last_used_at, expires_at)
      select 'talker-' || n, n, 'user-credentials', 'Chrome', now(), now(), now() + interval '1 day' from ${people}`,
    sql`insert into chat_room (room_id, product_seq, buyer_store_seq, seller_store_seq, opened_by, last_message_at, changed_at, created_at)
      select n, ${productSeq}::bigint, n, n + 1, n, now(), now(), now() from ${people} where (n - ${FIRST}::bigint) % 2 = 0`,
    sql`insert into chat_member (room_id, store_seq, role, last_message_at)
      select n - (n - ${FIRST}::bigint) % 2, n, case when (n - ${FIRST}::bigint) % 2 = 0 then 'BUYER' else 'SELLER' end, now() from ${people}`,
  ]
  for (const statement of statements) await statement.execute(kysely)
  for (const [table, column] of [
    ['users', 'user_seq'],
    ['store', 'store_seq'],
    ['chat_room', 'room_id'],
  ] as const)
    await continueSequence(kysely, table, column)

  const issuedAt = new Date()
  const expiresAt = new Date(issuedAt.getTime() + SESSION_RULES.accessTokenSeconds * 1_000)
  const talkers: Talker[] = []
  for (let userSeq = FIRST; userSeq <= last; userSeq += 1) {
    const claims = {
      userSeq,
      role: 'USER',
      sessionId: `talker-${userSeq}`,
      generation: 1,
    } as const
    const token = await keys.signAccessToken(claims, { issuedAt, expiresAt })
    const roomId = userSeq - ((userSeq - FIRST) % 2)
    talkers.push({ token, userSeq, storeSeq: userSeq, roomId })
  }
  return talkers
}
