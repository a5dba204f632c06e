import { type Random, randomOf } from '../random.ts'
import { GROUND } from './background.ts'
import { isFlat } from './palettes.ts'
import type { Recipe } from './recipe.ts'

/**
 * One thing in a picture. Places are in units with the origin in the middle of the frame, the
 * shorter side being 1000. A standing thing is placed by the middle of its foot, a lying one by
 * its centre.
 */
export interface SceneItem {
  emoji: string
  hue: number
  x: number
  y: number
  size: number
  turn: number
  standing: boolean
}

export interface Arrangement {
  items: SceneItem[]
  /** How much nearer the camera came than for a picture of the whole. */
  zoom: number
  /** Where the frame lies in the slightly larger surroundings, −1 to 1 each way. */
  pan: { x: number; y: number }
  /** Factors of red, green and blue: the white balance and exposure of this shot. */
  grade: [number, number, number]
}

/** Decides from the seed where everything stands; `wide` is the frame's width by its height. */
export function arrange(recipe: Recipe, wide: number): Arrangement {
  const random = randomOf(recipe.seed)
  const warmth = random.between(-0.022, 0.03)
  const exposure = random.between(0.965, 1.05)
  const base: Omit<Arrangement, 'items'> = {
    zoom: 1,
    pan: { x: 0, y: 0 },
    grade: [exposure + warmth, exposure, exposure - warmth],
  }
  if (recipe.layout === 'PROFILE') return { ...base, grade: [1, 1, 1], items: [portrait(recipe)] }
  if (recipe.layout === 'BANNER' || recipe.layout === 'COVER') {
    return { ...base, grade: [1, 1, 1], items: stillLife(recipe, random, wide) }
  }
  const flat = isFlat(recipe.scene)
  return {
    ...base,
    pan: { x: random.between(-1, 1), y: flat ? random.between(-1, 1) : 0 },
    zoom: 1.1,
    items: [flat ? lying(recipe, random) : standing(recipe, random)],
  }
}

function thing(recipe: Recipe, parts: Partial<SceneItem>): SceneItem {
  return {
    emoji: recipe.emoji[0] ?? '1f4e6',
    hue: recipe.hue,
    x: 0,
    y: 0,
    size: 600,
    turn: 0,
    standing: false,
    ...parts,
  }
}

function standing(recipe: Recipe, random: Random): SceneItem {
  return thing(recipe, {
    standing: true,
    size: random.between(560, 660),
    x: random.between(-50, 50),
    y: (GROUND[recipe.scene]?.base ?? 300) + random.between(-12, 16),
    turn: random.between(-3, 3),
  })
}

function lying(recipe: Recipe, random: Random): SceneItem {
  return thing(recipe, {
    size: random.between(600, 700),
    x: random.between(-40, 40),
    y: random.between(-40, 30),
    turn: random.between(-10, 10),
  })
}

function portrait(recipe: Recipe): SceneItem {
  return thing(recipe, { size: 600, y: 10 })
}

/** The still life of a banner or cover: things in a row, the tall ones behind. */
function stillLife(recipe: Recipe, random: Random, wide: number): SceneItem[] {
  const banner = recipe.layout === 'BANNER'
  const broad = wide > 2
  const things = recipe.emoji.slice(0, broad ? 5 : 6)
  const middle = broad ? wide * 500 * 0.52 : 0
  const reach = broad ? 490 : Math.min(400, wide * 330)
  const foot = broad ? 330 : 350
  const count = things.length
  const largest = broad ? 640 : count === 1 ? 620 : count < 4 ? 470 : 400
  return things
    .map((emoji, index) => {
      // The first thing takes the middle, the next ones its right, its left and so on.
      const step = index % 2 === 1 ? (index + 1) / 2 : -index / 2
      const shift = count % 2 === 0 ? 0.5 : 0
      const spread = count > 1 ? (step - shift) / ((count - 1) / 2) : 0
      const depth = Math.abs(spread)
      return thing(recipe, {
        emoji,
        hue: 0,
        standing: true,
        x: middle + spread * reach + random.between(-12, 12),
        y: foot - 34 + depth * 74 - (banner ? 10 : 0),
        size: largest * (1 - 0.32 * depth) * random.between(0.95, 1.05),
        turn: spread * random.between(2, 9),
      })
    })
    .sort((one, other) => one.y - other.y)
}
