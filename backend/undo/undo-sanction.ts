import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.ts'
import { takeBackNotice } from '../notices/take-back.ts'
import { closeAccount } from '../operators/sanction-member.ts'
import { reopenAccount } from '../sanctions/reopen-account.ts'
import { lockSanction, type StoredSanction } from '../sanctions/sanction-rows.ts'
import { tellSanction } from '../sanctions/tell-sanction.ts'
import type { StoredUndo, UndoOutcome } from './stored-undo.ts'

type Undo = Pick<StoredUndo, 'user_seq' | 'subject_seq' | 'before'>

/** A warning or a suspension: it never was. Devices that a suspension has signed out are signed in again. */
export async function undoSanction(
  trx: Transaction<DB>,
  undo: Undo,
  now: Date,
): Promise<UndoOutcome> {
  if ((await lockStatus(trx, undo.user_seq)) === 'WITHDRAWN') return null
  const row = await lockSanction(trx, undo.subject_seq)
  if (row?.state !== 'LIVE') return null
  if (row.kind === 'SUSPENSION') {
    await reopenAccount(trx, row.user_seq, { state: 'UNDONE', at: now })
    await reviveSessions(trx, row)
  }
  await trx
    .updateTable('sanction')
    .set({
      state: 'UNDONE',
      ended_at: now,
      appeal_state: sql`case when appeal_state = 'RECEIVED' then 'CLOSED' else appeal_state end`,
    })
    .where('sanction_seq', '=', row.sanction_seq)
    .execute()
  return correct(trx, undo, row, { step: 'UNDONE', now })
}

/** Sessions that ended by this suspension alone; what has run out meanwhile stays over. */
async function reviveSessions(
  trx: Transaction<DB>,
  { user_seq, starts_at }: StoredSanction,
): Promise<void> {
  await trx
    .updateTable('login_session')
    .set({ ended_at: null, end_reason: null })
    .where('user_seq', '=', user_seq)
    .where('end_reason', '=', 'SUSPENDED')
    .where('ended_at', '=', starts_at)
    .execute()
}

/** A suspension that was lifted: it is in force again, to the same end. */
export async function undoRestore(
  trx: Transaction<DB>,
  undo: Undo,
  now: Date,
): Promise<UndoOutcome> {
  if ((await lockStatus(trx, undo.user_seq)) !== 'USER') return null
  const row = await lockSanction(trx, undo.subject_seq)
  if (row?.state !== 'LIFTED') return null
  if (row.ends_at !== null && row.ends_at <= now) return null
  await trx
    .updateTable('sanction')
    .set({ state: 'LIVE', ended_at: null })
    .where('sanction_seq', '=', row.sanction_seq)
    .execute()
  await closeAccount(trx, row.user_seq, now)
  return correct(trx, undo, row, { step: 'SUSPENDED', now })
}

async function lockStatus(trx: Transaction<DB>, userSeq: number) {
  const { status } = await trx
    .selectFrom('users')
    .select('status')
    .where('user_seq', '=', userSeq)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  return status
}

async function correct(
  trx: Transaction<DB>,
  { before }: Undo,
  row: StoredSanction,
  { step, now }: { step: 'UNDONE' | 'SUSPENDED'; now: Date },
): Promise<UndoOutcome> {
  const userSeqs: number[] = []
  let isTold = false
  for (const event of before.events) {
    const taken = await takeBackNotice(trx, event, now)
    userSeqs.push(...taken.userSeqs)
    isTold ||= taken.isTold
  }
  if (isTold) await tellSanction(trx, row, step)
  return { userSeqs }
}
