import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type Random, randomOf } from '../random.ts'
import { BACKGROUND_VARIANTS } from './background.ts'
import { isRecolourable } from './emoji.ts'
import {
  FLAT_SCENES,
  PALETTES,
  paletteOf,
  SCENES,
  type Scene,
  STANDING_SCENES,
} from './palettes.ts'

/** How the thing stands in the frame. */
export const LAYOUTS = [
  'SINGLE',
  'ANGLE',
  'CLOSE_UP',
  'DETAIL',
  'FLIPPED',
  'WITH_BOX',
  'WITH_RULER',
  'WITH_COIN',
  'WITH_NOTE',
  'GROUP',
  'PROFILE',
  'BANNER',
  'COVER',
] as const
export type PictureLayout = (typeof LAYOUTS)[number]

const EMOJI_PATTERN = /^[0-9a-f]{2,5}(-[0-9a-f]{2,5})*$/

/**
 * Everything that a drawn picture depends on. What the fields leave open (place, turn, size,
 * crop) follows from `seed`, so that the same recipe is the same picture everywhere.
 * `hue` turns the colours of the first emoji, in degrees; `light` is the side of the window;
 * `variant` chooses joints, folds and beams of the surroundings.
 */
export const recipeSchema = z.object({
  version: z.literal(1),
  scene: z.enum(SCENES),
  palette: z.number().int().min(0).max(99),
  variant: z.number().int().min(0).max(99),
  emoji: z.array(z.string().regex(EMOJI_PATTERN)).min(1).max(8),
  layout: z.enum(LAYOUTS),
  hue: z.number().int().min(0).max(359),
  light: z.enum(['LEFT', 'RIGHT']),
  seed: z.number().int().min(0).max(0xffffffff),
  width: z.number().int().min(64).max(2000),
  height: z.number().int().min(64).max(2000),
})
export type Recipe = z.infer<typeof recipeSchema>

const KEY_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const KEY_LENGTH = 16

/** The name of the picture that a recipe draws: 16 characters of its content hash (80 bits). */
export function mediaKeyOf(recipe: Recipe): string {
  const content = [
    recipe.version,
    recipe.scene,
    recipe.palette,
    recipe.variant,
    recipe.emoji.join('+'),
    recipe.layout,
    recipe.hue,
    recipe.light,
    recipe.seed,
    recipe.width,
    recipe.height,
  ].join('|')
  const hash = createHash('sha256').update(content).digest()
  let key = ''
  for (let index = 0; index < KEY_LENGTH; index += 1) {
    key += KEY_ALPHABET.charAt((hash[index] ?? 0) & 31)
  }
  return key
}

/** `#rrggbb` to fill the frame with until the picture is there. */
export function colorOf(recipe: Recipe): string {
  return paletteOf(recipe.scene, recipe.palette).back
}

const HUES = [0, 0, 0, 25, 60, 110, 150, 190, 220, 265, 310, 335] as const
const FRAMES = [
  { width: 1000, height: 1000 },
  { width: 1000, height: 1000 },
  { width: 1000, height: 1000 },
  { width: 1200, height: 900 },
  { width: 900, height: 1200 },
] as const

/** Where sellers take pictures, the usual places more often. */
const PLACES: readonly [Scene, ...Scene[]] = [
  ...STANDING_SCENES,
  'STUDIO',
  'DESK',
  'DESK',
  'SHELF',
  ...FLAT_SCENES,
  'BOARDS',
  'BLANKET',
  'PAPER',
  'PAPER',
]

/** The order in which a seller takes pictures: whole things first, proof and details after. */
const SHOTS: readonly (readonly [PictureLayout, ...PictureLayout[]])[] = [
  ['SINGLE', 'SINGLE', 'SINGLE', 'ANGLE', 'ANGLE', 'ANGLE', 'WITH_BOX', 'CLOSE_UP', 'WITH_NOTE'],
  ['ANGLE', 'FLIPPED', 'WITH_NOTE', 'CLOSE_UP'],
  ['CLOSE_UP', 'WITH_BOX', 'WITH_RULER', 'DETAIL'],
  ['DETAIL', 'FLIPPED', 'WITH_COIN'],
  ['WITH_NOTE', 'WITH_RULER', 'ANGLE'],
  ['GROUP', 'DETAIL', 'WITH_BOX'],
  ['SINGLE', 'FLIPPED', 'DETAIL'],
  ['CLOSE_UP', 'ANGLE', 'WITH_COIN'],
]

