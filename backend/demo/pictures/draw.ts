import { openRaster, type Raster, toRaster } from '#backend/media/raster.ts'
import type { OverlayOptions } from '#backend/media/sharp.ts'
import { arrange, type SceneItem } from './arrange.ts'
import { grain, veilOf } from './film.ts'
import { cutOut, overlayOf, type Placed } from './place.ts'
import type { Recipe } from './recipe.ts'
import { pose, shadowOf, spriteOf } from './sprite.ts'
import { surroundingsOf } from './surroundings.ts'

/**
 * Draws a recipe at the given pixels, RGB. The same recipe and size give the same pixels. A frame of
 * another shape than the recipe's is the middle cut of it; a banner is laid out again for its frame.
 */
export async function drawRecipe(recipe: Recipe, width: number, height: number): Promise<Raster> {
  const scale = Math.min(width, height) / 1000
  const plan = arrange(recipe, width / height)
  const ground = await surroundingsOf(recipe, plan, width, height)
  const layers: OverlayOptions[] = []
  const add = (placed: Placed) => {
    const overlay = overlayOf(placed, width, height)
    if (overlay) layers.push(overlay)
  }
  for (const item of plan.items) {
    const placed = await placeItem(item, { scale, width, height })
    for (const shadow of await shadowsOf(item, placed, recipe, scale)) add(shadow)
    add(placed)
  }
  if (recipe.layout === 'PLAIN') {
    layers.push(await veilOf(recipe.light, width, height))
  }
  layers.push(await grain(width, height))
  return toRaster(openRaster(ground).composite(layers).linear(plan.grade, [0, 0, 0]), 3)
}

async function placeItem(
  item: SceneItem,
  frame: { scale: number; width: number; height: number },
): Promise<Placed> {
  const raster = await itemRaster(item, frame.scale)
  const x = frame.width / 2 + item.x * frame.scale
  const y = frame.height / 2 + item.y * frame.scale
  return {
    raster,
    left: Math.round(x - raster.width / 2),
    top: Math.round(item.standing ? y - raster.height : y - raster.height / 2),
  }
}

async function itemRaster(item: SceneItem, scale: number): Promise<Raster> {
  const size = Math.max(4, item.size * scale)
  const sprite = await spriteOf(item.emoji, item.hue)
  // A long thin thing would fill the frame by its length only, so it may be a little larger.
  const square = Math.min(sprite.width, sprite.height) / Math.max(sprite.width, sprite.height)
  const longer = square < 0.6 && item.standing ? 1.12 : 1
  return pose(sprite, { size: size * longer, turn: item.turn })
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
  return [
    await shadowOf(placed, {
      softness: size * 0.035,
      opacity: 0.36,
      right: away * size * 0.035,
      down: size * 0.05,
    }),
    await shadowOf(placed, {
      softness: size * 0.01 + 0.4,
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
