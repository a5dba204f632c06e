import sharp from 'sharp'
import { type Refusal, refuse } from '../../hosts/refusal.ts'

export interface PreparedPicture {
  full: Buffer
  thumb: Buffer
  width: number
  height: number
  /** '#rrggbb', the middle of all its colours. */
  color: string
}

/** Of cameras that people have; sharp unpacks no more. */
const LARGEST_PIXELS = 60_000_000
const LARGEST_SIDE = 2_048
const THUMB_SIDE = 480
/** A picture that takes longer to unpack was made to. */
const SECONDS = 20

/**
 * Makes of an uploaded picture the two that the chat shows: turned as its camera says, in sRGB, as JPEG, and with
 * nothing of the original file in them: no place, camera, name or thumbnail. Of moving pictures it is the first one.
 * @param file path of a picture whose kind is known by its bytes
 */
export async function preparePicture(
  file: string,
): Promise<PreparedPicture | Refusal<'BROKEN' | 'TOO_MANY_PIXELS'>> {
  const options = { limitInputPixels: LARGEST_PIXELS, failOn: 'error' } as const
  const head = await sharp(file, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!head?.width || !head.height) return refuse('BROKEN')
  if (head.width * head.height > LARGEST_PIXELS) return refuse('TOO_MANY_PIXELS')
  try {
    const { data: full, info } = await sharp(file, options)
      .autoOrient()
      .resize(LARGEST_SIDE, LARGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82, mozjpeg: true })
      .timeout({ seconds: SECONDS })
      .toBuffer({ resolveWithObject: true })
    const thumb = await smallCopy(full)
    const { width, height } = info
    return { full, thumb, width, height, color: await middleColor(thumb) }
  } catch {
    return refuse('BROKEN')
  }
}

/** The copy that a conversation shows. */
export function smallCopy(full: Buffer): Promise<Buffer> {
  return sharp(full)
    .resize(THUMB_SIDE, THUMB_SIDE, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 76, mozjpeg: true })
    .toBuffer()
}

async function middleColor(picture: Buffer): Promise<string> {
  const pixel = await sharp(picture)
    .resize(1, 1, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
  const [red = 0, green = red, blue = red] = pixel
  return `#${Buffer.from([red, green, blue]).toString('hex')}`
}
