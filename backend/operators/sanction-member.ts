import type { Kysely, Transaction } from 'kysely'
import type { SanctionEvidence, SanctionEvidenceRef } from '#contracts/sanction.ts'
import {
  isAllowed,
  SANCTION_MEASURES,
  SANCTION_RULES,
  type SanctionMeasure,
  type SanctionRuleCode,
  sanctionEnd,
} from '#contracts/sanction-rules.ts'
import { endLoginSessions } from '../accounts/tokens/end-login-sessions.ts'
import { recordOperatorAction } from '../audit-log/record-operator-action.ts'
import { recordUndo } from '../audit-log/record-undo.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { DB } from '../db/schema.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { isRefusal, type Refusal, refuse } from '../operation/refusal.ts'
import { tellSanction } from '../sanctions/tell-sanction.ts'
import { setStoreOpen } from '../stores/set-store-open.ts'
import { lockMember, objectionTo } from './act-on-member.ts'
import { sanctionEvidence } from './sanction-evidence.ts'
import { earlierSanctions } from './sanction-grounds.ts'

interface Sanction {
  userSeq: number
  formKey: string
  /** The member's last sanction when the operator read the form. */
  lastSeq: number
  rule: SanctionRuleCode
  measure: SanctionMeasure
  reason: string
  evidence: SanctionEvidenceRef[]
  note: string
}

type Context = Pick<HostContext, 'kysely' | 'caller' | 'now' | 'chat' | 'keys'>
type Code = 'NOT_FOUND' | 'NOT_ALLOWED' | 'CHANGED' | 'UNFIT' | 'ADMIN_ONLY' | 'NO_EVIDENCE'

/**
 * Warns or suspends a member by a rule, with a reason and evidence that the member reads. Of two operators who decide at
 * once the first is heard, and the other is told what happened. Only an administrator suspends for good.
 */
export async function sanctionMember(
  context: Context,
  operator: Pick<Viewer, 'userSeq' | 'role'>,
  given: Sanction,
): Promise<{ sanctionSeq: number } | Refusal<Code>> {
  const { userSeq, rule, measure } = given
  if (!isAllowed(rule, measure)) return refuse('UNFIT')
  if (measure === 'PERMANENT' && operator.role !== 'ADMIN') return refuse('ADMIN_ONLY')
  const outcome = await retryingTransaction(context.kysely, async (trx) => {
    const member = await lockMember(trx, userSeq)
    if (!member) return refuse('NOT_FOUND')
    const repeated = await trx
      .selectFrom('sanction')
      .select('sanction_seq')
      .where('form_key', '=', given.formKey)
      .where('user_seq', '=', userSeq)
      .where('decided_by', '=', operator.userSeq)
      .executeTakeFirst()
    if (repeated) return { sanctionSeq: repeated.sanction_seq }
    const { lastSeq } = await earlierSanctions(trx, userSeq, context.now())
    if (lastSeq !== given.lastSeq) return refuse('CHANGED', await whatHappened(trx, lastSeq))
    const objection = objectionTo(operator, member, 'SUSPEND')
    if (objection) return refuse('NOT_ALLOWED', { message: objection })
    const evidence = await chosenEvidence(context, trx, given)
    if (!evidence) return refuse('NO_EVIDENCE')
    return carryOutSanction(context, trx, operator, { ...given, evidence })
  })
  if (isRefusal(outcome)) return outcome
  context.chat.accountChanged(userSeq)
  return outcome
}

/** What another operator decided meanwhile, in words. */
async function whatHappened(
  trx: Kysely<DB>,
  sanctionSeq: number,
): Promise<{ message: string } | undefined> {
  const row = await trx
    .selectFrom('sanction')
    .leftJoin('store', 'store.user_seq', 'sanction.decided_by')
    .select(['kind', 'state', 'store.name'])
    .where('sanction_seq', '=', sanctionSeq)
    .executeTakeFirst()
  if (!row) return undefined
  const what = row.kind === 'WARNING' ? '경고를 보냈어요' : '이용을 제한했어요'
  return {
    message: `그사이 ${row.name ?? '다른 운영자'} 님이 ${what}. 회원 화면에서 확인하고 다시 결정해 주세요.`,
  }
}

/** @returns null where something is not of this member */
async function chosenEvidence(
  context: Pick<HostContext, 'now' | 'keys'>,
  trx: Kysely<DB>,
  { userSeq, evidence }: Pick<Sanction, 'userSeq' | 'evidence'>,
): Promise<SanctionEvidence[] | null> {
  if (evidence.length === 0) return []
  const known = await sanctionEvidence(context, trx, userSeq)
  const chosen = known.filter(({ kind, seq }) =>
    evidence.some((ref) => ref.kind === kind && ref.seq === seq),
  )
  const wanted = new Set(evidence.map(({ kind, seq }) => `${kind}-${seq}`))
  return chosen.length === wanted.size
    ? chosen.map(({ kind, seq, words }) => ({ kind, seq, words }))
    : null
}

async function carryOutSanction(
  context: Context,
  trx: Transaction<DB>,
  operator: Pick<Viewer, 'userSeq'>,
  given: Omit<Sanction, 'evidence'> & { evidence: SanctionEvidence[] },
): Promise<{ sanctionSeq: number }> {
  const { userSeq, rule, measure, reason, note } = given
  const { kind, label } = SANCTION_MEASURES[measure]
  const now = context.now()
  // A member who was restored by an earlier version of this program left it open.
  await trx
    .updateTable('sanction')
    .set({ state: 'LIFTED', ended_at: now })
    .where('user_seq', '=', userSeq)
    .where('kind', '=', 'SUSPENSION')
    .where('state', '=', 'LIVE')
    .execute()
  const { sanction_seq: sanctionSeq } = await trx
    .insertInto('sanction')
    .values({
      user_seq: userSeq,
      form_key: given.formKey,
      kind,
      rule,
      reason,
      evidence: JSON.stringify(given.evidence),
      note,
      decided_by: operator.userSeq,
      starts_at: now,
      ends_at: sanctionEnd(measure, now),
      state: 'LIVE',
      ended_at: null,
      appeal_state: null,
      appealed_at: null,
      appeal_decided_by: null,
      appeal_decided_at: null,
    })
    .returning('sanction_seq')
    .executeTakeFirstOrThrow()
  if (kind === 'SUSPENSION') await closeAccount(trx, userSeq, now)
  const told = { user_seq: userSeq, sanction_seq: sanctionSeq }
  const event = await tellSanction(trx, told, kind === 'WARNING' ? 'WARNED' : 'SUSPENDED')
  await recordOperatorAction(context, trx, operator, {
    userSeq,
    action: kind === 'WARNING' ? 'WARN' : 'SUSPEND',
    reason: `${label} (${SANCTION_RULES[rule].label}): ${reason}`,
  })
  await recordUndo(context, trx, operator, {
    kind: 'SANCTION',
    userSeq,
    subjectSeq: sanctionSeq,
    words: `회원 ${userSeq} ${label}`,
    before: { events: event === null ? [] : [event] },
  })
  return { sanctionSeq }
}

/** Keeps a member out: nothing of the store is shown, and every device is signed out. */
export async function closeAccount(trx: Kysely<DB>, userSeq: number, now: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({ status: 'SUSPENDED' })
    .where('user_seq', '=', userSeq)
    .execute()
  await setStoreOpen(trx, userSeq, false)
  await endLoginSessions(trx, { userSeq }, 'SUSPENDED', now)
}
