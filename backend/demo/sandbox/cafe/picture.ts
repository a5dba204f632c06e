import { openRaster } from '#backend/media/raster.ts'
import { drawRecipe } from '../../pictures/draw.ts'
import { bannerRecipe } from '../../pictures/recipe.ts'

const SIDE = 640
/** A camera, a bag, a controller, a computer. */
const THINGS = ['1f4f7', '1f45c', '1f3ae', '1f4bb'] as const

/** Draws the picture of a post; the same id is the same picture. Null for an id that no post has. */
export async function drawCafePicture(pictureId: string): Promise<Buffer | null> {
  const [thing, seed] = /^([0-3])-([0-9]{1,9})$/.exec(pictureId)?.slice(1).map(Number) ?? []
  const emoji = THINGS[thing ?? -1]
  if (emoji === undefined || seed === undefined) return null
  const recipe = { ...bannerRecipe({ emoji: [emoji], seed }), layout: 'COVER' } as const
  return openRaster(await drawRecipe(recipe, SIDE, SIDE))
    .jpeg({ quality: 85 })
    .toBuffer()
}
