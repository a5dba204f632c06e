import { type Random, randomOf } from '../random.ts'
import { GROUND } from './background.ts'
import { isFlat, type Recipe } from './recipe.ts'

/**
 * One thing in a picture. Places are in units with the origin in the middle of the frame, the
 * shorter side being 1000. A standing thing is placed by the middle of its foot, a lying one by
 * its centre.
 */
export interface SceneItem {
  what: 'EMOJI' | 'NOTE' | 'TAPE' | 'COIN'
  emoji: string
  hue: number
  x: number
  y: number
  size: number
  turn: number
  flipped: boolean
  standing: boolean
  /** Out of focus, as a share of the size; 0 is sharp. */
  haze: number
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

const DECORATION = ['1fab4', '2615', '1f56f-fe0f', '1f335', '1f33f', '1f4da', '1f9fa'] as const

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
  const zoom =
    recipe.layout === 'CLOSE_UP'
      ? random.between(1.2, 1.34)
      : recipe.layout === 'DETAIL'
        ? random.between(1.7, 2.1)
        : random.between(0.94, 1.06)
  const pan = { x: random.between(-1, 1), y: flat ? random.between(-1, 1) : 0 }
  return {
    ...base,
    pan,
    zoom: Math.max(1, zoom) + 0.1,
    items: flat ? lying(recipe, random, zoom) : standing(recipe, random, zoom),
  }
}

function thing(recipe: Recipe, parts: Partial<SceneItem>): SceneItem {
  return {
    what: 'EMOJI',
    emoji: recipe.emoji[0] ?? '1f4e6',
    hue: recipe.hue,
    x: 0,
    y: 0,
    size: 600,
    turn: 0,
    flipped: false,
    standing: false,
    haze: 0,
    ...parts,
  }
}

function standing(recipe: Recipe, random: Random, zoom: number): SceneItem[] {
  const foot = GROUND[recipe.scene]?.base ?? 300
  const side = random.chance(0.5) ? 1 : -1
  const size = random.between(560, 660) * zoom
  const main = thing(recipe, {
    standing: true,
    size,
    x: random.between(-50, 50),
    y: foot + random.between(-12, 16) + (zoom > 1.1 ? 60 * zoom : 0),
    turn: random.between(-3, 3),
    flipped: recipe.layout === 'FLIPPED' || random.chance(0.25),
  })
  const small = (emoji: string, parts: Partial<SceneItem>) =>
    thing(recipe, { standing: true, hue: 0, emoji, ...parts })
  switch (recipe.layout) {
    case 'ANGLE':
      return [{ ...main, turn: side * random.between(4, 9) }]
    case 'DETAIL':
      return [{ ...main, x: side * random.between(120, 260), y: main.y + random.between(60, 220) }]
    case 'WITH_BOX':
      return [
        small('1f4e6', { x: -side * 215, y: foot - 34, size: 500, flipped: side > 0 }),
        { ...main, x: side * 130, size: size * 0.82 },
      ]
    case 'WITH_NOTE':
      return [
        { ...main, x: -side * 60, y: main.y - 20 },
        thing(recipe, {
          what: 'NOTE',
          x: side * 270,
          y: foot + 64,
          size: 270,
          turn: random.between(-9, 9),
        }),
      ]
    case 'WITH_COIN':
      return [
        { ...main, x: -side * 60 },
        thing(recipe, { what: 'COIN', x: side * 300, y: foot + 40, size: 92 }),
      ]
    case 'WITH_RULER':
      return [
        { ...main, y: main.y - 30 },
        thing(recipe, { what: 'TAPE', x: side * 40, y: foot + 62, size: 860, turn: -side * 1.5 }),
      ]
    case 'GROUP':
      return group(recipe, random, main, side, foot, small)
    default: {
      if (!random.chance(0.28)) return [main]
      const decoration = random.pick(DECORATION)
      return [
        small(decoration, { x: -side * 370, y: foot - 60, size: 230, haze: 0.02 }),
        { ...main, x: side * 55 },
      ]
    }
  }
}

function group(
  recipe: Recipe,
  random: Random,
  main: SceneItem,
  side: number,
  foot: number,
  small: (emoji: string, parts: Partial<SceneItem>) => SceneItem,
): SceneItem[] {
  const [, second, third] = recipe.emoji
  const back = small(second ?? random.pick(DECORATION), {
    x: -side * 230,
    y: foot - 34,
    size: second ? 430 : 330,
  })
  const front = { ...main, x: side * 110, size: main.size * 0.86 }
  if (!third) return [back, front]
  return [back, front, small(third, { x: -side * 250, y: foot + 34, size: 280 })]
}

function lying(recipe: Recipe, random: Random, zoom: number): SceneItem[] {
  const side = random.chance(0.5) ? 1 : -1
  const size = random.between(600, 700) * zoom
  const main = thing(recipe, {
    size,
    x: random.between(-40, 40),
    y: random.between(-40, 30),
    turn: random.between(-10, 10),
    flipped: recipe.layout === 'FLIPPED' || random.chance(0.25),
  })
  const small = (emoji: string, parts: Partial<SceneItem>) =>
    thing(recipe, { hue: 0, emoji, ...parts })
  switch (recipe.layout) {
    case 'ANGLE':
      return [{ ...main, turn: side * random.between(16, 38) }]
    case 'CLOSE_UP':
      return [{ ...main, turn: side * random.between(0, 24), x: side * random.between(0, 80) }]
    case 'DETAIL':
      return [
        {
          ...main,
          turn: side * random.between(0, 30),
          x: side * random.between(120, 300),
          y: random.between(-160, 240),
        },
      ]
    case 'WITH_BOX':
      return [
        small('1f4e6', { x: -side * 235, y: -190, size: 450, turn: side * random.between(4, 14) }),
        { ...main, x: side * 110, y: 90, size: size * 0.8 },
      ]
    case 'WITH_NOTE':
      return [
        { ...main, x: -side * 50, y: -60, size: size * 0.94 },
        thing(recipe, {
          what: 'NOTE',
          x: side * 255,
          y: 330,
          size: 290,
          turn: random.between(-16, 16),
        }),
      ]
    case 'WITH_COIN':
      return [
        { ...main, x: -side * 50 },
        thing(recipe, { what: 'COIN', x: side * 330, y: 310, size: 100 }),
      ]
    case 'WITH_RULER':
      return [
        { ...main, y: -70, size: size * 0.92, turn: 0 },
        thing(recipe, { what: 'TAPE', x: 0, y: 350, size: 900, turn: side * 2 }),
      ]
    case 'GROUP': {
      const [, second, third] = recipe.emoji
      const items = [{ ...main, x: side * 120, y: 60, size: size * 0.84 }]
      items.unshift(
        small(second ?? random.pick(DECORATION), {
          x: -side * 260,
          y: -210,
          size: second ? 400 : 300,
          turn: random.between(-25, 25),
        }),
      )
      if (third) {
        items.push(
          small(third, { x: -side * 290, y: 270, size: 290, turn: random.between(-25, 25) }),
        )
      }
      return items
    }
    default:
      return [main]
  }
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
