import { type Random, randomOf } from '../../random.ts'
import { GROUND } from '../background.ts'
import { isFlat } from '../palettes.ts'
import { GOODS_KINDS } from './all-kinds.ts'
import type { Art } from './art.ts'
import type { GoodsRecipe, View } from './goods-recipe.ts'
import type { Sight } from './pen.ts'

/**
 * One thing in a picture. Places are in units with the origin in the middle of the frame, the shorter side being 1000. A
 * standing thing is placed by the middle of its foot, any other by its centre.
 */
export interface Placing {
  what: 'THING' | 'BOX' | 'PARTS' | 'NOTE' | 'TAPE' | 'COIN'
  x: number
  y: number
  /** Of the longer side. */
  size: number
  turn: number
  /** How a lying thing's length shortens when it is not seen straight from above; 1 is from above. */
  squash: number
  /** Degrees by which what is level slants, where a flat drawing is seen from its side. */
  lean: number
}

export interface Composition {
  posture: 'STANDING' | 'LYING' | 'HANGING'
  sight: Sight
  items: Placing[]
  zoom: number
  pan: { x: number; y: number }
  /** Factors of red, green and blue: the white balance and exposure of this shot. */
  grade: [number, number, number]
}

/** From where a picture is taken. */
export function sightOf(recipe: GoodsRecipe): Sight {
  const random = randomOf(recipe.seed ^ 0x51_67)
  const side = (recipe.thing & 1) === 0 ? 1 : -1
  const straight = random.between(-0.07, 0.07)
  const yaws: Partial<Record<View, number>> = {
    ANGLE: side * random.between(0.42, 0.66),
    TURNED: -side * random.between(0.36, 0.6),
    CLOSE_UP: side * random.between(0.2, 0.5),
    DETAIL: side * random.between(0.1, 0.5),
    WITH_BOX: side * random.between(0.15, 0.4),
  }
  const spot = GOODS_KINDS[recipe.kind]?.spot
  const low = spot === 'ROOM' || spot === 'YARD' ? 0.2 : 0.26
  return {
    yaw: yaws[recipe.view] ?? straight,
    pitch: random.between(low, low + 0.14),
    back: recipe.view === 'BACK',
  }
}

/** Decides from the seed how a thing is arranged for a picture. */
export function compose(recipe: GoodsRecipe, art: Art): Composition {
  const random = randomOf(recipe.seed)
  const shape = art.width / art.height
  const warmth = random.between(-0.03, 0.034)
  const exposure = random.between(0.95, 1.06)
  const zoom = zoomOf(random, recipe.view)
  const flat = isFlat(recipe.scene)
  const posture = flat ? 'LYING' : recipe.scene === 'WALL' ? 'HANGING' : 'STANDING'
  return {
    posture,
    sight: sightOf(recipe),
    zoom: Math.max(1, zoom) + 0.1,
    pan: { x: random.between(-1, 1), y: flat ? random.between(-1, 1) : 0 },
    grade: [exposure + warmth, exposure + warmth * 0.2, exposure - warmth],
    items:
      posture === 'STANDING'
        ? standing(recipe, random, zoom, art)
        : lying(recipe, random, zoom, shape, posture === 'HANGING'),
  }
}

function zoomOf(random: Random, view: View): number {
  if (view === 'CLOSE_UP') return random.between(1.3, 1.5)
  if (view === 'DETAIL') return random.between(1.9, 2.3)
  return random.between(0.95, 1.06)
}

/** Long thin things are photographed from nearer: their length fills the frame. */
function sizeFor(random: Random, shape: number): number {
  const slender = Math.min(shape, 1 / shape)
  return random.between(710, 800) * (slender < 0.4 ? 1.28 : slender < 0.6 ? 1.14 : 1)
}

function place(parts: Partial<Placing>): Placing {
  return {
    what: 'THING',
    x: 0,
    y: 0,
    size: 600,
    turn: 0,
    squash: 1,
    lean: 0,
    ...parts,
  }
}

function leanOf(view: View, random: Random, art: Art): number {
  if (art.isSolid) return 0
  const side = random.chance(0.5) ? 1 : -1
  if (view === 'ANGLE') return side * random.between(1.2, 2.8)
  return view === 'TURNED' ? -side * random.between(1.2, 2.8) : 0
}

