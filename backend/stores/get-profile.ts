import type { Kysely } from 'kysely'
import type { Profile } from '#contracts/boot.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { NAME_CHANGE_DAYS } from '#contracts/store-name.ts'
import type { DB } from '../db/schema.ts'
import { imageOf } from '../media/image-columns.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { vacationOfRow } from './vacation-of-row.ts'

/** The member's own store as its form shows it. */
export function getProfile(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
): Promise<Profile> {
  return loadProfile(kysely, userSeq, now())
}

/** The same within a transaction. */
export async function loadProfile(db: Kysely<DB>, userSeq: number, now: Date): Promise<Profile> {
  const row = await db
    .selectFrom('store')
    .leftJoin('media', 'media.media_key', 'store.media_key')
    .select(['store_seq', 'name', 'name_changed_at', 'intro', 'region_code'])
    .select(['vacation_from', 'vacation_until', 'vacation_note'])
    .select(['media.media_key', 'media.width', 'media.height', 'media.color'])
    .where('user_seq', '=', userSeq)
    .executeTakeFirstOrThrow()
  const changeableAt = nameChangeableAt(row.name_changed_at)
  return {
    storeSeq: row.store_seq,
    name: row.name,
    isNameChosen: row.name_changed_at !== null,
    nameChangeableAt: changeableAt && changeableAt > now ? changeableAt.toISOString() : null,
    intro: row.intro,
    regionCode: row.region_code,
    image: imageOf(row),
    vacation: vacationOfRow(row, now),
  }
}

const nameChangeableAt = (changedAt: Date | null) =>
  changedAt && new Date(changedAt.getTime() + NAME_CHANGE_DAYS * DAY_MS)
