import { type Raster, toRaster } from '#backend/media/raster.ts'
import sharp, { type OverlayOptions } from '#backend/media/sharp.ts'

/** A raster and the place of its upper left corner, which may lie outside the frame. */
export interface Placed {
  raster: Raster
  left: number
  top: number
}

export async function svgRaster(svg: string, channels: 3 | 4): Promise<Raster> {
  return toRaster(sharp(Buffer.from(svg)), channels)
}

/** The part of a placed raster that lies in a frame, as sharp wants it; null when nothing does. */
export function overlayOf(
  placed: Placed,
  width: number,
  height: number,
): (OverlayOptions & { input: Buffer }) | null {
  const { raster } = placed
  const left = Math.max(0, placed.left)
  const top = Math.max(0, placed.top)
  const right = Math.min(width, placed.left + raster.width)
  const bottom = Math.min(height, placed.top + raster.height)
  if (right <= left || bottom <= top) return null
  const cut = cutOut(raster, left - placed.left, top - placed.top, right - left, bottom - top)
  return {
    input: cut.data,
    raw: { width: cut.width, height: cut.height, channels: cut.channels },
    left,
    top,
  }
}

export function cutOut(
  raster: Raster,
  left: number,
  top: number,
  width: number,
  height: number,
): Raster {
  if (left === 0 && top === 0 && width === raster.width && height === raster.height) return raster
  const row = width * raster.channels
  const data = Buffer.allocUnsafe(row * height)
  for (let y = 0; y < height; y += 1) {
    const from = ((top + y) * raster.width + left) * raster.channels
    raster.data.copy(data, y * row, from, from + row)
  }
  return { data, width, height, channels: raster.channels }
}
