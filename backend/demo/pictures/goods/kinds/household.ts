import { shade } from '../../background.ts'
import { type Kinds, kind } from '../kind.ts'
import { disc, grid, moved, oval, placeOf, rect, ring, roundedPath, shape, stroke, times, turned } from '../shapes.ts'
import { aslant, lathe, solid } from '../solid.ts'
import { print } from './parts.ts'

export const household = {
  plates: kind({
    spot: 'TOP',
    facts: { count: 3, rim: 'BLUE' },
    colours: ['#f4f3ef'],
    boxed: true,
    draw: (pen, { count, rim }) => ({
      width: 600,
      height: 480,
      body: times(count, (index) => {
        const [x, y, r] = placeOf(
          [
            [210, 240, 205],
            [440, 150, 150],
            [450, 360, 120],
            [110, 100, 96],
          ],
          index,
        )
        const c = rim === 'SOLID' ? (['#f4f3ef', '#a9b8c0', '#d9c9a9', '#6f8a94'][index] ?? pen.colour) : '#f7f6f2'
        return (
          disc(x + 4, y + 8, r, '#000000', 0.16) +
          disc(x, y, r, pen.slant(shade(c, 0.2), c, shade(c, -0.12))) +
          ring(x, y, r * 0.7, shade(c, -0.1), 5) +
          disc(x, y, r * 0.66, pen.round(shade(c, 0.1), c, shade(c, -0.06))) +
          (rim === 'BLUE'
            ? times(24, (leaf) => turned(leaf * 15, x, y, oval(x, y - r * 0.86, r * 0.03, r * 0.08, '#2f4a8a') + disc(x + r * 0.06, y - r * 0.78, r * 0.02, '#2f4a8a'))) +
              times(6, (leaf) => turned(leaf * 60, x, y, oval(x, y - r * 0.16, r * 0.06, r * 0.14, '#2f4a8a')))
            : rim === 'LEAF'
              ? times(16, (leaf) => turned(leaf * 22.5, x, y, oval(x, y - r * 0.86, r * 0.05, r * 0.1, '#6f8a4a'))) +
                disc(x, y, r * 0.16, '#b5567a') +
                disc(x + r * 0.1, y - r * 0.14, r * 0.1, '#d9a24a') +
                stroke(`M${x} ${y + 10}q10 ${r * 0.3} -20 ${r * 0.44}`, '#6f8a4a', 7)
              : '')
        )
      }),
    }),
  }),
  tumbler: kind({
    spot: 'TABLE',
    facts: { big: 0 },
    colours: ['#2b2c30', '#e9bfc1', '#4f7058'],
    boxed: true,
    draw: (pen) => ({
      width: 260,
      height: 560,
      body:
        rect(50, 0, 160, 40, pen.volume('#33353a'), 12) +
        rect(100, -14, 90, 30, pen.gloss('#3b3d42'), 10) +
        rect(40, 36, 180, 40, pen.volume('#c9ccd0'), 6) +
        shape('M40 74H220L196 530Q190 556 130 556T64 530z', pen.volume(pen.colour)) +
        shape('M40 74H220L218 100H42z', shade(pen.colour, -0.2)) +
        disc(130, 260, 40, '#f4f3f1', 0.9) +
        disc(130, 260, 30, shade(pen.colour, -0.1)),
    }),
  }),
  mugs: kind({
    spot: 'TABLE',
    facts: { count: 2, glass: 0 },
    colours: ['#f4f3ef'],
    boxed: true,
    draw: (pen, { count, glass }) => ({
      width: 60 + count * 220,
      height: 260,
      body: times(count, (index) => {
        const x = 120 + index * 220
        // A glass has no handle, and what is behind it shines through.
        if (glass) {
          return (
            shape(`M${x - 84} 20L${x - 66} 238Q${x} 262 ${x + 66} 238L${x + 84} 20z`, pen.across('#a9bcc4', '#f2f7f8', '#dbe6e9', '#f9fbfc', '#9db1ba'), 0.6) +
            oval(x, 234, 64, 15, '#93a8b1', 0.55) +
            oval(x, 226, 58, 12, '#eef4f6', 0.7) +
            oval(x, 20, 84, 15, '#f4f8f9', 0.75) +
            stroke(`M${x - 84} 20a84 15 0 1 0 168 0a84 15 0 1 0 -168 0`, '#8fa5ae', 4, 0.8) +
            stroke(`M${x - 62} 52L${x - 50} 206`, '#ffffff', 8, 0.75)
          )
        }
        const c = ['#f4f3ef', '#e9e2d3', '#a9b8c0'][index] ?? pen.colour
        return (
          stroke(`M${x + 74} 90Q${x + 150} 90 ${x + 130} 150Q${x + 116} 200 ${x + 66} 196`, shade(c, -0.14), 22) +
          lathe(
            pen,
            [
              [62, 0],
              [84, 60],
              [88, 200],
            ],
            c,
            [x, 240],
            { open: '#5d3f2a' },
          ) +
          stroke(`M${x - 60} 130Q${x} 160 ${x + 60} 110`, shade(c, -0.12), 6)
        )
      }),
    }),
  }),
  bowls: kind({
    spot: 'TABLE',
    colours: ['#a9b09a', '#d9d3c3'],
    boxed: true,
    draw(pen) {
      const bowl = (x: number, y: number, r: number, c: string, lid = false) =>
        lathe(
          pen,
          [
            [r * 0.46, 0],
            [r * 0.52, r * 0.1],
            [r * 0.9, r * 0.5],
            [r, r * 0.86],
          ],
          c,
          [x, y],
          { open: lid ? shade(c, 0.1) : shade(c, -0.12) },
        ) + (lid ? oval(x, y - r * 0.92, r * 0.9, r * 0.3, pen.ball(c)) + disc(x, y - r * 1.2, r * 0.14, pen.ball(c)) : oval(x, y - r * 0.82, r * 0.84, r * 0.2, shade(c, -0.24)))
      return {
        width: 640,
        height: 360,
        body:
          bowl(150, 220, 110, pen.colour, true) +
          bowl(390, 200, 100, shade(pen.colour, 0.1)) +
          bowl(540, 240, 70, pen.colour) +
          bowl(280, 330, 84, shade(pen.colour, 0.06)) +
          bowl(450, 344, 76, pen.colour) +
          turned(8, 600, 330, rect(560, 320, 8, 10, '#c9a86a')),
      }
    },
  }),
  'wine-glasses': kind({
    spot: 'TABLE',
    colours: ['#dfe8ea'],
    boxed: true,
    draw: (pen) => ({
      width: 480,
      height: 520,
      body: times(2, (index) => {
        const x = 120 + index * 230
        return (
          oval(x, 496, 90, 18, '#cfdbe0', 0.8) +
          rect(x - 6, 290, 12, 204, pen.volume('#dfe8ea')) +
          shape(`M${x - 80} 20Q${x - 120} 200 ${x} 296Q${x + 120} 200 ${x + 80} 20z`, pen.across('#b9c8ce', '#f4f8f9', '#dfe8ea', '#f9fbfc', '#aabac1'), 0.75) +
          oval(x, 20, 80, 14, '#f4f8f9', 0.8) +
          (index ? shape(`M${x - 98} 140Q${x - 80} 240 ${x} 290Q${x + 80} 240 ${x + 98} 140Q${x} 160 ${x - 98} 140z`, '#6d2436', 0.85) : '') +
          stroke(`M${x - 66} 60Q${x - 88} 160 ${x - 40} 230`, '#ffffff', 7, 0.7)
        )
      }),
    }),
  }),
  casserole: kind({
    spot: 'TABLE',
    facts: { dark: 0 },
    colours: ['#a8262c', '#eee8da', '#2f6aa8'],
    boxed: true,
    draw: (pen, { dark }) => ({
      width: 620,
      height: 400,
      body:
        shape('M20 200Q-10 190 0 230Q10 260 70 250zM600 200Q630 190 620 230Q610 260 550 250z', pen.gloss(shade(pen.colour, -0.1))) +
        shape('M60 180H560L544 360Q530 396 310 396T76 360z', pen.volume(pen.colour)) +
        shape('M46 180Q60 90 310 84T574 180Q310 216 46 180z', pen.down(shade(pen.colour, 0.2), pen.colour, shade(pen.colour, -0.2))) +
        stroke('M46 182Q310 218 574 182', shade(pen.colour, -0.4), 7) +
        oval(310, 60, 46, 26, pen.ball(dark ? '#c9a86a' : shade(pen.colour, 0.06))) +
        rect(292, 70, 36, 26, '#8e9195') +
        (dark
          ? times(3, (index) => `<ellipse cx="310" cy="130" rx="${210 - index * 50}" ry="${36 - index * 8}" fill="none" stroke="${shade(pen.colour, -0.2)}" stroke-width="4"/>`)
          : oval(190, 120, 70, 14, '#ffffff', 0.3)),
    }),
  }),
  'pan-set': kind({
    spot: 'TABLE',
    facts: { style: 'SET' },
    colours: ['#8e2f2c', '#33353a'],
    boxed: true,
    draw(pen, { style }) {
      const pan = (x: number, y: number, r: number, c: string, inside: string) =>
        rect(x + r * 0.9, y - 10, r * 1.1, 26, pen.roll('#26272b'), 12) +
        oval(x, y + r * 0.18, r, r * 0.42, shade(c, -0.3)) +
        oval(x, y, r, r * 0.42, pen.gloss(c)) +
        oval(x, y, r * 0.9, r * 0.36, inside) +
        oval(x - r * 0.2, y - r * 0.06, r * 0.4, r * 0.1, '#ffffff', 0.08)
      if (style === 'SKILLET') return { width: 620, height: 280, body: pan(220, 150, 210, '#26272b', pen.round('#3b3d42', '#26272b', '#1b1c1f')) + disc(600, 150, 12, '#0c0d0f') }
      if (style === 'GRIDDLE')
        return {
          width: 600,
          height: 320,
          body:
            stroke('M60 200L20 300M540 200L580 300M300 230V310', '#55585d', 17) +
            oval(300, 170, 280, 90, '#1b1c1f') +
            oval(300, 150, 280, 90, pen.gloss('#33353a')) +
            oval(300, 152, 250, 76, '#26272b') +
            rect(10, 130, 50, 34, '#17181b', 10) +
            rect(540, 130, 50, 34, '#17181b', 10),
        }
      return { width: 640, height: 420, body: pan(200, 110, 150, pen.colour, '#33353a') + pan(170, 200, 170, pen.colour, '#3b3d42') + pan(200, 300, 190, pen.colour, pen.round('#55585d', '#33353a')) }
    },
  }),
  'pressure-pot': kind({
    spot: 'TABLE',
    colours: ['#c9ccd0'],
    boxed: true,
    draw: (pen) => ({
      width: 640,
      height: 420,
      body:
        shape('M40 190H440V370Q430 410 240 410T40 370z', pen.volume('#c3c6ca')) +
        rect(30, 170, 420, 40, pen.volume('#d9dbde'), 8) +
        oval(240, 170, 205, 36, pen.slant('#eef0f2', '#a9adb2')) +
        rect(230, 110, 390, 46, pen.roll('#26272b'), 20) +
        rect(440, 200, 180, 40, pen.roll('#26272b'), 18) +
        disc(240, 130, 36, pen.ball('#33353a')) +
        rect(226, 90, 28, 30, '#4a6fa5', 6) +
        rect(10, 220, 40, 60, pen.volume('#26272b'), 10),
    }),
  }),
  'drip-set': kind({
    spot: 'TABLE',
    facts: { style: 'KALITA' },
    colours: ['#f0efec'],
    boxed: true,
    draw: (pen, { style }) => ({
      width: 560,
      height: 480,
      body:
        shape('M60 300Q20 460 60 476H280Q320 460 280 300L250 250H90z', pen.across('#b9c8ce', '#f4f8f9', '#dfe8ea', '#aabac1'), 0.8) +
        shape('M46 380Q30 460 62 470H278Q310 460 294 380z', '#4a2a18', 0.88) +
        stroke('M280 290Q370 290 350 380Q330 430 290 430', '#26272b', 20) +
        rect(60, 236, 220, 22, pen.volume('#26272b'), 6) +
        shape(style === 'CONE' ? 'M40 60H300L210 236H130z' : 'M30 80H310L260 236H80z', pen.volume('#f4f3ef')) +
        oval(170, style === 'CONE' ? 60 : 80, 136, 22, '#e2ddd3') +
        oval(170, style === 'CONE' ? 62 : 82, 118, 16, '#5d3820') +
        shape('M380 476L400 300H500L520 476z', pen.volume('#c9ccd0')) +
        stroke('M510 320Q580 340 540 430', '#26272b', 15) +
        stroke('M396 360Q340 350 360 260', '#b9bcc0', 13) +
        oval(450, 300, 50, 12, '#e9eaec') +
        disc(450, 286, 12, '#26272b'),
    }),
  }),
  'gooseneck-kettle': kind({
    spot: 'TABLE',
    colours: ['#26272b'],
    boxed: true,
    draw: (pen) => ({
      width: 600,
      height: 440,
      body:
        rect(130, 390, 330, 46, pen.gloss('#26272b'), 12) +
        disc(420, 412, 15, pen.ball('#8e9195')) +
        stroke('M190 340Q60 330 90 180Q100 120 40 110', '#2b2d31', 24) +
        shape('M170 390L200 190H390L420 390z', pen.volume('#33353a')) +
        oval(295, 190, 96, 20, '#3b3d42') +
        rect(270, 160, 50, 24, '#17181b', 8) +
        stroke('M390 210H500V350', '#26272b', 30) +
        rect(484, 220, 30, 130, pen.volume('#8a5a36'), 12),
    }),
  }),
  'moka-pot': kind({
    spot: 'TABLE',
    colours: ['#c9ccd0'],
    boxed: true,
    draw: (pen) => ({
      width: 400,
      height: 520,
      body:
        shape('M80 500L110 320H270L300 500z', pen.volume('#b9bcc0')) +
        stroke('M140 330L126 496M190 330V496M240 330L254 496', '#8e9195', 3) +
        rect(100, 290, 180, 36, pen.volume('#8e9195'), 6) +
        shape('M100 290L76 120H304L280 290z', pen.volume('#c9ccd0')) +
        shape('M80 130L30 150L60 110L90 120z', '#b9bcc0') +
        stroke('M140 126L150 288M190 126V288M240 126L230 288', '#9a9da2', 3) +
        shape('M76 120L190 70L304 120z', pen.gloss('#d9dbde')) +
        rect(174, 40, 32, 36, '#26272b', 8) +
        stroke('M300 140H370V280', '#26272b', 26),
    }),
  }),
  'glass-containers': kind({
    spot: 'TABLE',
    colours: ['#dfe8ea'],
    boxed: true,
    draw: (pen) =>
      solid(
        aslant(pen, 0.06),
        [
          [0, 0, 220, 90, 160],
          [240, 0, 200, 110, 170],
          [20, 108, 180, 80, 140],
          [250, 130, 160, 80, 140],
          [460, 0, 140, 140, 140],
        ].flatMap(([x = 0, y = 0, w = 0, h = 0, d = 0], index) => [
          {
            at: [x, y, 0] as const,
            size: [w, h, d] as const,
            colour: '#d3e0e4',
            layer: y ? 2 : 0,
            front: rect(14, 30, w - 28, h - 40, ['#e0a35a', '#8fb070', '#f0ead6', '#c9785a', '#e6d9b0'][index] ?? '#ccc', 6, 0.7) + stroke(`M16 12V${h - 12}`, '#ffffff', 6, 0.8),
          },
          { at: [x - 4, y + h, -4] as const, size: [w + 8, 16, d + 8] as const, colour: '#5d8aa8', layer: y ? 3 : 1 },
        ]),
      ),
  }),
  'lunch-jar': kind({
    spot: 'TABLE',
    colours: ['#33353a', '#c9ccd0'],
    boxed: true,
    draw: (pen) => ({
      width: 560,
      height: 420,
      body:
        lathe(
          pen,
          [
            [110, 0],
            [120, 40],
            [120, 280],
          ],
          '#c3c6ca',
          [140, 400],
        ) +
        rect(16, 60, 248, 76, pen.volume('#33353a'), 16) +
        oval(140, 64, 122, 24, '#4a4d53') +
        stroke('M40 70Q140 -60 240 70', '#26272b', 17) +
        lathe(
          pen,
          [
            [90, 0],
            [96, 90],
          ],
          '#f0efec',
          [400, 400],
        ) +
        lathe(
          pen,
          [
            [90, 0],
            [96, 80],
          ],
          '#d9785a',
          [400, 296],
        ) +
        lathe(
          pen,
          [
            [90, 0],
            [96, 70],
          ],
          '#f0efec',
          [400, 204],
        ) +
        rect(500, 200, 14, 200, pen.volume('#c9ccd0'), 6),
    }),
  }),
  'cutting-board': kind({
    spot: 'TOP',
    colours: ['#a8764a'],
    draw: (pen) => ({
      width: 620,
      height: 360,
      body:
        shape('M30 0H450Q480 10 490 100L590 130Q620 140 620 180T590 230L490 260Q480 350 450 360H30Q0 350 0 320V40Q0 10 30 0z', pen.gloss('#b5814f')) +
        times(9, (index) => stroke(`M10 ${30 + index * 36}Q200 ${16 + index * 38} 480 ${34 + index * 35}`, index % 2 ? '#8f6036' : '#c9985f', 4, 0.7)) +
        disc(576, 180, 18, '#6d4a2a'),
      edge: { outline: 'M30 0H450Q480 10 490 100L590 130Q620 140 620 180T590 230L490 260Q480 350 450 360H30Q0 350 0 320V40Q0 10 30 0z', depth: 50, colour: '#7a5230' },
    }),
  }),
  cutlery: kind({
    spot: 'TOP',
    colours: ['#cdd0d3', '#d8b45f'],
    boxed: true,
    draw: (pen) => ({
      width: 480,
      height: 560,
      body: times(4, (index) => {
        const x = 40 + index * 118
        return (
          rect(x, 170, 14, 370, pen.volume(pen.colour), 7) +
          oval(x + 7, 100, 36, 64, pen.slant(shade(pen.colour, 0.4), pen.colour, shade(pen.colour, -0.3))) +
          rect(x + 52, 20, 9, 520, pen.volume(pen.colour), 4) +
          rect(x + 70, 20, 9, 520, pen.volume(shade(pen.colour, -0.06)), 4)
        )
      }),
    }),
  }),
  bidet: kind({
    spot: 'ROOM',
    colours: ['#f0efec'],
    boxed: true,
    draw: (pen) => ({
      width: 560,
      height: 460,
      body:
        shape('M60 120Q60 20 220 20H340Q440 30 440 200Q430 440 250 444T60 200z', pen.gloss('#f4f3f1')) +
        shape('M110 150Q120 90 250 90T390 200Q380 390 250 394T110 220z', pen.gloss('#e6e5e1')) +
        rect(60, 20, 390, 76, pen.gloss('#e9e8e4'), 26) +
        rect(430, 120, 120, 260, pen.gloss('#d9d8d4'), 20) +
        times(6, (index) => rect(446 + (index % 2) * 46, 150 + Math.floor(index / 2) * 56, 38, 40, ['#8fb0c9', '#e9bfc1', '#f4f3f1', '#f4f3f1', '#b5564a', '#f4f3f1'][index] ?? '#fff', 8)) +
        rect(452, 330, 76, 24, '#26272b', 4),
    }),
  }),
  'shower-head': kind({
    spot: 'TOP',
    colours: ['#c9ccd0'],
    boxed: true,
    draw: (pen) => ({
      width: 420,
      height: 620,
      body: `${stroke('M210 560Q240 640 330 560T400 420', '#a9adb2', 22)}<path d="M210 560Q240 640 330 560T400 420" fill="none" stroke="#e3e5e7" stroke-width="22" stroke-dasharray="4 8"/>${rect(176, 250, 68, 320, pen.across('#b9c8ce', '#f4f8f9', '#dfe8ea', '#aabac1'), 20)}${rect(190, 300, 40, 220, pen.volume('#f4f3ef'), 14)}${disc(210, 130, 126, pen.slant('#eef0f2', '#a9adb2'))}${disc(210, 130, 104, '#d9dbde')}${times(
        5,
        (circle) =>
          times(circle * 6 || 1, (index) => {
            const angle = (index / (circle * 6 || 1)) * Math.PI * 2
            return disc(210 + Math.cos(angle) * circle * 21, 130 + Math.sin(angle) * circle * 21, 4.5, '#55585d')
          }),
      )}${rect(170, 236, 80, 30, pen.volume('#a9adb2'), 8)}`,
    }),
  }),
  'bath-mat': kind({
    spot: 'TOP',
    colours: ['#d9d5cc'],
    draw: (pen) => ({
      width: 620,
      height: 420,
      body:
        rect(0, 0, 620, 420, pen.gloss(pen.colour), 26) +
        shape(roundedPath(14, 14, 592, 392, 20), pen.tile(11, disc(3, 3, 1.5, shade(pen.colour, -0.14)) + disc(8, 8, 1.2, shade(pen.colour, 0.16)))) +
        oval(230, 220, 60, 110, shade(pen.colour, -0.1), 0.7) +
        oval(380, 220, 60, 110, shade(pen.colour, -0.1), 0.7),
      edge: { outline: roundedPath(0, 0, 620, 420, 26), depth: 34, colour: shade(pen.colour, -0.25) },
    }),
  }),
  'drying-rack': kind({
    spot: 'ROOM',
    colours: ['#c9ccd0'],
    draw: (_pen) => ({
      width: 680,
      height: 480,
      body:
        stroke('M200 470L440 130M480 470L240 130', '#a9adb2', 13) +
        stroke('M160 440L400 110M440 440L200 110', '#8e9195', 10) +
        shape('M20 120L200 90H480L660 120L480 150H200z', 'none') +
        times(7, (index) => stroke(`M${30 + index * 8} ${120 + index * 9}L${650 - index * 8} ${120 + index * 9}`, '#c9ccd0', 6)) +
        stroke('M20 120L80 190M660 120L600 190', '#a9adb2', 10) +
        shape('M140 130H280L270 330H150z', '#8fb0c9') +
        shape('M330 126H420L424 260H326z', '#f0efec') +
        shape('M450 130H560L552 300H458z', '#c98a8a'),
    }),
  }),
  'laundry-basket': kind({
    spot: 'ROOM',
    facts: { plastic: 0 },
    colours: ['#b98a5b'],
    draw: (pen, { plastic }) => ({
      width: 440,
      height: 460,
      body:
        shape('M60 100Q100 20 220 20T380 100z', '#f4f1ea') +
        shape('M30 90H410L370 440Q220 470 70 440z', pen.volume(plastic ? '#e6ecee' : pen.colour)) +
        (plastic
          ? grid(7, 5, (column, row) => oval(74 + column * 49 - row * 0, 160 + row * 60, 15, 20, '#aab8be'))
          : grid(14, 11, (column, row) =>
              rect(44 + column * 26 + row * 2.6 * (column < 7 ? 1 : -1) * 0.6, 120 + row * 29, 18, 12, (column + row) % 2 ? shade(pen.colour, -0.24) : shade(pen.colour, 0.18), 4),
            )) +
        oval(220, 92, 190, 34, shade(pen.colour, -0.4)) +
        oval(220, 86, 150, 26, '#e9e4da') +
        rect(20, 150, 40, 70, 'none') +
        stroke('M34 130Q0 170 44 220M406 130Q440 170 396 220', shade(pen.colour, -0.2), 15),
    }),
  }),
  'ironing-board': kind({
    spot: 'ROOM',
    colours: ['#8fa0ad'],
    draw: (pen) => ({
      width: 720,
      height: 460,
      body:
        stroke('M220 450L480 150M480 450L220 150', '#c9ccd0', 17) +
        stroke('M170 450H290M420 450H540', '#55585d', 17) +
        shape('M20 130Q30 80 180 76H640Q690 80 690 130T640 176H180Q40 176 20 130z', pen.gloss(pen.colour)) +
        times(16, (index) => stroke(`M${70 + index * 38} 90v74`, shade(pen.colour, 0.25), 4, 0.6)) +
        shape('M500 76Q520 0 620 10L650 76z', pen.gloss('#f0efec')) +
        stroke('M530 40Q570 -20 630 20', '#4a6fa5', 15) +
        rect(496, 66, 160, 13, '#8e9195', 3),
    }),
  }),
  mop: kind({
    spot: 'ROOM',
    colours: ['#4a8ab0'],
    draw: (pen) => ({
      width: 420,
      height: 720,
      body:
        stroke('M90 20L170 600', '#c9ccd0', 17) +
        rect(74, 10, 26, 130, pen.volume(pen.colour), 10) +
        shape('M100 600H250L280 690H70z', '#f0efec') +
        times(14, (index) => stroke(`M${110 + index * 10} 610Q${90 + index * 14} 660 ${80 + index * 15} 690`, '#d9dbde', 8)) +
        rect(120, 580, 110, 30, pen.gloss(pen.colour), 8) +
        shape('M210 470H410L394 700H226z', pen.volume('#8fb8d0')) +
        oval(310, 472, 100, 24, '#dff0f6') +
        oval(310, 476, 60, 14, '#5d8aa8') +
        stroke('M214 470Q310 340 406 470', '#c9ccd0', 8),
    }),
  }),
  'storage-boxes': kind({
    spot: 'ROOM',
    colours: ['#c9d6dc'],
    draw: (pen) =>
      solid(
        aslant(pen),
        Array.from({ length: 5 }, (_, index) => {
          const [x, y] = placeOf(
            [
              [0, 0],
              [300, 0],
              [10, 176],
              [310, 176],
              [150, 352],
            ],
            index,
          )
          return [
            {
              at: [x, y, 0] as const,
              size: [270, 150, 200] as const,
              colour: '#c9d6dc',
              layer: y,
              front: rect(20, 30, 230, 100, ['#b9a58a', '#8fa0ad', '#c98a8a', '#a9b59a', '#d9c9a9'][index] ?? '#ccc', 8, 0.55) + stroke('M16 20V130', '#fff', 5, 0.7),
            },
            { at: [x - 6, y + 150, -6] as const, size: [282, 22, 212] as const, colour: '#e9edef', layer: y + 1, front: rect(110, 4, 60, 14, '#5d8aa8', 4) },
          ]
        }).flat(),
      ),
  }),
  'cardboard-boxes': kind({
    spot: 'ROOM',
    facts: { flat: 0 },
    colours: ['#c9a77c'],
    draw: (pen, { flat }) =>
      flat
        ? solid(
            aslant(pen),
            Array.from({ length: 14 }, (_, index) => ({
              at: [(index % 3) * 5, index * 16, (index % 2) * 4] as const,
              size: [460, 14, 320] as const,
              colour: index % 2 ? '#c9a77c' : '#bd9a6e',
              layer: index,
              top: rect(0, 156, 460, 6, '#a9845a'),
            })),
          )
        : solid(
            aslant(pen),
            [
              [0, 0, 0],
              [270, 0, 10],
              [40, 200, 0],
              [300, 190, 10],
              [150, 390, 0],
            ].map(([x = 0, y = 0, z = 0], index) => ({
              at: [x, y, z] as const,
              size: [250 - index * 8, 190, 200] as const,
              colour: index === 3 ? '#8fb0c9' : '#c9a77c',
              layer: y,
              front: rect(100, 0, 50, 60, '#dcc39c', 0, 0.8) + print(30, 130, 70, 2, 20, '#8a6a45'),
              top: rect(0, 88, 250, 24, '#dcc39c', 0, 0.9),
            })),
          ),
  }),
  'trash-bin': kind({
    spot: 'ROOM',
    colours: ['#c9ccd0'],
    draw: (pen) => ({
      width: 340,
      height: 580,
      body:
        rect(20, 60, 300, 500, pen.volume('#c3c6ca'), 26) +
        rect(16, 30, 308, 60, pen.volume('#33353a'), 20) +
        oval(170, 36, 150, 24, pen.gloss('#4a4d53')) +
        rect(20, 540, 300, 30, '#26272b', 10) +
        rect(120, 560, 100, 20, pen.roll('#8e9195'), 6) +
        stroke('M60 110V520', '#ffffff', 10, 0.5),
    }),
  }),
  'coat-stand': kind({
    spot: 'ROOM',
    colours: ['#a8764a'],
    draw: (pen) => ({
      width: 420,
      height: 760,
      body:
        stroke('M210 20V700', pen.colour, 24) +
        stroke('M210 640L80 740M210 640L340 740M210 660V750', shade(pen.colour, -0.1), 22) +
        stroke('M210 80L110 20M210 80L310 20M210 170L120 120M210 170L300 120', pen.colour, 17) +
        disc(210, 14, 17, pen.ball(pen.colour)) +
        shape('M300 124Q370 140 360 340Q350 460 300 470L270 300z', '#5d6f86') +
        shape('M94 24Q40 60 60 120Q120 140 140 60z', '#c9a87c'),
      foot: 'M60 740Q210 690 360 740Q210 770 60 748z',
    }),
  }),
  'umbrella-stand': kind({
    spot: 'ROOM',
    colours: ['#33353a'],
    draw: (pen) => ({
      width: 300,
      height: 620,
      body:
        stroke('M100 60V540M100 60Q100 10 60 10', '#6d4327', 15) +
        shape('M84 120H116L122 480H78z', '#2b3550') +
        stroke('M180 40L200 540', '#26272b', 13) +
        shape('M166 120H200L212 480H176z', '#8e2f2c') +
        times(9, (index) => stroke(`M${40 + index * 27} 270V590`, '#33353a', 6)) +
        stroke('M40 270H260M40 430H260', '#33353a', 10) +
        rect(30, 580, 240, 30, pen.roll('#26272b'), 8),
    }),
  }),
  'grow-light': kind({
    spot: 'TABLE',
    colours: ['#f0efec'],
    boxed: true,
    draw: (pen) => ({
      width: 480,
      height: 560,
      body:
        stroke('M80 540V100Q80 40 140 40H240', '#55585d', 13) +
        rect(40, 530, 90, 24, '#33353a', 8) +
        rect(150, 26, 300, 34, pen.roll('#f0efec'), 14) +
        shape('M160 60H440L480 400H120z', '#ffe9b0', 0.32) +
        times(9, (index) => rect(166 + index * 31, 50, 22, 10, index % 3 ? '#fff3c9' : '#e89ab0', 3)) +
        lathe(
          pen,
          [
            [60, 0],
            [84, 110],
          ],
          '#b8683f',
          [300, 540],
          { smooth: false, open: '#4a3a2c' },
        ) +
        times(7, (index) => turned(-60 + index * 20, 300, 420, shape('M300 430Q270 330 300 270Q330 330 300 430z', pen.down('#8fb07a', '#4f7a4a')))),
    }),
  }),
  greenhouse: kind({
    spot: 'ROOM',
    colours: ['#33503f'],
    draw: (pen) => ({
      width: 480,
      height: 600,
      body:
        shape('M20 180L240 20L460 180V580H20z', '#dfecee', 0.7) +
        times(6, (index) => {
          const [x, y] = [90 + (index % 3) * 140, 330 + Math.floor(index / 3) * 210]
          return rect(x - 34, y, 68, 54, pen.volume('#b8683f'), 6) + times(5, (leaf) => turned(-50 + leaf * 25, x, y, shape(`M${x} ${y}q-26-60 0-110q26 50 0 110z`, pen.down('#8fb07a', '#4f7a4a'))))
        }) +
        stroke('M20 180L240 20L460 180V580H20zM240 20V580M20 180H460M20 384H460', '#3f5f4a', 13) +
        shape('M40 200H150L60 560H40z', '#ffffff', 0.3),
    }),
  }),
  'garden-set': kind({
    spot: 'YARD',
    colours: ['#5d8a6a'],
    draw: (pen) => ({
      width: 600,
      height: 420,
      body:
        stroke('M150 250L30 130', pen.colour, 24) +
        oval(30, 124, 34, 17, pen.ball(shade(pen.colour, 0.1))) +
        stroke('M290 190Q410 120 380 300', pen.colour, 22) +
        stroke('M160 180Q220 80 290 180', shade(pen.colour, -0.1), 17) +
        lathe(
          pen,
          [
            [84, 0],
            [80, 210],
          ],
          pen.colour,
          [220, 400],
          { smooth: false, open: '#dff0f6' },
        ) +
        turned(20, 470, 250, rect(455, 60, 22, 150, pen.volume('#a8764a'), 10), shape('M436 210H496L488 340Q466 390 444 340z', pen.volume('#8e9195'))) +
        turned(34, 560, 260, rect(545, 90, 20, 130, pen.volume('#a8764a'), 9), stroke('M555 220V280M530 280V350M555 280V360M580 280V350M530 280H580', '#8e9195', 9)),
    }),
  }),
  'wallpaper-rolls': kind({
    spot: 'ROOM',
    colours: ['#e6e0d4'],
    draw: (pen) => ({
      width: 620,
      height: 340,
      body: times(4, (index) => {
        const [x, y] = placeOf(
          [
            [20, 200],
            [50, 110],
            [80, 20],
            [10, 270],
          ],
          index,
        )
        const c = ['#e6e0d4', '#c9d0cb', '#d9cfc6', '#e9e4da'][index] ?? '#eee'
        return (
          rect(x, y, 520, 84, pen.roll(c), 8) +
          rect(x + 20, y, 480, 84, pen.tile(40, disc(12, 12, 4, shade(c, -0.16)) + disc(32, 30, 4, shade(c, -0.16)))) +
          oval(x + 520, y + 42, 20, 42, shade(c, -0.2)) +
          oval(x + 520, y + 42, 9, 18, '#55524a')
        )
      }),
    }),
  }),
  'floor-tiles': kind({
    spot: 'ROOM',
    colours: ['#c9a06d'],
    draw: (pen) =>
      solid(aslant(pen, 0.14), [
        { at: [0, 0, 0], size: [420, 90, 260], colour: '#c9a77c', front: print(40, 30, 140, 2, 24, '#6d5335'), layer: 0 },
        ...[0, 1, 2].map((index) => ({
          at: [30 + index * 50, 90 + index * 10, 20 + index * 40] as const,
          size: [420, 8, 150] as const,
          colour: ['#b98a5b', '#c9a06d', '#a87a4c'][index] ?? '#ccc',
          layer: index + 1,
          top: stroke('M0 40Q200 20 420 50M0 100Q220 80 420 110', '#8f6540', 3, 0.8),
        })),
      ]),
  }),
  'paint-set': kind({
    spot: 'TOP',
    colours: ['#e9e6df'],
    draw: (pen) => ({
      width: 600,
      height: 460,
      body:
        shape('M40 240L90 90H360L410 240V420H40z', pen.gloss('#33353a')) +
        shape('M70 250L110 120H340L380 250z', '#5d8aa8') +
        turned(-24, 330, 200, rect(180, 130, 260, 90, pen.roll('#f4f1ea'), 30), stroke('M440 176H490V260H400', '#c9ccd0', 9), rect(390, 250, 30, 170, pen.volume('#c0392b'), 12)) +
        turned(14, 530, 300, rect(510, 250, 36, 160, pen.volume('#d9b38a'), 14), rect(500, 200, 56, 56, '#b9bcc0', 4), shape('M500 200H556L560 130H496z', '#4a3a30')),
    }),
  }),
  scale: kind({
    spot: 'TABLE',
    colours: ['#c9ccd0'],
    draw: (pen) =>
      solid(aslant(pen, 0.1), [
        { at: [40, 0, 0], size: [320, 110, 340], colour: '#e6e4df', front: rect(40, 26, 240, 56, '#26302a', 6) + pen.text('12.480 kg', 160, 54, 40, '#8fe0a0') },
        { at: [0, 116, -10], size: [400, 20, 300], colour: '#d3d6d9', layer: 1 },
        { can: [200, 110, 140], radius: 40, height: 8, colour: '#8e9195' },
      ]),
  }),
  'fire-extinguisher': kind({
    spot: 'ROOM',
    colours: ['#b5302a'],
    draw: (pen) => ({
      width: 280,
      height: 620,
      body:
        rect(60, 150, 170, 450, pen.volume('#c0302a'), 54) +
        rect(70, 300, 150, 170, '#f4f1e6', 4) +
        pen.text('소화기', 145, 336, 44, '#b5302a') +
        print(86, 372, 118, 5, 16, '#55524a') +
        rect(120, 100, 50, 70, pen.volume('#b9bcc0'), 6) +
        stroke('M100 84H230L250 60M110 104L220 120', '#26272b', 17) +
        disc(104, 126, 22, '#f4f1e6') +
        ring(104, 126, 22, '#55585d', 5) +
        stroke('M170 130Q290 160 260 420', '#26272b', 17) +
        rect(246, 410, 30, 70, '#26272b', 6) +
        rect(66, 580, 160, 26, '#26272b', 8),
    }),
  }),
  'moving-cart': kind({
    spot: 'ROOM',
    colours: ['#4a6fa5'],
    draw: (pen) => ({
      width: 420,
      height: 700,
      body:
        stroke('M120 620V60Q120 20 160 20H260Q300 20 300 60V620', '#b9bcc0', 22) +
        rect(150, 6, 120, 32, '#26272b', 16) +
        stroke('M120 260H300M120 430H300', '#b9bcc0', 13) +
        rect(130, 460, 240, 140, pen.gloss('#c9a77c'), 4) +
        rect(220, 460, 50, 140, '#dcc39c') +
        shape('M100 610H380L400 640H90z', pen.gloss(pen.colour)) +
        disc(110, 650, 40, '#26272b') +
        disc(110, 650, 17, '#c9ccd0') +
        disc(320, 650, 40, '#26272b') +
        disc(320, 650, 17, '#c9ccd0'),
    }),
  }),
  hangers: kind({
    spot: 'TOP',
    colours: ['#8e9195'],
    draw: (_pen) => ({
      width: 600,
      height: 360,
      body: times(9, (index) => moved(index * 14, index * 12, stroke('M250 70V44Q250 14 274 14T294 36', '#a9adb2', 7) + stroke('M250 70L40 200H460z', index % 2 ? '#c9ccd0' : '#a9adb2', 8))),
    }),
  }),
  basket: kind({
    spot: 'TABLE',
    colours: ['#b9c3c8'],
    draw: (pen) =>
      solid(
        aslant(pen, 0.1),
        [0, 1, 2].map((index) => ({
          at: [index * 24, index * 66, 0] as const,
          size: [420, 120, 280] as const,
          colour: ['#c9d3d8', '#d9c9a9', '#e9bfc1'][index] ?? '#ccc',
          layer: index,
          front: grid(9, 2, (column, row) => rect(20 + column * 44, 36 + row * 40, 30, 24, '#000000', 6, 0.18)),
          top: rect(14, 14, 392, 252, '#000000', 10, 0.3),
        })),
      ),
  }),
  lock: kind({
    spot: 'TOP',
    colours: ['#26272b'],
    draw: (pen) => ({
      width: 560,
      height: 480,
      body: `<ellipse cx="280" cy="240" rx="220" ry="180" fill="none" stroke="#26272b" stroke-width="46"/><ellipse cx="280" cy="240" rx="220" ry="180" fill="none" stroke="#55585d" stroke-width="34" stroke-dasharray="38 12"/>${rect(170, 370, 220, 90, pen.roll('#33353a'), 26)}${times(4, (index) => rect(196 + index * 44, 378, 34, 74, pen.roll('#c9ccd0'), 6) + pen.text(String((index * 3 + 2) % 10), 213 + index * 44, 415, 34, '#26272b'))}`,
    }),
  }),
} satisfies Kinds
