import { randomUUID } from 'node:crypto'
import { uploadIdOf } from '#app/forms/upload-id.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { DISPUTE_LIMITS } from '#contracts/member-dispute-rules.ts'

interface Problem {
  status: number
  message: string
}

/** Those of a file field that were chosen. */
export const chosenPhotos = (photos: readonly File[]) =>
  photos.filter(({ size, name }) => size > 0 || name !== '')

/**
 * Stores pictures of a dispute one after another. @param formKey of the form that they came with: sent again they are the
 * same. @returns what is wrong with those that were not stored
 */
export async function addDisputePhotos(
  { services: { customerService } }: LoadContext,
  disputeSeq: number,
  { photos, formKey = randomUUID() }: { photos: readonly File[]; formKey?: string },
): Promise<Problem | null> {
  const problems: Problem[] = []
  for (const [place, photo] of photos.slice(0, DISPUTE_LIMITS.files).entries()) {
    const uploadId = uploadIdOf(formKey, `:${place}`)
    const added = await customerService.addDisputeEvidence({ disputeSeq, uploadId, photo })
    if (!added.ok)
      problems.push({ status: added.status, message: `${photo.name}: ${added.message}` })
  }
  if (photos.length > DISPUTE_LIMITS.files)
    problems.push({
      status: 400,
      message: `사진은 ${DISPUTE_LIMITS.files}장까지 올릴 수 있어요. 나머지는 올리지 않았어요.`,
    })
  const [first] = problems
  if (!first) return null
  return { status: first.status, message: problems.map(({ message }) => message).join(' ') }
}
