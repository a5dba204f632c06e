import type { HostContext, Viewer } from '../operation/context.ts'

/** Sends the member no more mail, and forgets the address and a code under way. A repeat changes nothing. */
export async function removeMailAddress(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
): Promise<Record<never, never>> {
  await kysely.transaction().execute(async (trx) => {
    for (const table of ['account_mail', 'account_mail_code'] as const)
      await trx.deleteFrom(table).where('user_seq', '=', userSeq).execute()
  })
  return {}
}
