import { randomUUID } from 'node:crypto'
import type { Insertable, Kysely } from 'kysely'
import type { DB, SanctionTable } from '#backend/db/schema.ts'
import { SANCTION_RULES } from '#contracts/sanction-rules.ts'

/** Inserts a sanction, by default a live warning. It sends no notice, and suspends no member. */
export async function seedSanction(
  kysely: Kysely<DB>,
  {
    evidence = [],
    ...overrides
  }: Partial<Omit<Insertable<SanctionTable>, 'evidence'>> & {
    user_seq: number
    starts_at: Date
    evidence?: { kind: 'REPORT' | 'LISTING' | 'DAMAGE' | 'DISPUTE'; seq: number; words: string }[]
  },
): Promise<{ sanctionSeq: number }> {
  const rule = overrides.rule ?? 'DUPLICATES'
  const row = await kysely
    .insertInto('sanction')
    .values({
      form_key: randomUUID(),
      kind: 'WARNING',
      reason: rule === 'OTHER' ? '운영정책을 어긴 것을 확인했어요.' : SANCTION_RULES[rule].text,
      decided_by: null,
      ends_at: null,
      state: 'LIVE',
      ended_at: null,
      appeal_state: null,
      appealed_at: null,
      appeal_decided_by: null,
      appeal_decided_at: null,
      ...overrides,
      note: overrides.note ?? '',
      appeal_text: overrides.appeal_text ?? '',
      appeal_answer: overrides.appeal_answer ?? '',
      rule,
      evidence: JSON.stringify(evidence),
    })
    .returning('sanction_seq')
    .executeTakeFirstOrThrow()
  return { sanctionSeq: row.sanction_seq }
}
