import { shade } from '../../background.ts'
import type { Art } from '../art.ts'
import { type Kinds, kind } from '../kind.ts'
import type { Pen } from '../pen.ts'
import { disc, grid, rect, shape, stroke, times, turned } from '../shapes.ts'
import { aslant, type Block, type Piece, solid } from '../solid.ts'

/** Grain of wood across a face. */
function grain(width: number, height: number, colour: string): string {
  return times(5, (index) =>
    stroke(`M0 ${height * (0.12 + index * 0.19)}Q${width * 0.4} ${height * (0.06 + index * 0.2)} ${width} ${height * (0.14 + index * 0.18)}`, shade(colour, -0.2), Math.max(1, height * 0.008), 0.5),
  )
}

function legs(colour: string, width: number, depth: number, height: number, thick: number, inset = 10): Block[] {
  return [0, 1].flatMap((right) =>
    [0, 1].map((near) => ({
      at: [inset + right * (width - thick - 2 * inset), 0, inset + near * (depth - thick - 2 * inset)] as const,
      size: [thick, height, thick] as const,
      colour,
      layer: -1,
    })),
  )
}

function knobs(width: number, rows: number, height: number, colour: string, columns = 1): string {
  return grid(columns, rows, (column, row) => {
    const [w, h] = [width / columns, height / rows]
    return `${rect(column * w + 3, row * h + 3, w - 6, h - 6, 'none', 0)}<rect x="${column * w + 3}" y="${row * h + 3}" width="${w - 6}" height="${h - 6}" fill="none" stroke="${shade(colour, -0.35)}" stroke-width="2"/>${rect(column * w + w / 2 - w * 0.1, row * h + h * 0.3, w * 0.2, 7, shade(colour, -0.45), 3)}`
  })
}

/** A chair of four legs, seat and back, standing at a place. */
function chairAt(x: number, z: number, colour: string, away = true, seat = colour): Block[] {
  const back = away ? z : z + 106
  return [
    ...[0, 1].flatMap((right) => [0, 1].map((near) => ({ at: [x + right * 98, 0, z + near * 98] as const, size: [14, 130, 14] as const, colour, layer: 0 }))),
    { at: [x, 130, z], size: [112, 14, 112], colour: seat, layer: 0 },
    { at: [x, 144, back], size: [12, 120, 10], colour, layer: 0 },
    { at: [x + 100, 144, back], size: [12, 120, 10], colour, layer: 0 },
    { at: [x, 220, back], size: [112, 44, 10], colour, layer: 0 },
    { at: [x, 170, back], size: [112, 22, 10], colour, layer: 0 },
  ]
}

function cushion(pen: Pen, x: number, y: number, width: number, height: number, colour: string, radius = 26): string {
  return (
    rect(x, y, width, height, pen.gloss(colour), radius) +
    stroke(`M${x + radius} ${y + height - 6}H${x + width - radius}`, shade(colour, -0.3), 5, 0.6) +
    stroke(`M${x + radius} ${y + 8}H${x + width - radius}`, shade(colour, 0.25), 5, 0.5)
  )
}

function sofaArt(pen: Pen, seats: number, leather: number): Art {
  const c = pen.colour
  const w = 160 + seats * 170
  const h = 390
  const folds = leather ? times(seats * 2, (index) => stroke(`M${110 + index * 85} 190q8 -30 -4 -70`, shade(c, -0.2), 4, 0.5)) : ''
  return {
    width: w,
    height: h,
    body:
      rect(40, 340, 30, 46, '#3b2c22', 4) +
      rect(w - 70, 340, 30, 46, '#3b2c22', 4) +
      rect(50, 20, w - 100, 260, pen.gloss(shade(c, -0.08)), 36) +
      times(seats, (index) => cushion(pen, 84 + index * ((w - 168) / seats), 40, (w - 168) / seats - 6, 170, c, leather ? 34 : 26)) +
      folds +
      rect(60, 240, w - 120, 110, pen.down(shade(c, -0.12), shade(c, -0.28)), 12) +
      times(seats, (index) => cushion(pen, 80 + index * ((w - 160) / seats), 200, (w - 160) / seats - 5, 84, shade(c, 0.06), 24)) +
      cushion(pen, 0, 120, 96, 236, shade(c, 0.03), leather ? 44 : 30) +
      cushion(pen, w - 96, 120, 96, 236, shade(c, -0.05), leather ? 44 : 30) +
      (leather ? '' : turned(-12, 160, 150, cushion(pen, 110, 110, 110, 104, '#c9b08a', 22))),
  }
}

