import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Image } from '#contracts/common.ts'
import type { DB } from '../db/schema.ts'
import type { MediaStore } from '../operation/media-store.ts'
import { isRefusal } from '../operation/refusal.ts'
import { averageColor } from './average-color.ts'
import { decodePicture, type PictureRefusal } from './decode-picture.ts'
import { originalName } from './derive.ts'

const PICTURE_TYPE = 'image/jpeg'

/**
 * Stores an uploaded picture as a public one: turned upright, in sRGB, as JPEG of at most `side` pixels, and without
 * any metadata of the original file. The row is inserted last, so that a row always has its file.
 *
 * @throws QueueFullError when too many pictures wait for memory
 */
export async function storePicture(
  { kysely, mediaStore }: { kysely: Kysely<DB>; mediaStore: Pick<MediaStore, 'put'> },
  bytes: Uint8Array,
  { side }: { side: number },
): Promise<Image | PictureRefusal> {
  const made = await decodePicture(bytes, (image) =>
    image
      .autoOrient()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 86, mozjpeg: true })
      .toBuffer({ resolveWithObject: true }),
  )
  if (isRefusal(made)) return made
  const { width, height } = made.info
  const mediaKey = randomBytes(16).toString('hex')
  const picture = { mediaKey, width, height, color: await averageColor(made.data) }
  await mediaStore.put(originalName(mediaKey), made.data, PICTURE_TYPE)
  await kysely
    .insertInto('media')
    .values({
      media_key: mediaKey,
      kind: 'FILE',
      recipe: null,
      width,
      height,
      color: picture.color,
    })
    .execute()
  return picture
}
