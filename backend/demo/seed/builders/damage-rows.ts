import { randomUUID } from 'node:crypto'
import type { Insertable, Kysely } from 'kysely'
import { NO_TARGET, sealDamageTarget } from '#backend/damage-reports/damage-rows.ts'
import { readTarget } from '#backend/damage-reports/read-target.ts'
import { writeIdentifiers } from '#backend/damage-reports/write-identifiers.ts'
import type { DB } from '#backend/db/schema.ts'
import type { KeyRing } from '#backend/operation/key-ring.ts'
import { isRefusal } from '#backend/operation/refusal.ts'
import type { DamageTarget } from '#contracts/damage-report.ts'

type Row = Insertable<DB['damage_report']>

/** Inserts a report of damage with its identifiers; a published one unless `state` says otherwise. */
export async function seedDamageReport(
  kysely: Kysely<DB>,
  keys: KeyRing,
  {
    target,
    at,
    ...given
  }: Pick<Row, 'user_seq'> & Partial<Row> & { target: Partial<DamageTarget>; at: Date },
): Promise<{ reportSeq: number }> {
  const typed = { ...NO_TARGET, ...target }
  const identifiers = readTarget(typed)
  if (isRefusal(identifiers)) throw new Error(`${identifiers.refused} of a seeded report`)
  const state = given.state ?? 'PUBLISHED'
  const isShown = state === 'PUBLISHED' || state === 'OBJECTED'
  const { report_seq: reportSeq } = await kysely
    .insertInto('damage_report')
    .values({
      form_key: randomUUID(),
      state,
      target_sealed: null,
      method: 'NOT_SENT',
      channel: 'OTHER_MARKET',
      goods: '무선 이어폰',
      category_seq: null,
      amount: 150_000,
      happened_on: at.toISOString().slice(0, 10),
      story: '입금한 뒤에 송장 번호를 주지 않고 연락이 끊겼어요.',
      submitted_at: state === 'DRAFT' ? null : at,
      published_at: isShown ? at : null,
      hidden_until: null,
      closed_at: null,
      created_at: at,
      updated_at: at,
      ...given,
    })
    .returning('report_seq')
    .executeTakeFirstOrThrow()
  await kysely
    .updateTable('damage_report')
    .set({ target_sealed: sealDamageTarget(keys, reportSeq, typed) })
    .where('report_seq', '=', reportSeq)
    .execute()
  await writeIdentifiers(kysely, { keys }, reportSeq, identifiers)
  return { reportSeq }
}
