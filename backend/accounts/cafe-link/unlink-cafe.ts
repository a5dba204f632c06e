import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { lockOwnAccount } from '#backend/operation/lock-own-account.ts'
import type { CafeLink } from '#contracts/main.ts'
import { endCafeLink } from './end-cafe-link.ts'
import { readCafeLink } from './get-cafe-link.ts'

/** Ends the link with the cafe. Without a link it does nothing. */
export function unlinkCafe(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
): Promise<CafeLink> {
  return kysely.transaction().execute(async (trx) => {
    await lockOwnAccount(trx, userSeq)
    await endCafeLink(trx, userSeq, now())
    return readCafeLink(trx, userSeq)
  })
}
