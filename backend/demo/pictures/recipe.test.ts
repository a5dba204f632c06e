import { expect, test } from 'vitest'
import { EMOJI } from './emoji.ts'
import {
  bannerRecipe,
  colorOf,
  exhibitionCoverRecipe,
  mediaKeyOf,
  productPhotoRecipes,
  recipeSchema,
  storeProfileRecipe,
} from './recipe.ts'

const emoji = [EMOJI.laptop, EMOJI.mouse]

test('같은 상품의 사진은 언제나 같은 키를 받는다', () => {
  const once = productPhotoRecipes({ emoji, seed: 7, count: 8 }).map(mediaKeyOf)
  const again = productPhotoRecipes({ emoji, seed: 7, count: 8 }).map(mediaKeyOf)
  expect(again).toEqual(once)
  expect(new Set(once).size).toBe(8)
  for (const key of once) expect(key).toMatch(/^[0-9a-z]{16}$/)
})

test('키는 필드의 순서에 달려 있지 않다', () => {
  const [recipe] = productPhotoRecipes({ emoji, seed: 3, count: 1 })
  const shuffled = Object.fromEntries(Object.entries(recipe ?? {}).reverse())
  expect(mediaKeyOf(recipeSchema.parse(shuffled))).toBe(mediaKeyOf(recipeSchema.parse(recipe)))
})

test('한 상품의 사진은 같은 색과 빛에서 찍고, 증명 사진은 한 장뿐이다', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const recipes = productPhotoRecipes({ emoji: [EMOJI.handbag], seed, count: 8 })
    expect(new Set(recipes.map((recipe) => `${recipe.hue}${recipe.light}`)).size).toBe(1)
    expect(new Set(recipes.map((recipe) => recipe.scene)).size).toBeLessThanOrEqual(2)
    expect(recipes.filter((recipe) => recipe.layout === 'WITH_NOTE').length).toBeLessThanOrEqual(1)
  }
})

test('장수는 1장에서 8장까지다', () => {
  expect(productPhotoRecipes({ emoji, seed: 1, count: 0 })).toHaveLength(1)
  expect(productPhotoRecipes({ emoji, seed: 1, count: 99 })).toHaveLength(8)
})

test('모든 조리법은 스키마에 맞고 자리표시 색이 있다', () => {
  const recipes = [
    ...productPhotoRecipes({ emoji, seed: 11, count: 8 }),
    storeProfileRecipe({ emoji: EMOJI.cat, seed: 0xffffffff }),
    bannerRecipe({ emoji, seed: 2 }),
    exhibitionCoverRecipe({ emoji, seed: -5, palette: 3 }),
  ]
  for (const recipe of recipes) {
    expect(recipeSchema.parse(recipe)).toEqual(recipe)
    expect(colorOf(recipe)).toMatch(/^#[0-9a-f]{6}$/)
  }
})

test('파일 이름이 될 수 없는 그림은 받지 않는다', () => {
  const [recipe] = productPhotoRecipes({ emoji, seed: 1, count: 1 })
  expect(recipeSchema.safeParse({ ...recipe, emoji: ['../../etc/passwd'] }).success).toBe(false)
})
