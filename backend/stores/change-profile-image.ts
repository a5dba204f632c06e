import type { Profile } from '#contracts/boot.ts'
import { CHAT_RULES } from '#contracts/chat-constants.ts'
import { profileChangeLimits } from '../limits/rules.ts'
import { storePicture } from '../media/store-picture.ts'
import { QueueFullError } from '../media/work-queue.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { lockOwnAccount } from '../operation/lock-own-account.ts'
import { isRefusal, type Refusal, refuse } from '../operation/refusal.ts'
import { deleteFormerImages, leaveImage } from './former-images.ts'
import { loadProfile } from './get-profile.ts'

/** The largest avatar on a page is 96 pixels wide; a screen has up to three for each. */
const SIDE = 640

/**
 * Replaces the picture of the member's store, or removes it. The picture before it is deleted, unless a report shows it.
 */
export async function changeProfileImage(
  context: Pick<HostContext, 'kysely' | 'now' | 'keys' | 'caller' | 'limiter' | 'mediaStore'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  image: Blob | null,
): Promise<
  Profile | Refusal<'TOO_LARGE' | 'WRONG_TYPE' | 'BROKEN' | 'TOO_MANY_PIXELS' | 'BUSY' | 'LIMITED'>
> {
  const { kysely, now, limiter, mediaStore } = context
  const retryAfterSeconds = await limiter.take(profileChangeLimits(context, userSeq))
  if (retryAfterSeconds !== null) return refuse('LIMITED', { data: { retryAfterSeconds } })
  if (image && image.size > CHAT_RULES.imageBytes) return refuse('TOO_LARGE')
  const stored = image && (await store(image))
  if (isRefusal(stored)) return stored
  const profile = await kysely.transaction().execute(async (trx) => {
    await lockOwnAccount(trx, userSeq)
    await leaveImage(trx, userSeq)
    await trx
      .updateTable('store')
      .set({ media_key: stored?.mediaKey ?? null, updated_at: now() })
      .where('user_seq', '=', userSeq)
      .execute()
    return loadProfile(trx, userSeq, now())
  })
  await deleteFormerImages({ kysely, mediaStore }, { storeSeq: profile.storeSeq })
  return profile

  async function store(file: Blob) {
    try {
      return await storePicture(context, new Uint8Array(await file.arrayBuffer()), { side: SIDE })
    } catch (error) {
      if (error instanceof QueueFullError) return refuse('BUSY')
      throw error
    }
  }
}
