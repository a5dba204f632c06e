import { sql } from 'kysely'
import { announceChange } from '#backend/announcements/announce-change.ts'
import { retryingTransaction } from '#backend/db/retrying-transaction.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { PublishedPolicy } from '#contracts/account-constants.ts'
import { kstDay } from '#contracts/kst.ts'
import { firstNoticedDay, tooSoonMessage, writtenDay } from '#contracts/notice-days.ts'
import { newestChange, newestVersion } from './newest-version.ts'

interface NewVersion {
  formKey: string
  policyKey: PublishedPolicy
  day: string
  body: string
  reason: string
  isAdverse: boolean
  /** The newest change that the form has shown. */
  seen: number
}

/**
 * Publishes a version of a text that begins on a day to come: 30 days ahead where members are worse off, 7 otherwise
 * (이용약관 제3조). It follows the latest one, so that none is left out of what comes after it. Members are told by
 * an announcement.
 */
export async function schedulePolicy(
  context: Pick<HostContext, 'kysely' | 'now' | 'caller'>,
  operator: Pick<Viewer, 'userSeq'>,
  asked: NewVersion,
): Promise<
  { changeSeq: number } | Refusal<'NOT_FOUND' | 'TOO_SOON' | 'TAKEN' | 'SAME' | 'OUTDATED'>
> {
  const { policyKey, day, body, reason, isAdverse } = asked
  const { kysely, now, caller } = context
  return retryingTransaction(kysely, async (trx) => {
    // Two operators at once: the second sees what the first has written. Readers do not wait.
    await sql`lock table policy, policy_change in share row exclusive mode`.execute(trx)
    const written = await trx
      .selectFrom('policy_change')
      .select('change_seq')
      .where('form_key', '=', asked.formKey)
      .executeTakeFirst()
    if (written) return { changeSeq: written.change_seq }
    const newest = await newestVersion(trx, policyKey)
    if (!newest) return refuse('NOT_FOUND')
    if ((await newestChange(trx, policyKey)) !== asked.seen) return refuse('OUTDATED')
    const first = firstNoticedDay(kstDay(now()), isAdverse)
    if (day < first) return refuse('TOO_SOON', { message: tooSoonMessage(first, isAdverse) })
    if (day <= newest.version)
      return refuse('TAKEN', {
        message: `${writtenDay(newest.version)}부터 시행할 내용이 이미 있어요. 그 뒤로 정하거나 그 내용을 먼저 취소해 주세요.`,
      })
    if (body === newest.body) return refuse('SAME')
    await trx
      .insertInto('policy')
      .values({ ...newest, version: day, body, reason })
      .execute()
    const { change_seq: changeSeq } = await trx
      .insertInto('policy_change')
      .values({
        policy_key: policyKey,
        version: day,
        form_key: asked.formKey,
        body,
        is_adverse: isAdverse,
        reason,
        operator_user_seq: operator.userSeq,
        address: caller.address,
        at: now(),
      })
      .returning('change_seq')
      .executeTakeFirstOrThrow()
    await announceChange(context, trx, operator, {
      formKey: asked.formKey,
      day,
      isAdverse,
      title: `${newest.title}이 ${writtenDay(day)}부터 바뀌어요`,
      body: [
        `바뀌는 까닭: ${reason}`,
        `새 내용과 달라진 점은 화면 아래의 ‘${newest.title}’에서 지금부터 볼 수 있어요.`,
        `${writtenDay(day)}부터 시행해요. 동의하지 않으면 그 전에 탈퇴할 수 있어요.`,
      ].join('\n\n'),
    })
    return { changeSeq }
  })
}
