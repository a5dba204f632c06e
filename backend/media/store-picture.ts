import { randomBytes } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Image } from '#contracts/common.ts'
import type { DB } from '../db/schema.ts'
import type { MediaStore } from '../operation/media-store.ts'
import { isRefusal } from '../operation/refusal.ts'
import { averageColor } from './average-color.ts'
import { decodePicture, type PictureRefusal } from './decode-picture.ts'
import { originalName } from './derive.ts'

const PICTURE_TYPE = 'image/jpeg'

/** A picture that was made from an uploaded one and is not stored yet. */
export interface MadePicture {
  jpeg: Buffer
  width: number
  height: number
  /** '#rrggbb', the average colour. */
  color: string
}

interface PictureStorage {
  kysely: Kysely<DB>
  mediaStore: Pick<MediaStore, 'put' | 'delete'>
}

/**
 * Makes a picture from an uploaded one: turned upright, in sRGB, as JPEG of at most `side` pixels, and without any
 * metadata of the original file.
 *
 * @throws QueueFullError when too many pictures wait for memory
 */
export async function makePicture(
  bytes: Uint8Array,
  { side }: { side: number },
): Promise<MadePicture | PictureRefusal> {
  const made = await decodePicture(bytes, (image) =>
    image
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      // MozJPEG takes nine times the processor time for files that are a fifth smaller; pages show derived variants.
      .jpeg({ quality: 86 })
      .toBuffer({ resolveWithObject: true }),
  )
  if (isRefusal(made)) return made
  const { data: jpeg, info } = made
  return { jpeg, width: info.width, height: info.height, color: await averageColor(jpeg) }
}

/**
 * Stores a picture as a public one. The rows are inserted last, so that a row always has its file.
 *
 * @param record inserts what belongs to the picture in the same transaction; false: the picture is not needed after all
 * @returns null when it was not needed
 */
export async function keepPicture(
  { kysely, mediaStore }: PictureStorage,
  { jpeg, width, height, color }: MadePicture,
  record: (trx: Transaction<DB>, image: Image) => Promise<boolean> = async () => true,
): Promise<Image | null> {
  const mediaKey = randomBytes(16).toString('hex')
  const image = { mediaKey, width, height, color }
  const name = originalName(mediaKey)
  await mediaStore.put(name, jpeg, PICTURE_TYPE)
  try {
    await kysely.transaction().execute(async (trx) => {
      await trx
        .insertInto('media')
        .values({ media_key: mediaKey, kind: 'FILE', recipe: null, width, height, color })
        .execute()
      if (!(await record(trx, image))) throw new NotNeeded()
    })
    return image
  } catch (error) {
    await mediaStore.delete(name).catch(() => undefined)
    if (error instanceof NotNeeded) return null
    throw error
  }
}

/** Rolls back. */
class NotNeeded extends Error {}

/** Makes a picture from an uploaded one and stores it. @throws QueueFullError as `makePicture` does */
export async function storePicture(
  storage: PictureStorage,
  bytes: Uint8Array,
  size: { side: number },
): Promise<Image | PictureRefusal> {
  const made = await makePicture(bytes, size)
  if (isRefusal(made)) return made
  const image = await keepPicture(storage, made)
  if (!image) throw new Error('a picture without a record is always kept')
  return image
}
