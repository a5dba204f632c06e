import { openRaster, type Raster, toRaster } from '#backend/media/raster.ts'
import sharp, { type OverlayOptions } from '#backend/media/sharp.ts'
import { randomOf } from '../random.ts'
import { type Arrangement, arrange, type SceneItem } from './arrange.ts'
import { BACKGROUND_VARIANTS, type BackgroundSpec, backgroundSvg } from './background.ts'
import { cutOut, overlayOf, type Placed, svgRaster } from './place.ts'
import { coinSvg, noteSvg, tapeSvg } from './props.ts'
import { createRasterCache } from './raster-cache.ts'
import type { Recipe } from './recipe.ts'
import { pose, shadowOf, spriteOf } from './sprite.ts'

/** Shorter sides in pixels at which backgrounds are drawn; between and above they are enlarged. */
const BACKGROUND_TIERS = [160, 256, 400, 512] as const
const LARGEST_TIER = 512
const BACKGROUND_CACHE_BYTES = 48 * 1024 * 1024
const VEIL_CACHE_BYTES = 24 * 1024 * 1024
const cachedBackground = createRasterCache(BACKGROUND_CACHE_BYTES)
const cachedVeil = createRasterCache(VEIL_CACHE_BYTES)

/**
 * Draws a recipe at the given pixels, RGB. The same recipe and size give the same pixels. A frame of
 * another shape than the recipe's is the middle cut of it; a banner is laid out again for its frame.
 */
export async function drawRecipe(recipe: Recipe, width: number, height: number): Promise<Raster> {
  const scale = Math.min(width, height) / 1000
  const plan = arrange(recipe, width / height)
  const ground = await backgroundOf(recipe, plan, width, height)
  const layers: OverlayOptions[] = []
  const add = (placed: Placed) => {
    const overlay = overlayOf(placed, width, height)
    if (overlay) layers.push(overlay)
  }
  for (const [index, item] of plan.items.entries()) {
    const placed = await placeItem(item, index, recipe, { scale, width, height })
    for (const shadow of await shadowsOf(item, placed, recipe, scale)) add(shadow)
    add(placed)
  }
  if (recipe.layout !== 'PROFILE' && recipe.layout !== 'BANNER' && recipe.layout !== 'COVER') {
    layers.push(await veilOf(recipe.light, width, height))
  }
  layers.push(await grain(width, height))
  return toRaster(openRaster(ground).composite(layers).linear(plan.grade, [0, 0, 0]), 3)
}

async function backgroundOf(
  recipe: Recipe,
  plan: Arrangement,
  width: number,
  height: number,
): Promise<Raster> {
  const spec: BackgroundSpec = {
    scene: recipe.scene,
    palette: recipe.palette,
    light: recipe.light,
    variant: recipe.variant % BACKGROUND_VARIANTS,
  }
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

async function placeItem(
  item: SceneItem,
  index: number,
  recipe: Recipe,
  frame: { scale: number; width: number; height: number },
): Promise<Placed> {
  const raster = await itemRaster(item, recipe.seed + index, frame.scale)
  const x = frame.width / 2 + item.x * frame.scale
  const y = frame.height / 2 + item.y * frame.scale
  return {
    raster,
    left: Math.round(x - raster.width / 2),
    top: Math.round(item.standing ? y - raster.height : y - raster.height / 2),
  }
}

async function itemRaster(item: SceneItem, seed: number, scale: number): Promise<Raster> {
  const size = Math.max(4, item.size * scale)
  if (item.what === 'EMOJI') {
    const sprite = await spriteOf(item.emoji, item.hue)
    // A long thin thing would fill the frame by its length only, so it may be a little larger.
    const square = Math.min(sprite.width, sprite.height) / Math.max(sprite.width, sprite.height)
    const longer = square < 0.6 && item.standing ? 1.12 : 1
    return pose(sprite, {
      size: size * longer,
      turn: item.turn,
      flipped: item.flipped,
      haze: item.haze,
    })
  }
  const random = randomOf(seed)
  const pixels = Math.round(size)
  const svg =
    item.what === 'NOTE'
      ? noteSvg(random, pixels)
      : item.what === 'TAPE'
        ? tapeSvg(random, pixels)
        : coinSvg(pixels)
  const flat = sharp(Buffer.from(svg))
  return toRaster(
    item.turn === 0
      ? flat
      : openRaster(await toRaster(flat, 4)).rotate(item.turn, { background: '#00000000' }),
    4,
  )
}

async function shadowsOf(
  item: SceneItem,
  placed: Placed,
  recipe: Recipe,
  scale: number,
): Promise<Placed[]> {
  const away = recipe.light === 'LEFT' ? 1 : -1
  const size = item.size * scale
  if (recipe.layout === 'PROFILE') {
    return [
      await shadowOf(placed, { softness: size * 0.05, opacity: 0.26, right: 0, down: size * 0.06 }),
    ]
  }
  if (item.standing) {
    return [
      await shadowOf(placed, {
        softness: size * 0.045,
        opacity: 0.3,
        right: away * size * 0.07,
        down: size * 0.045,
        squeeze: 0.3,
      }),
      await shadowOf(footOf(placed), {
        softness: size * 0.014,
        opacity: 0.55,
        right: away * size * 0.012,
        down: size * 0.016,
        squeeze: 0.5,
      }),
    ]
  }
  const height = item.what === 'EMOJI' ? 1 : 0.35
  return [
    await shadowOf(placed, {
      softness: size * 0.035 * height,
      opacity: 0.36,
      right: away * size * 0.035 * height,
      down: size * 0.05 * height,
    }),
    await shadowOf(placed, {
      softness: size * 0.01 * height + 0.4,
      opacity: 0.34,
      right: away * size * 0.008,
      down: size * 0.012,
    }),
  ]
}

/** The lowest part of a thing: only that darkens the ground right under it. */
function footOf(placed: Placed): Placed {
  const { raster } = placed
  const height = Math.max(1, Math.round(raster.height * 0.11))
  const top = raster.height - height
  return {
    raster: cutOut(raster, 0, top, raster.width, height),
    left: placed.left,
    top: placed.top + top,
  }
}

/** Light from the window over everything and darker corners: it ties the thing to its ground. */
async function veilOf(
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

async function grain(width: number, height: number): Promise<OverlayOptions> {
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
