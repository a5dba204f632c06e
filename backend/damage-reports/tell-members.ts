import type { Kysely } from 'kysely'
import type { DamageState } from '#contracts/damage-report-rules.ts'
import type { DB } from '../db/schema.ts'
import { enqueueEvent } from '../notices/enqueue-event.ts'
import type { KeyRing } from '../operation/key-ring.ts'
import { ownStoreSeq } from '../stores/own-store.ts'
import type { DamageReportRow } from './damage-rows.ts'
import { clusterOfReport } from './links/linked-members.ts'
import type { NamedMember } from './members-named.ts'

/** Tells the reporter what became of the report. */
export async function tellReporter(
  trx: Kysely<DB>,
  { report_seq: reportSeq, user_seq }: Pick<DamageReportRow, 'report_seq' | 'user_seq'>,
  state: DamageState,
): Promise<void> {
  const toStoreSeq = await ownStoreSeq(trx, user_seq)
  await enqueueEvent(trx, { kind: 'DAMAGE_STEP', reportSeq, toStoreSeq, state })
}

interface OfNamed {
  named: readonly NamedMember[]
  reportSeq: number
  state: DamageState
  now: Date
}

/** Tells the members whom a report names; when it is published also those whose accounts are joined to theirs, and everybody who
 * lately dealt with one of them. */
export async function tellNamed(
  trx: Kysely<DB>,
  keys: Pick<KeyRing, 'pseudonym' | 'unseal'>,
  { named, reportSeq, state, now }: OfNamed,
): Promise<void> {
  for (const { storeSeq } of named) {
    await enqueueEvent(trx, { kind: 'DAMAGE_NAMED', reportSeq, toStoreSeq: storeSeq, state })
    if (state === 'PUBLISHED')
      await enqueueEvent(trx, { kind: 'PARTNER_REPORTED', reportSeq, reportedStoreSeq: storeSeq })
  }
  if (state !== 'PUBLISHED') return
  const { members } = await clusterOfReport(trx, keys, { reportSeq, now })
  for (const { userSeq, hops } of members) {
    if (hops === 0) continue
    const storeSeq = await ownStoreSeq(trx, userSeq)
    await enqueueEvent(trx, {
      kind: 'DAMAGE_LINKED',
      reportSeq,
      toStoreSeq: storeSeq,
      step: 'JOINED',
    })
    await enqueueEvent(trx, {
      kind: 'PARTNER_REPORTED',
      reportSeq,
      reportedStoreSeq: storeSeq,
      isLinked: true,
    })
  }
}
