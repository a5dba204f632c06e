import { recordOperatorAction } from '#backend/audit-log/record-operator-action.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import { LINK_DECISIONS, type LinkDecision } from '#contracts/fraud-link-rules.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import { enqueueEvent } from '../../notices/enqueue-event.ts'
import { ownStoreSeq } from '../../stores/own-store.ts'
import { lockReport } from '../lock-report.ts'
import { clusterOfReport, linkObjectionOf } from './linked-members.ts'

interface OfLink {
  reportSeq: number
  userSeq: number
  decision: LinkDecision
  note: string
}

/**
 * An operator leaves an account out of those that are joined to the one that a report names, or keeps it against the
 * member's objection. An operator decides on no report or account of their own. The same decision again changes nothing.
 */
export async function decideLink(
  context: Pick<HostContext, 'kysely' | 'keys' | 'caller' | 'now'>,
  operator: Pick<Viewer, 'userSeq'>,
  { reportSeq, userSeq, decision, note }: OfLink,
): Promise<{ isJoined: boolean } | Refusal<'NOT_FOUND' | 'OWN'>> {
  return retryingTransaction(context.kysely, async (trx) => {
    const report = await lockReport(trx, reportSeq)
    if (isRefusal(report)) return report
    const now = context.now()
    const cluster = await clusterOfReport(trx, context.keys, { reportSeq, now })
    const people = [report.user_seq, ...cluster.members.map((member) => member.userSeq), userSeq]
    if (people.includes(operator.userSeq)) return refuse('OWN')
    const objection = await linkObjectionOf(trx, reportSeq, userSeq)
    const isLinked = cluster.members.some((member) => member.userSeq === userSeq && member.hops > 0)
    if (!(isLinked || objection)) return refuse('NOT_FOUND')
    const state = decision === 'CUT' ? 'UPHELD' : 'REJECTED'
    const isJoined = decision === 'KEEP'
    if (objection?.state === state || (isJoined && !objection)) return { isJoined }
    await trx
      .insertInto('fraud_link_objection')
      .values({
        report_seq: reportSeq,
        user_seq: userSeq,
        state,
        text: '',
        hidden_until: now,
        at: now,
      })
      .onConflict((conflict) => conflict.columns(['report_seq', 'user_seq']).doUpdateSet({ state }))
      .execute()
    await enqueueEvent(trx, {
      kind: 'DAMAGE_LINKED',
      reportSeq,
      toStoreSeq: await ownStoreSeq(trx, userSeq),
      step: decision,
    })
    await recordOperatorAction(context, trx, operator, {
      userSeq,
      action: 'DAMAGE_DECIDED',
      reason: `피해사례 ${reportSeq}번과 이어진 계정 ${LINK_DECISIONS[decision]}: ${note}`,
    })
    return { isJoined }
  })
}
