import type { HostContext, Viewer } from '../../../operation/context.ts'
import { type Refusal, refuse } from '../../../operation/refusal.ts'
import { findOwnOrder } from '../../own-order.ts'
import { casePhotoName } from './case-photo-name.ts'

type FileContext = Pick<HostContext, 'kysely' | 'mediaStore'>
interface NamedPhoto {
  orderSeq: number
  photoId: string
}

/** A photo of a case for either member of its order; before its words are said, for its uploader alone. */
export async function getCasePhoto(
  context: FileContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  named: NamedPhoto,
): Promise<{ content: string } | Refusal<'NOT_FOUND'>> {
  const own = await findOwnOrder(context.kysely, userSeq, named.orderSeq)
  if (!own) return refuse('NOT_FOUND')
  const found = await findPhoto(context, named)
  if (!found || (found.statement_seq === null && found.role !== own.role))
    return refuse('NOT_FOUND')
  return read(context, named)
}

/** The same for the operators, whose view of the case was recorded with its page. */
export async function getDeskCasePhoto(
  context: FileContext,
  named: NamedPhoto,
): Promise<{ content: string } | Refusal<'NOT_FOUND'>> {
  const found = await findPhoto(context, named)
  return found && found.statement_seq !== null ? read(context, named) : refuse('NOT_FOUND')
}

const findPhoto = ({ kysely }: FileContext, { orderSeq, photoId }: NamedPhoto) =>
  kysely
    .selectFrom('case_photo')
    .select(['role', 'statement_seq'])
    .where('order_seq', '=', orderSeq)
    .where('photo_id', '=', photoId)
    .executeTakeFirst()

async function read(
  { mediaStore }: FileContext,
  { photoId }: NamedPhoto,
): Promise<{ content: string } | Refusal<'NOT_FOUND'>> {
  const bytes = await mediaStore.get(casePhotoName(photoId))
  return bytes ? { content: Buffer.from(bytes).toString('base64') } : refuse('NOT_FOUND')
}
