import { readFile } from 'node:fs/promises'
import { averageColor } from '../../media/average-color.ts'
import { decodeMemory, decodePicture, type PictureRefusal } from '../../media/decode-picture.ts'
import sharp, { type Sharp } from '../../media/sharp.ts'

export interface PreparedPicture {
  full: Buffer
  thumb: Buffer
  width: number
  height: number
  /** '#rrggbb', the average colour. */
  color: string
}

const LARGEST_SIDE = 2_048
const THUMB_SIDE = 480

/**
 * Makes the two pictures that the chat shows from an uploaded one: rotated by its EXIF orientation, in sRGB, as JPEG, and
 * without any metadata of the original file: no location, camera, name or thumbnail. Of an animation it is the first frame.
 * @param file path of a picture whose kind is known by its bytes
 * @throws QueueFullError when too many pictures wait for memory
 */
export async function preparePicture(
  file: string,
  budget = decodeMemory,
): Promise<PreparedPicture | PictureRefusal> {
  return decodePicture(await readFile(file), makeBoth, budget)
}

async function makeBoth(image: Sharp): Promise<PreparedPicture> {
  const { data: full, info } = await image
    .autoOrient()
    .resize(LARGEST_SIDE, LARGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    // MozJPEG takes nine times the processor time; the thumbnail, which a conversation shows, is worth it.
    .jpeg({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
  const thumb = await smallCopy(full)
  const { width, height } = info
  return { full, thumb, width, height, color: await averageColor(thumb) }
}

/** The copy that a conversation shows. */
export function smallCopy(full: Buffer): Promise<Buffer> {
  return sharp(full)
    .resize(THUMB_SIDE, THUMB_SIDE, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 76, mozjpeg: true })
    .toBuffer()
}
