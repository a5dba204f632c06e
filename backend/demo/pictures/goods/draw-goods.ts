import { openRaster, type Raster, toRaster } from '#backend/media/raster.ts'
import type { OverlayOptions } from '#backend/media/sharp.ts'
import { randomOf } from '../../random.ts'
import { grain, veilOf } from '../film.ts'
import { overlayOf, type Placed, svgRaster } from '../place.ts'
import { coinSvg, noteSvg, tapeSvg } from '../props.ts'
import { shadowOf } from '../sprite.ts'
import { surroundingsOf } from '../surroundings.ts'
import { GOODS_KINDS } from './all-kinds.ts'
import type { Art } from './art.ts'
import { packagingOf, partsOf } from './beside.ts'
import { type Composition, compose, type Placing, sightOf } from './compose.ts'
import type { GoodsRecipe } from './goods-recipe.ts'
import { createPen, type Pen } from './pen.ts'
import { disc, fixed, stroke } from './shapes.ts'
import { withTexts } from './texts.ts'

interface Frame {
  width: number
  height: number
  /** Pixels a unit. */
  scale: number
}

/** Draws the picture of a thing for sale, RGB. The same recipe and size give the same pixels. */
export async function drawGoods(
  recipe: GoodsRecipe,
  width: number,
  height: number,
): Promise<Raster> {
  const frame = { width, height, scale: Math.min(width, height) / 1000 }
  const pen = penFor(recipe)
  const art = artOf(recipe, pen)
  const plan = compose(recipe, art)
  const ground = await surroundingsOf(recipe, plan, width, height)
  const layers: OverlayOptions[] = []
  const add = (placed: Placed | null) => {
    const overlay = placed && overlayOf(placed, width, height)
    if (overlay) layers.push(overlay)
  }
  for (const item of plan.items) {
    const thing = item.what === 'THING' ? { art, pen } : besideOf(recipe, item, pen, art)
    const drawn = await place(thing.art, thing.pen, item, plan, frame)
    if (!drawn) continue
    for (const shadow of await shadowsOf(thing.art, drawn, item, plan, recipe, frame)) add(shadow)
    add(drawn.placed)
  }
  layers.push(await veilOf(recipe.light, width, height))
  layers.push(await grain(width, height))
  return toRaster(openRaster(ground).composite(layers).linear(plan.grade, [0, 0, 0]), 3)
}

function penFor(recipe: GoodsRecipe): Pen {
  const { colour, metal, pattern, thing } = recipe
  return createPen({ colour, metal, pattern, seed: thing, sight: sightOf(recipe) })
}

function artOf(recipe: GoodsRecipe, pen: Pen): Art {
  const kind = GOODS_KINDS[recipe.kind]
  if (!kind) throw new Error(`there is no kind '${recipe.kind}'`)
  const art = kind.draw(pen, recipe.facts)
  const near = recipe.view === 'DETAIL' || recipe.view === 'CLOSE_UP'
  return near && recipe.wear > 0 && kind.spot !== 'HANG' ? scratched(art, recipe) : art
}

/** Hairlines of use near the middle; a damaged thing has a dent too. */
function scratched(art: Art, recipe: GoodsRecipe): Art {
  const random = randomOf(recipe.seed ^ 0x5c7a)
  const unit = Math.max(art.width, art.height) / 100
  const x = art.width * random.between(0.42, 0.6)
  const y = art.height * random.between(0.45, 0.62)
  const lines = Array.from({ length: recipe.wear * 3 }, () => {
    const [fromX, fromY] = [x + random.between(-10, 10) * unit, y + random.between(-10, 10) * unit]
    const [across, down] = [random.between(2, 9) * unit, random.between(-5, 5) * unit]
    const d = `M${fixed(fromX)} ${fixed(fromY)}l${fixed(across)} ${fixed(down)}`
    return stroke(d, '#1d1a18', unit * 0.13, 0.2) + stroke(d, '#ffffff', unit * 0.09, 0.4)
  })
  const dent =
    recipe.wear > 1
      ? disc(x, y, unit * 1.1, '#1d1a18', 0.34) +
        disc(x + unit * 0.3, y + unit * 0.3, unit * 0.7, '#ffffff', 0.3)
      : ''
  return { ...art, body: art.body + lines.join('') + dent }
}

