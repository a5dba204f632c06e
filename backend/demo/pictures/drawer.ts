import type { PictureDrawer } from '#backend/media/picture-drawer.ts'
import { drawRecipe } from './draw.ts'
import { bannerRecipe, recipeSchema } from './recipe.ts'

const STILL_LIFE = {
  ...bannerRecipe({ emoji: ['1f4f7', '1f45c', '1f3ae', '1f4bb'], seed: 219, palette: 6 }),
  layout: 'COVER',
} as const

export const drawer: PictureDrawer = {
  drawRecipe: async (recipe, width, height) =>
    drawRecipe(recipeSchema.parse(recipe), width, height),
  drawStillLife: (size) => drawRecipe(STILL_LIFE, size, size),
}
