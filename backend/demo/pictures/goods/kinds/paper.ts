import { shade } from '../../background.ts'
import { type Kinds, kind } from '../kind.ts'
import type { Pen } from '../pen.ts'
import { disc, grid, moved, oval, placeOf, rect, ring, roundedPath, shape, stroke, times, turned } from '../shapes.ts'
import { type Block, solid } from '../solid.ts'
import { print } from './parts.ts'

const SPINES = ['#2f4a6b', '#b5563f', '#d9b36a', '#5d7a5d', '#e6dfd0', '#6d4a5d', '#3f3f46', '#8fa0ad', '#c98a6a'] as const

/** Words of a title, one below the other. */
function title(pen: Pen, text: string, x: number, y: number, size: number, colour: string, widest: number): string {
  const words = text.length > 7 ? text.split(' ') : [text]
  return words
    .slice(0, 4)
    .map((word, index) => pen.text(word, x, y + index * size * 1.15, size, colour, { widest }))
    .join('')
}

function cover(pen: Pen, width: number, height: number, colour: string, text: string, style: string): string {
  const light = colour > '#9'
  const ink = light ? '#2b2a28' : '#f7f2e4'
  const pictures: Readonly<Record<string, () => string>> = {
    NOVEL: () =>
      disc(width * 0.62, height * 0.62, width * 0.26, shade(colour, light ? -0.25 : 0.35)) +
      shape(`M0 ${height * 0.74}Q${width * 0.4} ${height * 0.6} ${width} ${height * 0.78}V${height}H0z`, shade(colour, -0.35)),
    EXAM: () =>
      rect(0, 0, width, height * 0.1, shade(colour, -0.35)) +
      rect(0, height * 0.72, width, height * 0.28, '#f7f4ea') +
      print(width * 0.12, height * 0.78, width * 0.6, 3, height * 0.04, '#6d6a60') +
      pen.text('2026', width * 0.76, height * 0.6, height * 0.1, shade(colour, light ? -0.4 : 0.5)),
    COMIC: () =>
      shape(
        `M${width * 0.5} ${height * 0.3}l${width * 0.1} ${height * 0.14} ${width * 0.3} -${height * 0.06}-${width * 0.16} ${height * 0.17} ${width * 0.16} ${height * 0.16}-${width * 0.28} -${height * 0.03}-${width * 0.12} ${height * 0.2}-${width * 0.12} -${height * 0.2}-${width * 0.28} ${height * 0.03} ${width * 0.16} -${height * 0.16}-${width * 0.16} -${height * 0.17} ${width * 0.3} ${height * 0.06}z`,
        '#f7e6a9',
      ) + disc(width * 0.5, height * 0.58, width * 0.15, shade(colour, -0.4)),
    KIDS: () =>
      disc(width * 0.5, height * 0.62, width * 0.26, '#f4d9a0') +
      disc(width * 0.41, height * 0.6, width * 0.03, '#33291f') +
      disc(width * 0.59, height * 0.6, width * 0.03, '#33291f') +
      stroke(`M${width * 0.42} ${height * 0.68}q${width * 0.08} ${height * 0.05} ${width * 0.16} 0`, '#8e3f2c', 5) +
      shape(`M0 ${height * 0.82}Q${width * 0.5} ${height * 0.74} ${width} ${height * 0.84}V${height}H0z`, '#7fa07a'),
    MAGAZINE: () =>
      rect(width * 0.1, height * 0.26, width * 0.8, height * 0.52, shade(colour, light ? -0.14 : 0.2)) +
      disc(width * 0.5, height * 0.48, width * 0.2, shade(colour, light ? -0.4 : 0.5)) +
      rect(width * 0.1, height * 0.84, width * 0.4, height * 0.03, ink),
  }
  return (
    rect(0, 0, width, height, pen.slant(shade(colour, 0.14), colour, shade(colour, -0.12)), 3) +
    (pictures[style] ?? pictures.NOVEL)?.() +
    title(pen, text, width / 2, height * 0.16, Math.min(height * 0.12, width * 0.19), ink, width * 0.84) +
    rect(width * 0.03, 0, width * 0.02, height, '#000000', 0, 0.14)
  )
}