function besideOf(recipe: GoodsRecipe, item: Placing, pen: Pen, art: Art): { art: Art; pen: Pen } {
  const random = randomOf(recipe.seed + 77)
  if (item.what === 'NOTE') return { pen, art: wholeOf(noteSvg(random, 500), 500, 360) }
  if (item.what === 'TAPE') return { pen, art: wholeOf(tapeSvg(random, 960), 960, 96) }
  if (item.what === 'COIN') return { pen, art: wholeOf(coinSvg(200), 200, 200) }
  const other = penFor({ ...recipe, seed: recipe.seed + 1 })
  if (item.what === 'BOX') return { pen, art: packagingOf(pen, art) }
  return { pen: other, art: partsOf(other, GOODS_KINDS[recipe.kind]?.parts ?? []) }
}

/** A prop that is an SVG of its own. */
function wholeOf(svg: string, width: number, height: number): Art {
  return { width, height, body: svg }
}

interface Drawn {
  placed: Placed
  /** From the drawing's units to pixels of the frame. */
  matrix: Matrix
}

type Matrix = readonly [number, number, number, number, number, number]

function matrixOf(art: Art, item: Placing, plan: Composition, frame: Frame): Matrix {
  const unit = (item.size / Math.max(art.width, art.height)) * frame.scale
  const angle = (item.turn * Math.PI) / 180
  const lean = Math.tan((item.lean * Math.PI) / 180)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const a = unit * cos
  const b = unit * (sin + lean) * item.squash
  const c = -unit * sin
  const d = unit * cos * item.squash
  const standing = plan.posture === 'STANDING' && item.what !== 'NOTE' && item.what !== 'PARTS'
  const anchor = [art.width / 2, standing ? art.height : art.height / 2] as const
  const x = frame.width / 2 + item.x * frame.scale
  const y = frame.height / 2 + item.y * frame.scale
  return [a, b, c, d, x - a * anchor[0] - c * anchor[1], y - b * anchor[0] - d * anchor[1]]
}

/** Where the parts of a rectangle come to lie, cut to what can be seen or throws a shadow into the frame. */
function boundsOf(
  matrix: Matrix,
  box: readonly [number, number, number, number],
  frame: Frame,
): { left: number; top: number; width: number; height: number } | null {
  const [a, b, c, d, e, f] = matrix
  const [x0, y0, x1, y1] = box
  const corners = [x0, x1].flatMap((x) =>
    [y0, y1].map((y) => [a * x + c * y + e, b * x + d * y + f] as const),
  )
  const margin = Math.min(frame.width, frame.height) * 0.12
  const left = Math.max(-margin, Math.min(...corners.map(([x]) => x)))
  const top = Math.max(-margin, Math.min(...corners.map(([, y]) => y)))
  const right = Math.min(frame.width + margin, Math.max(...corners.map(([x]) => x)))
  const bottom = Math.min(frame.height + margin, Math.max(...corners.map(([, y]) => y)))
  if (right - left < 2 || bottom - top < 2) return null
  return {
    left: Math.floor(left),
    top: Math.floor(top),
    width: Math.ceil(right) - Math.floor(left),
    height: Math.ceil(bottom) - Math.floor(top),
  }
}

async function place(
  art: Art,
  pen: Pen,
  item: Placing,
  plan: Composition,
  frame: Frame,
): Promise<Drawn | null> {
  const matrix = matrixOf(art, item, plan, frame)
  const over = Math.max(art.width, art.height) * 0.06
  const bounds = boundsOf(matrix, [-over, -over, art.width + over, art.height + over], frame)
  if (!bounds) return null
  const unit = Math.hypot(matrix[0], matrix[2])
  const body = await withTexts(art.body, pen.texts, unit)
  const svg = svgOf(pen.defs() + edgeOf(art, item, matrix, unit) + group(matrix, body), bounds)
  return {
    matrix,
    placed: { raster: await svgRaster(svg, 4), left: bounds.left, top: bounds.top },
  }
}

