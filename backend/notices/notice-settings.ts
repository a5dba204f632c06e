import { NOTICE_SETTINGS, type NoticeSetting } from '#contracts/notice.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { HostContext, Viewer } from '../operation/context.ts'

type Context = Pick<HostContext, 'kysely'>
type Member = Pick<Viewer, 'userSeq'>

const ALL = Object.keys(NOTICE_SETTINGS) as NoticeSetting[]

/** What the member wants to be told of in the inbox: everything that was not switched off. */
export async function getNoticeSettings(
  { kysely }: Context,
  { userSeq }: Member,
): Promise<{ inbox: NoticeSetting[] }> {
  const rows = await kysely
    .selectFrom('notice_setting_off')
    .select('setting')
    .where('user_seq', '=', userSeq)
    .execute()
  const off = new Set(rows.map((row) => row.setting))
  return { inbox: ALL.filter((setting) => !off.has(setting)) }
}

/** From now on; what is in the inbox stays there. */
export async function changeNoticeSettings(
  { kysely }: Context,
  member: Member,
  { inbox }: { inbox: readonly NoticeSetting[] },
): Promise<{ inbox: NoticeSetting[] }> {
  const off = ALL.filter((setting) => !inbox.includes(setting))
  const { userSeq } = member
  await retryingTransaction(kysely, async (trx) => {
    await trx.deleteFrom('notice_setting_off').where('user_seq', '=', userSeq).execute()
    if (off.length > 0)
      await trx
        .insertInto('notice_setting_off')
        .values(off.map((setting) => ({ user_seq: userSeq, setting })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  })
  return getNoticeSettings({ kysely }, member)
}
