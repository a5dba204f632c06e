import type { Kysely } from 'kysely'
import type { SuspensionTicket } from '#contracts/sanction.ts'
import { BY_COMMAND } from '../audit-log/by-command.ts'
import { recordOperatorAction } from '../audit-log/record-operator-action.ts'
import type { DB } from '../db/schema.ts'
import type { HostContext } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { reopenAccount } from './reopen-account.ts'
import { sanctionTicket } from './sanction-ticket.ts'
import { tellSanction } from './tell-sanction.ts'

/**
 * Why a suspended member who has proven who they are cannot sign in; null when the time is over: the account is open
 * then, whether or not the job has been there. Locks the member's row.
 */
export async function suspensionInForce(
  context: Pick<HostContext, 'keys' | 'now'>,
  trx: Kysely<DB>,
  userSeq: number,
): Promise<Refusal<'SUSPENDED'> | null> {
  const member = await trx
    .selectFrom('users')
    .select('status')
    .where('user_seq', '=', userSeq)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (member?.status !== 'SUSPENDED') return null
  const live = await liveSuspension(trx, userSeq)
  if (!live) return refuse('SUSPENDED')
  const { sanction_seq: sanctionSeq, ends_at: endsAt } = live
  if (endsAt === null || endsAt > context.now())
    return suspendedWith(sanctionTicket(context, { userSeq, sanctionSeq }))
  await endByTime(trx, { userSeq, endsAt, now: context.now })
  return null
}

/** The refusal of a caller who has proven to be the member. */
export const suspendedWith = (ticket: SuspensionTicket): Refusal<'SUSPENDED'> =>
  refuse('SUSPENDED', {
    message: '이용이 제한된 계정이에요. 로그인 화면에서 까닭과 기간을 볼 수 있어요.',
    data: ticket,
  })

/**
 * Opens the explanation to the holder of a session that a suspension has ended; null where that one is over, or began
 * after the session's end. Changes nothing.
 */
export async function ticketOfEndedSession(
  context: Pick<HostContext, 'keys' | 'now'>,
  db: Kysely<DB>,
  session: { user_seq: number; ended_at: Date | null; end_reason: string | null },
): Promise<SuspensionTicket | null> {
  if (session.end_reason !== 'SUSPENDED' || session.ended_at === null) return null
  const live = await liveSuspension(db, session.user_seq)
  if (!live || live.starts_at > session.ended_at) return null
  if (live.ends_at !== null && live.ends_at <= context.now()) return null
  return sanctionTicket(context, { userSeq: session.user_seq, sanctionSeq: live.sanction_seq })
}

const liveSuspension = (db: Kysely<DB>, userSeq: number) =>
  db
    .selectFrom('sanction')
    .select(['sanction_seq', 'starts_at', 'ends_at'])
    .where('user_seq', '=', userSeq)
    .where('kind', '=', 'SUSPENSION')
    .where('state', '=', 'LIVE')
    .executeTakeFirst()

/** The end that was said when it was decided. Call it with the member's row locked. */
export async function endByTime(
  trx: Kysely<DB>,
  { userSeq, endsAt, now }: { userSeq: number; endsAt: Date; now: HostContext['now'] },
): Promise<void> {
  const ended = await reopenAccount(trx, userSeq, { state: 'ENDED', at: endsAt })
  if (!ended) return
  await tellSanction(trx, { user_seq: userSeq, sanction_seq: ended.sanctionSeq }, 'ENDED')
  await recordOperatorAction({ caller: BY_COMMAND.caller, now }, trx, null, {
    userSeq,
    action: 'RESTORE',
    reason: '이용 제한 기간이 끝남',
  })
}
