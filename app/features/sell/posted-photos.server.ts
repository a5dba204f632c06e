import { randomUUID } from 'node:crypto'
import { answerOf } from '#app/forms/answer-of.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { optional } from '#app/services/optional.server.ts'
import type { EditableListing } from '#contracts/listing.ts'
import { LISTING_LIMITS, LISTING_PROBLEMS } from '#contracts/listing-rules.ts'

interface KeptPhotos {
  /** In the order of the form; the chosen cover is the first. */
  photoIds: readonly string[]
  photos: EditableListing['photos']
  /** Why a file is no picture of the listing. */
  problem: string | null
}

/**
 * Stores the pictures that a form has as files, as it has without script, and reads those that it names. Others than
 * the refused ones are kept, whatever is wrong with the form.
 */
export async function keepPhotos(context: LoadContext, form: FormData): Promise<KeptPhotos> {
  const named = orderOf(form)
  const files = form.getAll('photos').filter((file) => file instanceof File && file.size > 0)
  const stored: EditableListing['photos'] = []
  const problems: string[] = []
  for (const photo of files as File[]) {
    if (named.length + stored.length >= LISTING_LIMITS.mostPhotos) {
      problems.push(LISTING_PROBLEMS.PHOTO_MANY.message)
      break
    }
    const call = context.services.product.addListingPhoto({ uploadId: randomUUID(), photo })
    const added = await answerOf(context, call)
    if (added.ok) stored.push(added.data)
    else problems.push(`${photo.name}: ${added.message}`)
  }
  const own = named.length > 0 ? await ownPhotos(context, named) : []
  const problem = [...new Set(problems)].join(' ') || null
  return {
    photoIds: [...named, ...stored.map(({ photoId }) => photoId)],
    photos: [...own, ...stored],
    problem,
  }
}

/** Without script one of them is chosen as the cover. */
function orderOf(form: FormData): string[] {
  const texts = form.getAll('photoIds').filter((id) => typeof id === 'string' && id !== '')
  const photoIds = [...new Set(texts as string[])].slice(0, LISTING_LIMITS.mostPhotos)
  const cover = form.get('cover')
  return typeof cover === 'string' && photoIds.includes(cover)
    ? [cover, ...photoIds.filter((id) => id !== cover)]
    : photoIds
}

async function ownPhotos(
  context: LoadContext,
  photoIds: string[],
): Promise<EditableListing['photos']> {
  const wellFormed = photoIds.filter((id) => /^[\w-]{8,64}$/.test(id))
  const found = await optional(
    context,
    context.services.product.listingPhotos({ photoIds: wellFormed }),
  )
  return found?.photos ?? []
}
