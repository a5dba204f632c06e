import { answerOf } from '#app/forms/answer-of.server.ts'
import type { FormAnswer } from '#app/forms/form-answer.ts'
import { bytesOf, uploadIdOf } from '#app/forms/upload-id.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import type { Result } from '#app/services/result.ts'

interface Told {
  photos: readonly File[]
  /** Of photos that came with the form before. */
  photoIds: readonly string[]
  eventKey: string
}

interface Refused {
  status: number
  message: string
  code?: string
  data?: unknown
}

/** A posted form, as far as it is refused. */
interface Refusing<Refusal extends { data: FormAnswer }> {
  refuse(refused: Refused, at?: string | Readonly<Record<string, string>>): Refusal
}

/**
 * Says something with photos: stores them first, so that the words come with all of them or not at all.
 * @param say calls the service with the stored photos
 * @returns the answer to the form where it is refused; the photos that are stored already come with it again
 */
export async function tellWithPhotos<Refusal extends { data: FormAnswer }>(
  context: LoadContext,
  orderSeq: number,
  form: Refusing<Refusal>,
  { photos, photoIds: kept, eventKey }: Told,
  say: (photoIds: string[]) => Promise<Result<unknown, string>>,
): Promise<Refusal | null> {
  const stored = await storePhotos(context, orderSeq, { photos, eventKey })
  const photoIds = [...kept, ...stored.photoIds]
  if (stored.problem) return withPhotos(form.refuse(stored.problem, 'photos'), photoIds)
  const answer = await answerOf(context, say(photoIds))
  if (answer.ok) return null
  const places = { WORDS: 'text', NO_PHOTO: 'photos', PHOTO_GONE: 'photos' }
  const refusal = form.refuse(answer, places)
  return answer.code === 'PHOTO_GONE' ? refusal : withPhotos(refusal, photoIds)
}

/**
 * Stores the photos of a form that was refused for something else: without script a page cannot show chosen files again.
 * @returns its answer, with them
 */
export async function keepCasePhotos<Refusal extends { data: FormAnswer }>(
  context: LoadContext,
  orderSeq: number,
  { answer, posted }: { answer: Refusal; posted: FormData },
): Promise<Refusal> {
  const { errors, values } = answer.data
  const photos = posted
    .getAll('photos')
    .filter((photo): photo is File => photo instanceof File && photo.size > 0)
  // What is wrong with the photos themselves is said first, and nothing is stored of a form that no page of ours has made.
  if (errors.photos || errors.form || photos.length === 0) return answer
  const eventKey = values.eventKey?.[0] ?? ''
  const stored = await storePhotos(context, orderSeq, { photos, eventKey })
  if (stored.problem) errors.photos = stored.problem.message
  return withPhotos(answer, [...(values.photoIds ?? []), ...stored.photoIds])
}

async function storePhotos(
  context: LoadContext,
  orderSeq: number,
  { photos, eventKey }: { photos: readonly File[]; eventKey: string },
): Promise<{ photoIds: string[]; problem: Refused | null }> {
  const { gateway } = context.services
  const photoIds: string[] = []
  const problems: Refused[] = []
  for (const photo of photos) {
    const uploadId = uploadIdOf(eventKey, await bytesOf(photo))
    const added = await answerOf(context, gateway.addCasePhoto({ orderSeq, uploadId, photo }))
    if (added.ok) photoIds.push(added.data.photoId)
    else problems.push({ ...added, message: `${photo.name}: ${added.message}` })
  }
  const [first] = problems
  if (!first) return { photoIds, problem: null }
  return {
    photoIds,
    problem: { ...first, message: problems.map(({ message }) => message).join(' ') },
  }
}

function withPhotos<Refusal extends { data: FormAnswer }>(
  refusal: Refusal,
  photoIds: readonly string[],
): Refusal {
  refusal.data.values.photoIds = [...new Set(photoIds)]
  return refusal
}
