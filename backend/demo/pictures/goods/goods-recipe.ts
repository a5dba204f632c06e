import { z } from 'zod'
import { type Random, randomOf } from '../../random.ts'
import { BACKGROUND_VARIANTS } from '../background.ts'
import { SCENES } from '../palettes.ts'
import { GOODS_KINDS } from './all-kinds.ts'
import type { Kind } from './kind.ts'
import { type Look, paintsOf } from './look.ts'
import { SETTINGS } from './settings.ts'

/** What a seller photographs: the whole from two sides, then what proves its state. */
export const VIEWS = [
  'FRONT',
  'ANGLE',
  'TURNED',
  'BACK',
  'CLOSE_UP',
  'DETAIL',
  'WITH_BOX',
  'WITH_PARTS',
  'WITH_NOTE',
  'WITH_RULER',
  'WITH_COIN',
] as const
export type View = (typeof VIEWS)[number]

const hex = z.string().regex(/^#[0-9a-f]{6}$/)
const seed = z.number().int().min(0).max(0xffffffff)

/**
 * Everything that a picture of a thing for sale depends on. `thing` is the same for all pictures of one thing, `seed` leaves
 * place, turn, size and crop open. A change of what the fields draw needs a new version: stored pictures keep their key.
 */
export const goodsRecipeSchema = z.object({
  version: z.literal(2),
  kind: z.string().refine((name) => Object.hasOwn(GOODS_KINDS, name), 'no such kind'),
  facts: z.record(z.string().max(40), z.union([z.number(), z.string().max(60)])),
  colour: hex,
  metal: hex,
  pattern: z.string().max(20),
  scene: z.enum(SCENES),
  palette: z.number().int().min(0).max(99),
  variant: z.number().int().min(0).max(99),
  view: z.enum(VIEWS),
  light: z.enum(['LEFT', 'RIGHT']),
  /** 0 as new, 1 used, 2 damaged. */
  wear: z.number().int().min(0).max(2),
  thing: seed,
  seed,
  width: z.number().int().min(64).max(2000),
  height: z.number().int().min(64).max(2000),
})
export type GoodsRecipe = z.infer<typeof goodsRecipeSchema>

/** What decides how a thing for sale looks. */
export interface GoodsFacts {
  look: Look
  /** Colours are read from it: '… 블랙 금장'. */
  title: string
  wear: 0 | 1 | 2
}

const FRAMES = [
  { width: 1000, height: 1000 },
  { width: 1000, height: 1000 },
  { width: 1000, height: 1000 },
  { width: 1200, height: 900 },
  { width: 900, height: 1200 },
] as const

const SHOTS: readonly (readonly [View, ...View[]])[] = [
  ['FRONT', 'FRONT', 'ANGLE', 'ANGLE', 'TURNED'],
  ['TURNED', 'BACK', 'ANGLE', 'WITH_BOX'],
  ['CLOSE_UP', 'BACK', 'WITH_PARTS', 'WITH_BOX'],
  ['DETAIL', 'ANGLE', 'WITH_NOTE', 'TURNED'],
  ['WITH_NOTE', 'CLOSE_UP', 'WITH_PARTS'],
  ['TURNED', 'DETAIL', 'WITH_COIN'],
  ['WITH_RULER', 'CLOSE_UP', 'FRONT'],
  ['DETAIL', 'ANGLE', 'WITH_BOX'],
]
/** How many pictures of a view a listing has at most; one where nothing is said. */
const MOST_OF: Partial<Record<View, number>> = { ANGLE: 3, TURNED: 2, CLOSE_UP: 2, DETAIL: 2 }
const MOST_PHOTOS = SHOTS.length

/** The "photos" of one thing for sale: one session in one light, each with another view. The same input gives the same recipes. */
export function goodsPhotoRecipes(input: {
  goods: GoodsFacts
  seed: number
  count: number
}): GoodsRecipe[] {
  const { look, title, wear } = input.goods
  const kind = GOODS_KINDS[look.kind]
  if (!kind) throw new Error(`there is no kind '${look.kind}'`)
  const random = randomOf(input.seed)
  const settings = SETTINGS[kind.spot]
  const home = random.pick(settings)
  const other = random.pick(settings)
  const session = {
    ...paintsOf(look, title, input.seed),
    kind: look.kind,
    facts: { ...look.facts },
    wear,
    light: random.chance(0.5) ? ('LEFT' as const) : ('RIGHT' as const),
    variant: random.integer(0, BACKGROUND_VARIANTS - 1),
    ...random.pick(FRAMES),
  }
  const count = Math.max(1, Math.min(input.count, MOST_PHOTOS))
  const movesFrom = count > 3 && random.chance(0.3) ? random.integer(2, 4) : count
  const used: View[] = []
  return Array.from({ length: count }, (_, index) => {
    const view = viewOf(random, index, kind, used)
    const [scene, palette] = index >= movesFrom ? other : home
    return {
      version: 2,
      ...session,
      scene,
      palette,
      view,
      thing: input.seed >>> 0,
      seed: random.integer(0, 0x7fffffff),
    }
  })
}

function viewOf(random: Random, index: number, kind: Kind, used: View[]): View {
  const usual = SHOTS[index] ?? ['ANGLE']
  const choices = usual.filter(
    (view) =>
      isPossible(view, kind) && used.filter((one) => one === view).length < (MOST_OF[view] ?? 1),
  )
  const view = choices[Math.floor(random.next() * choices.length)] ?? 'ANGLE'
  used.push(view)
  return view
}

function isPossible(view: View, kind: Kind): boolean {
  const small = kind.spot === 'TOP' || kind.spot === 'TABLE'
  if (view === 'BACK') return kind.hasBack
  if (view === 'WITH_BOX') return kind.boxed
  if (view === 'WITH_PARTS') return kind.parts.length > 0
  if (view === 'WITH_RULER' || view === 'WITH_COIN') return kind.spot === 'TOP'
  if (view === 'WITH_NOTE') return small
  return true
}
