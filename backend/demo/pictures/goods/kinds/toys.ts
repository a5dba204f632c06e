import { shade } from '../../background.ts'
import { type Kinds, kind } from '../kind.ts'
import { disc, grid, moved, oval, rect, ring, roundedPath, shape, stroke, times, turned } from '../shapes.ts'
import { aslant, type Block, type Piece, solid } from '../solid.ts'

const BRICKS = ['#c0392b', '#2f62b0', '#e0b83a', '#3b8f4a', '#f0efec', '#d9782f', '#33353a']

/** A brick with studs on its top. */
function brick(x: number, y: number, z: number, studs: number, colour: string, layer = 0, deep = 2): Block {
  return {
    at: [x, y, z],
    size: [studs * 40, 44, deep * 40],
    colour,
    layer,
    top: grid(studs, deep, (column, row) => disc(20 + column * 40, 21 + row * 40, 13, shade(colour, -0.2)) + disc(20 + column * 40, 18 + row * 40, 13, shade(colour, 0.26))),
  }
}

export const toys = {
  'brick-train': kind({
    spot: 'TABLE',
    colours: ['#c0392b'],
    boxed: true,
    draw(pen) {
      const cart = (x: number, colour: string, tall: number): Piece[] => [
        ...[30, 110].map((dx) => ({ can: [x + dx, 0, 70] as const, radius: 26, height: 30, colour: '#33353a', layer: -1 })),
        { at: [x, 24, 0], size: [150, 26, 80], colour: '#55585d', layer: 0 },
        ...Array.from({ length: tall }, (_, index) => brick(x, 50 + index * 44, 0, index ? 2 : 3, index % 2 ? '#e0b83a' : colour, index + 1)),
      ]
      return solid(aslant(pen), [
        ...cart(0, '#c0392b', 3),
        ...cart(170, '#2f62b0', 1),
        ...cart(340, '#3b8f4a', 2),
        { can: [130, 94, 40], radius: 18, upper: 24, height: 60, colour: '#33353a', layer: 5 },
      ])
    },
  }),
  'brick-box': kind({
    spot: 'TABLE',
    colours: ['#e0b83a'],
    draw: (pen) =>
      solid(pen, [
        {
          at: [0, 0, 0],
          size: [420, 200, 260],
          colour: '#e0b83a',
          front: rect(40, 60, 340, 90, '#f4f1e6', 8) + times(5, (index) => rect(70 + index * 58, 84, 44, 44, BRICKS[index] ?? '#ccc', 4)),
          top: grid(4, 2, (column, row) => disc(60 + column * 100, 70 + row * 120, 34, '#eac95a') + ring(60 + column * 100, 70 + row * 120, 34, '#c79f24', 4)),
        },
        ...Array.from({ length: 9 }, (_, index) => brick(-60 + index * 62, 0, 290 + (index % 3) * 50, 1 + (index % 2), BRICKS[index % 7] ?? '#ccc', 3 + (index % 3))),
      ]),
  }),
  'brick-set': kind({
    spot: 'TABLE',
    facts: { style: 'STATION' },
    colours: ['#2f62b0'],
    boxed: true,
    draw(pen, { style }) {
      if (style === 'CASTLE') {
        const tower = (x: number, z: number, h: number): Piece[] => [
          { can: [x, 0, z], radius: 46, height: h, colour: '#b9b09a', layer: z },
          { can: [x, h, z], radius: 58, upper: 2, height: 110, colour: '#4a5f5d', layer: z + 1 },
        ]
        return solid(aslant(pen), [
          { at: [0, 0, 0], size: [420, 40, 300], colour: '#6f7a5d', layer: -5 },
          {
            at: [80, 40, 60],
            size: [260, 170, 140],
            colour: '#c3b99f',
            layer: 50,
            front: times(5, (index) => rect(20 + index * 48, 40, 22, 60, '#4a453a', 10)) + rect(104, 110, 50, 60, '#4a3a2c', 20),
          },
          { at: [80, 210, 60], size: [260, 50, 140], colour: '#4a5f5d', layer: 51 },
          ...tower(70, 70, 260),
          ...tower(350, 70, 340),
          ...tower(80, 230, 200),
          ...tower(350, 230, 220),
        ])
      }
      const wall = style === 'STATION' ? '#f0efec' : '#d9782f'
      return solid(aslant(pen), [
        { at: [-20, 0, 0], size: [480, 14, 340], colour: '#8e9195', layer: -3 },
        {
          at: [0, 14, 20],
          size: [280, 150, 180],
          colour: wall,
          layer: 0,
          front: rect(20, 30, 80, 60, '#8fb8d6') + rect(120, 30, 80, 60, '#8fb8d6') + rect(216, 50, 50, 100, '#2f62b0') + rect(0, 0, 280, 20, '#2f62b0') + pen.text('POLICE', 110, 118, 34, '#2f62b0'),
        },
        { at: [20, 164, 40], size: [160, 110, 140], colour: '#2f62b0', layer: 1, front: rect(20, 24, 120, 50, '#a9d0e6') },
        brick(20, 274, 40, 4, '#f0efec', 2),
        { at: [310, 30, 180], size: [130, 50, 70], colour: '#f0efec', layer: 2, front: rect(0, 20, 130, 14, '#2f62b0') },
        { at: [336, 80, 186], size: [70, 34, 58], colour: '#33404f', layer: 3 },
        ...[330, 410].map((x) => ({ point: [x, 30, 250] as const, layer: 4, draw: disc(0, 0, 20, '#26272b') + disc(0, 0, 9, '#b9bcc0') })),
      ])
    },
  }),
  'brick-car': kind({
    spot: 'TABLE',
    colours: ['#9fbf2f'],
    boxed: true,
    draw: (pen) => ({
      width: 680,
      height: 270,
      body:
        shape('M20 200Q20 160 90 150L230 70Q330 40 450 76L580 130Q660 150 664 200L650 230H40z', pen.gloss('#9fbf2f')) +
        shape('M250 84Q330 56 430 84L470 134H210z', '#26302a') +
        stroke('M340 70V136', '#9fbf2f', 9) +
        shape('M470 140L640 160L630 190H500z', '#26272b') +
        shape('M30 190L120 176L110 220H40z', '#26272b') +
        times(12, (index) => disc(120 + index * 42, 150 - Math.sin(index / 3.6) * 50, 7, '#86a324')) +
        [150, 530]
          .map((x) => disc(x, 214, 56, '#1b1c1f') + disc(x, 214, 36, '#d9a24a') + times(6, (spoke) => turned(spoke * 60, x, 214, rect(x - 4, 182, 8, 32, '#6d5320'))) + disc(x, 214, 10, '#33291a'))
          .join('') +
        stroke('M560 110L650 96L660 120', '#26272b', 13),
    }),
  }),
  'brick-bonsai': kind({
    spot: 'TABLE',
    colours: ['#3b8f4a'],
    boxed: true,
    draw: (pen) => ({
      width: 460,
      height: 460,
      body:
        rect(80, 400, 300, 50, '#33353a', 4) +
        rect(110, 340, 240, 64, pen.volume('#26272b'), 6) +
        times(9, (index) => disc(126 + index * 26, 342, 10, '#6d4a34')) +
        stroke('M220 340Q260 280 210 220T270 110M222 250Q300 230 350 190M214 210Q150 200 110 170', '#7a4f30', 30) +
        stroke('M220 340Q260 280 210 220T270 110', '#a8764a', 7) +
        [
          [270, 90, 80],
          [370, 170, 66],
          [100, 150, 66],
          [190, 110, 50],
        ]
          .map(([x = 0, y = 0, r = 0]) =>
            times(26, (index) => {
              const a = index * 2.4
              const d = Math.sqrt(index / 26) * r
              return disc(x + Math.cos(a) * d, y + Math.sin(a) * d * 0.6, 15, pen.ball(['#3b8f4a', '#4fa85a', '#2f7a3f', '#e9a9b5'][index % (x > 300 ? 4 : 3)] ?? '#3b8f4a'))
            }),
          )
          .join(''),
    }),
  }),
  'magnet-tiles': kind({
    spot: 'TOP',
    colours: ['#e0503f'],
    boxed: true,
    draw: (pen) => ({
      width: 620,
      height: 460,
      body: times(13, (index) => {
        const c = ['#e0503f', '#e0b83a', '#3b8fd0', '#4fa85a', '#9a6fc0', '#e0803f'][index % 6] ?? '#c33'
        const [x, y] = [70 + (index % 5) * 118, 70 + Math.floor(index / 5) * 150]
        const d = index % 3 === 1 ? `M${x - 56} ${y + 50}L${x} ${y - 52}L${x + 56} ${y + 50}z` : roundedPath(x - 54, y - 54, 108, 108, 8)
        const inner = index % 3 === 1 ? `M${x - 24} ${y + 32}L${x} ${y - 12}L${x + 24} ${y + 32}z` : roundedPath(x - 30, y - 30, 60, 60, 4)
        return turned(((index * 37) % 60) - 30, x, y, shape(d, pen.gloss(c)), shape(inner, '#f7f5ef'))
      }),
    }),
  }),
  'toy-fridge': kind({
    spot: 'ROOM',
    colours: ['#e9bfc1'],
    boxed: true,
    draw: (pen) =>
      solid(pen, [
        {
          at: [0, 0, 0],
          size: [280, 440, 180],
          colour: pen.colour,
          front:
            rect(10, 10, 260, 150, shade(pen.colour, 0.16), 20) +
            rect(10, 170, 260, 260, shade(pen.colour, 0.1), 20) +
            rect(30, 60, 16, 70, '#f7f2ee', 8) +
            rect(30, 220, 16, 100, '#f7f2ee', 8) +
            disc(170, 80, 40, '#f7e6d6') +
            disc(156, 74, 5, '#33291f') +
            disc(184, 74, 5, '#33291f') +
            stroke('M158 94Q170 104 182 94', '#c97a6a', 5) +
            shape('M130 70Q170 20 210 70Q170 50 130 70z', '#6d4a34') +
            times(3, (index) => disc(120 + index * 50, 300, 18, ['#e0503f', '#ecc94a', '#4fa85a'][index] ?? '#c33')),
        },
      ]),
  }),
  dollhouse: kind({
    spot: 'TABLE',
    colours: ['#b5563f'],
    boxed: true,
    draw: (pen) => ({
      width: 560,
      height: 520,
      body:
        shape('M30 200L280 20L530 200z', pen.gloss('#b5563f')) +
        times(6, (index) => stroke(`M${80 + index * 34} ${190 - index * 24}H${480 - index * 34}`, '#8e3f2c', 4)) +
        rect(50, 200, 460, 310, '#f4ead2') +
        rect(66, 214, 204, 136, '#e6d9b8') +
        rect(290, 214, 204, 136, '#d3e0d3') +
        rect(66, 362, 204, 136, '#d9c6b0') +
        rect(290, 362, 204, 136, '#e6dccb') +
        rect(90, 300, 110, 46, '#c98a8a', 10) +
        rect(310, 290, 60, 56, '#8a5a36') +
        rect(390, 260, 80, 86, '#a9c4dc', 4) +
        rect(90, 440, 90, 56, '#b98a5b') +
        [
          [230, 330],
          [440, 330],
          [220, 480],
          [360, 480],
        ]
          .map(
            ([x = 0, y = 0], index) =>
              disc(x, y - 30, 18, '#d9b38a') +
              shape(`M${x - 14} ${y - 44}l-6-22 14 8zM${x + 14} ${y - 44}l6-22-14 8z`, '#c99a6a') +
              shape(`M${x - 16} ${y + 14}l8-30h16l8 30z`, ['#5d8aa8', '#c98a9a', '#7fa07a', '#d9a24a'][index] ?? '#999'),
          )
          .join('') +
        rect(40, 196, 480, 14, '#e9dcc3') +
        rect(40, 350, 480, 12, '#e9dcc3') +
        rect(40, 498, 480, 14, '#c9b08a'),
    }),
  }),
  'toy-kitchen': kind({
    spot: 'ROOM',
    colours: ['#f0e6d2'],
    draw: (pen) =>
      solid(pen, [
        {
          at: [0, 0, 0],
          size: [400, 260, 170],
          colour: '#efe6d3',
          front:
            rect(20, 60, 160, 180, '#e2d6bd', 8) +
            rect(40, 110, 120, 90, '#55605d', 6) +
            rect(220, 60, 160, 180, '#a9c9bd', 8) +
            times(4, (index) => disc(50 + index * 34, 34, 11, '#d9785a')) +
            rect(350, 120, 12, 60, '#d9b38a', 6),
          top: disc(90, 80, 40, '#55585d') + disc(190, 80, 34, '#55585d') + rect(260, 40, 110, 90, '#b9c6cb', 14),
        },
        {
          at: [0, 260, 0],
          size: [400, 220, 30],
          colour: '#e9dec6',
          layer: 1,
          front:
            rect(20, 40, 140, 120, '#a9c4dc', 6) + rect(200, 60, 180, 12, '#c9a87c') + rect(220, 30, 30, 30, '#d9785a', 4) + rect(270, 24, 24, 36, '#7fa07a', 4) + rect(310, 34, 40, 26, '#ecd46a', 4),
        },
        { can: [90, 260, 80], radius: 36, height: 40, colour: '#b9bcc0', layer: 2 },
      ]),
  }),
  plush: kind({
    spot: 'TABLE',
    facts: { ears: 'LONG', clutter: 0 },
    colours: ['#efe8d9', '#d8c7ae', '#e9bfc1'],
    parts: ['HANGER_TAG'],
    draw(pen, { ears }) {
      const c = pen.colour
      const ear = (side: number) =>
        `<g transform="translate(210 130) scale(${side} 0.9)">${shape('M10 0Q0 -150 50 -180Q110 -170 90 10z', pen.ball(c))}${shape('M28 -10Q22 -130 52 -150Q88 -130 74 0z', shade(c, -0.12))}</g>`
      const drop = (side: number) => `<g transform="translate(210 110) scale(${side} 1)">${shape('M60 -10Q160 20 130 210Q100 250 80 190Q90 90 40 30z', pen.ball(c))}</g>`
      return {
        width: 420,
        height: 560,
        body:
          oval(130, 500, 76, 52, pen.ball(c)) +
          oval(290, 500, 76, 52, pen.ball(c)) +
          oval(210, 400, 130, 130, pen.ball(c)) +
          oval(210, 420, 76, 86, shade(c, 0.3), 0.8) +
          oval(90, 370, 40, 90, pen.ball(shade(c, -0.03))) +
          oval(330, 370, 40, 90, pen.ball(shade(c, -0.03))) +
          (ears === 'LONG' ? ear(1) + ear(-1) : '') +
          oval(210, 180, 130, 112, pen.ball(c)) +
          (ears === 'DROP' ? drop(1) + drop(-1) : '') +
          disc(162, 170, 11, '#26201a') +
          disc(258, 170, 11, '#26201a') +
          oval(210, 210, 18, 13, '#d99a9a') +
          stroke('M210 222V240M210 240Q190 254 176 244M210 240Q230 254 244 244', shade(c, -0.4), 4) +
          oval(130, 490, 40, 28, shade(c, 0.3)) +
          oval(290, 490, 40, 28, shade(c, 0.3)),
      }
    },
  }),
  'robot-toy': kind({
    spot: 'TABLE',
    facts: { count: 3 },
    colours: ['#c0392b', '#2f62b0'],
    boxed: true,
    draw(pen, { count }) {
      const robot = (c: string) =>
        rect(60, 260, 50, 160, pen.volume('#33353a'), 6) +
        rect(150, 260, 50, 160, pen.volume('#33353a'), 6) +
        shape('M40 400H120V440H20zM140 400H220L240 440H140z', pen.gloss(c)) +
        rect(50, 110, 160, 160, pen.gloss(c), 14) +
        shape('M80 130H180L160 190H100z', '#8fb8d6') +
        rect(0, 110, 50, 70, pen.gloss(shade(c, -0.2)), 12) +
        rect(210, 110, 50, 70, pen.gloss(shade(c, -0.2)), 12) +
        rect(6, 170, 36, 110, pen.volume('#b9bcc0'), 8) +
        rect(218, 170, 36, 110, pen.volume('#b9bcc0'), 8) +
        rect(90, 30, 80, 80, pen.gloss('#e9e6df'), 14) +
        rect(98, 56, 64, 22, '#ecc94a', 6) +
        shape('M90 40L70 0L110 30zM170 40L190 0L150 30z', c) +
        disc(40, 250, 0, '#000') +
        times(2, (index) => disc(70 + index * 120, 250, 24, '#26272b') + disc(70 + index * 120, 250, 10, '#8e9195'))
      return { width: 270 * count, height: 450, body: times(count, (index) => moved(index * 270, 0, robot(['#c0392b', '#2f62b0', '#3b8f4a'][(index + (count > 1 ? 0 : pen.seed)) % 3] ?? '#c33'))) }
    },
  }),
  'toy-cars': kind({
    spot: 'TOP',
    colours: ['#c0392b'],
    draw: (pen) => ({
      width: 640,
      height: 480,
      body: grid(4, 5, (column, row) => {
        const c = ['#c0392b', '#2f62b0', '#ecc94a', '#3b8f4a', '#f0efec', '#e0803f', '#55585d'][(column * 3 + row * 2) % 7] ?? '#ccc'
        const [x, y] = [14 + column * 158, 10 + row * 94]
        return turned(
          ((column * 7 + row * 11) % 13) - 6,
          x + 70,
          y + 40,
          times(4, (wheel) => rect(x + 20 + (wheel % 2) * 74, y + (wheel < 2 ? -3 : 64), 30, 16, '#17181b', 4)),
          rect(x, y + 4, 140, 70, pen.gloss(c), 24),
          shape(`M${x + 44} ${y + 14}h50l8 50h-66z`, shade(c, 0.2)),
          shape(`M${x + 96} ${y + 14}q26 24 0 50l-8 -8V22z`, '#33404f'),
          shape(`M${x + 40} ${y + 14}q-16 24 0 50l6 -8V22z`, '#33404f'),
        )
      }),
    }),
  }),
  'toy-garage': kind({
    spot: 'ROOM',
    colours: ['#ecc94a'],
    boxed: true,
    draw: (pen) =>
      solid(aslant(pen), [
        { at: [0, 0, 0], size: [460, 20, 260], colour: '#8fa0ad', layer: -1 },
        ...[0, 430].map((x) => ({ at: [x, 20, 20] as const, size: [20, 300, 200] as const, colour: '#3b8fd0', layer: 0 })),
        ...[140, 300].map((y, index) => ({ at: [0, y, 10] as const, size: [450, 20, 220] as const, colour: index ? '#ecc94a' : '#e0503f', layer: index + 1 })),
        ...[0, 1, 2].map((index) => ({
          at: [60 + index * 120, index === 1 ? 320 : 20, 120] as const,
          size: [80, 60, 100] as const,
          colour: ['#2f62b0', '#c0392b', '#3b8f4a'][index] ?? '#ccc',
          layer: 4,
          front: rect(10, 8, 60, 24, '#cfe2ee', 4) + disc(14, 46, 8, '#f7f2e2') + disc(66, 46, 8, '#f7f2e2'),
        })),
      ]),
  }),
  dinosaurs: kind({
    spot: 'TABLE',
    colours: ['#6f9a57'],
    draw(pen) {
      const dino = (c: string) =>
        shape(
          'M10 250Q70 240 110 190Q120 110 190 100Q210 40 270 30Q330 30 330 70Q330 96 280 104L260 130Q280 200 250 260L260 330H210L200 270Q150 290 130 270L126 330H78L84 250Q50 262 10 250z',
          pen.slant(shade(c, 0.25), c, shade(c, -0.3)),
        ) +
        disc(290, 56, 8, '#26201a') +
        stroke('M290 88L330 80', shade(c, -0.5), 4) +
        stroke('M250 150L284 170', shade(c, -0.2), 15) +
        times(6, (index) => shape(`M${120 + index * 20} ${180 - index * 24}l-8 -26l26 10z`, shade(c, -0.4)))
      return { width: 700, height: 360, body: moved(0, 20, dino('#6f9a57')) + moved(340, 0, dino('#b5763f')) + moved(230, 190, `<g transform="scale(.5)">${dino('#8a6fb0')}</g>`) }
    },
  }),
  'gabe-blocks': kind({
    spot: 'TABLE',
    facts: { abacus: 0 },
    colours: ['#d9b38a'],
    boxed: true,
    draw: (pen, { abacus }) =>
      abacus
        ? {
            width: 560,
            height: 460,
            body:
              rect(10, 410, 540, 40, pen.roll('#c39a68'), 8) +
              rect(20, 10, 30, 410, pen.volume('#c39a68'), 6) +
              rect(510, 10, 30, 410, pen.volume('#c39a68'), 6) +
              times(
                8,
                (row) =>
                  rect(50, 44 + row * 46, 460, 7, '#a9adb2') +
                  times(10, (bead) =>
                    disc(
                      80 + bead * 30 + (bead > (row % 5) + 3 ? 130 : 0),
                      47 + row * 46,
                      18,
                      pen.ball(['#c0392b', '#e0803f', '#ecc94a', '#4fa85a', '#3b8fd0', '#8a6fb0', '#d9738a', '#55585d'][row] ?? '#ccc'),
                    ),
                  ),
              ),
          }
        : solid(aslant(pen, 0.12), [
            {
              at: [0, 0, 0],
              size: [180, 110, 180],
              colour: '#d9b38a',
              top: grid(4, 4, (column, row) => `<rect x="${column * 44 + 3}" y="${row * 44 + 3}" width="42" height="42" fill="none" stroke="#a87a4c" stroke-width="3"/>`),
            },
            { at: [230, 0, 20], size: [140, 70, 140], colour: '#cfa678', top: times(3, (index) => rect(8 + index * 44, 8, 38, 124, '#c0935f', 3)) },
            ...['#c0392b', '#ecc94a', '#3b8fd0', '#4fa85a', '#e0803f'].map((colour, index) => ({ point: [40 + index * 80, 34, 290] as const, layer: 3, draw: disc(0, 0, 36, pen.ball(colour)) })),
            { can: [440, 0, 90], radius: 50, height: 110, colour: '#d9b38a', layer: 1 },
          ]),
  }),
  'art-easel': kind({
    spot: 'ROOM',
    facts: { kids: 1 },
    colours: ['#d3b68c'],
    draw: (pen, { kids }) => ({
      width: 480,
      height: 680,
      body:
        stroke('M240 20L60 660M240 20L420 660', '#a87a4c', 26) +
        stroke('M240 40V640', '#8a6040', 20) +
        (kids
          ? rect(60, 120, 360, 300, '#c39a68', 8) +
            rect(78, 138, 324, 264, '#33503f') +
            stroke('M130 330Q180 200 240 300T350 220', '#f4f1e6', 9) +
            disc(150, 210, 26, 'none') +
            ring(150, 210, 26, '#ecd46a', 8) +
            rect(50, 420, 380, 34, pen.roll('#d3b68c'), 6) +
            times(4, (index) => rect(80 + index * 60, 404, 40, 20, ['#e0503f', '#3b8fd0', '#ecc94a', '#4fa85a'][index] ?? '#ccc', 6))
          : rect(100, 150, 280, 320, '#f4f1e6') + shape('M100 400Q200 320 260 370T380 330V470H100z', '#7f9a6a') + disc(310, 220, 34, '#e0a35a') + rect(70, 470, 340, 24, pen.roll('#a87a4c'), 4)),
    }),
  }),
  'figure-robot': kind({
    spot: 'TABLE',
    colours: ['#f0efec'],
    boxed: true,
    parts: ['MANUAL'],
    draw: (pen) => ({
      width: 460,
      height: 640,
      body:
        oval(230, 616, 150, 22, '#33353a') +
        shape('M150 420L120 590H210L220 420zM310 420L340 590H250L240 420z', pen.volume('#e9e7e2')) +
        shape('M110 580H214V616H96zM350 580H246V616H364z', pen.gloss('#2f4a8a')) +
        rect(128, 470, 84, 50, pen.gloss('#f4f3f1'), 8) +
        rect(248, 470, 84, 50, pen.gloss('#f4f3f1'), 8) +
        shape('M150 200H310L330 330L290 430H170L130 330z', pen.gloss('#2f4a8a')) +
        shape('M170 220H220V280H160zM290 220H240V280H300z', '#ecc94a') +
        shape('M200 300H260L250 420H210z', '#c0392b') +
        shape('M60 180H150V290L70 300z', pen.gloss('#f4f3f1')) +
        shape('M400 180H310V290L390 300z', pen.gloss('#f4f3f1')) +
        rect(70, 290, 60, 170, pen.volume('#d9d8d4'), 10) +
        rect(330, 290, 60, 170, pen.volume('#d9d8d4'), 10) +
        rect(190, 90, 80, 110, pen.gloss('#f4f3f1'), 14) +
        rect(202, 130, 56, 20, '#4fa85a', 4) +
        shape('M230 100L150 30L216 110zM230 100L310 30L244 110z', '#ecc94a') +
        rect(218, 84, 24, 34, '#c0392b', 4) +
        stroke('M390 440L430 120', '#55585d', 17) +
        shape('M20 250L110 220L120 470L60 520L10 460z', pen.gloss('#f4f3f1')) +
        shape('M50 290L90 276L94 420L62 450z', '#c0392b'),
    }),
  }),
  'figure-hero': kind({
    spot: 'TABLE',
    colours: ['#c0392b'],
    boxed: true,
    draw: (pen) => ({
      width: 420,
      height: 620,
      body:
        oval(210, 594, 170, 24, pen.gloss('#26272b')) +
        shape('M150 380L120 560H190L210 420L250 560H320L270 380z', pen.volume('#3f5a8a')) +
        rect(110, 550, 80, 36, '#d9b38a', 12) +
        rect(250, 550, 80, 36, '#d9b38a', 12) +
        shape('M130 200Q210 170 290 200L280 390H140z', pen.gloss('#c0392b')) +
        shape('M180 196Q210 240 240 196L236 380H184z', '#f0cfa9') +
        rect(136, 370, 148, 26, '#ecc94a', 6) +
        stroke('M140 220Q60 260 40 160', '#f0cfa9', 40) +
        stroke('M280 220Q360 280 390 340', '#f0cfa9', 40) +
        disc(40, 140, 30, pen.ball('#f0cfa9')) +
        disc(392, 350, 28, pen.ball('#f0cfa9')) +
        oval(210, 130, 66, 74, pen.ball('#f0cfa9')) +
        shape('M140 120Q140 40 210 36T280 120L256 96L236 120L210 90L184 120L164 96z', '#26201a') +
        shape('M110 76Q210 -20 310 76Q330 96 300 100Q210 60 120 100Q90 96 110 76z', pen.gloss('#e0b83a')) +
        rect(140, 62, 140, 16, '#c0392b') +
        disc(188, 136, 7, '#26201a') +
        disc(232, 136, 7, '#26201a') +
        stroke('M184 166Q210 188 236 166', '#8e3f2c', 5),
    }),
  }),
  'mini-figures': kind({
    spot: 'TABLE',
    colours: ['#f0efec'],
    boxed: true,
    draw: (pen) => ({
      width: 640,
      height: 320,
      body: times(5, (index) => {
        const x = 70 + index * 125
        const c = ['#f4f3f1', '#e9bfc1', '#fbe9a9', '#c9c0dc', '#a9d1e6'][index] ?? '#eee'
        return moved(
          0,
          (index % 2) * 16,
          oval(x, 280, 52, 14, '#d9dadb') +
            oval(x, 230, 44, 52, pen.ball(c)) +
            (index % 2 ? shape(`M${x - 50} 130l-6-60 46 30zM${x + 50} 130l6-60-46 30z`, c) : oval(x - 70, 120, 44, 22, pen.ball(c)) + oval(x + 70, 120, 44, 22, pen.ball(c))) +
            oval(x, 140, 66, 56, pen.ball(c)) +
            disc(x - 24, 146, 6, '#33404f') +
            disc(x + 24, 146, 6, '#33404f') +
            oval(x - 40, 162, 11, 7, '#f0a9a9', 0.7) +
            oval(x + 40, 162, 11, 7, '#f0a9a9', 0.7) +
            oval(x, 158, 6, 4, '#d9a24a'),
        )
      }),
    }),
  }),
  'bear-figure': kind({
    spot: 'TABLE',
    colours: ['#33353a', '#c0392b', '#a9c4dc'],
    boxed: true,
    draw: (pen) => ({
      width: 400,
      height: 600,
      body:
        rect(120, 440, 66, 140, pen.volume(pen.colour), 10) +
        rect(214, 440, 66, 140, pen.volume(pen.colour), 10) +
        rect(104, 556, 86, 38, pen.volume(shade(pen.colour, -0.2)), 12) +
        rect(210, 556, 86, 38, pen.volume(shade(pen.colour, -0.2)), 12) +
        shape('M120 250H280Q310 340 290 460H110Q90 340 120 250z', pen.gloss(pen.colour)) +
        turned(14, 100, 300, rect(56, 260, 56, 170, pen.volume(pen.colour), 26)) +
        turned(-14, 300, 300, rect(288, 260, 56, 170, pen.volume(pen.colour), 26)) +
        disc(100, 70, 56, pen.ball(pen.colour)) +
        disc(300, 70, 56, pen.ball(pen.colour)) +
        oval(200, 150, 140, 120, pen.ball(pen.colour)) +
        oval(200, 190, 60, 44, shade(pen.colour, 0.2)) +
        oval(200, 170, 20, 14, shade(pen.colour, -0.5)) +
        disc(150, 130, 9, shade(pen.colour, pen.colour < '#6' ? 0.6 : -0.6)) +
        disc(250, 130, 9, shade(pen.colour, pen.colour < '#6' ? 0.6 : -0.6)) +
        rect(110, 300, 180, 90, '#ecd46a', 4, 0.9) +
        disc(160, 345, 28, '#c0392b') +
        disc(230, 345, 28, '#3b8fd0'),
    }),
  }),
  'acrylic-stands': kind({
    spot: 'TABLE',
    colours: ['#a9c4dc'],
    draw: (_pen) => ({
      width: 640,
      height: 380,
      body: times(5, (index) => {
        const x = 70 + index * 125
        const c = ['#5d8aa8', '#c98a9a', '#d9a24a', '#7fa07a', '#8a6fb0'][index] ?? '#999'
        const y = (index % 2) * 24
        return moved(
          0,
          y,
          oval(x, 334, 58, 16, '#e6eef0', 0.9) +
            shape(`M${x - 56} 330Q${x - 70} 140 ${x - 40} 60Q${x} 10 ${x + 40} 60Q${x + 70} 140 ${x + 56} 330z`, '#eef4f6', 0.75) +
            shape(`M${x - 34} 320L${x - 24} 190H${x + 24}L${x + 34} 320z`, c) +
            disc(x, 130, 46, '#f4d9c0') +
            shape(`M${x - 50} 150Q${x - 56} 70 ${x} 68T${x + 50} 150Q${x + 30} 100 ${x} 104T${x - 50} 150z`, shade(c, -0.3)) +
            disc(x - 16, 136, 6, '#33353a') +
            disc(x + 16, 136, 6, '#33353a') +
            stroke(`M${x - 9} 154q9 8 18 0`, '#c97a6a', 4),
        )
      }),
    }),
  }),
  'stamp-album': kind({
    spot: 'TOP',
    colours: ['#33503f'],
    draw: (pen) => ({
      width: 640,
      height: 440,
      body:
        rect(0, 0, 640, 440, pen.gloss('#4a2f24'), 10) +
        rect(14, 14, 302, 412, '#1f2023') +
        rect(324, 14, 302, 412, '#1f2023') +
        grid(8, 4, (column, row) => {
          const x = 28 + column * 74 + (column > 3 ? 16 : 0)
          const c = ['#c98a6a', '#5d8aa8', '#7fa07a', '#d9b36a', '#a98ab0'][(column * 2 + row * 3) % 5] ?? '#ccc'
          return (
            rect(x, 28 + row * 100, 60, 76, '#f4f1e6') +
            rect(x + 6, 34 + row * 100, 48, 56, c) +
            disc(x + 30, 60 + row * 100, 15, shade(c, 0.4)) +
            shape(`M${x + 6} ${90 + row * 100}l16-20 14 12 18-16v24z`, shade(c, -0.3)) +
            rect(x - 4, 92 + row * 100, 70, 16, '#3b3d42', 0, 0.7)
          )
        }) +
        rect(312, 0, 16, 440, '#2f1d16'),
      edge: { outline: roundedPath(0, 0, 640, 440, 10), depth: 60, colour: '#2f1d16' },
    }),
  }),
  'coin-set': kind({
    spot: 'TOP',
    colours: ['#2b3550'],
    draw: (pen) => ({
      width: 600,
      height: 460,
      body:
        rect(0, 0, 600, 460, pen.gloss('#26304a'), 14) +
        rect(20, 20, 560, 420, pen.gloss('#3b4a73'), 8) +
        grid(3, 2, (column, row) => {
          const [x, y] = [115 + column * 185, 125 + row * 200]
          const m = (column + row) % 2 ? '#d9b766' : '#d3d6d9'
          return (
            disc(x, y + 5, 80, '#141a2c') +
            disc(x, y, 76, pen.slant(shade(m, 0.4), m, shade(m, -0.35))) +
            ring(x, y, 64, shade(m, -0.3), 4) +
            [
              shape(`M${x} ${y - 40}l12 26 28 4-20 20 4 28-24-14-24 14 4-28-20-20 28-4z`, shade(m, -0.25)),
              shape(`M${x - 30} ${y + 24}q10-60 30-60t30 60z`, shade(m, -0.25)),
              pen.text('1988', x, y, 40, shade(m, -0.45)),
            ][(column + row) % 3]
          )
        }),
      edge: { outline: roundedPath(0, 0, 600, 460, 14), depth: 50, colour: '#141a2c' },
    }),
  }),
  globe: kind({
    spot: 'TABLE',
    colours: ['#4a8ab0'],
    boxed: true,
    draw: (pen) => ({
      width: 420,
      height: 560,
      body: `${rect(190, 450, 40, 70, pen.volume('#8a5a36')) + oval(210, 530, 130, 26, pen.gloss('#8a5a36')) + stroke('M110 40Q-50 260 150 430Q190 460 250 456', '#c9a86a', 15) + disc(220, 230, 190, pen.ball('#5d9ac0')) + shape('M120 130Q180 80 220 120Q250 160 200 190Q190 260 150 240Q110 200 120 130zM240 260Q300 230 330 270Q330 340 280 380Q250 340 240 260zM290 110Q370 120 390 190Q360 220 310 190z', '#a9b56a')}<ellipse cx="220" cy="230" rx="190" ry="60" fill="none" stroke="#ffffff" stroke-width="2" opacity=".5"/><ellipse cx="220" cy="230" rx="90" ry="190" fill="none" stroke="#ffffff" stroke-width="2" opacity=".4"/>${disc(146, 66, 15, '#c9a86a')}`,
    }),
  }),
} satisfies Kinds
