import type { Kysely } from 'kysely'
import type { DamageState } from '#contracts/damage-report-rules.ts'
import type { DB } from '../db/schema.ts'
import { enqueueEvent } from '../notices/enqueue-event.ts'
import { ownStoreSeq } from '../stores/own-store.ts'
import type { DamageReportRow } from './damage-rows.ts'
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

/** Tells the members whom a report names, and when it is published those who lately dealt with them. */
export async function tellNamed(
  trx: Kysely<DB>,
  named: readonly NamedMember[],
  { reportSeq, state }: { reportSeq: number; state: DamageState },
): Promise<void> {
  for (const { storeSeq } of named) {
    await enqueueEvent(trx, { kind: 'DAMAGE_NAMED', reportSeq, toStoreSeq: storeSeq, state })
    if (state === 'PUBLISHED')
      await enqueueEvent(trx, { kind: 'PARTNER_REPORTED', reportSeq, reportedStoreSeq: storeSeq })
  }
}
