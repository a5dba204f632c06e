import { randomBytes } from 'node:crypto'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { MINUTE_MS } from '#contracts/durations.ts'
import { LISTING_PHOTO_RULES } from '#contracts/listing-photo-constants.ts'
import { photoHandoverLimits } from '../limits/rules.ts'
import { hashOfPhotoKey } from './photo-handover.ts'

/** Opens a link by which a phone adds photos to the form of a draft; the draft's earlier link ends. */
export async function openPhotoHandover(
  { kysely, now, keys, limiter }: Pick<HostContext, 'kysely' | 'now' | 'keys' | 'limiter'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  draftId: string,
): Promise<{ key: string; expiresAt: string } | Refusal<'LIMITED'>> {
  const retryAfterSeconds = await limiter.take(photoHandoverLimits({ keys }, userSeq))
  if (retryAfterSeconds !== null) return refuse('LIMITED', { data: { retryAfterSeconds } })
  const key = randomBytes(32).toString('base64url')
  const at = now()
  const expiresAt = new Date(at.getTime() + LISTING_PHOTO_RULES.handoverMinutes * MINUTE_MS)
  const link = { key_hash: hashOfPhotoKey(key), created_at: at, expires_at: expiresAt }
  await kysely
    .insertInto('listing_photo_handover')
    .values({ ...link, user_seq: userSeq, draft_id: draftId })
    .onConflict((conflict) => conflict.columns(['user_seq', 'draft_id']).doUpdateSet(link))
    .execute()
  return { key, expiresAt: expiresAt.toISOString() }
}

/** Ends the link of a draft; repeating changes nothing. */
export async function closePhotoHandover(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  draftId: string,
): Promise<{ closed: true }> {
  await kysely
    .deleteFrom('listing_photo_handover')
    .where('user_seq', '=', userSeq)
    .where('draft_id', '=', draftId)
    .execute()
  return { closed: true }
}
