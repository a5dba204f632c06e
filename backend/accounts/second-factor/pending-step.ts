import type { Kysely } from 'kysely'
import type { DB, SecondFactorStepTable } from '#backend/db/schema.ts'
import type { HostContext } from '#backend/operation/context.ts'

type Kind = SecondFactorStepTable['kind']
type StepContext = Pick<HostContext, 'keys' | 'now'>

const purposeOf = (kind: Kind, sessionId: string) => `second-factor-step:${kind}:${sessionId}`

/** Stores the pending step of a session, replacing the previous one. */
export async function storeStep(
  { keys, now }: StepContext,
  db: Kysely<DB>,
  step: { sessionId: string; kind: Kind; value: string; minutes: number },
): Promise<Date> {
  const { sessionId, kind, value, minutes } = step
  const expiresAt = new Date(now().getTime() + minutes * 60_000)
  const columns = {
    sealed_value: keys.seal(purposeOf(kind, sessionId), value),
    expires_at: expiresAt,
  }
  await db
    .insertInto('second_factor_step')
    .values({ session_id: sessionId, kind, ...columns })
    .onConflict((conflict) => conflict.columns(['session_id', 'kind']).doUpdateSet(columns))
    .execute()
  return expiresAt
}

/** The pending step of a session; null when there is none or it is too old. */
export async function findStep(
  { keys, now }: StepContext,
  db: Kysely<DB>,
  { sessionId, kind }: { sessionId: string; kind: Kind },
): Promise<{ value: string; expiresAt: Date } | null> {
  const row = await db
    .selectFrom('second_factor_step')
    .select(['sealed_value', 'expires_at'])
    .where('session_id', '=', sessionId)
    .where('kind', '=', kind)
    .where('expires_at', '>', now())
    .executeTakeFirst()
  const value = row && keys.unseal(purposeOf(kind, sessionId), row.sealed_value)
  return row && value ? { value, expiresAt: row.expires_at } : null
}

/** Removes the pending step and returns it: to one caller only, however many concurrent requests there are. */
export async function takeStep(
  { keys, now }: StepContext,
  db: Kysely<DB>,
  { sessionId, kind }: { sessionId: string; kind: Kind },
): Promise<string | null> {
  const row = await db
    .deleteFrom('second_factor_step')
    .where('session_id', '=', sessionId)
    .where('kind', '=', kind)
    .returning(['sealed_value', 'expires_at'])
    .executeTakeFirst()
  if (!row || row.expires_at <= now()) return null
  return keys.unseal(purposeOf(kind, sessionId), row.sealed_value)
}