export const furniture = {
  bed: kind({
    spot: 'ROOM',
    facts: { drawers: 0, wide: 0 },
    colours: ['#d3b68c', '#f0efec', '#8a6a4c'],
    draw(pen, { drawers, wide }) {
      const c = pen.colour
      const w = wide ? 420 : 340
      return solid(aslant(pen, 0.2), [
        { at: [-10, 0, 0], size: [w + 20, 260, 26], colour: c, front: grain(w, 260, c), layer: 0 },
        { at: [0, drawers ? 0 : 30, 26], size: [w, drawers ? 110 : 70, 560], colour: c, layer: 1, front: drawers ? knobs(w, 1, 110, c, 2) : '', side: drawers ? knobs(560, 1, 110, c, 3) : '' },
        { at: [10, drawers ? 110 : 100, 30], size: [w - 20, 80, 546], colour: '#f4f2ec', layer: 2 },
        {
          at: [4, drawers ? 130 : 120, 190],
          size: [w - 8, 74, 392],
          colour: '#c3cbd1',
          layer: 3,
          top: stroke(`M0 20H${w}`, '#f4f2ec', 44) + stroke(`M60 80Q160 200 90 380M220 90Q280 220 240 360`, '#a9b3ba', 7, 0.7),
        },
        ...[0, 1].map((side) => ({ at: [30 + side * (w / 2 - 10), drawers ? 190 : 180, 50] as const, size: [w / 2 - 50, 40, 100] as const, colour: '#fbfaf7', layer: 4 })),
      ])
    },
  }),
  mattress: kind({
    spot: 'ROOM',
    colours: ['#f4f2ec'],
    draw: (pen) =>
      solid(aslant(pen, 0.16), [
        {
          at: [0, 0, 0],
          size: [400, 120, 600],
          colour: '#efece4',
          top: grid(
            5,
            7,
            (column, row) => disc(50 + column * 76, 50 + row * 84, 9, '#cfcabd') + stroke(`M${20 + column * 76} ${20 + row * 84}l60 60M${80 + column * 76} ${20 + row * 84}l-60 60`, '#dedacd', 3),
          ),
          front: rect(0, 8, 400, 8, '#b9b2a0') + rect(0, 100, 400, 8, '#b9b2a0') + rect(160, 40, 80, 36, '#5d6f86', 4),
          side: rect(0, 8, 600, 8, '#b9b2a0') + rect(0, 100, 600, 8, '#b9b2a0'),
        },
      ]),
  }),
  'folding-bed': kind({
    spot: 'ROOM',
    colours: ['#55585d'],
    draw: (pen) =>
      solid(aslant(pen, 0.1), [
        ...[0, 250, 520].flatMap((z) => [0, 1].map((side) => ({ at: [10 + side * 270, 0, z] as const, size: [10, 130, 10] as const, colour: '#6d7075', layer: -1 }))),
        { at: [0, 130, 0], size: [300, 14, 540], colour: '#3b3d42' },
        { at: [0, 144, 0], size: [300, 50, 540], colour: '#8d9aa8', layer: 1, top: times(2, (index) => rect(0, 176 + index * 180, 300, 6, '#5d6873')) },
        { at: [20, 194, 20], size: [260, 40, 110], colour: '#c9d0d6', layer: 2 },
      ]),
  }),
  wardrobe: kind({
    spot: 'ROOM',
    facts: { doors: 2 },
    colours: ['#f0efec', '#d3b68c'],
    draw(pen, { doors }) {
      const c = pen.colour
      const w = doors * 150
      return solid(pen, [
        {
          at: [0, 0, 0],
          size: [w, 640, 220],
          colour: c,
          front:
            times(
              doors,
              (index) =>
                `<rect x="${index * 150 + 3}" y="6" width="144" height="610" fill="none" stroke="${shade(c, -0.3)}" stroke-width="3"/>${rect(index * 150 + (index % 2 ? 16 : 126), 280, 9, 90, shade(c, -0.45), 4)}`,
            ) + rect(0, 620, w, 20, shade(c, -0.2)),
        },
      ])
    },
  }),
  'clothes-rack': kind({
    spot: 'ROOM',
    facts: { tiers: 1 },
    colours: ['#33353a'],
    draw(_pen, { tiers }) {
      const tones = ['#5d6f86', '#c9b79f', '#3b3d42', '#a9563f', '#e6e1d6', '#6f7a5d', '#8a6a4c']
      const row = (y: number, long: number) =>
        times(7, (index) => shape(`M${76 + index * 46} ${y + 26}l20 -14l20 14l14 ${long}h-66z`, tones[index] ?? '#999') + stroke(`M${96 + index * 46} ${y + 14}v-12`, '#8e9195', 3))
      return {
        width: 460,
        height: 640,
        body:
          stroke('M50 620V20M410 620V20', '#55585d', 12) +
          stroke('M40 40H420', '#55585d', 12) +
          (tiers > 1 ? stroke('M40 320H420', '#55585d', 10) : stroke('M50 540H410', '#55585d', 8)) +
          row(44, tiers > 1 ? 190 : 330) +
          (tiers > 1 ? row(322, 190) : '') +
          stroke('M20 622H80M380 622H440', '#33353a', 12),
      }
    },
  }),
  drawers: kind({
    spot: 'ROOM',
    facts: { rows: 5 },
    colours: ['#f0efec', '#d3b68c'],
    draw: (pen, { rows }) => solid(pen, [{ at: [0, 0, 0], size: [380, rows * 96 + 20, 200], colour: pen.colour, front: knobs(380, rows, rows * 96, pen.colour) }]),
  }),
  'plastic-drawers': kind({
    spot: 'TABLE',
    colours: ['#dfe6e8'],
    draw: (pen) =>
      solid(pen, [
        {
          at: [0, 0, 0],
          size: [340, 420, 300],
          colour: '#e6ecee',
          front: times(
            3,
            (index) =>
              rect(10, 10 + index * 138, 320, 124, '#cfd9dd', 6) +
              rect(26, 40 + index * 138, 288, 80, ['#b9c3b0', '#c9b79f', '#a9b8c6'][index] ?? '#bbb', 8, 0.6) +
              rect(110, 24 + index * 138, 120, 16, '#aab6bc', 8),
          ),
        },
      ]),
  }),
  'toy-storage': kind({
    spot: 'ROOM',
    colours: ['#f0efec'],
    draw: (pen) =>
      solid(pen, [
        {
          at: [0, 0, 0],
          size: [420, 380, 180],
          colour: '#e9dcc3',
          front: grid(
            3,
            3,
            (column, row) =>
              rect(10 + column * 136, 12 + row * 122, 126, 110, '#8a7a60') +
              rect(14 + column * 136, 30 + row * 122, 118, 90, ['#f0efec', '#d9a24a', '#a9c4dc', '#b5563f'][(column + row * 2) % 4] ?? '#fff', 8),
          ),
        },
      ]),
  }),
  'standing-mirror': kind({
    spot: 'ROOM',
    facts: { arch: 1 },
    colours: ['#f0efec', '#b98a5b', '#2b2c30'],
    draw: (pen) => ({
      width: 300,
      height: 720,
      body:
        shape('M10 720V150Q10 10 150 10T290 150V720z', pen.volume(pen.colour)) +
        shape('M24 706V152Q24 24 150 24T276 152V706z', pen.slant('#e9f0f2', '#b9c8ce', '#dfe8ea', '#9fb0b8')) +
        shape('M60 706L220 60Q262 90 276 152V240L130 706z', '#ffffff', 0.25),
    }),
  }),
  vanity: kind({
    spot: 'ROOM',
    colours: ['#f0efec', '#d3b68c'],
    draw: (pen) =>
      solid(pen, [
        ...legs(shade(pen.colour, -0.1), 400, 170, 230, 18),
        { at: [0, 190, 0], size: [400, 80, 170], colour: pen.colour, front: knobs(400, 1, 80, pen.colour, 2) },
        {
          at: [80, 270, 10],
          size: [240, 300, 14],
          colour: pen.colour,
          layer: 1,
          front: rect(10, 10, 220, 280, pen.slant('#e9f0f2', '#b3c2c8', '#dfe8ea'), 4) + times(4, (index) => disc(20, 40 + index * 70, 8, '#fbf1d0') + disc(220, 40 + index * 70, 8, '#fbf1d0')),
        },
        { can: [60, 270, 110], radius: 16, height: 50, colour: '#d9a892', layer: 2 },
        { can: [350, 270, 110], radius: 20, height: 34, colour: '#a9c4dc', layer: 2 },
      ]),
  }),
  sofa: kind({ spot: 'ROOM', facts: { seats: 3, leather: 0 }, colours: ['#d8c7ae', '#8e9195', '#2b3550'], draw: (pen, { seats, leather }) => sofaArt(pen, seats, leather) }),
  beanbag: kind({
    spot: 'ROOM',
    colours: ['#8e9195', '#a9c4dc'],
    draw: (pen) => ({
      width: 560,
      height: 480,
      body:
        shape('M40 330Q20 180 190 60Q260 0 330 70Q380 140 470 220Q570 300 540 400Q510 470 280 474Q50 470 40 330z', pen.ball(pen.colour)) +
        stroke('M240 40Q200 200 60 330M300 60Q340 240 520 360', shade(pen.colour, -0.25), 5, 0.7) +
        stroke('M180 300Q260 350 380 310M140 380Q280 420 420 384', shade(pen.colour, -0.2), 7, 0.4),
    }),
  }),
  'coffee-table': kind({
    spot: 'ROOM',
    colours: ['#c9a06d', '#f0efec'],
    draw: (pen) =>
      solid(pen, [
        ...legs(pen.colour, 560, 300, 190, 26),
        { at: [20, 60, 20], size: [520, 12, 260], colour: shade(pen.colour, -0.08), layer: 0 },
        { at: [0, 190, 0], size: [560, 26, 300], colour: pen.colour, layer: 1, top: grain(560, 300, pen.colour) },
        { at: [360, 216, 60], size: [120, 20, 90], colour: '#5d6f86', layer: 2 },
        { can: [160, 216, 150], radius: 34, height: 44, colour: '#e9e4da', layer: 2 },
      ]),
  }),
  'round-table': kind({
    spot: 'ROOM',
    colours: ['#e9e7e2'],
    draw: (pen) =>
      solid(pen, [
        { can: [220, 0, 220], radius: 130, upper: 30, height: 24, colour: '#33353a' },
        { can: [220, 24, 220], radius: 26, height: 300, colour: '#33353a', layer: 1 },
        { can: [220, 324, 220], radius: 220, height: 20, colour: '#efeeea', layer: 2, topColour: '#f6f5f2' },
        { point: [220, 344, 220], layer: 3, draw: stroke('M-150 -10Q-60 -40 20 10T160 20M-100 40Q0 20 60 50', '#c9c8c4', 3, 0.8) },
      ]),
  }),
  'tv-console': kind({
    spot: 'ROOM',
    colours: ['#b98a5b'],
    draw: (pen) =>
      solid(pen, [
        ...legs(shade(pen.colour, -0.2), 700, 180, 60, 18),
        {
          at: [0, 60, 0],
          size: [700, 160, 180],
          colour: pen.colour,
          layer: 1,
          front:
            rect(240, 16, 220, 128, shade(pen.colour, -0.55)) +
            rect(240, 76, 220, 8, shade(pen.colour, -0.2)) +
            times(
              2,
              (index) =>
                `<rect x="${10 + index * 460}" y="10" width="220" height="140" fill="none" stroke="${shade(pen.colour, -0.3)}" stroke-width="3"/>${times(12, (slat) => rect(18 + index * 460 + slat * 18, 16, 8, 128, shade(pen.colour, -0.14)))}`,
            ),
          top: grain(700, 180, pen.colour),
        },
      ]),
  }),
  'low-table': kind({
    spot: 'ROOM',
    colours: ['#a87a4c', '#e6dccb'],
    draw: (pen) =>
      solid(aslant(pen, 0.14), [
        ...legs('#8e9195', 460, 340, 150, 16, 30),
        {
          at: [0, 150, 0],
          size: [460, 18, 340],
          colour: pen.colour,
          layer: 1,
          top: `<rect x="20" y="20" width="420" height="300" rx="20" fill="none" stroke="${shade(pen.colour, -0.25)}" stroke-width="5"/>${grain(460, 340, pen.colour)}`,
        },
      ]),
  }),
  'dining-set': kind({
    spot: 'ROOM',
    colours: ['#c39a68'],
    draw: (pen) =>
      solid(aslant(pen, 0.12), [
        ...chairAt(70, -130, pen.colour),
        ...chairAt(330, -130, pen.colour),
        ...legs(pen.colour, 520, 300, 220, 26).map((leg) => ({ ...leg, layer: 1 })),
        { at: [0, 220, 0], size: [520, 24, 300], colour: shade(pen.colour, 0.04), layer: 2, top: grain(520, 300, pen.colour) },
        ...chairAt(60, 290, pen.colour, false).map((block) => ({ ...block, layer: 3 })),
        ...chairAt(340, 290, pen.colour, false).map((block) => ({ ...block, layer: 3 })),
      ]),
  }),
  chair: kind({
    spot: 'ROOM',
    facts: { count: 1, stack: 0 },
    colours: ['#b98a5b', '#f0efec'],
    draw(pen, { count, stack }) {
      const pieces: Piece[] = stack
        ? Array.from({ length: stack }, (_, index) =>
            chairAt(0, 0, pen.colour, true, '#5d4030').map((block) => ({ ...block, at: [block.at[0] + index * 6, block.at[1] + index * 46, block.at[2] + index * 12] as const, layer: index })),
          ).flat()
        : Array.from({ length: count }, (_, index) => chairAt(index * 190, index * 20, pen.colour)).flat()
      return solid(pen, pieces)
    },
  }),
  'shell-chair': kind({
    spot: 'ROOM',
    colours: ['#f0efec', '#b5362f'],
    draw: (pen) => ({
      width: 420,
      height: 600,
      body:
        shape(
          'M120 40Q210 -20 300 40Q330 180 310 300Q380 320 390 380Q380 430 300 430L330 580Q340 600 300 600H120Q80 600 90 580L130 430Q40 430 30 380Q40 320 110 300Q90 180 120 40z',
          pen.gloss(pen.colour),
        ) +
        shape('M110 300Q210 350 310 300Q390 320 388 380Q300 430 210 430T32 380Q40 320 110 300z', pen.down(shade(pen.colour, 0.2), shade(pen.colour, -0.1))) +
        shape('M150 450H270L286 560H134z', shade(pen.colour, -0.3)) +
        stroke('M150 60Q136 180 150 290', shade(pen.colour, 0.4), 8, 0.7),
    }),
  }),
  'bar-table': kind({
    spot: 'ROOM',
    colours: ['#8a6a4c'],
    draw: (pen) =>
      solid(pen, [
        ...[80, 320].flatMap((x) => [
          { can: [x + 60, 0, 230] as const, radius: 66, upper: 20, height: 16, colour: '#33353a', layer: 2 },
          { can: [x + 60, 16, 230] as const, radius: 13, height: 230, colour: '#8e9195', layer: 2 },
          { can: [x + 60, 246, 230] as const, radius: 70, height: 34, colour: '#4a3a30', layer: 3, topColour: '#5d4a3d' },
        ]),
        ...legs('#33353a', 520, 180, 400, 18),
        { at: [0, 400, 0], size: [520, 30, 180], colour: pen.colour, layer: 1, top: grain(520, 180, pen.colour) },
        { at: [10, 120, 10], size: [500, 14, 14], colour: '#33353a', layer: -1 },
      ]),
  }),
  bookcase: kind({
    spot: 'ROOM',
    facts: { rows: 5, wide: 0 },
    colours: ['#f0efec', '#b98a5b'],
    draw(pen, { rows, wide }) {
      const c = pen.colour
      const w = wide ? 420 : 300
      const h = rows * 128 + 16
      const tones = ['#b5563f', '#5f84a8', '#d9b36a', '#7fa07a', '#d9cdbb', '#8a7f96', '#3f5566']
      return solid(pen, [
        {
          at: [0, 0, 0],
          size: [w, h, 130],
          colour: c,
          front: times(
            rows,
            (row) =>
              rect(14, 14 + row * 128, w - 28, 114, shade(c, -0.42)) +
              times(Math.floor(pen.random.between(3, (w - 60) / 22)), (index) => {
                const tall = pen.random.between(66, 102)
                return rect(20 + index * 21, 128 + row * 128 - tall, 18, tall, pen.random.pick(tones as [string, ...string[]]), 1)
              }),
          ),
        },
      ])
    },
  }),
  'cube-shelf': kind({
    spot: 'ROOM',
    facts: { columns: 2, rows: 2 },
    colours: ['#f0efec', '#d3b68c', '#3d322b'],
    draw(pen, { columns, rows }) {
      const c = pen.colour
      return solid(pen, [
        {
          at: [0, 0, 0],
          size: [columns * 200 + 20, rows * 200 + 20, 200],
          colour: c,
          front: grid(
            columns,
            rows,
            (column, row) =>
              rect(20 + column * 200, 20 + row * 200, 180, 180, shade(c, -0.38)) +
              ((column + row) % 2
                ? rect(30 + column * 200, 50 + row * 200, 160, 150, '#c3b08f', 6) + rect(90 + column * 200, 90 + row * 200, 40, 14, '#8a7a60', 6)
                : disc(90 + column * 200, 160 + row * 200, 36, '#e9e4da') +
                  rect(140 + column * 200, 80 + row * 200, 20, 120, '#5d6f86') +
                  rect(164 + column * 200, 100 + row * 200, 18, 100, '#b5563f')),
          ),
        },
      ])
    },
  }),
  'wire-shelf': kind({
    spot: 'ROOM',
    colours: ['#8e9195'],
    draw: (pen) =>
      solid(pen, [
        ...[0, 1].flatMap((x) => [0, 1].map((z) => ({ at: [x * 386, 0, z * 186] as const, size: [14, 640, 14] as const, colour: '#6d7075', layer: z * 7 }))),
        ...Array.from({ length: 5 }, (_, index) => ({
          at: [0, 40 + index * 146, 0] as const,
          size: [400, 12, 200] as const,
          colour: '#a9adb2',
          layer: index + 1,
          top: times(20, (bar) => rect(6 + bar * 20, 0, 4, 200, '#7d8085')),
        })),
        { at: [40, 52, 40], size: [140, 90, 120], colour: '#c9a77c', layer: 2 },
        { at: [220, 198, 40], size: [120, 70, 120], colour: '#8fa0ad', layer: 3 },
        { at: [60, 344, 40], size: [180, 80, 120], colour: '#c9a77c', layer: 4 },
      ]),
  }),
  'steel-cabinet': kind({
    spot: 'ROOM',
    colours: ['#f0efec', '#2f6f4f', '#2b2c30'],
    draw(pen) {
      const tube = '#c9ccd0'
      return solid(pen, [
        ...[0, 1, 2].flatMap((x) => [0, 1].map((z) => ({ at: [x * 243, 0, z * 208] as const, size: [14, 480, 14] as const, colour: tube, layer: z * 3 }))),
        ...[0, 1].flatMap((column) =>
          [0, 1].map((row) => ({
            at: [14 + column * 243, 46 + row * 220, 4] as const,
            size: [229, 206, 200] as const,
            colour: pen.colour,
            layer: 1,
            front: rect(4, 4, 221, 198, 'none') + disc(114, 40, 11, tube) + stroke('M4 4H225V202H4z', shade(pen.colour, -0.3), 2),
          })),
        ),
        ...[40, 252, 466].map((y) => ({ at: [0, y, 206] as const, size: [500, 12, 12] as const, colour: tube, layer: 4 })),
      ])
    },
  }),
  'shoe-cabinet': kind({
    spot: 'ROOM',
    colours: ['#f0efec', '#33353a'],
    draw: (pen) =>
      solid(
        pen,
        Array.from({ length: 3 }, (_, index) => ({
          at: [0, index * 176, 0] as const,
          size: [340, 168, 110] as const,
          colour: pen.colour,
          layer: index,
          front: `<rect x="10" y="10" width="320" height="148" rx="10" fill="none" stroke="${shade(pen.colour, -0.2)}" stroke-width="3"/>${rect(120, 16, 100, 14, shade(pen.colour, -0.35), 7)}`,
        })),
      ),
  }),
  desk: kind({
    spot: 'ROOM',
    facts: { style: 'PLAIN' },
    colours: ['#f0efec', '#dcbf94'],
    draw(pen, { style }) {
      const c = pen.colour
      const standing = style === 'LIFT'
      const metal = standing || style === 'PLAIN' ? '#3b3d42' : c
      const base: Piece[] = standing
        ? [0, 1].flatMap((side): Piece[] => [
            { at: [70 + side * 400, 0, 20], size: [60, 16, 260], colour: metal, layer: -2 },
            { at: [84 + side * 400, 16, 130], size: [32, 330, 40], colour: metal, layer: -1 },
          ])
        : legs(metal, 600, 300, 320, 22)
      return solid(pen, [
        ...base,
        { at: [0, standing ? 346 : 320, 0], size: [600, 22, 300], colour: c, layer: 1, top: grain(600, 300, c) },
        ...(standing ? [{ at: [470, 330, 280] as const, size: [70, 16, 20] as const, colour: '#17181b', layer: 2 }] : []),
        ...(style === 'STUDENT'
          ? ([
              { at: [0, 342, 0], size: [16, 240, 110], colour: c, layer: 2 },
              { at: [584, 342, 0], size: [16, 240, 110], colour: c, layer: 2 },
              { at: [0, 460, 0], size: [600, 14, 110], colour: c, layer: 2 },
              { at: [0, 582, 0], size: [600, 14, 110], colour: c, layer: 3 },
              { at: [420, 40, 30], size: [150, 280, 250], colour: shade(c, -0.04), layer: 0, front: knobs(150, 3, 280, c) },
              {
                at: [40, 474, 10],
                size: [150, 90, 70],
                colour: '#5f84a8',
                layer: 2,
                front: times(6, (index) => rect(index * 25, 0, 22, 90, ['#b5563f', '#5f84a8', '#d9b36a', '#7fa07a', '#d9cdbb', '#3f5566'][index] ?? '#999')),
              },
            ] as Piece[])
          : []),
      ])
    },
  }),
  'office-chair': kind({
    spot: 'ROOM',
    facts: { style: 'MESH' },
    colours: ['#2b2c30', '#8e9195', '#f0efec'],
    draw(pen, { style }) {
      const c = pen.colour
      const mesh = style !== 'SOLID'
      const shell = c === '#f0efec' ? c : shade(c, -0.2)
      const fabric = c === '#f0efec' ? '#8e9195' : c
      const backs =
        style === 'WING'
          ? shape('M110 20Q160 0 200 30V290Q160 320 116 290Q90 160 110 20z', pen.gloss(fabric)) + shape('M220 30Q260 0 310 20Q330 160 304 290Q260 320 220 290z', pen.gloss(fabric))
          : style === 'HIGH'
            ? rect(110, 0, 200, 330, pen.gloss(fabric), 40) + rect(136, 10, 148, 70, shade(fabric, 0.12), 24) + times(3, (index) => stroke(`M130 ${140 + index * 56}H290`, shade(fabric, -0.3), 4))
            : shape('M96 40Q210 -10 324 40Q346 180 300 300Q210 340 120 300Q74 180 96 40z', shell) +
              shape(
                'M112 54Q210 12 308 54Q326 180 286 286Q210 320 134 286Q94 180 112 54z',
                mesh ? pen.tile(8, rect(0, 0, 8, 8, shade(fabric, 0.05)) + disc(4, 4, 2.2, shade(fabric, -0.35))) : pen.gloss(fabric),
              ) +
              shape('M120 190Q210 230 300 190L292 236Q210 270 128 236z', shade(shell, 0.1), 0.8)
      return {
        width: 420,
        height: 660,
        body:
          stroke('M210 540L70 610M210 540L350 610M210 540L120 570M210 540L300 570M210 540V620', shell, 22) +
          times(5, (index) => disc([70, 350, 120, 300, 210][index] ?? 0, [628, 628, 586, 586, 640][index] ?? 0, 18, '#17181b')) +
          rect(196, 440, 28, 110, pen.volume('#55585d'), 6) +
          rect(186, 280, 48, 130, shade(shell, -0.1), 10) +
          backs +
          shape('M70 360Q210 330 350 360Q380 400 350 436Q210 460 70 436Q40 400 70 360z', mesh && style === 'MESH' ? pen.gloss(fabric) : pen.gloss(fabric)) +
          stroke('M76 430Q210 456 344 430', shade(fabric, -0.4), 8) +
          rect(20, 250, 84, 24, pen.gloss(shade(shell, 0.1)), 12) +
          rect(316, 250, 84, 24, pen.gloss(shade(shell, 0.1)), 12) +
          stroke('M56 274V380M364 274V380', shell, 18),
        foot: 'M50 620Q210 570 370 620Q210 670 50 620z',
      }
    },
  }),
} satisfies Kinds
