import { MEDIA_CUTS, MEDIA_WIDTHS } from '#contracts/media.ts'
import type { MediaStore } from '../operation/media-store.ts'
import { isRefusal } from '../operation/refusal.ts'
import { decodePicture } from './decode-picture.ts'
import type { KnownMedia } from './media-lookup.ts'
import type { PictureDrawer } from './picture-drawer.ts'
import { openRaster } from './raster.ts'
import type { Sharp } from './sharp.ts'
import { FORMATS, type Format, type Variant, variantSize } from './variant.ts'

/** Where the variant of a picture is kept. */
export function variantName(mediaKey: string, variant: Variant, format: Format): string {
  return `variants/${mediaKey.slice(0, 2)}/${mediaKey}/${variant.cut}${variant.width}.${format}`
}

/** The folder of uploaded pictures. */
export const ORIGINALS = 'originals'

/** Where the uploaded original of a picture is kept. */
export function originalName(mediaKey: string): string {
  return `${ORIGINALS}/${mediaKey.slice(0, 2)}/${mediaKey}`
}

/** Removes an uploaded picture: its original and what was made of it. */
export async function deletePicture(
  store: Pick<MediaStore, 'delete'>,
  mediaKey: string,
): Promise<void> {
  const variants = MEDIA_CUTS.flatMap((cut) =>
    MEDIA_WIDTHS.flatMap((width) =>
      FORMATS.map((format) => variantName(mediaKey, { cut, width }, format)),
    ),
  )
  for (const name of [originalName(mediaKey), ...variants]) await store.delete(name)
}

/**
 * Makes one variant of a picture: a drawn one is drawn at that very size, an uploaded one is cut
 * from its original (turned as its camera says, never enlarged). Null when the original is gone.
 */
export async function deriveVariant(
  { store, drawer }: { store: Pick<MediaStore, 'get'>; drawer: PictureDrawer },
  mediaKey: string,
  media: KnownMedia,
  variant: Variant,
  format: Format,
): Promise<Buffer | null> {
  const { width, height } = variantSize(media, variant)
  if (media.kind === 'DRAWN') {
    return encode(openRaster(await drawer.drawRecipe(media.recipe, width, height)), format)
  }
  const original = await store.get(originalName(mediaKey))
  if (!original) return null
  const made = await decodePicture(original, (image) =>
    encode(
      image
        .autoOrient()
        .resize(width, variant.cut === 'c' ? height : undefined, {
          fit: variant.cut === 'c' ? 'cover' : 'inside',
          withoutEnlargement: variant.cut === 'w',
        })
        .flatten({ background: '#ffffff' }),
      format,
    ),
  )
  if (isRefusal(made))
    throw new Error(`the original of ${mediaKey} cannot be read: ${made.refused}`)
  return made
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
