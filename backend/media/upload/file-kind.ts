export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'
export type VideoKind = 'mp4' | 'quicktime' | 'webm'
export type FileKind = PictureKind | VideoKind | 'heic'

/** Bytes from the beginning of a file that are enough to detect its kind. */
export const KIND_BYTES = 64

const VIDEO_KINDS: readonly string[] = ['mp4', 'quicktime', 'webm'] satisfies VideoKind[]

export const isVideoKind = (kind: FileKind): kind is VideoKind => VIDEO_KINDS.includes(kind)

const HEIC_BRANDS = /^(?:heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/
/** Boxes that QuickTime files without a brand begin with. */
const QUICKTIME_BOXES = /^(?:moov|mdat|wide|free|skip)$/

/**
 * Detects the kind of a file by its bytes; its name and its content type prove nothing.
 * @param head its first {@link KIND_BYTES} bytes, or all of it
 * @returns null for every kind that the chat does not accept
 */
export function fileKind(head: Uint8Array): FileKind | null {
  const text = Buffer.from(head).toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  // The document type follows in the header; only reading the file confirms that it is 'webm'.
  if (text.startsWith('\x1a\x45\xdf\xa3')) return text.includes('webm') ? 'webm' : null
  const box = text.slice(4, 8)
  if (box === 'ftyp') return brandKind(text)
  return QUICKTIME_BOXES.test(box) ? 'quicktime' : null
}

function brandKind(text: string): FileKind {
  const main = text.slice(8, 12)
  const length = Math.min(text.length, Buffer.from(text.slice(0, 4), 'latin1').readUInt32BE())
  const others = text.slice(16, length).match(/.{4}/gs) ?? []
  const brands = [main, ...others]
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif'
  if (brands.some((brand) => HEIC_BRANDS.test(brand))) return 'heic'
  return main === 'qt  ' ? 'quicktime' : 'mp4'
}
