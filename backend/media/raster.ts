import sharp, { type Sharp } from './sharp.ts'

/** Unpacked pixels, 3 (RGB) or 4 (RGBA) bytes each, row by row. */
export interface Raster {
  data: Buffer
  width: number
  height: number
  channels: 3 | 4
}

export function openRaster(raster: Raster): Sharp {
  return sharp(raster.data, {
    raw: { width: raster.width, height: raster.height, channels: raster.channels },
  })
}

export async function toRaster(image: Sharp, channels: 3 | 4): Promise<Raster> {
  const prepared = channels === 4 ? image.ensureAlpha() : image.removeAlpha()
  const { data, info } = await prepared
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels }
}
