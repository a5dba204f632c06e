import type { MemberDetail } from '#contracts/main.ts'
import { recordOperatorAction } from '../audit-log/record-operator-action.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { memberDetail } from './member-detail.ts'

/** One member. The read is recorded in the same transaction, so that no read leaves no trace. */
export async function getMember(
  context: Pick<HostContext, 'kysely' | 'caller' | 'now'>,
  operator: Pick<Viewer, 'userSeq'>,
  { userSeq }: { userSeq: number },
): Promise<MemberDetail | Refusal<'NOT_FOUND'>> {
  return context.kysely.transaction().execute(async (trx) => {
    const member = await memberDetail(trx, userSeq, context.now())
    if (!member) return refuse('NOT_FOUND')
    await recordOperatorAction(context, trx, operator, {
      userSeq,
      action: 'VIEW',
      reason: '회원 정보 열람',
    })
    return member
  })
}
