import type { Kysely } from 'kysely'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import type { ListingPhoto } from '#contracts/listing-photo.ts'
import { LISTING_PHOTO_RULES } from '#contracts/listing-photo-constants.ts'
import type { DB } from '../db/schema.ts'

/** The member's own photos of these ids, in their order; others and deleted ones are left out. */
export async function listOwnPhotos(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  photoIds: readonly string[],
): Promise<ListingPhoto[]> {
  if (photoIds.length === 0) return []
  const rows = await photosWithImages(kysely)
    .where('photo.user_seq', '=', userSeq)
    .where('photo.photo_id', 'in', photoIds)
    .execute()
  const byId = new Map(rows.map(({ photoId, ...image }) => [photoId, { photoId, image }]))
  return photoIds.flatMap((photoId) => byId.get(photoId) ?? [])
}

/** The photos that phones have sent for a draft and no listing has yet, in the order of their arrival. */
export async function listHandoverPhotos(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  draftId: string,
): Promise<ListingPhoto[]> {
  const rows = await photosWithImages(kysely)
    .where('photo.user_seq', '=', userSeq)
    .where('photo.handover_draft_id', '=', draftId)
    .where('photo.product_seq', 'is', null)
    .orderBy('photo.created_at')
    .orderBy('photo.photo_id')
    .limit(LISTING_PHOTO_RULES.perHandover)
    .execute()
  return rows.map(({ photoId, ...image }) => ({ photoId, image }))
}

/** The photos that a listing shows, in their order. */
export async function photosOfListing(
  kysely: Kysely<DB>,
  productSeq: number,
): Promise<ListingPhoto[]> {
  const rows = await photosWithImages(kysely)
    .innerJoin('product_image as shown', (join) =>
      join
        .onRef('shown.product_seq', '=', 'photo.product_seq')
        .onRef('shown.media_key', '=', 'photo.media_key'),
    )
    .where('photo.product_seq', '=', productSeq)
    .distinctOn('shown.position')
    .orderBy('shown.position')
    .orderBy('photo.photo_id')
    .execute()
  return rows.map(({ photoId, ...image }) => ({ photoId, image }))
}

const photosWithImages = (kysely: Kysely<DB>) =>
  kysely
    .selectFrom('listing_photo as photo')
    .innerJoin('media', 'media.media_key', 'photo.media_key')
    .select(['photo.photo_id as photoId', 'media.media_key as mediaKey'])
    .select(['media.width', 'media.height', 'media.color'])
