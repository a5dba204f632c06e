import { MEDIA_CUTS, MEDIA_WIDTHS, type MediaCut, type MediaWidth } from '#contracts/media.ts'

export interface Variant {
  cut: MediaCut
  width: MediaWidth
}

/** `c320` → the variant it names; null for every size and cut that is not kept. */
export function parseVariant(text: string): Variant | null {
  for (const cut of MEDIA_CUTS) {
    for (const width of MEDIA_WIDTHS) {
      if (text === `${cut}${width}`) return { cut, width }
    }
  }
  return null
}

export const FORMATS = ['avif', 'webp', 'jpeg'] as const
export type Format = (typeof FORMATS)[number]

/**
 * The format to answer with: the best of AVIF, WebP and JPEG that `Accept` names. A wildcard says
 * nothing about the newer formats (tools and crawlers send it), so it gets JPEG.
 */
export function negotiate(accept: string | null | undefined): Format {
  const named = new Map<string, number>()
  for (const part of (accept ?? '').toLowerCase().split(',')) {
    const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    const quality = weight ? Number.parseFloat(weight.slice(2)) : 1
    named.set(type, Number.isFinite(quality) ? quality : 0)
  }
  const fallback = Math.max(named.get('image/*') ?? 0, named.get('*/*') ?? 0, 0.001)
  const qualities = {
    avif: named.get('image/avif') ?? 0,
    webp: named.get('image/webp') ?? 0,
    jpeg: named.get('image/jpeg') ?? fallback,
  }
  return FORMATS.reduce((best, format) => (qualities[format] > qualities[best] ? format : best))
}

/** Pixels of a variant of a picture whose own size is given. */
export function variantSize(
  own: { width: number; height: number },
  variant: Variant,
): { width: number; height: number } {
  const { cut, width } = variant
  if (cut === 'c') return { width, height: width }
  return { width, height: Math.max(1, Math.round((width * own.height) / own.width)) }
}
