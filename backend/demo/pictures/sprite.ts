import { emojiFile } from '#backend/media/installed.ts'
import { openRaster, type Raster, toRaster } from '#backend/media/raster.ts'
import sharp from '#backend/media/sharp.ts'
import type { Placed } from './place.ts'
import { createRasterCache } from './raster-cache.ts'

const SPRITE_CACHE_BYTES = 24 * 1024 * 1024
const cachedSprite = createRasterCache(SPRITE_CACHE_BYTES)

/** A 3D emoji cut to its visible part, its colours turned by `hue` degrees. */
export function spriteOf(emoji: string, hue: number): Promise<Raster> {
  return cachedSprite(`${emoji}:${hue}`, () => {
    const image = sharp(emojiFile(emoji)).trim({ background: '#00000000', threshold: 1 })
    return toRaster(hue === 0 ? image : image.modulate({ hue }), 4)
  })
}

export interface Pose {
  /** Pixels of the longer side before turning. */
  size: number
  /** Degrees clockwise. */
  turn: number
}

/** The sprite in the wanted size and pose. Enlarged edges are tightened, they would look woolly. */
export async function pose(sprite: Raster, wanted: Pose): Promise<Raster> {
  const factor = wanted.size / Math.max(sprite.width, sprite.height)
  const width = Math.max(1, Math.round(sprite.width * factor))
  const height = Math.max(1, Math.round(sprite.height * factor))
  let image = openRaster(sprite).resize(width, height, { kernel: 'lanczos3', fit: 'fill' })
  if (factor > 1.2) {
    const edge = Math.min(factor, 4)
    image = image
      .sharpen({ sigma: 0.6 * edge, m1: 0.4, m2: 1.8, y2: 3, y3: 8 })
      .linear([1, 1, 1, edge], [0, 0, 0, 128 - 176 * edge])
  }
  const sized = await toRaster(image, 4)
  if (wanted.turn === 0) return sized
  return toRaster(openRaster(sized).rotate(wanted.turn, { background: '#00000000' }), 4)
}

/** The soft shadow that a raster throws: its shape in one dark colour, blurred by `softness` px. */
export async function shadowOf(
  placed: Placed,
  options: { softness: number; opacity: number; right: number; down: number; squeeze?: number },
): Promise<Placed> {
  // A blurred shape has no detail, so it is drawn small and enlarged: far less work.
  const shrink = Math.max(1, Math.min(8, Math.floor(options.softness / 2)))
  const squeeze = options.squeeze ?? 1
  const width = Math.max(2, Math.round(placed.raster.width / shrink))
  const height = Math.max(2, Math.round((placed.raster.height * squeeze) / shrink))
  const sigma = Math.max(0.35, options.softness / shrink)
  const border = Math.ceil(sigma * 3)
  const dark = await toRaster(
    openRaster(placed.raster)
      .resize(width, height, { fit: 'fill', kernel: 'linear' })
      .linear([0, 0, 0, options.opacity], [24, 16, 10, 0])
      .extend({
        top: border,
        bottom: border,
        left: border,
        right: border,
        background: '#18100a00',
      }),
    4,
  )
  const blurred = await toRaster(openRaster(dark).blur(sigma), 4)
  const raster =
    shrink === 1
      ? blurred
      : await toRaster(
          openRaster(blurred).resize(blurred.width * shrink, blurred.height * shrink, {
            kernel: 'cubic',
            fit: 'fill',
          }),
          4,
        )
  return {
    raster,
    left: Math.round(placed.left - border * shrink + options.right),
    top: Math.round(
      placed.top + placed.raster.height - height * shrink - border * shrink + options.down,
    ),
  }
}
