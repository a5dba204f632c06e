import { retryingTransaction } from '#backend/db/retrying-transaction.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { lockOwnAccount } from '#backend/operation/lock-own-account.ts'
import { MOST_OWN_REGIONS } from '#contracts/init.ts'
import { storedRegionCodes } from './get-own-regions.ts'

/**
 * Sets 내 동네 of the member, the one in use first; unknown codes are left out. With `merge` what the member has stays
 * first, as it was chosen for the account and not for one browser.
 */
export async function setOwnRegions(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { regionCodes, merge }: { regionCodes: readonly string[]; merge: boolean },
): Promise<{ regionCodes: string[] }> {
  return retryingTransaction(kysely, async (trx) => {
    await lockOwnAccount(trx, userSeq)
    const before = merge ? await storedRegionCodes(trx, userSeq) : []
    const wanted = [...new Set([...before, ...regionCodes])]
    const known = await trx
      .selectFrom('region')
      .select('region_code')
      .where('region_code', 'in', [...wanted, ''])
      .execute()
    const isKnown = new Set(known.map((row) => row.region_code))
    const codes = wanted.filter((code) => isKnown.has(code)).slice(0, MOST_OWN_REGIONS)
    await trx.deleteFrom('account_region').where('user_seq', '=', userSeq).execute()
    if (codes.length > 0)
      await trx
        .insertInto('account_region')
        .values(
          codes.map((region_code, index) => ({
            user_seq: userSeq,
            place: index === 0 ? (1 as const) : (2 as const),
            region_code,
          })),
        )
        .execute()
    return { regionCodes: codes }
  })
}
