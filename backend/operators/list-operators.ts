import type { OperatorRow } from '#contracts/operator-desk.ts'
import type { HostContext } from '../operation/context.ts'
import { dutiesInForce } from '../operation/role-in-force.ts'

/** An installation has few; an administrator who sees as many would look at the log of operators instead. */
const MOST_OPERATORS = 500

/** All operators who may sign in, administrators first, with what they are in charge of. */
export async function listOperators({
  kysely,
}: Pick<HostContext, 'kysely'>): Promise<{ items: OperatorRow[] }> {
  const rows = await kysely
    .selectFrom('users')
    .leftJoin('store', 'store.user_seq', 'users.user_seq')
    .leftJoin('second_factor', 'second_factor.user_seq', 'users.user_seq')
    .select(['users.user_seq', 'users.role', 'users.duties', 'users.last_signed_in_at'])
    .select(['store.name', 'second_factor.set_at'])
    .where('users.role', '<>', 'USER')
    .where('users.status', '=', 'USER')
    .orderBy('users.role')
    .orderBy('users.user_seq')
    .limit(MOST_OPERATORS)
    .execute()
  return {
    items: rows.map((row) => ({
      userSeq: row.user_seq,
      nickName: row.name,
      role: row.role,
      duties: [...dutiesInForce(row.role, row.duties)],
      secondFactorAt: row.set_at?.toISOString() ?? null,
      lastSignedInAt: row.last_signed_in_at?.toISOString() ?? null,
    })),
  }
}
