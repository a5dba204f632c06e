import type { Kysely } from 'kysely'
import type { DamageState } from '#contracts/damage-report-rules.ts'
import type { NoticeEvent } from '#contracts/notice.ts'
import type { DB } from '../db/schema.ts'
import { enqueueEvent } from '../notices/enqueue-event.ts'
import type { KeyRing } from '../operation/key-ring.ts'
import { ownStoreSeq } from '../stores/own-store.ts'
import type { DamageReportRow } from './damage-rows.ts'
import { clusterOfReport } from './links/linked-members.ts'
import type { NamedMember } from './members-named.ts'

/** Tells the reporter what became of the report. @returns the event that tells it */
export async function tellReporter(
  trx: Kysely<DB>,
  { report_seq: reportSeq, user_seq }: Pick<DamageReportRow, 'report_seq' | 'user_seq'>,
  state: DamageState,
): Promise<number> {
  const toStoreSeq = await ownStoreSeq(trx, user_seq)
  return enqueueEvent(trx, { kind: 'DAMAGE_STEP', reportSeq, toStoreSeq, state })
}

interface OfNamed {
  named: readonly NamedMember[]
  reportSeq: number
  state: DamageState
  now: Date
}

/**
 * Tells the members whom a report names; when it is published also those whose accounts are joined to theirs, and
 * everybody who lately dealt with one of them.
 * @returns the events that tell it
 */
export async function tellNamed(
  trx: Kysely<DB>,
  keys: Pick<KeyRing, 'pseudonym' | 'unseal'>,
  { named, reportSeq, state, now }: OfNamed,
): Promise<number[]> {
  const events: NoticeEvent[] = []
  for (const { storeSeq } of named) {
    events.push({ kind: 'DAMAGE_NAMED', reportSeq, toStoreSeq: storeSeq, state })
    if (state === 'PUBLISHED')
      events.push({ kind: 'PARTNER_REPORTED', reportSeq, reportedStoreSeq: storeSeq })
  }
  if (state === 'PUBLISHED') events.push(...(await ofLinked(trx, keys, { reportSeq, now })))
  const eventSeqs: number[] = []
  for (const event of events) eventSeqs.push(await enqueueEvent(trx, event))
  return eventSeqs
}

async function ofLinked(
  trx: Kysely<DB>,
  keys: Pick<KeyRing, 'pseudonym' | 'unseal'>,
  { reportSeq, now }: Pick<OfNamed, 'reportSeq' | 'now'>,
): Promise<NoticeEvent[]> {
  const events: NoticeEvent[] = []
  const { members } = await clusterOfReport(trx, keys, { reportSeq, now })
  for (const { userSeq, hops } of members) {
    if (hops === 0) continue
    const storeSeq = await ownStoreSeq(trx, userSeq)
    events.push({ kind: 'DAMAGE_LINKED', reportSeq, toStoreSeq: storeSeq, step: 'JOINED' })
    events.push({
      kind: 'PARTNER_REPORTED',
      reportSeq,
      reportedStoreSeq: storeSeq,
      isLinked: true,
    })
  }
  return events
}
