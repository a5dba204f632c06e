import type { Kysely, Selectable } from 'kysely'
import type { ListingDraft } from '#contracts/listing.ts'
import type { DB, ListingDraftTable } from '../../db/schema.ts'
import { listOwnPhotos } from '../../listing-photos/list-own-photos.ts'

/** A member's drafts. */
export function ownDrafts(db: Kysely<DB>, userSeq: number) {
  return db.selectFrom('listing_draft').selectAll().where('user_seq', '=', userSeq)
}

/** Drafts with the pictures that they have; one query for all. */
export async function withPhotos(
  kysely: Kysely<DB>,
  userSeq: number,
  rows: readonly Selectable<ListingDraftTable>[],
): Promise<ListingDraft[]> {
  const wanted = rows.flatMap(({ content }) => content.photoIds ?? [])
  const photos = await listOwnPhotos({ kysely }, { userSeq }, wanted)
  const byId = new Map(photos.map((photo) => [photo.photoId, photo]))
  return rows.map(({ draft_id, revision, content, updated_at }) => ({
    draftId: draft_id,
    revision,
    content,
    photos: (content.photoIds ?? []).flatMap((photoId) => byId.get(photoId) ?? []),
    updatedAt: updated_at.toISOString(),
  }))
}
