import sharp, { type Sharp } from 'sharp'
import { drawRecipe } from './draw.ts'
import type { KnownMedia } from './media-lookup.ts'
import type { MediaStore } from './media-store.ts'
import { openRaster } from './raster.ts'
import { type Format, type Variant, variantSize } from './variant.ts'

/** Uploads above this are refused before they are unpacked. */
const LARGEST_PIXELS = 60_000_000

/** Where the variant of a picture is kept. */
export function variantName(mediaKey: string, variant: Variant, format: Format): string {
  return `variants/${mediaKey.slice(0, 2)}/${mediaKey}/${variant.cut}${variant.width}.${format}`
}

/** Where the uploaded original of a picture is kept. */
export function originalName(mediaKey: string): string {
  return `originals/${mediaKey.slice(0, 2)}/${mediaKey}`
}

/**
 * Makes one variant of a picture: a drawn one is drawn at that very size, an uploaded one is cut
 * from its original (turned as its camera says, never enlarged). Null when the original is gone.
 */
export async function deriveVariant(
  store: Pick<MediaStore, 'get'>,
  mediaKey: string,
  media: KnownMedia,
  variant: Variant,
  format: Format,
): Promise<Buffer | null> {
  const { width, height } = variantSize(media, variant)
  if (media.kind === 'DRAWN') {
    return encode(openRaster(await drawRecipe(media.recipe, width, height)), format)
  }
  const original = await store.get(originalName(mediaKey))
  if (!original) return null
  const image = sharp(original, { limitInputPixels: LARGEST_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(width, variant.cut === 'c' ? height : undefined, {
      fit: variant.cut === 'c' ? 'cover' : 'inside',
      withoutEnlargement: variant.cut === 'w',
    })
    .flatten({ background: '#ffffff' })
  return encode(image, format)
}

/**
 * Qualities that look alike. AVIF at effort 1 is still smaller than WebP and costs a fifth of
 * sharp's usual effort 4, which two processors could not keep up with.
 */
function encode(image: Sharp, format: Format): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return image.avif({ quality: 50, effort: 1 }).toBuffer()
    case 'webp':
      return image.webp({ quality: 76, effort: 2 }).toBuffer()
    default:
      return image.jpeg({ quality: 78, mozjpeg: true }).toBuffer()
  }
}