function svgOf(
  content: string,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${content}</svg>`
}

function group(matrix: Matrix, content: string, down = 0): string {
  const [a, b, c, d, e, f] = matrix
  const numbers = [a, b, c, d, e, f + down].map((value) => value.toFixed(4)).join(' ')
  return `<g transform="matrix(${numbers})">${content}</g>`
}

/** The thickness of a lying thing, seen from lower than straight above: its outline again and again. */
function edgeOf(art: Art, item: Placing, matrix: Matrix, unit: number): string {
  if (!art.edge || item.squash > 0.92) return ''
  const height = art.edge.depth * unit * Math.sqrt(1 - item.squash ** 2)
  const steps = Math.max(2, Math.min(14, Math.ceil(height / 1.5)))
  const outline = `<path d="${art.edge.outline}" fill="${art.edge.colour}"/>`
  return Array.from({ length: steps }, (_, index) =>
    group(matrix, outline, height * (1 - index / steps)),
  ).join('')
}

async function shadowsOf(
  art: Art,
  drawn: Drawn,
  item: Placing,
  plan: Composition,
  recipe: GoodsRecipe,
  frame: Frame,
): Promise<(Placed | null)[]> {
  const away = recipe.light === 'LEFT' ? 1 : -1
  const size = item.size * frame.scale
  const stands = plan.posture === 'STANDING' && item.what !== 'NOTE' && item.what !== 'PARTS'
  if (stands) {
    return [
      await footShadow(art, drawn.matrix, frame, {
        softness: size * 0.045,
        opacity: 0.42,
        right: away * size * 0.05,
        down: size * 0.012,
      }),
      await footShadow(art, drawn.matrix, frame, {
        softness: size * 0.012,
        opacity: 0.6,
        right: 0,
        down: size * 0.004,
      }),
    ]
  }
  const height = item.what === 'THING' ? (plan.posture === 'HANGING' ? 1.2 : 0.8) : 0.4
  return [
    await shadowOf(drawn.placed, {
      softness: size * 0.03 * height,
      opacity: 0.36,
      right: away * size * 0.03 * height,
      down: size * 0.035 * height,
    }),
    await shadowOf(drawn.placed, {
      softness: size * 0.008 * height + 0.4,
      opacity: 0.36,
      right: away * size * 0.006,
      down: size * 0.008,
    }),
  ]
}

/** The dark under a standing thing. It has no detail, so it is drawn small and enlarged. */
async function footShadow(
  art: Art,
  matrix: Matrix,
  frame: Frame,
  options: { softness: number; opacity: number; right: number; down: number },
): Promise<Placed | null> {
  const { width, height } = art
  const outline =
    art.foot ??
    `M${width * 0.06} ${height * 0.985}A${width * 0.44} ${width * 0.045} 0 0 0 ${width * 0.94} ${height * 0.985}A${width * 0.44} ${width * 0.045} 0 0 0 ${width * 0.06} ${height * 0.985}z`
  const bounds = boundsOf(matrix, [-width * 0.1, -height * 0.1, width * 1.1, height * 1.1], frame)
  if (!bounds) return null
  const shrink = Math.max(1, Math.min(8, Math.floor(options.softness / 2)))
  const sigma = Math.max(0.4, options.softness / shrink)
  const border = Math.ceil(sigma * 3) * shrink
  const area = {
    left: bounds.left - border,
    top: bounds.top - border,
    width: bounds.width + 2 * border,
    height: bounds.height + 2 * border,
  }
  const small = [Math.ceil(area.width / shrink), Math.ceil(area.height / shrink)] as const
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${small[0]}" height="${small[1]}" viewBox="${area.left} ${area.top} ${small[0] * shrink} ${small[1] * shrink}">${group(matrix, `<path d="${outline}" fill="#15100c" opacity="${options.opacity}"/>`)}</svg>`
  const blurred = await toRaster(openRaster(await svgRaster(svg, 4)).blur(sigma), 4)
  const raster =
    shrink === 1
      ? blurred
      : await toRaster(
          openRaster(blurred).resize(small[0] * shrink, small[1] * shrink, {
            kernel: 'cubic',
            fit: 'fill',
          }),
          4,
        )
  return {
    raster,
    left: Math.round(area.left + options.right),
    top: Math.round(area.top + options.down),
  }
}