/** Books in a pile, seen at their spines. */
function pile(pen: Pen, count: number, text: string, style: string): Block[] {
  return Array.from({ length: count }, (_, index) => {
    const thick = style === 'EXAM' ? 54 : style === 'MAGAZINE' ? 22 : 40
    const colour = count > 4 && style === 'COMIC' ? (index % 2 ? '#e9e4da' : pen.colour) : (SPINES[(index * 5 + pen.seed) % SPINES.length] ?? '#999')
    const shift = ((index * 37 + pen.seed) % 26) - 13
    return {
      at: [shift, index * thick, (index * 13) % 12] as const,
      size: [400, thick - 2, 280] as const,
      colour,
      layer: index,
      front:
        pen.text(index === count - 1 ? text : `${text} ${count - index}`, 170, thick / 2, thick * 0.56, colour > '#9' ? '#33312c' : '#f7f2e4', { widest: 260 }) +
        rect(340, 4, 40, thick - 10, shade(colour, colour > '#9' ? -0.3 : 0.3), 0, 0.8),
      side: rect(0, 3, 280, thick - 8, '#f2ecdc') + times(4, (line) => rect(0, 6 + (line * (thick - 12)) / 4, 280, 1.5, '#cfc6b0')),
    }
  })
}

export const paper = {
  book: kind({
    spot: 'TOP',
    facts: { title: '소설', style: 'NOVEL' },
    colours: ['#2f4a6b', '#8e3f3a', '#5d7a5d', '#d9b36a', '#e6dfd0'],
    draw: (pen, { title: text, style }) => ({
      width: 400,
      height: 580,
      body: cover(pen, 400, 580, pen.colour, text, style),
      edge: { outline: roundedPath(0, 0, 400, 580, 3), depth: 80, colour: '#e9e2d0' },
    }),
  }),
  'book-pile': kind({
    spot: 'TABLE',
    facts: { title: '책', count: 6, style: 'NOVEL' },
    colours: ['#2f4a6b', '#b5563f', '#3f3f46'],
    draw(pen, { title: text, count, style }) {
      const blocks = pile(pen, Math.min(10, count), text, style)
      const last = blocks[blocks.length - 1]
      if (last) last.top = `<g transform="translate(400 0) rotate(90) scale(1 1)">${cover(pen, 280, 400, last.colour, text, style)}</g>`
      return solid({ ...pen, sight: { ...pen.sight, pitch: Math.max(pen.sight.pitch, 0.42) } }, blocks)
    },
  }),
  'book-row': kind({
    spot: 'TABLE',
    facts: { title: '만화', count: 16, style: 'COMIC' },
    colours: ['#c0562f', '#2f6a5d', '#3f3f5d', '#d9a24a'],
    draw(pen, { title: text, count, style }) {
      const shown = Math.min(20, count)
      const w = Math.max(28, 640 / shown)
      const kids = style === 'KIDS'
      return solid(
        pen,
        Array.from({ length: shown }, (_, index) => {
          const colour = kids ? (['#e0806a', '#6fa0c9', '#ecc94a', '#7fb57a', '#b08ac0'][index % 5] ?? '#ccc') : index % 2 ? shade(pen.colour, 0.1) : pen.colour
          const ink = colour > '#9' ? '#33312c' : '#f7f2e4'
          return {
            at: [index * w, 0, 0] as const,
            size: [w - 1.5, kids ? 330 : 300, 200] as const,
            colour,
            front: `<g transform="translate(${w / 2} 30) rotate(90)">${pen.text(text, 0, 0, w * 0.6, ink, { anchor: 'start', widest: 180 })}</g>${disc(w / 2, 262, w * 0.36, ink, 0.9)}${pen.text(String(index + 1), w / 2, 262, w * 0.46, colour)}${rect(0, 8, w, 5, ink, 0, 0.6)}`,
            top: rect(2, 4, w - 5, 192, '#f2ecdc'),
          }
        }),
      )
    },
  }),
  'book-spread': kind({
    spot: 'TOP',
    facts: { title: '잡지', count: 5, style: 'MAGAZINE' },
    colours: ['#e6dfd0', '#d9b36a', '#8fa0ad'],
    draw: (pen, { title: text, count, style }) => ({
      width: 660,
      height: 560,
      body: times(Math.min(6, count), (index) => {
        const [x, y, turn] = placeOf(
          [
            [20, 30, -8],
            [360, 10, 6],
            [180, 60, -2],
            [30, 210, 5],
            [370, 220, -6],
            [200, 230, 3],
          ],
          index,
        )
        return turned(
          turn,
          x + 110,
          y + 150,
          moved(x + 4, y + 7, rect(0, 0, 230, 310, '#000000', 3, 0.2)),
          moved(x, y, cover(pen, 230, 310, (['#e6dfd0', '#2f4a6b', '#c98a6a', '#8fa0ad', '#5d7a5d', '#d9b36a'] as const)[(index + pen.seed) % 6] ?? '#ccc', text, style)),
        )
      }),
    }),
  }),
  album: kind({
    spot: 'TOP',
    facts: { count: 4, style: 'IDOL' },
    colours: ['#e9bfc1', '#a9c4dc', '#c9c0dc'],
    draw: (pen, { count, style }) => ({
      width: 640,
      height: 540,
      body:
        times(count, (index) => {
          const [x, y, turn] = placeOf(
            [
              [20, 30, -7],
              [330, 10, 5],
              [40, 270, 4],
              [350, 260, -5],
              [190, 140, 0],
            ],
            index,
          )
          const c = ['#e9bfc1', '#a9b8dc', '#2f2f38', '#e6e0d4', '#b5a6c9'][(index + pen.seed) % 5] ?? '#ccc'
          return turned(
            turn,
            x + 120,
            y + 130,
            rect(x + 5, y + 8, 250, 250, '#000000', 4, 0.2),
            rect(x, y, 250, 250, pen.gloss(c), 4),
            style === 'IDOL'
              ? times(
                  4,
                  (face) =>
                    disc(x + 60 + (face % 2) * 120, y + 100 + Math.floor(face / 2) * 74, 34, '#f0d3bd') +
                    shape(`M${x + 22 + (face % 2) * 120} ${y + 106 + Math.floor(face / 2) * 74}q0-50 38-50t38 50q-14-26-38-26t-38 26z`, ['#33291f', '#8a5a36', '#55585d', '#b5836a'][face] ?? '#333'),
                )
              : '',
            pen.text(['NEW DAY', 'BLOOM', 'NIGHT', 'WAVE', 'ORBIT'][index] ?? 'LOVE', x + 125, y + 36, 34, c > '#9' ? '#33353a' : '#f4f1e6'),
          )
        }) + turned(18, 560, 420, rect(500, 330, 110, 160, '#f7f4ea', 8), rect(508, 338, 94, 120, '#c9d6e6', 4), disc(555, 390, 26, '#f0d3bd')),
    }),
  }),
  lp: kind({
    spot: 'TOP',
    facts: { title: 'JAZZ', tone: 'DARK' },
    colours: ['#2f4a6b', '#c0562f', '#3b2f45'],
    draw: (pen, { title: text, tone }) => ({
      width: 640,
      height: 460,
      body:
        disc(420, 230, 206, '#141416') +
        times(7, (index) => ring(420, 230, 90 + index * 16, '#2f3034', 3)) +
        shape('M420 230L300 60A206 206 0 0 1 360 34z', '#ffffff', 0.1) +
        disc(420, 230, 70, tone === 'CITY' ? '#e9a9b5' : '#c9703f') +
        disc(420, 230, 9, '#e9e6df') +
        rect(6, 12, 430, 440, '#000000', 3, 0.25) +
        rect(0, 0, 430, 440, tone === 'CITY' ? pen.down('#3f3a6b', '#d9738a', '#f4b58a') : pen.slant(shade(pen.colour, 0.2), pen.colour, shade(pen.colour, -0.3)), 3) +
        (tone === 'CITY'
          ? disc(215, 250, 80, '#fbe3a9') + times(7, (index) => rect(20 + index * 58, 300 - (index % 3) * 40, 46, 140, '#26213f'))
          : shape('M150 400Q130 260 200 200Q180 150 220 130Q260 150 240 200Q320 280 290 400z', shade(pen.colour, 0.5)) + stroke('M230 200L320 330', '#e0b84a', 24)) +
        pen.text(text, 215, 66, 64, '#fbf3dc', { widest: 340 }),
    }),
  }),
  'cd-stack': kind({
    spot: 'TABLE',
    facts: { title: 'CLASSIC', count: 12, dvd: 0 },
    colours: ['#c9ccd0'],
    draw: (pen, { title: text, count, dvd }) =>
      solid(
        pen,
        dvd
          ? [
              {
                at: [0, 0, 0],
                size: [380, 300, 230],
                colour: '#2f4a6b',
                front:
                  rect(16, 16, 348, 268, pen.down('#7fa0b8', '#4f7a8a', '#2f4a5d')) +
                  disc(270, 90, 40, '#f4e6b0') +
                  shape('M16 220Q130 150 240 200T364 180V284H16z', '#3f6a4a') +
                  title(pen, text, 190, 80, 54, '#fbf6e6', 320),
              },
              ...Array.from({ length: 6 }, (_, index) => ({
                at: [396 + index * 26, 0, 20] as const,
                size: [24, 290, 190] as const,
                colour: ['#33353a', '#5d8aa8', '#8e3f3a', '#3f6a4a', '#d9b36a', '#55585d'][index] ?? '#333',
                layer: 1,
              })),
            ]
          : Array.from({ length: count }, (_, index) => ({
              at: [((index * 17) % 16) - 8, index * 24, 0] as const,
              size: [300, 22, 260] as const,
              colour: ['#33353a', '#b5563f', '#e6dfd0', '#2f4a6b', '#5d7a5d'][index % 5] ?? '#ccc',
              layer: index,
              front: pen.text(text, 120, 11, 14, index % 5 === 2 ? '#33312c' : '#f4f1e6') + rect(0, 0, 300, 4, '#ffffff', 0, 0.3),
              top: index === count - 1 ? disc(150, 130, 110, pen.slant('#e6f0f4', '#b9a9d9', '#f4e6d0', '#a9c9d9')) + disc(150, 130, 30, '#f4f3f1') + disc(150, 130, 12, '#55585d') : undefined,
            })),
      ),
  }),
  cassettes: kind({
    spot: 'TOP',
    colours: ['#e6dfd0'],
    draw: (pen) => ({
      width: 640,
      height: 460,
      body: grid(3, 3, (column, row) => {
        const [x, y] = [16 + column * 208, 14 + row * 148]
        const c = ['#d9785a', '#5d8aa8', '#d9b36a', '#7fa07a', '#8a6f9a'][(column * 2 + row) % 5] ?? '#ccc'
        return turned(
          ((column * 5 + row * 7) % 9) - 4,
          x + 98,
          y + 64,
          rect(x, y, 196, 128, pen.gloss('#33353a'), 10),
          rect(x + 14, y + 12, 168, 76, '#f1e9d3', 5),
          rect(x + 14, y + 12, 168, 22, c, 5),
          rect(x + 54, y + 50, 88, 30, '#26272b', 14),
          disc(x + 74, y + 65, 12, '#e9e6df'),
          disc(x + 122, y + 65, 12, '#e9e6df'),
          shape(`M${x + 50} ${y + 128}l10-26h76l10 26z`, '#26272b'),
        )
      }),
    }),
  }),
  'fountain-pen': kind({
    spot: 'TOP',
    facts: { style: 'FOUNTAIN' },
    colours: ['#45474c', '#f0efec', '#4a6fa5'],
    boxed: true,
    draw(pen, { style }) {
      const c = pen.colour
      if (style === 'BALL')
        return {
          width: 640,
          height: 70,
          body:
            rect(40, 14, 540, 42, pen.roll('#26272b'), 20) +
            shape('M44 18L6 33V38L44 52z', pen.roll('#d9b766')) +
            rect(300, 12, 20, 46, pen.roll('#d9b766')) +
            rect(470, 12, 14, 46, pen.roll('#d9b766')) +
            rect(480, 2, 110, 12, pen.roll('#d9b766'), 5) +
            disc(590, 35, 17, '#f4f3f1'),
        }
      if (style === 'PENCIL')
        return {
          width: 640,
          height: 60,
          body:
            shape('M10 28L90 8V52L10 32z', pen.roll('#c9ccd0')) +
            rect(84, 8, 120, 44, pen.tile(7, rect(0, 0, 7, 44, c) + rect(0, 0, 3, 44, shade(c, -0.4)))) +
            rect(200, 8, 340, 44, pen.roll(c)) +
            rect(536, 12, 60, 36, pen.roll('#c9ccd0'), 4) +
            rect(420, -2, 120, 11, pen.roll('#c9ccd0'), 4) +
            rect(596, 18, 30, 24, pen.roll('#a9adb2'), 6),
        }
      return {
        width: 640,
        height: 150,
        body:
          rect(110, 80, 380, 50, pen.roll(c), 14) +
          shape('M116 84L40 100L0 106L40 112L116 126z', pen.roll('#c9ccd0')) +
          stroke('M10 106H70', '#33353a', 3) +
          shape('M300 20H620Q640 40 620 62H300z', pen.roll(shade(c, 0.04))) +
          stroke('M330 8H600Q616 8 616 20V36', '#c9ccd0', 8),
      }
    },
  }),
  'colour-pencils': kind({
    spot: 'TOP',
    facts: { paint: 0 },
    colours: ['#3f6a4a'],
    boxed: true,
    draw: (pen, { paint }) => ({
      width: 640,
      height: 420,
      body:
        rect(0, 0, 640, 420, pen.gloss(paint ? '#c9ccd0' : '#3f6a4a'), 12) +
        rect(14, 14, 612, 392, '#e6e2d8', 6) +
        times(24, (index) => {
          const c =
            [
              '#c0392b',
              '#e0643f',
              '#e0903f',
              '#ecc94a',
              '#b5c94a',
              '#6fa84a',
              '#3b8f5a',
              '#3b9a9a',
              '#3b8fd0',
              '#3f5fb0',
              '#6a4fb0',
              '#9a4f9a',
              '#c94f8a',
              '#e9a9a0',
              '#8a5a36',
              '#5d3f2a',
              '#26272b',
              '#8e9195',
              '#f4f3f1',
              '#d9b38a',
              '#4f7a4a',
              '#2f4a6b',
              '#7d2f3a',
              '#c9a86a',
            ][index] ?? '#ccc'
          return paint
            ? moved(
                22 + (index % 12) * 50,
                30 + Math.floor(index / 12) * 190,
                shape('M4 20H40L34 150H10z', pen.volume('#e6e4df')),
                rect(6, 70, 32, 50, c),
                rect(12, 0, 20, 26, pen.volume('#f4f3f1'), 4),
              )
            : shape(`M${26 + index * 24.7} 60L${37 + index * 24.7} 24L${48 + index * 24.7} 60z`, '#e6cfa9') +
                shape(`M${33 + index * 24.7} 38L${37 + index * 24.7} 24L${41 + index * 24.7} 38z`, c) +
                rect(26 + index * 24.7, 58, 22, 330, pen.volume(c))
        }),
    }),
  }),
  notebook: kind({
    spot: 'TOP',
    facts: { style: 'HARD' },
    colours: ['#2b2c30', '#6d4a34', '#33503f'],
    boxed: true,
    draw(pen, { style }) {
      const c = pen.colour
      const rings = style === 'BINDER'
      return {
        width: 420,
        height: 560,
        body:
          rect(14, 8, 400, 548, '#f2ecdc', 10) +
          rect(0, 0, 404, 556, pen.gloss(c), 14) +
          (rings
            ? rect(0, 0, 60, 556, shade(c, -0.2), 14) +
              times(6, (index) => rect(-14, 60 + index * 80, 50, 12, pen.roll('#c9ccd0'), 6)) +
              rect(330, 230, 90, 70, pen.gloss(shade(c, 0.1)), 12) +
              disc(360, 265, 13, '#c9a86a')
            : rect(360, 0, 13, 556, shade(c, -0.45)) + rect(20, 0, 4, 556, shade(c, -0.3)) + stroke('M120 556V590', '#c0392b', 7)),
        edge: { outline: roundedPath(0, 0, 404, 556, 14), depth: 60, colour: '#e9e2d0' },
      }
    },
  }),
  stickers: kind({
    spot: 'TOP',
    colours: ['#e9bfc1'],
    draw: (pen) => ({
      width: 640,
      height: 500,
      body:
        times(4, (sheet) =>
          turned(
            sheet * 6 - 9,
            110 + sheet * 140,
            220,
            rect(10 + sheet * 146, 30, 190, 330, '#fbfaf6', 6),
            grid(3, 5, (column, row) => {
              const [x, y] = [46 + sheet * 146 + column * 58, 70 + row * 62]
              const c = ['#e9bfc1', '#ecd46a', '#a9c4dc', '#a9d1c4', '#c9c0dc', '#e0906a'][(column + row * 2 + sheet) % 6] ?? '#ccc'
              return (column + row) % 3 === 0
                ? disc(x, y, 22, c)
                : (column + row) % 3 === 1
                  ? shape(`M${x} ${y - 22}l7 14 16 2-12 11 3 16-14-8-14 8 3-16-12-11 16-2z`, c)
                  : shape(`M${x} ${y + 18}c-40-26-14-50 0-28 14-22 40 2 0 28z`, c)
            }),
          ),
        ) +
        times(
          3,
          (roll) =>
            disc(130 + roll * 190, 430, 58, pen.ball(['#e9bfc1', '#a9c4dc', '#ecd9a0'][roll] ?? '#ccc')) + disc(130 + roll * 190, 430, 32, '#f7f4ea') + ring(130 + roll * 190, 430, 32, '#c9b08a', 5),
        ),
    }),
  }),
  stationery: kind({
    spot: 'TOP',
    colours: ['#a9c4dc'],
    draw: (pen) => ({
      width: 600,
      height: 480,
      body:
        times(3, (index) =>
          turned(
            index * 7 - 8,
            200,
            240,
            rect(30 + index * 60, 40, 280, 380, pen.gloss(['#a9c4dc', '#e6dfd0', '#d9a892'][index] ?? '#ccc'), 8),
            times(10, (hole) => rect(24 + index * 60, 64 + hole * 36, 24, 8, '#8e9195', 4)),
            rect(130 + index * 60, 110, 120, 60, '#f7f4ea', 4),
          ),
        ) +
        times(4, (index) =>
          turned(
            -12 + index * 7,
            500,
            240,
            rect(430 + index * 34, 60, 18, 340, pen.volume(['#26272b', '#3f6fb0', '#c0392b', '#3b8f5a'][index] ?? '#333'), 8),
            shape(`M${430 + index * 34} 400h18l-9 26z`, '#c9ccd0'),
          ),
        ),
    }),
  }),
  'gift-certificate': kind({
    spot: 'TOP',
    facts: { title: '백화점 상품권', amount: '100,000', count: 1 },
    colours: ['#7d2f3a', '#2f5a4a', '#2f4a8a'],
    draw: (pen, { title: text, amount, count }) => ({
      width: 640,
      height: 300 + count * 10,
      body: times(count, (index) =>
        moved(
          0,
          (count - 1 - index) * 14,
          turned(
            index === count - 1 ? 0 : 3 + index * 2,
            320,
            150,
            rect(0, 0, 640, 290, pen.slant('#fbf7ec', '#f0e8d6'), 6),
            rect(0, 0, 640, 290, pen.tile(26, ring(13, 13, 11, shade(pen.colour, 0.75), 2)), 6),
            `<rect x="16" y="16" width="608" height="258" fill="none" stroke="${pen.colour}" stroke-width="5"/>`,
            rect(16, 16, 150, 258, pen.colour),
            times(5, (petal) => turned(petal * 72, 91, 145, oval(91, 110, 17, 34, shade(pen.colour, 0.5)))),
            disc(91, 145, 15, '#ecd9a0'),
            pen.text(text, 390, 80, 46, pen.colour, { widest: 400 }),
            pen.text(amount, 390, 160, 84, '#33312c', { widest: 380 }),
            pen.text('원', 560, 226, 30, '#55524a'),
            print(210, 226, 240, 2, 20, '#8a8470'),
          ),
        ),
      ),
    }),
  }),
  coupon: kind({
    spot: 'TOP',
    facts: { title: '교환권', food: 'COFFEE' },
    colours: ['#f7f6f2'],
    draw(pen, { title: text, food }) {
      const foods: Readonly<Record<string, () => string>> = {
        COFFEE: () =>
          times(2, (index) =>
            moved(60 + index * 110, index * 10, shape('M20 60H120L106 210H34z', pen.volume('#f4f3ef')), rect(12, 40, 116, 26, pen.volume('#3f6a4a'), 8), shape('M26 100H114L110 150H30z', '#3f6a4a')),
          ),
        CAKE: () =>
          shape('M60 120H280V210H60z', '#f4e2cf') +
          oval(170, 120, 110, 36, '#fbf4ea') +
          shape('M60 150Q170 190 280 150V180Q170 220 60 180z', '#8a5a36') +
          times(5, (index) => disc(100 + index * 36, 100 + Math.abs(index - 2) * -4, 18, pen.ball('#d94a4a'))),
        BREAD: () => oval(170, 150, 120, 70, pen.ball('#d99a54')) + times(3, (index) => stroke(`M${110 + index * 50} 106l30 70`, '#b5763a', 9)),
        ICE: () =>
          shape('M110 130L170 230L230 130z', '#d9a860') + times(3, (index) => disc(120 + index * 50, 110 - (index % 2) * 40, 46, pen.ball(['#e9a9b5', '#f4ecd9', '#8a5a3f'][index] ?? '#ccc'))),
        CHICKEN: () => times(5, (index) => oval(90 + (index % 3) * 74, 110 + Math.floor(index / 3) * 66, 52, 38, pen.ball('#c97f35'))) + rect(262, 80, 54, 130, pen.volume('#b5302a'), 14),
        BURGER: () =>
          shape('M80 120Q80 50 170 50T260 120z', pen.gloss('#d99a4a')) +
          rect(70, 120, 200, 20, '#7fa84a', 8) +
          rect(74, 138, 192, 28, '#6d3f24', 8) +
          rect(70, 160, 200, 14, '#ecc94a', 4) +
          rect(78, 174, 184, 36, '#d99a4a', 16) +
          times(4, (index) => rect(276 + index * 12, 90, 9, 90, '#ecc94a', 3)) +
          rect(272, 130, 56, 80, '#b5302a', 4),
        PIZZA: () =>
          disc(170, 130, 96, '#d99a4a') +
          disc(170, 130, 82, '#ecc45a') +
          times(9, (index) => disc(170 + Math.cos(index * 2.4) * (20 + index * 6), 130 + Math.sin(index * 2.4) * (20 + index * 6), 14, '#b5402f')) +
          stroke('M170 48V212M98 90L242 170M98 170L242 90', '#b5803a', 3),
        STEAK: () =>
          oval(170, 140, 140, 76, '#33353a') +
          shape('M80 140Q90 80 180 84T260 140Q240 196 160 190T80 140z', pen.ball('#7a4028')) +
          times(3, (index) => stroke(`M${120 + index * 40} 100l24 76`, '#4a2416', 6)),
        STORE: () =>
          rect(80, 90, 180, 120, pen.gloss('#3f9a6a')) +
          rect(80, 70, 180, 36, '#f0efec') +
          pen.text('24h', 170, 88, 26, '#2f6a9a') +
          rect(140, 140, 60, 70, '#cfe6ee') +
          rect(92, 130, 40, 50, '#cfe6ee') +
          rect(208, 130, 40, 50, '#cfe6ee'),
        BEAUTY: () => rect(90, 60, 60, 150, pen.volume('#a9cf7f'), 10) + rect(100, 36, 40, 30, '#f4f3f1', 6) + rect(180, 90, 80, 120, pen.volume('#f4f1e6'), 12) + rect(190, 70, 60, 26, '#7fb55a', 6),
      }
      return {
        width: 360,
        height: 600,
        body:
          rect(0, 0, 360, 600, '#26272b', 44) +
          rect(12, 14, 336, 572, '#f7f6f2', 34) +
          rect(12, 14, 336, 70, '#3f6a5d', 34) +
          rect(12, 54, 336, 30, '#3f6a5d') +
          pen.text('모바일 교환권', 180, 52, 30, '#f7f6f2') +
          moved(10, 96, (foods[food] ?? foods.COFFEE)?.() ?? '') +
          title(pen, text, 180, 350, 36, '#26272b', 300) +
          rect(50, 466, 260, 84, '#ffffff') +
          times(42, (index) => rect(58 + index * 5.9, 472, (index * 7) % 5 > 2 ? 4 : 2, 60, '#17181b')) +
          print(110, 540, 140, 1, 20, '#55585d'),
        edge: { outline: roundedPath(0, 0, 360, 600, 44), depth: 30, colour: '#17181b' },
      }
    },
  }),
  tickets: kind({
    spot: 'TOP',
    facts: { title: '관람권', count: 2, style: 'MOVIE' },
    colours: ['#b5302a', '#2f4a6b', '#5d3f6b', '#2f6a5d'],
    draw(pen, { title: text, count, style }) {
      const c = pen.colour
      const d = 'M0 0H640V110A30 30 0 0 0 640 170V280H0V170A30 30 0 0 0 0 110z'
      const signs: Readonly<Record<string, string>> = {
        MOVIE: rect(40, 100, 110, 90, '#f7f2e4', 8) + times(5, (index) => rect(46 + index * 21, 92, 13, 14, c)) + shape('M80 120l40 25-40 25z', c),
        STAGE: disc(80, 140, 42, '#f7f2e4') + disc(66, 130, 6, c) + disc(94, 130, 6, c) + stroke('M60 150Q80 176 100 150', c, 6) + disc(124, 170, 36, shade(c, 0.4)),
        MUSIC: stroke('M70 190V100L130 84V170', '#f7f2e4', 9) + disc(56, 190, 17, '#f7f2e4') + disc(116, 172, 17, '#f7f2e4'),
        BALL: disc(95, 140, 50, '#f7f2e4') + stroke('M60 106Q90 140 60 176M130 106Q100 140 130 176', '#c0392b', 5),
        PARK: ring(95, 140, 54, '#f7f2e4', 8) + times(8, (index) => turned(index * 45, 95, 140, rect(93, 88, 4, 52, '#f7f2e4') + disc(95, 84, 10, '#ecc94a'))),
        WATER: stroke('M40 130Q66 100 92 130T144 130M40 165Q66 135 92 165T144 165', '#f7f2e4', 12),
        HOTEL: rect(40, 130, 110, 40, '#f7f2e4', 6) + rect(40, 100, 14, 90, '#f7f2e4') + disc(76, 118, 15, '#f7f2e4'),
        GYM: rect(40, 120, 24, 50, '#f7f2e4', 4) + rect(126, 120, 24, 50, '#f7f2e4', 4) + rect(60, 138, 70, 14, '#f7f2e4'),
        ART: rect(50, 92, 90, 100, '#f7f2e4') + rect(60, 102, 70, 80, shade(c, 0.4)) + shape('M60 182l26-40 20 24 24-34v50z', c),
      }
      return {
        width: 640,
        height: 300 + count * 30,
        body: times(count, (index) =>
          moved(
            (count - 1 - index) * 10,
            index * 60,
            turned(
              index ? 2 : -4,
              320,
              140,
              shape(d, '#000000', 0.18),
              shape(d, pen.slant(shade(c, 0.14), c, shade(c, -0.14))),
              signs[style] ?? '',
              `<path d="M480 14V266" stroke="#f7f2e4" stroke-width="4" stroke-dasharray="10 10"/>`,
              pen.text(text, 320, 96, 52, '#fbf6e9', { widest: 290 }),
              print(190, 150, 240, 3, 28, '#f7f2e4', 0.7),
              pen.text('1인', 560, 110, 50, '#fbf6e9'),
              times(14, (bar) => rect(510 + bar * 8, 170, (bar * 5) % 3 ? 3 : 5, 70, '#fbf6e9')),
            ),
          ),
        ),
      }
    },
  }),
} satisfies Kinds
