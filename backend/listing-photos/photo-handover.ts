import { createHash } from 'node:crypto'
import type { HostContext } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { LISTING_PHOTO_RULES } from '#contracts/listing-photo-constants.ts'

export const hashOfPhotoKey = (key: string): string =>
  createHash('sha256').update(key).digest('hex')

/** Whom a link sends photos to, and for which draft; null for one that has ended or never was. */
export async function findPhotoHandover(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  key: string,
): Promise<{ userSeq: number; draftId: string; expiresAt: Date } | null> {
  const row = await kysely
    .selectFrom('listing_photo_handover as handover')
    .innerJoin('users', 'users.user_seq', 'handover.user_seq')
    .select(['handover.user_seq as userSeq', 'handover.draft_id as draftId'])
    .select('handover.expires_at as expiresAt')
    .where('handover.key_hash', '=', hashOfPhotoKey(key))
    .where('handover.expires_at', '>', now())
    .where('users.status', '=', 'USER')
    .executeTakeFirst()
  return row ?? null
}

/** What the page of a link says; of its member only the store's name, which is public. */
export async function getPhotoHandover(
  context: Pick<HostContext, 'kysely' | 'now'>,
  key: string,
): Promise<{ storeName: string; draftId: string; expiresAt: string } | Refusal<'LINK_OVER'>> {
  const handover = await findPhotoHandover(context, key)
  if (!handover) return refuse('LINK_OVER')
  const store = await context.kysely
    .selectFrom('store')
    .select('name')
    .where('user_seq', '=', handover.userSeq)
    .executeTakeFirst()
  const { draftId, expiresAt } = handover
  return { storeName: store?.name ?? '', draftId, expiresAt: expiresAt.toISOString() }
}

/** Whether so many photos came for the draft that no more are taken. */
export async function isHandoverFull(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq, draftId }: { userSeq: number; draftId: string },
): Promise<boolean> {
  const { count } = await kysely
    .selectFrom('listing_photo')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_seq', '=', userSeq)
    .where('handover_draft_id', '=', draftId)
    .executeTakeFirstOrThrow()
  return Number(count) >= LISTING_PHOTO_RULES.perHandover
}
