import type { Kysely } from 'kysely'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { OBJECTION_DAYS } from '#contracts/damage-report-rules.ts'
import { DAY_MS } from '#contracts/durations.ts'
import type { DB } from '../../db/schema.ts'
import type { KeyRing } from '../../operation/key-ring.ts'
import { clusterOfReport, linkObjectionOf } from './linked-members.ts'

/**
 * The objection of a member whose account was only joined to the one that a report names: the accounts are not joined
 * while it waits, for 30 days at most. The report stays as it is.
 */
export async function objectToLink(
  trx: Kysely<DB>,
  keys: Pick<KeyRing, 'pseudonym' | 'unseal'>,
  {
    reportSeq,
    userSeq,
    text,
    now,
  }: { reportSeq: number; userSeq: number; text: string; now: Date },
): Promise<{ hiddenUntil: string } | Refusal<'NOT_FOUND' | 'ONCE'>> {
  const earlier = await linkObjectionOf(trx, reportSeq, userSeq)
  if (earlier) return earlier.text === text ? { hiddenUntil: earlier.hiddenUntil } : refuse('ONCE')
  const { members } = await clusterOfReport(trx, keys, { reportSeq, now })
  // What does not concern the member is not confirmed to be there.
  if (!members.some((member) => member.userSeq === userSeq && member.hops > 0))
    return refuse('NOT_FOUND')
  const hiddenUntil = new Date(now.getTime() + OBJECTION_DAYS * DAY_MS)
  await trx
    .insertInto('fraud_link_objection')
    .values({
      report_seq: reportSeq,
      user_seq: userSeq,
      state: 'OPEN',
      text,
      hidden_until: hiddenUntil,
      at: now,
    })
    .execute()
  return { hiddenUntil: hiddenUntil.toISOString() }
}
