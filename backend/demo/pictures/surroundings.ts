import { openRaster, type Raster, toRaster } from '#backend/media/raster.ts'
import { BACKGROUND_VARIANTS, type BackgroundSpec, backgroundSvg } from './background.ts'
import { svgRaster } from './place.ts'
import { createRasterCache } from './raster-cache.ts'

/** Shorter sides in pixels at which backgrounds are drawn; between and above they are enlarged. */
const BACKGROUND_TIERS = [160, 256, 400, 512] as const
const LARGEST_TIER = 512
const BACKGROUND_CACHE_BYTES = 48 * 1024 * 1024
const cachedBackground = createRasterCache(BACKGROUND_CACHE_BYTES)

/** How much nearer the camera came than for a picture of the whole, and where it points: −1 to 1 each way. */
interface Cut {
  zoom: number
  pan: { x: number; y: number }
}

/** The surroundings in the given pixels. */
export async function surroundingsOf(
  place: BackgroundSpec,
  plan: Cut,
  width: number,
  height: number,
): Promise<Raster> {
  const spec = { ...place, variant: place.variant % BACKGROUND_VARIANTS }
  // Textures cost the most by far and lie a little out of focus anyway: they are drawn smaller.
  const tier =
    BACKGROUND_TIERS.find((side) => side >= Math.min(width, height) * 0.8) ?? LARGEST_TIER
  const shrink = Math.min(1, tier / Math.min(width, height))
  const drawnWidth = Math.round(width * shrink)
  const drawnHeight = Math.round(height * shrink)
  const key = `${spec.scene}:${spec.palette}:${spec.light}:${spec.variant}:${drawnWidth}x${drawnHeight}`
  const whole = await cachedBackground(key, () =>
    svgRaster(backgroundSvg(spec, drawnWidth, drawnHeight), 3),
  )
  if (plan.zoom === 1 && shrink === 1) return whole
  const cutWidth = Math.round(drawnWidth / plan.zoom)
  const cutHeight = Math.round(drawnHeight / plan.zoom)
  const image = openRaster(whole)
    .extract({
      left: Math.floor(((drawnWidth - cutWidth) / 2) * (1 + plan.pan.x)),
      top: Math.floor(((drawnHeight - cutHeight) / 2) * (1 + plan.pan.y)),
      width: cutWidth,
      height: cutHeight,
    })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
  // Near things are in focus, so the ground behind them is not.
  return toRaster(plan.zoom > 1.25 ? image.blur(Math.max(0.4, width * 0.003)) : image, 3)
}
