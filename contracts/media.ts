/** Widths in CSS-independent pixels in which pictures are stored; any other width is 404. */
export const MEDIA_WIDTHS = [160, 320, 480, 640, 960, 1280] as const
export type MediaWidth = (typeof MEDIA_WIDTHS)[number]

/** `c` is a square cut for cards, `w` the whole picture at that width for galleries and banners. */
export const MEDIA_CUTS = ['c', 'w'] as const
export type MediaCut = (typeof MEDIA_CUTS)[number]

/** The address of a picture in one size. It may be cached for ever: the picture of a key never changes. */
export function mediaUrl(mediaKey: string, width: MediaWidth, cut: MediaCut = 'c'): string {
  return `/media/${mediaKey}/${cut}${width}`
}

/** A `srcset` of every stored width up to `largest`, for use with `sizes`. */
export function mediaSrcSet(
  mediaKey: string,
  cut: MediaCut = 'c',
  largest: MediaWidth = cut === 'c' ? 640 : 1280,
): string {
  return MEDIA_WIDTHS.filter((width) => width <= largest)
    .map((width) => `${mediaUrl(mediaKey, width, cut)} ${width}w`)
    .join(', ')
}

/** Pixels of an illustration's picture; it is shown at up to half of that. */
export const EMOJI_SIZE = 128

/** The address of a category's illustration, a square WebP with transparency. */
export function emojiUrl(emoji: string): string {
  return `/media/emoji/${emoji}.webp`
}
