/**
 * Draws contact sheets of the goods of the demo data into a folder, to be looked at:
 *
 *     npx tsx scripts/goods-sheet.ts /tmp/sheets kinds            each kind once
 *     npx tsx scripts/goods-sheet.ts /tmp/sheets kinds phone sofa these kinds alone
 *     npx tsx scripts/goods-sheet.ts /tmp/sheets views phone      eight pictures of a thing, in two colours
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { GOODS_KINDS } from '../backend/demo/pictures/goods/all-kinds.ts'
import { drawGoods } from '../backend/demo/pictures/goods/draw-goods.ts'
import { type GoodsRecipe, goodsPhotoRecipes } from '../backend/demo/pictures/goods/goods-recipe.ts'
import { parseLook } from '../backend/demo/pictures/goods/look.ts'
import { drawableText } from '../backend/media/card-text.ts'
import { openRaster } from '../backend/media/raster.ts'
import sharp from '../backend/media/sharp.ts'

const [folder = '/tmp/goods-sheets', what = 'kinds', ...rest] = process.argv.slice(2)
const TILE = Number(process.env.TILE ?? 180)
const COLUMNS = Number(process.env.COLUMNS_OF_SHEET ?? 8)
const CAPTION = 18

async function sheet(name: string, recipes: readonly (readonly [string, GoodsRecipe])[]) {
  const rows = Math.ceil(recipes.length / COLUMNS)
  const tiles = await Promise.all(
    recipes.map(async ([caption, recipe], index) => {
      const raster = await drawGoods(recipe, TILE, TILE)
      const left = (index % COLUMNS) * TILE
      const top = Math.floor(index / COLUMNS) * (TILE + CAPTION)
      const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="${CAPTION}"><text x="3" y="13" font-size="12" font-family="Noto Sans CJK KR">${drawableText(caption).replace(/[<&>]/g, '')}</text></svg>`
      return [
        { input: await openRaster(raster).png().toBuffer(), left, top },
        { input: Buffer.from(words), left, top: top + TILE },
      ]
    }),
  )
  const file = join(folder, `${name}.png`)
  await sharp({
    create: {
      width: COLUMNS * TILE,
      height: rows * (TILE + CAPTION),
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(tiles.flat())
    .png()
    .toFile(file)
  process.stdout.write(`${file}: ${recipes.length} pictures\n`)
}

function recipesOf(name: string, seed: number, count: number): GoodsRecipe[] {
  const goods = { look: parseLook(name), title: '', wear: 1 } as const
  return goodsPhotoRecipes({ goods, seed, count })
}

mkdirSync(folder, { recursive: true })
const names = rest.length > 0 ? rest : Object.keys(GOODS_KINDS)
if (what === 'kinds') {
  const recipes = names.flatMap((name, index) =>
    recipesOf(name, 100 + index, 1).map((recipe) => [name, recipe] as const),
  )
  for (let from = 0; from < recipes.length; from += COLUMNS * 8) {
    await sheet(`kinds-${from / (COLUMNS * 8)}`, recipes.slice(from, from + COLUMNS * 8))
  }
} else if (what === 'views') {
  const recipes = names.flatMap((name) =>
    [31, 32].flatMap((seed) =>
      recipesOf(name, seed, 8).map((recipe) => [recipe.view, recipe] as const),
    ),
  )
  await sheet('views', recipes)
}
