import { shade } from '../../background.ts'
import { type Kinds, kind } from '../kind.ts'
import { disc, grid, moved, oval, rect, ring, shape, stroke, times, turned } from '../shapes.ts'

/** The open box of a jeweller around what lies in it. */
function jewelBox(inner: string): string {
  return rect(20, 0, 460, 200, '#2f4a48', 16) + rect(40, 16, 420, 180, '#f2f0ea', 8) + rect(20, 190, 460, 300, '#274240', 16) + rect(40, 206, 420, 266, '#f7f5ef', 10) + inner
}

export const accessories = {
  ring: kind({
    spot: 'TOP',
    facts: { style: 'BAND' },
    colours: ['#d8b45f', '#d9a892', '#d6d7d6'],
    boxed: true,
    parts: ['POUCH', 'CARD'],
    draw(pen, { style }) {
      const m = pen.colour
      const band = style === 'WIDE' ? 62 : style === 'THIN' ? 18 : 36
      return {
        width: 500,
        height: 490,
        body: jewelBox(
          `${rect(90, 300, 320, 90, '#e4e0d5', 44)}<ellipse cx="250" cy="310" rx="110" ry="96" fill="none" stroke="${shade(m, -0.35)}" stroke-width="${band + 6}"/><ellipse cx="250" cy="306" rx="110" ry="96" fill="none" stroke="${pen.across(shade(m, -0.2), shade(m, 0.5), m, shade(m, 0.35), shade(m, -0.3))}" stroke-width="${band}"/>${style === 'BAND' ? times(6, (index) => turned(-70 + index * 28, 250, 306, ring(250, 208, 8, shade(m, -0.4), 4) + stroke('M244 208h12', shade(m, -0.5), 3))) : style === 'WIDE' ? `<ellipse cx="250" cy="306" rx="110" ry="96" fill="none" stroke="${shade(m, -0.25)}" stroke-width="4" stroke-dasharray="3 9"/>` : ''}`,
        ),
      }
    },
  }),
  necklace: kind({
    spot: 'TOP',
    facts: { pendant: 'BAR' },
    colours: ['#d8b45f', '#d9a892'],
    boxed: true,
    parts: ['POUCH', 'CARD'],
    draw(pen, { pendant }) {
      const m = pen.colour
      const clover = (x: number, y: number, s: number) =>
        times(4, (leaf) => turned(leaf * 90, x, y, disc(x, y - s * 0.62, s * 0.62, pen.gloss(pen.seed % 2 ? '#23252a' : '#eef0ec')) + ring(x, y - s * 0.62, s * 0.62, m, s * 0.12)))
      const line = 'M110 20Q130 330 300 400Q470 330 490 20'
      return {
        width: 600,
        height: 520,
        body: `${stroke(line, shade(m, -0.3), 9)}<path d="${line}" fill="none" stroke="${shade(m, 0.2)}" stroke-width="6" stroke-dasharray="8 5"/>${
          pendant === 'CLOVER'
            ? [
                [118, 120],
                [152, 240],
                [218, 340],
                [300, 400],
                [382, 340],
                [448, 240],
                [482, 120],
              ]
                .map(([x = 0, y = 0]) => clover(x, y, 30))
                .join('')
            : pendant === 'SMILE'
              ? stroke('M230 376Q300 470 370 376', pen.across(shade(m, -0.2), shade(m, 0.5), m), 15)
              : disc(300, 424, 24, pen.ball('#e9f2f6')) + shape('M300 402l20 14-8 24h-24l-8-24z', '#ffffff', 0.7) + ring(300, 424, 27, m, 6)
        }`,
      }
    },
  }),
  bracelet: kind({
    spot: 'TOP',
    colours: ['#cdd0d3'],
    boxed: true,
    parts: ['POUCH'],
    draw: (pen) => ({
      width: 520,
      height: 480,
      body:
        ring(260, 240, 180, shade(pen.colour, -0.35), 26) +
        ring(260, 238, 180, pen.colour, 20) +
        ring(260, 236, 184, '#ffffff', 4, 0.6) +
        times(7, (index) =>
          turned(
            60 + index * 36,
            260,
            240,
            disc(260, 60, 27, pen.ball([pen.colour, '#c98a9a', '#7fa0c0', pen.colour, '#d8b45f'][index % 5] ?? '#ccc')) +
              (index % 2 ? ring(260, 60, 14, shade(pen.colour, -0.4), 4) : shape('M260 48c-10-14-28-2-16 12l16 16 16-16c12-14-6-26-16-12z', shade(pen.colour, -0.3))),
          ),
        ) +
        turned(0, 260, 240, disc(260, 60, 22, pen.ball(pen.colour))),
    }),
  }),
  sunglasses: kind({
    spot: 'TOP',
    facts: { style: 'WAYFARER' },
    colours: ['#2b2c30', '#6b4226'],
    boxed: true,
    parts: ['POUCH', 'CARD'],
    draw(pen, { style }) {
      const c = pen.colour
      const glassPaint = style === 'CLEAR' ? pen.slant('#f4f8f9', '#dfe8ea') : style === 'SPORT' ? pen.slant('#d9823a', '#8a5fa8', '#2f6a9a') : pen.down('#2b2d31', '#55585d')
      const lens = (x: number, mirror: number) =>
        `<g transform="translate(${x} 170) scale(${mirror} 1)">${style === 'ROUND' || style === 'CLEAR' ? disc(0, 0, 112, c) + disc(0, 0, 92, glassPaint) : style === 'SPORT' ? shape('M-130 -70Q-20 -110 110 -80Q140 0 90 70Q-20 120 -110 70Q-150 0 -130 -70z', c) + shape('M-112 -56Q-20 -90 94 -66Q118 0 76 54Q-20 96 -98 54Q-130 0 -112 -56z', glassPaint) : shape('M-130 -80Q0 -106 120 -90Q140 -20 100 70Q0 116 -90 76Q-130 20 -130 -80z', c) + shape('M-108 -62Q0 -84 98 -70Q114 -14 82 54Q0 90 -74 58Q-108 10 -108 -62z', glassPaint)}${oval(-30, -34, 40, 14, '#ffffff', 0.3)}</g>`
      return {
        width: 640,
        height: 300,
        body:
          stroke('M50 120Q30 20 130 10L560 10Q620 20 590 120', c, 15) +
          stroke('M60 110Q60 40 160 30H480Q580 40 580 110', shade(c, 0.2), 6, 0.5) +
          lens(170, 1) +
          lens(470, -1) +
          stroke('M270 130Q320 90 370 130', c, 20),
      }
    },
  }),
  scarf: kind({
    spot: 'TOP',
    facts: { silk: 0 },
    colours: ['#c9562f', '#2f5a8a'],
    boxed: true,
    draw: (pen, { silk }) => ({
      width: 600,
      height: 420,
      body:
        shape('M20 120Q160 20 300 120T590 80L580 190Q440 260 300 210T30 240z', pen.slant('#d9723a', '#f0e2c0', '#2f5a8a')) +
        shape('M20 120Q160 20 300 120T590 80L580 190Q440 260 300 210T30 240z', pen.tile(60, ring(30, 30, 18, '#8e2f2c', 6) + disc(0, 0, 9, '#2f4a6b') + disc(60, 60, 9, '#2f4a6b')), 0.8) +
        (silk ? shape('M60 280Q200 220 340 300T560 290L550 380Q400 420 260 370T70 390z', pen.slant('#2f5a8a', '#f0e2c0', '#d9723a')) + stroke('M60 280Q200 220 340 300T560 290', '#8e2f2c', 9) : '') +
        stroke('M20 120Q160 20 300 120T590 80M30 240Q160 170 300 210T580 190', '#8e2f2c', 9),
    }),
  }),
  muffler: kind({
    spot: 'TOP',
    colours: ['#c9a87a', '#8e9195'],
    boxed: true,
    parts: ['HANGER_TAG'],
    draw(pen) {
      const c = pen.colour
      const check = pen.tile(
        90,
        rect(0, 0, 90, 90, c) +
          rect(0, 0, 26, 90, '#33291f', 0, 0.35) +
          rect(0, 0, 90, 26, '#33291f', 0, 0.35) +
          rect(44, 0, 6, 90, '#b5302a', 0, 0.7) +
          rect(0, 44, 90, 6, '#b5302a', 0, 0.7) +
          rect(62, 0, 14, 90, '#f4efe2', 0, 0.5) +
          rect(0, 62, 90, 14, '#f4efe2', 0, 0.5),
      )
      const fringe = (x: number) => times(17, (index) => stroke(`M${x + 6 + index * 13} 520q4 20 -2 44`, shade(c, -0.1), 6))
      return {
        width: 480,
        height: 570,
        body:
          rect(20, 20, 230, 500, check, 4) +
          fringe(20) +
          rect(210, 0, 240, 520, check, 6) +
          rect(210, 0, 34, 520, pen.across('#00000055', '#00000000')) +
          fringe(214) +
          rect(210, 0, 240, 40, pen.down('#ffffff44', '#00000000'), 6),
      }
    },
  }),
  cap: kind({
    spot: 'TABLE',
    facts: { flat: 0, mark: 'N' },
    colours: ['#2b3550', '#2b2c30', '#d8c7ae', '#f0efec'],
    parts: ['HANGER_TAG'],
    draw: (pen, { flat, mark }) => ({
      width: 600,
      height: 380,
      body:
        shape('M90 270Q80 20 310 20T520 250Q300 290 90 270z', pen.ball(pen.colour)) +
        stroke('M310 20Q230 120 220 280M310 20Q400 120 410 274', shade(pen.colour, -0.3), 4) +
        disc(310, 22, 15, shade(pen.colour, -0.1)) +
        (flat
          ? shape('M90 262Q300 300 520 250Q600 290 590 330Q320 390 120 340z', pen.gloss(shade(pen.colour, 0.06)))
          : shape('M90 262Q300 290 520 250Q610 300 560 350Q440 300 300 330Q170 350 100 330z', pen.gloss(shade(pen.colour, 0.06)))) +
        stroke('M130 316Q320 352 560 312', shade(pen.colour, -0.25), 4) +
        pen.text(mark, 314, 150, 110, pen.colour < '#8' ? '#f2f1ee' : '#2b3550'),
    }),
  }),
  'wide-hat': kind({
    spot: 'TABLE',
    colours: ['#d9b98a'],
    parts: ['HANGER_TAG'],
    draw: (pen) => ({
      width: 640,
      height: 340,
      body:
        oval(320, 260, 310, 74, pen.slant(shade(pen.colour, 0.2), pen.colour, shade(pen.colour, -0.3))) +
        times(5, (index) => `<ellipse cx="320" cy="260" rx="${300 - index * 28}" ry="${70 - index * 8}" fill="none" stroke="${shade(pen.colour, -0.2)}" stroke-width="3" opacity=".6"/>`) +
        shape('M170 250Q170 40 320 36T470 250Q320 300 170 250z', pen.ball(pen.colour)) +
        shape('M168 214Q320 262 472 214L474 252Q320 300 166 252z', '#4a3a30') +
        times(8, (index) => stroke(`M${190 + index * 8} ${210 - index * 22}Q320 ${250 - index * 24} ${450 - index * 8} ${210 - index * 22}`, shade(pen.colour, -0.16), 2.5)),
    }),
  }),
  gloves: kind({
    spot: 'TOP',
    facts: { rider: 0 },
    colours: ['#33291f', '#2b2c30'],
    boxed: true,
    draw(pen, { rider }) {
      const glove = (x: number, mirror: number) =>
        `<g transform="translate(${x} 0) scale(${mirror} 1)">${shape('M40 200Q20 60 40 30Q64 10 76 40L84 180L90 20Q112 -10 128 20L130 180L142 14Q166 -10 178 20L174 190L192 50Q214 30 224 60L214 260Q260 220 280 240Q290 262 240 340Q220 400 210 500H60Q50 320 40 200z', pen.gloss(pen.colour))}${stroke('M96 220Q100 300 96 340M140 220V350M180 220Q176 300 180 340', shade(pen.colour, -0.45), 5)}${rect(56, 440, 160, 60, pen.gloss(shade(pen.colour, 0.08)), 8)}${rider ? shape('M50 170H230V250Q140 290 50 250z', '#55585d') + rect(60, 440, 150, 30, '#b5362f', 6) : stroke('M60 436H212', shade(pen.colour, 0.3), 4)}</g>`
      return { width: 620, height: 510, body: glove(290, -1) + glove(330, 1) }
    },
  }),
  umbrella: kind({
    spot: 'TOP',
    facts: { count: 1 },
    colours: ['#2b3550', '#6e2836'],
    draw: (pen, { count }) => ({
      width: 640,
      height: 90 + count * 90,
      body: times(count, (index) => {
        const c = [pen.colour, '#6d7a5d', '#8e2f2c'][index] ?? pen.colour
        return moved(
          0,
          index * 90,
          shape('M80 46Q260 6 480 20L500 46L480 72Q260 86 80 46z', pen.roll(c)) +
            stroke('M90 46Q280 24 490 34M90 46Q280 66 490 60', shade(c, -0.3), 3) +
            rect(20, 40, 66, 12, pen.roll('#b9bcc0'), 4) +
            rect(300, 16, 20, 64, shade(c, 0.2), 6) +
            rect(496, 38, 70, 16, pen.roll('#8e9195')) +
            stroke('M560 46H610Q640 46 640 74T610 104', '#6d4327', 18),
        )
      }),
    }),
  }),
  hairpins: kind({
    spot: 'TOP',
    colours: ['#e9bfc1'],
    draw: (pen) => ({
      width: 600,
      height: 460,
      body: grid(3, 3, (column, row) => {
        const [x, y] = [100 + column * 200, 80 + row * 150]
        const c = ['#c98a9a', '#2b2c30', '#efe8d9', '#6e2836', '#a9c4dc', '#d8b45f', '#8a9a7c', '#e6846f', '#c9c0dc'][column + row * 3] ?? '#ccc'
        return turned(
          (column - row) * 9,
          x,
          y,
          rect(x - 60, y + 24, 120, 12, '#b9bcc0', 6),
          shape(`M${x} ${y}l-70 -40q-20 40 0 84zM${x} ${y}l70 -40q20 40 0 84z`, pen.gloss(c)),
          rect(x - 17, y - 20, 34, 40, pen.gloss(shade(c, 0.1)), 10),
        )
      }),
    }),
  }),
} satisfies Kinds
