import { MOST_JPEG_SCANS, MOST_WEBP_FRAMES } from './picture-limits.ts'

/** What the bytes of a file say of its build, as far as the decoders' own header reading does not look. */
export type PictureStructure =
  | { format: 'jpeg' | 'png' | 'gif' | 'webp' }
  /** `sides` are the widths and heights of every item, shown or not. */
  | { format: 'heif'; sides: [width: number, height: number][] }

/**
 * Reads the build of a picture without unpacking anything.
 * @returns WRONG_TYPE for what is not taken, BROKEN for what is made to keep a decoder busy
 */
export function pictureStructure(bytes: Buffer): PictureStructure | 'WRONG_TYPE' | 'BROKEN' {
  const head = bytes.toString('latin1', 0, 12)
  if (head.startsWith('\xff\xd8\xff'))
    return jpegScans(bytes) > MOST_JPEG_SCANS ? 'BROKEN' : { format: 'jpeg' }
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return { format: 'png' }
  if (/^GIF8[79]a/.test(head)) return { format: 'gif' }
  if (/^RIFF.{4}WEBP/s.test(head))
    return webpFrames(bytes) > MOST_WEBP_FRAMES ? 'BROKEN' : { format: 'webp' }
  return head.slice(4, 8) === 'ftyp' ? avifStructure(bytes) : 'WRONG_TYPE'
}

const START_OF_SCAN = 0xda
const RESTART_0 = 0xd0
const END_OF_IMAGE = 0xd9

/** Scans of a JPEG; those of a thumbnail in its EXIF are not among them. Counts no further than it matters. */
function jpegScans(bytes: Buffer): number {
  let scans = 0
  let at = 2
  while (scans <= MOST_JPEG_SCANS) {
    const marker = bytes.indexOf(0xff, at)
    if (marker < 0) break
    const code = bytes[marker + 1] ?? 0
    // Fill bytes, stuffed bytes and markers without a length.
    if (code === 0xff) at = marker + 1
    else if (code <= 0x01 || (code >= RESTART_0 && code <= END_OF_IMAGE)) at = marker + 2
    else {
      if (code === START_OF_SCAN) scans += 1
      if (marker + 4 > bytes.length) break
      at = marker + 2 + bytes.readUInt16BE(marker + 2)
    }
  }
  return scans
}

/** Frames of a WebP; 0 for a still one. Counts no further than it matters. */
function webpFrames(bytes: Buffer): number {
  let frames = 0
  for (let at = 12; at + 8 <= bytes.length && frames <= MOST_WEBP_FRAMES; ) {
    if (bytes.toString('latin1', at, at + 4) === 'ANMF') frames += 1
    const size = bytes.readUInt32LE(at + 4)
    at += 8 + size + (size % 2)
  }
  return frames
}

interface Box {
  type: string
  data: Buffer
}

/** More boxes of one kind than any picture has. */
const MOST_BOXES = 1_000

/** @returns null where the sizes do not add up */
function boxesOf(bytes: Buffer): Box[] | null {
  const boxes: Box[] = []
  for (let at = 0; at < bytes.length; ) {
    if (at + 8 > bytes.length || boxes.length === MOST_BOXES) return null
    const short = bytes.readUInt32BE(at)
    if (short === 1 && at + 16 > bytes.length) return null
    const header = short === 1 ? 16 : 8
    // 0 stands for all the rest.
    const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short || bytes.length - at
    if (size < header || at + size > bytes.length) return null
    const type = bytes.toString('latin1', at + 4, at + 8)
    boxes.push({ type, data: bytes.subarray(at + header, at + size) })
    at += size
  }
  return boxes
}

const FULL_BOX_HEADER = 4
const FILE_BOXES = ['ftyp', 'meta', 'mdat', 'free', 'skip', 'uuid']
/**
 * Coded pictures, what cameras write about them, and the gain map that only screens with a high dynamic range use. A
 * picture that is put together of others (`grid`, `iovl`, `iden`) can be larger than any of its items says.
 */
const ITEMS = ['av01', 'Exif', 'mime', 'uri ', 'tmap']

/**
 * The sizes of all items of an AVIF. The decoder holds each coded picture to the size that its item names, so that
 * these bound what it takes (docs/decisions/029); of what is put together, or moves, that is not so.
 */
function avifStructure(bytes: Buffer): PictureStructure | 'WRONG_TYPE' | 'BROKEN' {
  const file = boxesOf(bytes)
  if (!file) return 'BROKEN'
  if (file.some(({ type }) => !FILE_BOXES.includes(type))) return 'WRONG_TYPE'
  const [meta, ...others] = file.filter(({ type }) => type === 'meta')
  const inMeta = meta && boxesOf(meta.data.subarray(FULL_BOX_HEADER))
  if (!inMeta || others.length > 0) return 'BROKEN'
  const items = itemTypes(inMeta)
  const sides = itemSides(inMeta)
  if (!items || !sides || sides.length === 0) return 'BROKEN'
  return items.includes('av01') && items.every((type) => ITEMS.includes(type))
    ? { format: 'heif', sides }
    : 'WRONG_TYPE'
}

/** @returns null where they cannot be read */
function itemTypes(meta: Box[]): string[] | null {
  const [list, ...others] = meta.filter(({ type }) => type === 'iinf')
  if (!list || others.length > 0) return null
  // The number of entries has 16 bits in version 0, 32 after it.
  const entries = boxesOf(list.data.subarray(FULL_BOX_HEADER + (list.data[0] === 0 ? 2 : 4)))
  return (
    entries?.map(({ data }) => {
      const [version = 0] = data
      // Versions 0 and 1 name no type.
      const at = FULL_BOX_HEADER + (version === 2 ? 4 : 6)
      return version < 2 ? '' : data.toString('latin1', at, at + 4)
    }) ?? null
  )
}

/** @returns null where they cannot be read */
function itemSides(meta: Box[]): [number, number][] | null {
  const sides: [number, number][] = []
  for (const { data } of meta.filter(({ type }) => type === 'iprp'))
    for (const properties of boxesOf(data)?.filter(({ type }) => type === 'ipco') ?? []) {
      const inside = boxesOf(properties.data)
      if (!inside) return null
      for (const { type, data: size } of inside)
        if (type === 'ispe') {
          if (size.length < 12) return null
          sides.push([size.readUInt32BE(4), size.readUInt32BE(8)])
        }
    }
  return sides
}
