import { describe, expect, test } from 'vitest'
import { buildCategories } from '../../seed/categories.ts'
import { mediaKeyOf } from '../recipe.ts'
import { GOODS_KINDS } from './all-kinds.ts'
import { goodsPhotoRecipes, goodsRecipeSchema } from './goods-recipe.ts'
import { paintsOf, parseLook } from './look.ts'

const goods = { look: parseLook('phone cameras=3'), title: '아이폰 블랙 티타늄', wear: 1 } as const

describe('한 물건의 사진', () => {
  test('같은 상품의 사진은 언제나 같은 키를 받는다', () => {
    const keys = goodsPhotoRecipes({ goods, seed: 7, count: 8 }).map(mediaKeyOf)
    expect(goodsPhotoRecipes({ goods, seed: 7, count: 8 }).map(mediaKeyOf)).toEqual(keys)
    expect(new Set(keys).size).toBe(8)
    for (const key of keys) expect(key).toMatch(/^[0-9a-z]{16}$/)
  })

  test('키는 필드의 순서에 달려 있지 않다', () => {
    const [recipe] = goodsPhotoRecipes({ goods, seed: 3, count: 1 })
    if (!recipe) throw new Error('no recipe')
    const shuffled = Object.fromEntries(Object.entries(recipe).reverse())
    expect(mediaKeyOf(goodsRecipeSchema.parse(shuffled))).toBe(mediaKeyOf(recipe))
  })

  test('장수는 1장에서 8장까지고, 한 물건은 빛과 색이 같으며 같은 면만 되풀이하지 않는다', () => {
    expect(goodsPhotoRecipes({ goods, seed: 1, count: 0 })).toHaveLength(1)
    for (let seed = 0; seed < 200; seed += 1) {
      const recipes = goodsPhotoRecipes({ goods, seed, count: 99 })
      expect(recipes).toHaveLength(8)
      expect(new Set(recipes.map(({ colour, light }) => colour + light)).size).toBe(1)
      expect(new Set(recipes.map(({ scene }) => scene)).size).toBeLessThanOrEqual(2)
      expect(new Set(recipes.map(({ view }) => view)).size).toBeGreaterThanOrEqual(4)
      expect(recipes.filter(({ view }) => view === 'WITH_NOTE').length).toBeLessThanOrEqual(1)
    }
  })
})

describe('모습', () => {
  test('색은 제목에서 읽고, 긴 이름을 먼저 본다', () => {
    const colourOf = (title: string) => paintsOf(parseLook('phone'), title, 1).colour
    expect(colourOf('아이패드 스페이스 그레이')).not.toBe(colourOf('아이패드 그레이'))
    expect(colourOf('아이폰 핑크 팝니다')).toBe('#e9bfc1')
    expect(GOODS_KINDS.phone?.colours).toContain(colourOf('아이폰 팝니다'))
  })

  test('금장과 무늬도 제목에서 읽는다', () => {
    const look = parseLook('flap-bag')
    expect(paintsOf(look, '루루 블랙 금장', 1).metal).not.toBe(paintsOf(look, '루루 은장', 1).metal)
    expect(paintsOf(look, '알마 다미에', 1).pattern).toBe('CHECKER')
  })

  test.each(['spaceship', 'phone wings=2', 'phone cameras=many', 'phone colour=모르는색'])(
    '%s: 모르는 말은 거절한다',
    (text) => {
      expect(() => parseLook(text)).toThrow()
    },
  )
})

describe('상품 목록', () => {
  const { models } = buildCategories()

  test('모든 물건에 그릴 모습이 있고, 150가지가 넘는다', () => {
    const used = new Set(models.map(({ item }) => item.look.kind))
    expect(used.size).toBeGreaterThan(150)
    expect(Object.keys(GOODS_KINDS).filter((name) => !used.has(name))).toEqual([])
  })

  test('분류가 같은 물건은 그 분류에 있을 만한 모습이다', () => {
    const fitting: readonly (readonly [RegExp, RegExp])[] = [
      [/smartphone\/(iphone|galaxy)$/, /phone$/],
      [/wearable\/(apple|galaxy)-watch$/, /^(smartwatch|fitness)/],
      [/laptop\//, /^laptop$/],
      [/camera\/lens\//, /^lens/],
      [/computer\/monitor\//, /^monitor$/],
      [/living-room\/sofa$/, /^(sofa|beanbag)$/],
      [/study\/desk$/, /^desk$/],
      [/study\/chair$/, /^office-chair$/],
      [/luxury\/bag\//, /bag|clutch|backpack/],
      [/fashion-goods\/sneakers\//, /sneaker/],
      [/bike\/bicycle$/, /^bicycle/],
      [/instrument\/string$/, /guitar|violin/],
      [/book-music\/book\//, /^book/],
      [/ticket\/mobile-coupon\//, /^coupon$/],
      [/motorcycle\/scooter$/, /^scooter$/],
    ]
    for (const [category, kind] of fitting) {
      const looks = models.filter(({ item }) => category.test(item.category))
      expect(looks.length, String(category)).toBeGreaterThan(2)
      for (const { item } of looks) expect(item.look.kind, item.names[0]).toMatch(kind)
    }
  })
})
