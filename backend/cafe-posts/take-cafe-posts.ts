import type { Cafe, CafePost } from '#backend/operation/cafe.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { IntegrationError } from '#backend/operation/integrations.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import type { TakenCafePosts } from '#contracts/cafe.ts'
import type { DraftContent } from '#contracts/listing.ts'
import { LISTING_LIMITS, MOST_DRAFTS } from '#contracts/listing-rules.ts'
import { addListingPhoto } from '../listing-photos/add-listing-photo.ts'
import { saveDraft } from '../listings/drafts/save-draft.ts'
import { idOf } from './post-draft.ts'
import { readCafePosts } from './read-cafe-posts.ts'

type One = 'TAKEN' | 'FULL' | 'SKIPPED'

/**
 * Brings chosen posts of the cafe over as drafts, each once; one that was brought over and has changed since is brought into its
 * draft, over what the draft had of it. A post whose draft is gone is not brought over again.
 */
export async function takeCafePosts(
  context: HostContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { postIds }: { postIds: readonly string[] },
): Promise<TakenCafePosts | Refusal<'NOT_LINKED' | 'CAFE_DOWN' | 'LIMITED'>> {
  const found = await readCafePosts(context, userSeq)
  if (isRefusal(found)) return found
  const result = { taken: 0, isFull: false, missingPhotos: 0 }
  for (const post of found.posts.filter(({ postId }) => postIds.includes(postId))) {
    const one = await takeOne(context, { userSeq, ...found }, post)
    if (isRefusal(one)) return one
    if (one.kind === 'TAKEN') result.taken += 1
    if (one.kind === 'FULL') result.isFull = true
    result.missingPhotos += one.missingPhotos
  }
  return result
}

async function takeOne(
  context: HostContext,
  link: { userSeq: number; cafe: Cafe; linkKey: string },
  post: CafePost,
): Promise<{ kind: One; missingPhotos: number } | Refusal<'LIMITED' | 'CAFE_DOWN'>> {
  const { kysely, keys, now } = context
  const { userSeq } = link
  const { postId, title, body, price, revision } = post
  const before = await kysely
    .selectFrom('cafe_post')
    .selectAll()
    .where('user_seq', '=', userSeq)
    .where('post_id', '=', postId)
    .executeTakeFirst()
  if (before?.revision === revision) return { kind: 'SKIPPED', missingPhotos: 0 }
  const draftId = before?.draft_id ?? idOf(keys, `draft:${userSeq}:${postId}`)
  const drafts = await kysely
    .selectFrom('listing_draft')
    .select(['draft_id', 'revision', 'content'])
    .where('user_seq', '=', userSeq)
    .execute()
  const present = drafts.find(({ draft_id }) => draft_id === draftId)
  if (before && !present) return { kind: 'SKIPPED', missingPhotos: 0 }
  if (!present && drafts.length >= MOST_DRAFTS) return { kind: 'FULL', missingPhotos: 0 }

  const photos = await takePhotos(context, link, post)
  if (isRefusal(photos)) return photos
  const content: DraftContent = {
    ...present?.content,
    title: title.slice(0, 2_000),
    body: body.slice(0, 20_000),
    price: price === null || price > LISTING_LIMITS.highestPrice ? null : price,
    photoIds: photos.photoIds,
  }
  const saved = await saveDraft(
    context,
    { userSeq },
    { draftId, revision: present?.revision ?? 0, content },
  )
  if (isRefusal(saved)) {
    if (saved.refused === 'LIMITED') return refuse('LIMITED', { data: saved.data })
    // STALE: the same choice, sent twice, or the seller who writes it just now.
    return { kind: saved.refused === 'FULL' ? 'FULL' : 'SKIPPED', missingPhotos: 0 }
  }
  const row = { draft_id: draftId, revision, taken_at: now() }
  await kysely
    .insertInto('cafe_post')
    .values({ user_seq: userSeq, post_id: postId, ...row })
    .onConflict((conflict) => conflict.columns(['user_seq', 'post_id']).doUpdateSet(row))
    .execute()
  return { kind: 'TAKEN', missingPhotos: photos.missing }
}

/** The photos of a post as photos of the member, by the way that all photos of listings go. */
async function takePhotos(
  context: HostContext,
  { userSeq, cafe, linkKey }: { userSeq: number; cafe: Cafe; linkKey: string },
  { postId, pictureIds }: CafePost,
): Promise<{ photoIds: string[]; missing: number } | Refusal<'LIMITED' | 'CAFE_DOWN'>> {
  const photoIds: string[] = []
  const wanted = pictureIds.slice(0, LISTING_LIMITS.mostPhotos)
  for (const pictureId of wanted) {
    const uploadId = idOf(context.keys, `photo:${userSeq}:${postId}:${pictureId}`)
    const bytes = await cafe.picture({ linkKey, pictureId }).catch((error: unknown) => {
      if (error instanceof IntegrationError) return error
      throw error
    })
    if (bytes instanceof IntegrationError) return refuse('CAFE_DOWN', { cause: bytes })
    if (bytes === null) continue
    const photo = new Blob([new Uint8Array(bytes)])
    const added = await addListingPhoto(context, { userSeq }, { uploadId, photo })
    if (!isRefusal(added)) photoIds.push(added.photoId)
    else if (added.refused === 'LIMITED') return refuse('LIMITED', { data: added.data })
  }
  return { photoIds, missing: wanted.length - photoIds.length }
}
