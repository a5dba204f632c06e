import type { Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'

/** 내 동네 of the member, the one in use first. */
export async function getOwnRegions(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
): Promise<{ regionCodes: string[] }> {
  return { regionCodes: await storedRegionCodes(kysely, userSeq) }
}

export async function storedRegionCodes(kysely: Kysely<DB>, userSeq: number): Promise<string[]> {
  const rows = await kysely
    .selectFrom('account_region')
    .select('region_code')
    .where('user_seq', '=', userSeq)
    .orderBy('place')
    .execute()
  return rows.map((row) => row.region_code)
}
