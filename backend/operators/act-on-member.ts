import type { Kysely } from 'kysely'
import { isOperatorRole, type Role, type UserStatus } from '#contracts/account.ts'
import type { MemberDetail } from '#contracts/main.ts'
import { removeSecondFactor } from '../accounts/second-factor/remove-second-factor.ts'
import { endLoginSessions } from '../accounts/tokens/end-login-sessions.ts'
import { recordOperatorAction } from '../audit-log/record-operator-action.ts'
import { recordUndo } from '../audit-log/record-undo.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { DB } from '../db/schema.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { isRefusal, type Refusal, refuse } from '../operation/refusal.ts'
import { reopenAccount } from '../sanctions/reopen-account.ts'
import { tellSanction } from '../sanctions/tell-sanction.ts'
import { memberDetail } from './member-detail.ts'

type MemberAction = 'RESTORE' | 'SIGN_OUT' | 'RESET_FACTOR'
/** A sanction is decided in sanction-member.ts, under the same conditions. */
type MemberStep = MemberAction | 'SUSPEND'

interface Member {
  userSeq: number
  role: Role
  status: UserStatus
}

/** The status from which an action is possible. */
const STARTS_FROM: Record<MemberStep, UserStatus> = {
  SUSPEND: 'USER',
  RESTORE: 'SUSPENDED',
  SIGN_OUT: 'USER',
  RESET_FACTOR: 'USER',
}

const WRONG_STATUS: Record<UserStatus, string> = {
  USER: '이용이 제한되지 않은 회원이에요.',
  SUSPENDED: '이미 이용이 제한된 회원이에요.',
  WITHDRAWN: '이미 탈퇴한 회원이에요.',
}

/**
 * Restores a suspended member, who is told, signs a member out everywhere or removes an operator's second factor, and
 * records who did it and why. A lost factor also signs the member out everywhere.
 */
export async function actOnMember(
  context: Pick<HostContext, 'kysely' | 'caller' | 'now' | 'chat'>,
  operator: Pick<Viewer, 'userSeq' | 'role'>,
  { userSeq, action, reason }: { userSeq: number; action: MemberAction; reason: string },
): Promise<MemberDetail | Refusal<'NOT_FOUND' | 'NOT_ALLOWED'>> {
  const outcome = await retryingTransaction(context.kysely, async (trx) => {
    const member = await lockMember(trx, userSeq)
    if (!member) return refuse('NOT_FOUND')
    const objection = objectionTo(operator, member, action)
    if (objection) return refuse('NOT_ALLOWED', { message: objection })
    const now = context.now()
    await carryOut(trx, userSeq, action, now)
    if (action === 'RESTORE') await lift(context, trx, operator, userSeq)
    const noted = action === 'RESET_FACTOR' ? 'FACTOR_RESET' : action
    await recordOperatorAction(context, trx, operator, { userSeq, action: noted, reason })
    return (await memberDetail(trx, userSeq, now)) ?? refuse('NOT_FOUND')
  })
  if (isRefusal(outcome)) return outcome
  context.chat.accountChanged(userSeq)
  const { storeSeq } = outcome
  if (action === 'RESTORE' && storeSeq !== null)
    context.chat.reachChanged({ storeSeq, otherStoreSeq: null, isOpen: true })
  return outcome
}

/** A member whose account an operator changes, locked until the transaction ends. */
export async function lockMember(trx: Kysely<DB>, userSeq: number): Promise<Member | undefined> {
  const user = await trx
    .selectFrom('users')
    .select(['role', 'status'])
    .where('user_seq', '=', userSeq)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return user && { userSeq, ...user }
}

/** Why an operator may not do this to a member, in words for the operator; null when it is allowed. */
export function objectionTo(
  operator: Pick<Viewer, 'userSeq' | 'role'>,
  member: Member,
  action: MemberStep,
): string | null {
  if (member.userSeq === operator.userSeq) return '자신의 계정에는 할 수 없는 작업이에요.'
  if (isOperatorRole(member.role) && operator.role !== 'ADMIN')
    return '운영자 계정은 관리자만 바꿀 수 있어요.'
  if (action === 'RESET_FACTOR' && !isOperatorRole(member.role))
    return '2단계 인증은 운영자 계정에만 있어요.'
  return member.status === STARTS_FROM[action] ? null : WRONG_STATUS[member.status]
}

async function carryOut(
  trx: Kysely<DB>,
  userSeq: number,
  action: MemberAction,
  now: Date,
): Promise<void> {
  if (action === 'RESTORE') return
  if (action === 'RESET_FACTOR') await removeSecondFactor(trx, userSeq)
  await endLoginSessions(trx, { userSeq }, 'OPERATOR', now)
}

/** Ends a suspension before its time; it still counts. */
async function lift(
  context: Pick<HostContext, 'now'>,
  trx: Kysely<DB>,
  operator: Pick<Viewer, 'userSeq'>,
  userSeq: number,
): Promise<void> {
  const lifted = await reopenAccount(trx, userSeq, { state: 'LIFTED', at: context.now() })
  if (!lifted) return
  const told = { user_seq: userSeq, sanction_seq: lifted.sanctionSeq }
  const event = await tellSanction(trx, told, 'LIFTED')
  await recordUndo(context, trx, operator, {
    kind: 'RESTORE',
    userSeq,
    subjectSeq: lifted.sanctionSeq,
    words: `회원 ${userSeq} 이용 제한 해제`,
    before: { events: event === null ? [] : [event] },
  })
}
