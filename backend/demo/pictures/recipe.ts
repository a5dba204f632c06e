import { createHash } from 'node:crypto'
import { z } from 'zod'
import { randomOf } from '../random.ts'
import { BACKGROUND_VARIANTS } from './background.ts'
import type { GoodsRecipe } from './goods/goods-recipe.ts'
import { PALETTES, paletteOf, SCENES } from './palettes.ts'

/** PLAIN is the thing alone on its ground, and what the layouts of earlier demo worlds have become. */
export const LAYOUTS = ['PROFILE', 'BANNER', 'COVER', 'PLAIN'] as const

const EMOJI_PATTERN = /^[0-9a-f]{2,5}(-[0-9a-f]{2,5})*$/

/**
 * Everything that a picture made of illustrations depends on. What the fields leave open (place, turn, size,
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
  layout: z.enum(LAYOUTS).catch('PLAIN'),
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
export function mediaKeyOf(recipe: Recipe | GoodsRecipe): string {
  const content = recipe.version === 1 ? artContent(recipe) : sortedContent(recipe)
  const hash = createHash('sha256').update(content).digest()
  let key = ''
  for (let index = 0; index < KEY_LENGTH; index += 1) {
    key += KEY_ALPHABET.charAt((hash[index] ?? 0) & 31)
  }
  return key
}

function artContent(recipe: Recipe): string {
  return [
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
}

/** The same text for the same fields in any order, as the database may give them back. */
function sortedContent({ facts, ...recipe }: GoodsRecipe): string {
  const sorted = (fields: object) =>
    Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([sorted(recipe), sorted(facts)])
}

/** `#rrggbb` to fill the frame with until the picture is there. */
export function colorOf(recipe: Pick<Recipe, 'scene' | 'palette'>): string {
  return paletteOf(recipe.scene, recipe.palette).back
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
