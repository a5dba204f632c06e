import { z } from 'zod'
import type { PictureDrawer } from '#backend/media/picture-drawer.ts'
import { drawRecipe } from './draw.ts'
import { drawGoods } from './goods/draw-goods.ts'
import { goodsRecipeSchema } from './goods/goods-recipe.ts'
import { bannerRecipe, recipeSchema } from './recipe.ts'

const STILL_LIFE = {
  ...bannerRecipe({ emoji: ['1f4f7', '1f45c', '1f3ae', '1f4bb'], seed: 219, palette: 6 }),
  layout: 'COVER',
} as const

const anyRecipe = z.discriminatedUnion('version', [recipeSchema, goodsRecipeSchema])

export const drawer: PictureDrawer = {
  drawRecipe: async (recipe, width, height) => {
    const read = anyRecipe.parse(recipe)
    return read.version === 1 ? drawRecipe(read, width, height) : drawGoods(read, width, height)
  },
  drawStillLife: (size) => drawRecipe(STILL_LIFE, size, size),
}
