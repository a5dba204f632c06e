import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { openRaster } from '#backend/media/raster.ts'
import { GOODS_KINDS } from './all-kinds.ts'
import { drawGoods } from './draw-goods.ts'
import { type GoodsRecipe, goodsPhotoRecipes, VIEWS } from './goods-recipe.ts'
import { parseLook } from './look.ts'

function recipeOf(look: string, changes: Partial<GoodsRecipe> = {}): GoodsRecipe {
  const goods = { look: parseLook(look), title: '', wear: 1 } as const
  const [recipe] = goodsPhotoRecipes({ goods, seed: 4, count: 1 })
  if (!recipe) throw new Error('no recipe')
  return { ...recipe, ...changes }
}

async function digest(recipe: GoodsRecipe, width: number, height: number): Promise<string> {
  const raster = await drawGoods(recipe, width, height)
  expect([raster.width, raster.height, raster.data.length]).toEqual([
    width,
    height,
    width * height * 3,
  ])
  return createHash('sha256').update(raster.data).digest('hex')
}

test('같은 조리법과 크기는 같은 그림이고, 색이나 씨앗이 다르면 다른 그림이다', async () => {
  const recipe = recipeOf('book title=토지')
  const once = await digest(recipe, 160, 160)
  expect(await digest(recipe, 160, 160)).toBe(once)
  expect(await digest({ ...recipe, seed: recipe.seed + 1 }, 160, 160)).not.toBe(once)
  expect(await digest({ ...recipe, colour: '#b5362f' }, 160, 160)).not.toBe(once)
  expect(await digest({ ...recipe, facts: { ...recipe.facts, title: '소설' } }, 160, 160)).not.toBe(
    once,
  )
})

test('눕고, 서고, 걸린 물건을 어느 쪽에서나 어떤 모양의 틀에도 그린다', async () => {
  for (const kind of ['phone', 'laptop', 'sofa', 'coat', 'poster', 'scooter']) {
    const prints = new Set<string>()
    for (const view of VIEWS) {
      prints.add(await digest(recipeOf(kind, { view, wear: 2 }), 96, 72))
      await digest(recipeOf(kind, { view }), 64, 96)
    }
    expect(prints.size, kind).toBeGreaterThan(6)
  }
})

describe('생김새', () => {
  /** Of 255, on average over the picture. A camera more on a phone makes about a half. */
  const LEAST_APART = 2.4
  const VARIANTS = [
    ['phone cameras=2', 'phone cameras=3'],
    ['book title=토지', 'book title=소설'],
    ['casserole dark=1', 'casserole'],
  ] as const
  const SIDE = 16
  const names = Object.keys(GOODS_KINDS)
  const signs = new Map<string, number[]>()

  /**
   * A thing alone, in one colour, from the front, on the same ground: its brightness in 16 × 16 places.
   */
  async function signOf(kind: string, seed = 9): Promise<number[]> {
    const raster = await drawGoods(
      recipeOf(kind, {
        view: 'FRONT',
        scene: 'PAPER',
        palette: 7,
        colour: '#6d7a86',
        thing: 40,
        seed,
        light: 'LEFT',
        wear: 0,
        variant: 0,
      }),
      48,
      48,
    )
    const { data } = await openRaster(raster)
      .resize(SIDE, SIDE, { fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    return [...data]
  }

  function distance(one: readonly number[], other: readonly number[]): number {
    return (
      one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length
    )
  }

  beforeAll(async () => {
    for (const name of names) signs.set(name, await signOf(name))
  }, 120_000)

  test('어느 두 가지도 닮지 않았다', async () => {
    const alike: string[] = []
    for (const [index, one] of names.entries()) {
      for (const other of names.slice(index + 1)) {
        const apart = distance(signs.get(one) ?? [], signs.get(other) ?? [])
        if (apart < LEAST_APART) alike.push(`${one} ${other} ${apart.toFixed(2)}`)
      }
    }
    expect(alike).toEqual([])
    // Things of one kind are nearer to each other than any two kinds may be.
    for (const [one, other] of VARIANTS) {
      expect(distance(await signOf(one), await signOf(other)), one).toBeLessThan(LEAST_APART)
    }
  })
})
