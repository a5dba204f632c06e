import type { HostContext, Viewer } from '../operation/context.ts'

/** Pushes nothing to this browser any more. A browser of another member is left alone. */
export async function removePushSubscription(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  endpoint: string,
): Promise<{ removed: boolean }> {
  const { numDeletedRows } = await kysely
    .deleteFrom('push_subscription')
    .where('user_seq', '=', userSeq)
    .where('endpoint', '=', URL.canParse(endpoint) ? new URL(endpoint).href : endpoint)
    .executeTakeFirstOrThrow()
  return { removed: numDeletedRows > 0n }
}
