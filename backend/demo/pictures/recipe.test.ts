import { expect, test } from 'vitest'
import { EMOJI } from './emoji.ts'
import {
  bannerRecipe,
  colorOf,
  exhibitionCoverRecipe,
  mediaKeyOf,
  recipeSchema,
  storeProfileRecipe,
} from './recipe.ts'

const emoji = [EMOJI.laptop, EMOJI.mouse]

test('키는 필드의 순서에 달려 있지 않다', () => {
  const recipe = bannerRecipe({ emoji, seed: 3 })
  const shuffled = Object.fromEntries(Object.entries(recipe).reverse())
  expect(mediaKeyOf(recipeSchema.parse(shuffled))).toBe(mediaKeyOf(recipe))
})

test('모든 조리법은 스키마에 맞고 자리표시 색이 있다', () => {
  const recipes = [
    storeProfileRecipe({ emoji: EMOJI.cat, seed: 0xffffffff }),
    bannerRecipe({ emoji, seed: 2 }),
    exhibitionCoverRecipe({ emoji, seed: -5, palette: 3 }),
  ]
  for (const recipe of recipes) {
    expect(recipeSchema.parse(recipe)).toEqual(recipe)
    expect(colorOf(recipe)).toMatch(/^#[0-9a-f]{6}$/)
    expect(mediaKeyOf(recipe)).toMatch(/^[0-9a-z]{16}$/)
  }
})

test('옛 체험 데이터의 조리법은 물건만 놓인 그림으로 읽는다', () => {
  const recipe = { ...bannerRecipe({ emoji, seed: 2 }), scene: 'BOARDS', layout: 'WITH_RULER' }
  expect(recipeSchema.parse(recipe).layout).toBe('PLAIN')
})

test('파일 이름이 될 수 없는 그림은 받지 않는다', () => {
  const recipe = bannerRecipe({ emoji, seed: 1 })
  expect(recipeSchema.safeParse({ ...recipe, emoji: ['../../etc/passwd'] }).success).toBe(false)
})