function standing(recipe: GoodsRecipe, random: Random, zoom: number, art: Art): Placing[] {
  const shape = art.width / art.height
  const foot = GROUND[recipe.scene]?.base ?? 300
  const side = random.chance(0.5) ? 1 : -1
  // A tall thing may reach from near the lower edge to near the upper one.
  const room = shape < 1 ? 800 : 880
  const size = Math.min(sizeFor(random, shape), room) * zoom
  const main = place({
    size,
    x: random.between(-60, 60),
    y: foot + random.between(10, 60) + (zoom > 1.1 ? 90 * zoom : 0),
    turn: random.between(-1.6, 1.6),
    lean: leanOf(recipe.view, random, art),
  })
  const extra = (what: Placing['what'], parts: Partial<Placing>) =>
    place({ what, y: main.y + random.between(30, 70), squash: 0.62, ...parts })
  switch (recipe.view) {
    case 'DETAIL':
      return [{ ...main, x: side * random.between(80, 240), y: main.y + random.between(40, 200) }]
    case 'CLOSE_UP':
      return [{ ...main, x: side * random.between(20, 140) }]
    case 'WITH_BOX':
      return [
        place({ what: 'BOX', x: -side * 205, y: main.y - 50, size: 500, turn: main.turn }),
        { ...main, x: side * 140, size: Math.min(size * 0.84, 560) },
      ]
    case 'WITH_PARTS':
      return [
        { ...main, x: -side * 110, y: main.y - 20, size: size * 0.86 },
        extra('PARTS', { x: side * 290, size: 300 }),
      ]
    case 'WITH_NOTE':
      return [
        { ...main, x: -side * 60, y: main.y - 20, size: size * 0.94 },
        extra('NOTE', { x: side * 290, size: 250, turn: random.between(-9, 9) }),
      ]
    default:
      return [main]
  }
}

function lying(
  recipe: GoodsRecipe,
  random: Random,
  zoom: number,
  shape: number,
  hanging: boolean,
): Placing[] {
  const side = random.chance(0.5) ? 1 : -1
  const slender = Math.min(shape, 1 / shape)
  const size = sizeFor(random, shape) * zoom
  const tilted = recipe.view === 'ANGLE' || recipe.view === 'TURNED'
  const straight = random.between(-7, 7)
  const away = (recipe.view === 'TURNED' ? -1 : 1) * ((recipe.thing & 1) === 0 ? 1 : -1)
  const diagonal = slender < 0.4 ? random.between(28, 48) : random.between(14, 34)
  const main = place({
    size,
    x: random.between(-60, 60),
    y: random.between(-50, 50),
    turn: hanging ? random.between(-1.5, 1.5) : tilted ? away * diagonal : straight,
    squash: hanging || !tilted ? random.between(0.96, 1) : random.between(0.7, 0.84),
    lean: hanging && tilted ? away * random.between(3, 7) : 0,
  })
  const beside = (what: Placing['what'], parts: Partial<Placing>) => place({ what, ...parts })
  switch (recipe.view) {
    case 'DETAIL':
      return [
        {
          ...main,
          x: side * random.between(60, 220),
          y: random.between(-180, 180),
          turn: away * 12,
        },
      ]
    case 'CLOSE_UP':
      return [{ ...main, x: side * random.between(30, 130), turn: away * random.between(6, 20) }]
    case 'WITH_BOX':
      return [
        beside('BOX', { x: -side * 230, y: -70, size: 520, turn: random.between(-8, 8) }),
        { ...main, x: side * 190, y: 70, size: size * (shape > 1.2 ? 0.66 : 0.8), turn: away * 10 },
      ]
    case 'WITH_PARTS':
      return [
        beside('PARTS', { x: side * 290, y: -60, size: 330, turn: random.between(-20, 20) }),
        { ...main, x: -side * 130, size: size * 0.84, turn: -side * random.between(4, 12) },
      ]
    case 'WITH_NOTE':
      return [
        { ...main, y: -70, size: size * 0.88 },
        beside('NOTE', { x: side * 230, y: 330, size: 290, turn: random.between(-14, 14) }),
      ]
    case 'WITH_RULER':
      return [
        { ...main, y: -60, size: size * 0.9, turn: random.between(-3, 3) },
        beside('TAPE', { y: 400, size: 880, turn: random.between(-3, 3) }),
      ]
    case 'WITH_COIN':
      return [
        { ...main, x: -side * 60 },
        beside('COIN', { x: side * 350, y: 300, size: 96, turn: random.between(0, 90) }),
      ]
    default:
      return [main]
  }
}
