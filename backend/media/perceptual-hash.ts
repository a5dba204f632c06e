import sharp from './sharp.ts'

/** Four parts of 16 bits each. */
export type PictureHash = readonly [number, number, number, number]

const SIDE = 32
/** The lowest frequencies either way. */
const FREQUENCIES = 8
/** Below that, a picture is as good as plain, and its hash would be that of noise. */
const LEAST_CONTRAST = 4

/** COSINES[f][x]: the f-th frequency of a cosine transform at pixel x. */
const COSINES = Array.from({ length: FREQUENCIES }, (_, frequency) =>
  Array.from({ length: SIDE }, (_, x) => Math.cos((Math.PI / SIDE) * (x + 0.5) * frequency)),
)

/**
 * What a picture shows, in 64 bits (pHash): whether each of its lowest frequencies is above their median. The same picture at another
 * size, quality or brightness differs in a few bits, another picture in about half of them.
 *
 * @returns null for a picture without features
 */
export async function pictureHash(picture: Uint8Array): Promise<PictureHash | null> {
  const pixels = await sharp(picture)
    .greyscale()
    .resize(SIDE, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer()
  const values = lowFrequencies(pixels)
  const strongest = Math.max(...values.map(Math.abs)) / (SIDE * SIDE)
  if (strongest < LEAST_CONTRAST / 4) return null
  const median = medianOf(values)
  const parts: [number, number, number, number] = [0, 0, 0, 0]
  // Neighbouring frequencies go into different parts, so that all parts are about equally telling.
  for (const [index, value] of values.entries())
    if (value > median) parts[index % 4] = (parts[index % 4] ?? 0) | (1 << (index >> 2))
  return parts
}

/** 64 of them, without that of the brightness. */
function lowFrequencies(pixels: Uint8Array): number[] {
  const rows = Array.from({ length: SIDE }, (_, y) =>
    COSINES.map((cosine) => cosine.reduce((sum, c, x) => sum + c * (pixels[y * SIDE + x] ?? 0), 0)),
  )
  return COSINES.flatMap((cosine, v) =>
    COSINES.map((_, u) =>
      u === 0 && v === 0 ? 0 : cosine.reduce((sum, c, y) => sum + c * (rows[y]?.[u] ?? 0), 0),
    ),
  )
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? 0
}
