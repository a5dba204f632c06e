import type { Kysely } from 'kysely'
import { imageOf } from '#backend/media/image-columns.ts'
import type { PossessionCard } from '#contracts/chat.ts'
import { possessionStateAt } from '#contracts/possession-rules.ts'
import type { DB } from '../../db/schema.ts'

/** Requests for a photo of the thing as the members of each room see them. */
export async function loadPossessions(
  db: Kysely<DB>,
  askerSeqs: readonly number[],
  now: Date,
): Promise<Map<number, PossessionCard>> {
  if (askerSeqs.length === 0) return new Map()
  const rows = await db
    .selectFrom('possession_asker as asker')
    .innerJoin('possession_check as request', 'request.check_seq', 'asker.check_seq')
    .leftJoin('media', 'media.media_key', 'request.media_key')
    .select(['asker.asker_seq', 'asker.verdict'])
    .select(['request.check_seq', 'request.state', 'request.code', 'request.refusal'])
    .select(['request.expires_at', 'request.answered_at'])
    .select(['media.media_key', 'media.width', 'media.height', 'media.color'])
    .where('asker.asker_seq', 'in', askerSeqs)
    .execute()
  return new Map(
    rows.map((row) => [
      row.asker_seq,
      {
        type: 'POSSESSION',
        checkSeq: row.check_seq,
        state: possessionStateAt({ state: row.state, expiresAt: row.expires_at }, now),
        code: row.code,
        expiresAt: row.expires_at.toISOString(),
        answeredAt: row.answered_at?.toISOString() ?? null,
        image: imageOf(row),
        refusal: row.refusal,
        verdict: row.verdict,
      },
    ]),
  )
}
