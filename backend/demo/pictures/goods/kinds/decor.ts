import { shade } from '../../background.ts'
import { type Kinds, kind } from '../kind.ts'
import { disc, grid, oval, rect, shape, stroke, times, turned } from '../shapes.ts'
import { aslant, lathe, solid } from '../solid.ts'

export const decor = {
  'pendant-lamp': kind({
    spot: 'WALL',
    colours: ['#f0efec'],
    boxed: true,
    draw: (pen) => ({
      width: 480,
      height: 520,
      body:
        stroke('M240 0V160', '#55585d', 7) +
        rect(214, 130, 52, 60, pen.volume('#c9ccd0'), 8) +
        shape('M150 250Q160 170 240 166T330 250z', pen.volume(pen.colour)) +
        shape('M70 330Q110 240 240 236T410 330Q240 366 70 330z', pen.volume(shade(pen.colour, -0.03))) +
        shape('M0 410Q50 300 240 296T480 410Q240 470 0 410z', pen.volume(pen.colour)) +
        oval(240, 410, 150, 30, '#fbe9bd') +
        shape('M150 420Q240 500 330 420Q240 440 150 420z', pen.volume('#b5563f')) +
        shape('M90 420L20 520H460L390 420z', '#fbe9bd', 0.2),
    }),
  }),
  'floor-lamp': kind({
    spot: 'ROOM',
    colours: ['#e9e4da', '#33353a'],
    draw: (pen) => ({
      width: 300,
      height: 760,
      body:
        rect(143, 200, 14, 530, pen.volume('#8e9195')) +
        oval(150, 736, 96, 20, pen.gloss('#6d7075')) +
        shape('M84 0H216L270 220H30z', pen.across('#e0cfa6', '#fbf1d6', '#f7e8c0', '#d3bf92')) +
        oval(150, 220, 120, 14, '#fff6dd') +
        stroke('M190 220V290', '#8e9195', 3),
    }),
  }),
  'table-lamp': kind({
    spot: 'TABLE',
    colours: ['#e07b39', '#f0efec'],
    boxed: true,
    draw: (pen) => ({
      width: 420,
      height: 400,
      body:
        shape('M110 380Q130 220 150 200H270Q290 220 310 380Q210 410 110 380z', pen.volume(pen.colour)) +
        shape('M10 210Q30 20 210 10T410 210Q210 256 10 210z', pen.round(shade(pen.colour, 0.55), shade(pen.colour, 0.15), pen.colour)) +
        oval(210, 214, 190, 26, shade(pen.colour, 0.6)),
    }),
  }),
  'mushroom-lamp': kind({
    spot: 'TABLE',
    colours: ['#f3ead6', '#d9a892'],
    boxed: true,
    draw: (pen) => ({
      width: 340,
      height: 480,
      body:
        lathe(
          pen,
          [
            [96, 0],
            [80, 30],
            [44, 120],
            [38, 260],
          ],
          shade(pen.colour, 0.1),
          [170, 460],
        ) +
        shape('M10 230Q10 20 170 10T330 230Q170 290 10 230z', pen.round('#fffdf4', shade(pen.colour, 0.3), pen.colour)) +
        oval(170, 236, 150, 26, '#fff6dd'),
    }),
  }),
  poster: kind({
    spot: 'WALL',
    colours: ['#b98a5b'],
    draw(pen) {
      const [a, b, c] = pen.random.pick<readonly [string, string, string]>([
        ['#2f5a8a', '#e0b84a', '#c9563f'],
        ['#4a6f5a', '#d98a5a', '#e9d9b6'],
        ['#c9563f', '#33404f', '#e0b84a'],
      ])
      return {
        width: 440,
        height: 600,
        body:
          rect(0, 0, 440, 600, pen.slant('#c39a68', '#a87a4c'), 3) +
          rect(18, 18, 404, 564, '#f7f4ea') +
          shape('M110 430Q60 300 150 240Q110 150 210 140Q240 60 300 140Q360 170 310 250Q380 330 300 380Q330 470 220 450Q150 490 110 430z', a) +
          shape('M180 380Q150 290 220 260Q230 190 280 210Q300 290 260 330Q250 400 180 380z', b) +
          disc(330, 120, 40, c) +
          pen.text('PAPIERS DÉCOUPÉS', 220, 530, 30, '#33353a', { widest: 300 }) +
          shape('M18 18H200L60 582H18z', '#ffffff', 0.14),
      }
    },
  }),
  'wall-clock': kind({
    spot: 'WALL',
    colours: ['#f0efec'],
    boxed: true,
    draw: (pen) => ({
      width: 460,
      height: 460,
      body:
        disc(230, 230, 228, pen.slant('#ffffff', '#c9c8c4')) +
        disc(230, 230, 206, '#f9f8f5') +
        times(12, (index) => {
          const angle = (index * Math.PI) / 6
          return pen.text(String(index || 12), 230 + Math.sin(angle) * 164, 230 - Math.cos(angle) * 164, 38, '#33353a', { bold: false })
        }) +
        times(60, (index) => turned(index * 6, 230, 230, rect(229, 30, index % 5 ? 2 : 4, 10, '#6d7075'))) +
        stroke('M230 230L150 170', '#26272b', 12) +
        stroke('M230 230L340 120', '#26272b', 8) +
        disc(230, 230, 12, '#26272b'),
    }),
  }),
  'pendulum-clock': kind({
    spot: 'WALL',
    colours: ['#6d4327'],
    draw: (pen) => ({
      width: 320,
      height: 680,
      body:
        shape('M30 100Q160 -60 290 100z', pen.gloss('#7a4a2a')) +
        rect(20, 90, 280, 540, pen.volume('#6d4327'), 8) +
        rect(44, 330, 232, 260, '#2b1a10', 4) +
        shape('M30 630H290L250 680H70z', pen.gloss('#5d3820')) +
        disc(160, 210, 110, pen.slant('#d9b766', '#8f6f30')) +
        disc(160, 210, 96, '#f4ecd6') +
        times(12, (index) => turned(index * 30, 160, 210, rect(157, 122, 6, 24, '#33291c'))) +
        stroke('M160 210L120 170M160 210L200 130', '#26201a', 7) +
        rect(157, 340, 6, 150, '#c9a24a') +
        disc(160, 510, 40, pen.ball('#d9b766')),
    }),
  }),
  'mirror-ball': kind({
    spot: 'WALL',
    colours: ['#cdd0d3'],
    boxed: true,
    draw: (pen) => ({
      width: 400,
      height: 460,
      body:
        rect(196, 0, 8, 70, '#8e9195') +
        disc(200, 250, 190, pen.ball('#a9b3ba')) +
        grid(15, 15, (column, row) => {
          const [x, y] = [(column - 7) / 7.6, (row - 7) / 7.6]
          const r = Math.hypot(x, y)
          if (r > 0.97) return ''
          const shine = (column * 7 + row * 13) % 9
          const z = Math.sqrt(1 - r * r)
          return rect(200 + x * 190 - 10 * z, 250 + y * 190 - 10 * z, 20 * Math.max(0.4, z), 20 * Math.max(0.4, z), shine > 6 ? '#ffffff' : shine > 3 ? '#c9d3d9' : '#6d7a84', 1, 0.85)
        }),
    }),
  }),
  vase: kind({
    spot: 'TABLE',
    facts: {},
    colours: ['#dfe8ea', '#8e9195'],
    boxed: true,
    draw: (pen) => ({
      width: 380,
      height: 460,
      body:
        shape(
          'M70 440Q30 380 60 300Q20 200 60 110Q40 60 80 30Q120 60 170 30Q230 70 280 30Q330 50 320 110Q350 200 320 290Q350 380 310 440Q190 470 70 440z',
          pen.across(shade(pen.colour, -0.2), shade(pen.colour, 0.3), pen.colour, shade(pen.colour, 0.2), shade(pen.colour, -0.25)),
          0.85,
        ) +
        stroke('M130 50Q100 240 130 440M240 60Q270 240 240 440', shade(pen.colour, -0.2), 10, 0.5) +
        stroke('M180 44Q160 240 186 430', '#ffffff', 8, 0.6) +
        shape('M80 30Q120 60 170 30Q230 70 280 30Q300 60 190 70Q90 70 80 30z', shade(pen.colour, -0.3), 0.7),
    }),
  }),
  'christmas-tree': kind({
    spot: 'ROOM',
    colours: ['#33503f'],
    draw: (pen) => ({
      width: 480,
      height: 740,
      body:
        rect(220, 620, 40, 80, pen.volume('#5d4030')) +
        shape('M150 700H330L310 736H170z', pen.gloss('#8e2f2c')) +
        times(5, (index) => {
          const y = 600 - index * 120
          const w = 230 - index * 42
          return shape(
            `M240 ${y - 190}L${240 + w} ${y}Q${240 + w * 0.6} ${y + 30} ${240 + w * 0.4} ${y + 6}Q240 ${y + 44} ${240 - w * 0.4} ${y + 6}Q${240 - w * 0.6} ${y + 30} ${240 - w} ${y}z`,
            pen.slant('#4f7a5a', '#33503f', '#233a2e'),
          )
        }) +
        times(26, (index) => {
          const y = 100 + ((index * 53) % 500)
          const half = (y / 620) * 190
          return disc(240 + (((index * 97) % 100) / 50 - 1) * half, y, 12, pen.ball(['#b5362f', '#d9b766', '#e9e6df', '#3f6fb0'][index % 4] ?? '#c33'))
        }) +
        shape('M240 -6L254 34L296 36L262 60L276 100L240 76L204 100L218 60L184 36L226 34z', '#e9c95a'),
    }),
  }),
  'flower-pots': kind({
    spot: 'YARD',
    colours: ['#b8683f'],
    draw(pen) {
      const pot = (x: number, y: number, s: number, colour: string) =>
        lathe(
          pen,
          [
            [s * 0.6, 0],
            [s * 0.86, s * 1.3],
          ],
          colour,
          [x, y],
          { smooth: false, open: shade(colour, -0.45) },
        ) +
        rect(x - s * 0.95, y - s * 1.55, s * 1.9, s * 0.36, pen.volume(shade(colour, 0.06)), 5) +
        oval(x, y - s * 1.55, s * 0.95, s * 0.24, shade(colour, -0.5))
      return {
        width: 640,
        height: 420,
        body: pot(140, 250, 90, '#b8683f') + pot(330, 230, 100, '#a95c36') + pot(520, 260, 84, '#c07850') + pot(230, 400, 84, '#c07850') + pot(420, 408, 92, '#b0643c'),
        foot: 'M50 300Q320 200 600 300L540 410Q320 430 140 410z',
      }
    },
  }),
  'wind-chime': kind({
    spot: 'WALL',
    colours: ['#a9c4dc'],
    draw: (pen) => ({
      width: 320,
      height: 620,
      body:
        stroke('M160 0V60', '#8a6a4c', 4) +
        shape('M40 220Q40 60 160 56T280 220Q160 250 40 220z', pen.across('#9fbfd0', '#eaf4f6', '#c3dbe4', '#8fb0c0'), 0.8) +
        times(3, (index) => disc(90 + index * 70, 150 + (index % 2) * 30, 16, ['#d9785a', '#5d8aa8', '#d9b766'][index] ?? '#c33', 0.8)) +
        stroke('M160 200V420', '#8a7a60', 4) +
        disc(160, 290, 20, pen.ball('#e9eef0')) +
        rect(130, 420, 60, 180, '#f7f2e2', 3) +
        times(3, (index) => disc(160, 460 + index * 46, 11, '#b5563f', 0.7)),
    }),
  }),
  curtain: kind({
    spot: 'WALL',
    colours: ['#8e9195', '#d8c7ae', '#45474c'],
    draw: (pen) => ({
      width: 640,
      height: 620,
      body:
        rect(0, 20, 640, 16, pen.roll('#8a6a4c'), 8) +
        disc(4, 28, 18, pen.ball('#8a6a4c')) +
        disc(636, 28, 18, pen.ball('#8a6a4c')) +
        rect(200, 36, 240, 560, pen.down('#eef4f6', '#dbe6ea')) +
        rect(318, 36, 5, 560, '#ffffff') +
        times(2, (side) =>
          times(7, (index) => shape(`M${20 + side * 390 + index * 30} 36h31q-6 280 3 570h-36q8 -300 2 -570z`, pen.across(shade(pen.colour, -0.22), shade(pen.colour, 0.14), shade(pen.colour, -0.25)))),
        ),
    }),
  }),
  blind: kind({
    spot: 'WALL',
    colours: ['#b98a5b'],
    draw: (pen) => ({
      width: 520,
      height: 600,
      body:
        rect(0, 0, 520, 40, pen.roll(shade(pen.colour, -0.1)), 4) +
        rect(10, 40, 500, 540, pen.down('#f4f7f8', '#dfe8ea')) +
        times(19, (index) => rect(0, 48 + index * 28, 520, 19, pen.roll(pen.colour), 3)) +
        times(3, (index) => rect(80 + index * 180, 40, 5, 540, '#e9dfc6')) +
        stroke('M490 40V420', '#e9dfc6', 4) +
        rect(482, 420, 16, 40, pen.colour, 6),
    }),
  }),
  duvet: kind({
    spot: 'ROOM',
    facts: { set: 0 },
    colours: ['#efece4', '#c9d0d6', '#e0c9c3'],
    draw: (pen, { set }) => ({
      width: 600,
      height: 420,
      body:
        times(4, (index) =>
          shape(
            `M${20 + index * 6} ${370 - index * 72}Q0 ${330 - index * 72} 40 ${306 - index * 72}H${560 - index * 4}Q610 ${340 - index * 72} 570 ${380 - index * 72}Q300 ${400 - index * 72} ${20 + index * 6} ${370 - index * 72}z`,
            pen.down(shade(pen.colour, 0.2), pen.colour, shade(pen.colour, -0.16)),
          ),
        ) +
        times(3, (index) => stroke(`M60 ${368 - index * 72}Q300 ${384 - index * 72} 550 ${366 - index * 72}`, shade(pen.colour, -0.2), 4, 0.6)) +
        (set
          ? shape('M110 90Q90 20 150 16H430Q500 20 480 90Q300 120 110 90z', pen.gloss(shade(pen.colour, 0.1))) +
            times(8, (index) => disc(150 + (index % 4) * 95, 50 + Math.floor(index / 4) * 26, 8, shade(pen.colour, -0.2)))
          : grid(5, 3, (column, row) => stroke(`M${90 + column * 110} ${150 + row * 74}q30 8 60 0`, shade(pen.colour, -0.14), 3))),
    }),
  }),
  rug: kind({
    spot: 'ROOM',
    colours: ['#b9b2a6', '#8e9195', '#d3c9b8'],
    draw: (pen) =>
      solid(aslant(pen, 0.3), [
        {
          at: [0, 0, 0],
          size: [640, 16, 420],
          colour: pen.colour,
          top: `${rect(0, 0, 640, 420, pen.tile(9, disc(3, 3, 2, shade(pen.colour, 0.22)) + disc(7, 7, 1.6, shade(pen.colour, -0.16))))}<rect x="30" y="30" width="580" height="360" fill="none" stroke="${shade(pen.colour, 0.3)}" stroke-width="7"/>`,
        },
        { can: [560, 16, 40], radius: 46, height: 60, colour: shade(pen.colour, -0.08), layer: 1 },
      ]),
  }),
} satisfies Kinds
