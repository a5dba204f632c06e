import type { Kysely, Selectable } from 'kysely'
import type { MemberSanction, SanctionSummary } from '#contracts/sanction.ts'
import { canAppeal, SANCTION_LIMITS } from '#contracts/sanction-rules.ts'
import type { DB, SanctionTable } from '../db/schema.ts'
import { addBusinessDays } from '../korea/business-days.ts'

export type StoredSanction = Selectable<SanctionTable>

/** One sanction, locked until the transaction ends. */
export function lockSanction(
  trx: Kysely<DB>,
  sanctionSeq: number,
): Promise<StoredSanction | undefined> {
  return trx
    .selectFrom('sanction')
    .selectAll()
    .where('sanction_seq', '=', sanctionSeq)
    .forUpdate()
    .executeTakeFirst()
}

/** By when an appeal is decided. */
export const decideAppealBy = (at: Date): string =>
  addBusinessDays(at, SANCTION_LIMITS.appealBusinessDays).toISOString()

export function appealOf(row: StoredSanction): MemberSanction['appeal'] {
  if (row.appeal_state === null || row.appealed_at === null) return null
  return {
    state: row.appeal_state,
    text: row.appeal_text,
    at: row.appealed_at.toISOString(),
    decideBy: decideAppealBy(row.appealed_at),
    reasonCode: row.appeal_reason_code,
    answer: row.appeal_answer,
    decidedAt: row.appeal_decided_at?.toISOString() ?? null,
  }
}

/** What the member and the operators both read. A suspension whose time is over has ended, also before the job was there. */
export function sanctionFacts(row: StoredSanction, now: Date) {
  const isOver = row.state === 'LIVE' && row.ends_at !== null && row.ends_at <= now
  return {
    sanctionSeq: row.sanction_seq,
    kind: row.kind,
    rule: row.rule,
    reason: row.reason,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    state: isOver ? ('ENDED' as const) : row.state,
    endedAt: (isOver ? row.ends_at : row.ended_at)?.toISOString() ?? null,
  }
}

export function toMemberSanction(row: StoredSanction, now: Date): MemberSanction {
  return {
    ...sanctionFacts(row, now),
    evidence: row.evidence.map(({ words }) => words),
    appeal: appealOf(row),
    canAppeal: canAppeal(
      {
        kind: row.kind,
        state: row.state,
        startsAt: row.starts_at,
        endsAt: row.ends_at,
        isAppealed: row.appeal_state !== null,
      },
      now,
    ),
  }
}

/** A member's sanctions, the newest first. */
export async function sanctionHistory(
  db: Kysely<DB>,
  userSeq: number,
  { now, limit }: { now: Date; limit: number },
): Promise<SanctionSummary[]> {
  const rows = await db
    .selectFrom('sanction')
    .leftJoin('store', 'store.user_seq', 'sanction.decided_by')
    .selectAll('sanction')
    .select('store.name as operator_name')
    .where('sanction.user_seq', '=', userSeq)
    .orderBy('sanction_seq', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => toSanctionSummary(row, now))
}

export function toSanctionSummary(
  row: StoredSanction & { operator_name: string | null },
  now: Date,
): SanctionSummary {
  const { endedAt: _when, ...facts } = sanctionFacts(row, now)
  return { ...facts, appealState: row.appeal_state, operatorNickName: row.operator_name }
}
