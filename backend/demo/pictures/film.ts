import type { OverlayOptions } from '#backend/media/sharp.ts'
import { cutOut, svgRaster } from './place.ts'
import { createRasterCache } from './raster-cache.ts'

const VEIL_CACHE_BYTES = 24 * 1024 * 1024
const cachedVeil = createRasterCache(VEIL_CACHE_BYTES)

/** Light from the window over everything and darker corners: it ties the thing to its ground. */
export async function veilOf(
  light: 'LEFT' | 'RIGHT',
  width: number,
  height: number,
): Promise<OverlayOptions> {
  const raster = await cachedVeil(`${light}:${width}x${height}`, () => {
    const x = light === 'LEFT' ? 0.12 : 0.88
    return svgRaster(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><radialGradient id="a" cx="${x}" cy="0.05" r="1.15"><stop offset="0" stop-color="#fff6e2" stop-opacity="0.3"/><stop offset="0.45" stop-color="#fff6e2" stop-opacity="0.04"/><stop offset="0.7" stop-color="#0d0a12" stop-opacity="0"/><stop offset="1" stop-color="#0d0a12" stop-opacity="0.2"/></radialGradient><rect width="${width}" height="${height}" fill="url(#a)"/></svg>`,
      4,
    )
  })
  return {
    input: raster.data,
    raw: { width, height, channels: 4 },
    left: 0,
    top: 0,
  }
}

const GRAIN_SIDE = 128

export async function grain(width: number, height: number): Promise<OverlayOptions> {
  const raster = await cachedVeil('grain', () =>
    svgRaster(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${GRAIN_SIDE}" height="${GRAIN_SIDE}"><filter id="a" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.8" numOctaves="2" seed="7" stitchTiles="stitch"/><feColorMatrix values="0.7 0 0 0 0.15 0.7 0 0 0 0.15 0.7 0 0 0 0.15 0 0 0 0 0.16"/></filter><rect width="${GRAIN_SIDE}" height="${GRAIN_SIDE}" filter="url(#a)"/></svg>`,
      4,
    ),
  )
  const tile = cutOut(raster, 0, 0, Math.min(width, GRAIN_SIDE), Math.min(height, GRAIN_SIDE))
  return {
    input: tile.data,
    raw: { width: tile.width, height: tile.height, channels: 4 },
    tile: true,
    blend: 'soft-light',
  }
}
