import type { HostContext, Viewer } from '../operation/context.ts'

/** Deletes an alert of the member; a second call changes nothing. What it found stays in the inbox. */
export async function removeAlert(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  alertSeq: number,
): Promise<Record<never, never>> {
  await kysely
    .deleteFrom('keyword_alert')
    .where('alert_seq', '=', alertSeq)
    .where('user_seq', '=', userSeq)
    .execute()
  return {}
}
