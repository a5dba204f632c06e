import type { Metadata } from 'sharp'
import { isRefusal, type Refusal, refuse } from '../operation/refusal.ts'
import { MemoryBudget } from './memory-budget.ts'
import {
  BASE_BYTES,
  DECODE_BYTES,
  DECODE_QUEUE,
  LARGEST_AVIF_PIXELS,
  LARGEST_PIXELS,
  LARGEST_SIDE,
  PNG_ROWS,
} from './picture-limits.ts'
import { pictureStructure } from './picture-structure.ts'
import sharp, { type Sharp } from './sharp.ts'
import { QueueFullError } from './work-queue.ts'

export type PictureRefusal = Refusal<'BROKEN' | 'TOO_MANY_PIXELS' | 'WRONG_TYPE'>

/** What decoding takes in this process, pictures and videos together. */
export const decodeMemory = new MemoryBudget({ bytes: DECODE_BYTES, length: DECODE_QUEUE })

/** A picture that takes longer to unpack was made to. */
const SECONDS = 20

/**
 * Opens an uploaded picture, and gives it to `use` when there is memory for it. Format, sides and pixels are
 * checked before anything is unpacked; of moving pictures the first is shown.
 * @param bytes the file
 * @param use what is made of it; nothing large may be kept of it afterwards
 * @throws QueueFullError when too many pictures wait for memory
 */
export async function decodePicture<T>(
  bytes: Uint8Array,
  use: (image: Sharp) => Promise<T>,
  budget = decodeMemory,
): Promise<T | PictureRefusal> {
  const cost = await decodeCost(bytes)
  if (typeof cost !== 'number') return cost
  if (cost > budget.bytes) return refuse('TOO_MANY_PIXELS')
  try {
    return await budget.run(cost, () => use(open(bytes).timeout({ seconds: SECONDS })))
  } catch (error) {
    if (error instanceof QueueFullError) throw error
    // Whatever cannot be read is the file's fault; what a library says of it is not written down.
    return refuse('BROKEN')
  }
}

const open = (bytes: Uint8Array, limitInputPixels: number | false = LARGEST_PIXELS) =>
  sharp(bytes, { limitInputPixels, failOn: 'error' })

/** Bytes that decoding the picture takes at most, or why it is not decoded. Reads the header only. */
async function decodeCost(bytes: Uint8Array): Promise<number | PictureRefusal> {
  const structure = pictureStructure(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
  if (typeof structure === 'string') return refuse(structure)
  if (structure.format === 'heif' && !structure.sides.every(fitsAvif))
    return refuse('TOO_MANY_PIXELS')
  const head = await open(bytes, false)
    .metadata()
    .catch(() => refuse('BROKEN'))
  if (isRefusal(head)) return head
  const { width, height, format } = head
  if (format !== structure.format || !(width > 0 && height > 0)) return refuse('BROKEN')
  if (!fits([width, height], LARGEST_PIXELS)) return refuse('TOO_MANY_PIXELS')
  return BASE_BYTES + bytes.length + unpackedBytes(head)
}

const fitsAvif = (sides: [number, number]) => fits(sides, LARGEST_AVIF_PIXELS)

const fits = ([width, height]: [number, number], pixels: number) =>
  Math.max(width, height) <= LARGEST_SIDE && width * height <= pixels

/** Above what was measured, for the worst file of each kind (docs/decisions/029). */
function unpackedBytes(head: Metadata): number {
  const { format, width, height, isProgressive, channels, depth, pages } = head
  const pixels = width * height
  switch (format) {
    // All coefficients are kept until the last scan is read; otherwise rows come one by one.
    case 'jpeg':
      return isProgressive ? pixels * channels * 2 : 0
    case 'png': {
      const row = width * channels * (depth === 'ushort' ? 2 : 1)
      return row * (PNG_ROWS + (isProgressive ? height : 0))
    }
    case 'webp':
      return pixels * ((pages ?? 1) > 1 ? 12 : 4)
    case 'gif':
      return pixels * 9
    default:
      return pixels * 27
  }
}
