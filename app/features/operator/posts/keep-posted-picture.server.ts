import { randomUUID } from 'node:crypto'
import { answerOf } from '#app/forms/answer-of.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'

/** Stores a picture that a form has as a file; null where none was chosen. */
export async function keepPostedPicture(
  context: LoadContext,
  photo: File | undefined,
): Promise<{ mediaKey?: string; problem?: string } | null> {
  if (!photo || photo.size === 0) return null
  const call = context.services.product.addListingPhoto({ uploadId: randomUUID(), photo })
  const added = await answerOf(context, call)
  return added.ok ? { mediaKey: added.data.image.mediaKey } : { problem: added.message }
}
