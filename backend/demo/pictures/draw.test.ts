import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { drawRecipe } from './draw.ts'
import { EMOJI } from './emoji.ts'
import { SCENES } from './palettes.ts'
import { exhibitionCoverRecipe, LAYOUTS, type Recipe } from './recipe.ts'

const base: Recipe = {
  ...exhibitionCoverRecipe({ emoji: [EMOJI.camera, EMOJI.tent, EMOJI.cup], seed: 5 }),
  scene: 'DESK',
  layout: 'PLAIN',
}

async function print(recipe: Recipe, width: number, height: number): Promise<string> {
  const raster = await drawRecipe(recipe, width, height)
  expect([raster.width, raster.height, raster.data.length]).toEqual([
    width,
    height,
    width * height * 3,
  ])
  return createHash('sha256').update(raster.data).digest('hex')
}

test('같은 조리법과 크기는 같은 그림이고, 씨앗이 다르면 다른 그림이다', async () => {
  const once = await print(base, 160, 160)
  expect(await print(base, 160, 160)).toBe(once)
  expect(await print({ ...base, seed: base.seed + 1 }, 160, 160)).not.toBe(once)
})

test('모든 배경과 구도를 어떤 모양의 틀에도 그릴 수 있다', async () => {
  const prints = new Set<string>()
  for (const scene of SCENES) prints.add(await print({ ...base, scene }, 96, 96))
  expect(prints.size).toBe(SCENES.length)
  for (const scene of ['DESK', 'PAPER', 'STAGE'] as const) {
    for (const layout of LAYOUTS) {
      await print({ ...base, scene, layout }, 128, 72)
      await print({ ...base, scene, layout }, 72, 128)
    }
  }
})