/**
 * The "photos" of one thing for sale: one session (same surroundings, light and colour of the
 * thing), each picture with another cut, turn, size or prop. `emoji[0]` is the thing, the rest may
 * stand beside it. The same input gives the same recipes.
 */
export function productPhotoRecipes(input: {
  emoji: readonly string[]
  seed: number
  count: number
}): Recipe[] {
  const random = randomOf(input.seed)
  const things = [...new Set(input.emoji)]
  const main = things[0] ?? '1f4e6'
  const session = {
    home: random.pick(PLACES),
    other: random.pick(FLAT_SCENES),
    hue: isRecolourable(main) ? random.pick(HUES) : 0,
    light: random.chance(0.5) ? ('LEFT' as const) : ('RIGHT' as const),
    frame: random.pick(FRAMES),
    variant: random.integer(0, BACKGROUND_VARIANTS - 1),
  }
  const homePalette = random.integer(0, PALETTES[session.home].length - 1)
  const otherPalette = random.integer(0, PALETTES[session.other].length - 1)
  const movesFrom = input.count > 3 && random.chance(0.35) ? random.integer(2, 4) : input.count
  const count = Math.max(1, Math.min(input.count, SHOTS.length))
  const used = new Set<PictureLayout>()
  return Array.from({ length: count }, (_, index) => {
    const layout = layoutOf(random, index, things.length, used)
    const away = index >= movesFrom
    return {
      version: 1,
      scene: away ? session.other : session.home,
      palette: away ? otherPalette : homePalette,
      variant: session.variant,
      emoji: things.slice(0, 3),
      layout,
      hue: session.hue,
      light: session.light,
      seed: random.integer(0, 0x7fffffff),
      ...session.frame,
    }
  })
}

function layoutOf(
  random: Random,
  index: number,
  things: number,
  used: Set<PictureLayout>,
): PictureLayout {
  const choices = SHOTS[index] ?? SHOTS[0] ?? ['SINGLE']
  let layout = things > 1 && random.chance(0.25) ? 'GROUP' : random.pick(choices)
  // One sheet of paper, one box, one picture of everything are enough for a listing.
  if (used.has(layout) && (layout.startsWith('WITH_') || layout === 'GROUP')) {
    layout = used.has('FLIPPED') ? 'ANGLE' : 'FLIPPED'
  }
  used.add(layout)
  return layout
}

/** The round portrait of a store, 640×640. */
export function storeProfileRecipe(input: { emoji: string; seed: number }): Recipe {
  const random = randomOf(input.seed ^ 0x51ab)
  return {
    version: 1,
    scene: 'BADGE',
    palette: random.integer(0, PALETTES.BADGE.length - 1),
    variant: random.integer(0, BACKGROUND_VARIANTS - 1),
    emoji: [input.emoji],
    layout: 'PROFILE',
    hue: 0,
    light: 'LEFT',
    seed: random.integer(0, 0x7fffffff),
    width: 640,
    height: 640,
  }
}

/**
 * A wide banner, 1200×400: the left 55 % stays calm for a text, the things stand on the right. Its
 * square variant is laid out separately: things below, the upper third calm. Fits dark text.
 */
export function bannerRecipe(input: {
  emoji: readonly string[]
  seed: number
  palette?: number
}): Recipe {
  return staged(input, 'BANNER', 1200, 400)
}

/** The cover of an exhibition, 1200×800, with up to eight things as a still life. */
export function exhibitionCoverRecipe(input: {
  emoji: readonly string[]
  seed: number
  palette?: number
}): Recipe {
  return staged(input, 'COVER', 1200, 800)
}

function staged(
  input: { emoji: readonly string[]; seed: number; palette?: number },
  layout: 'BANNER' | 'COVER',
  width: number,
  height: number,
): Recipe {
  const random = randomOf(input.seed ^ 0x7e11)
  const palette = random.integer(0, PALETTES.STAGE.length - 1)
  return {
    version: 1,
    scene: 'STAGE',
    palette: (input.palette ?? palette) % PALETTES.STAGE.length,
    variant: random.integer(0, BACKGROUND_VARIANTS - 1),
    emoji: input.emoji.slice(0, 8),
    layout,
    hue: 0,
    light: 'LEFT',
    seed: random.integer(0, 0x7fffffff),
    width,
    height,
  }
}

/** Whether the thing lies on the ground and is seen from above. */
export function isFlat(scene: Scene): boolean {
  return (FLAT_SCENES as readonly Scene[]).includes(scene)
}
