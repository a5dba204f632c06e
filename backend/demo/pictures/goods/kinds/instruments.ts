import { shade } from '../../background.ts'
import { type Kinds, kind } from '../kind.ts'
import type { Pen } from '../pen.ts'
import { disc, oval, placeOf, rect, ring, shape, stroke, times, turned } from '../shapes.ts'

function neck(pen: Pen, x: number, top: number, bottom: number, width: number, strings: number, frets: number): string {
  return (
    rect(x - width / 2, top, width, bottom - top, pen.volume('#4a3020')) +
    times(frets, (index) => rect(x - width / 2, top + (bottom - top) * (1 - 0.94 ** index) * 1.4, width, 3, '#c9ccd0')) +
    times(3, (index) => disc(x, top + (bottom - top) * (0.26 + index * 0.2), width * 0.12, '#e9e2d0')) +
    shape(`M${x - width * 0.7} ${top - 100}Q${x} ${top - 120} ${x + width * 0.7} ${top - 100}L${x + width * 0.5} ${top}H${x - width * 0.5}z`, pen.gloss('#5d3820')) +
    times(strings, (index) => disc(x + (index % 2 ? 1 : -1) * width * 0.86, top - 90 + Math.floor(index / 2) * 32, 9, pen.ball('#d9dbde')))
  )
}

function strings(x: number, top: number, bottom: number, width: number, count: number): string {
  return times(count, (index) => stroke(`M${x - width / 2 + (index * width) / (count - 1)} ${top}V${bottom}`, '#e9e6df', 1.6, 0.9))
}

function pianoKeys(x: number, y: number, width: number, height: number, whites: number): string {
  const w = width / whites
  return (
    rect(x, y, width, height, '#26272b') +
    times(whites, (index) => rect(x + index * w + 0.8, y, w - 1.6, height, '#f7f6f2', 2)) +
    times(whites - 1, (index) => ([0, 1, 3, 4, 5].includes(index % 7) ? rect(x + (index + 1) * w - w * 0.3, y, w * 0.6, height * 0.6, '#17181b', 1) : ''))
  )
}

export const instruments = {
  'acoustic-guitar': kind({
    spot: 'ROOM',
    facts: { small: 0 },
    colours: ['#d9a860'],
    parts: ['POUCH'],
    draw: (pen, { small }) => ({
      width: small ? 240 : 320,
      height: 780,
      body: small
        ? neck(pen, 120, 120, 440, 36, 4, 12) +
          shape('M120 410Q200 400 200 480Q200 520 180 550Q230 590 220 680Q200 770 120 772T20 680Q10 590 60 550Q40 520 40 480Q40 400 120 410z', pen.slant('#c98f52', '#a86f38', '#7d4f24')) +
          disc(120, 560, 40, '#26180c') +
          ring(120, 560, 46, '#e9d3a0', 5) +
          rect(80, 670, 80, 15, '#33211a', 4) +
          strings(120, 30, 676, 24, 4)
        : neck(pen, 160, 120, 440, 46, 6, 14) +
          shape(
            'M160 390Q270 380 270 470Q270 520 250 550Q320 600 304 700Q280 776 160 778T16 700Q0 600 70 550Q50 520 50 470Q50 380 160 390z',
            pen.slant(shade(pen.colour, 0.25), pen.colour, shade(pen.colour, -0.3)),
          ) +
          stroke('M160 390Q270 380 270 470Q270 520 250 550Q320 600 304 700Q280 776 160 778T16 700Q0 600 70 550Q50 520 50 470Q50 380 160 390z', '#5d3820', 6) +
          disc(160, 540, 56, '#26180c') +
          ring(160, 540, 62, '#f0dfb0', 6) +
          shape('M190 560Q250 590 230 650Q190 650 176 600z', '#33211a') +
          rect(100, 670, 120, 20, '#33211a', 5) +
          strings(160, 30, 680, 34, 6),
    }),
  }),
  'electric-guitar': kind({
    spot: 'ROOM',
    colours: ['#b4662a', '#2b2c30', '#f0efec'],
    parts: ['CABLE', 'POUCH'],
    draw: (pen) => ({
      width: 320,
      height: 780,
      body:
        shape(
          'M100 480Q60 380 100 370Q130 400 160 400T230 360Q270 380 240 470Q230 540 260 600Q310 700 260 756Q200 790 120 766Q40 740 60 640Q90 560 100 480z',
          pen.round(shade(pen.colour, 0.35), pen.colour, shade(pen.colour, -0.5)),
        ) +
        shape('M120 470H220L240 640Q200 720 130 690Q100 580 120 470z', '#f4f1e6') +
        neck(pen, 160, 110, 460, 42, 6, 16) +
        times(3, (index) => rect(126, 490 + index * 54, 76, 24, index === 2 ? '#26272b' : '#e9e6df', 10)) +
        rect(130, 650, 68, 36, pen.gloss('#c9ccd0'), 4) +
        times(3, (index) => disc(220 + index * 11, 610 + index * 44, 15, pen.ball('#f4f1e6'))) +
        strings(160, 30, 664, 30, 6),
    }),
  }),
  violin: kind({
    spot: 'TOP',
    colours: ['#a8562a'],
    parts: ['POUCH'],
    draw: (pen) => ({
      width: 360,
      height: 740,
      body:
        rect(146, 90, 24, 320, pen.volume('#26272b')) +
        stroke('M158 90Q150 20 190 24Q200 60 170 60', '#6d3418', 17) +
        times(4, (index) => disc(index % 2 ? 186 : 130, 60 + Math.floor(index / 2) * 32, 9, '#26180c')) +
        shape('M158 320Q250 320 244 400Q220 430 224 470T256 540Q270 690 158 700T60 540Q90 510 92 470T72 400Q66 320 158 320z', pen.slant('#c9743a', '#a8562a', '#6d3014')) +
        stroke('M110 440Q96 490 120 540M206 440Q220 490 196 540', '#26180c', 7) +
        rect(130, 520, 56, 11, '#d9b38a', 3) +
        shape('M140 560H176L170 690H146z', '#26272b') +
        strings(158, 60, 570, 20, 4) +
        turned(9, 320, 380, rect(308, 40, 9, 660, '#6d3418'), rect(322, 60, 5, 600, '#f0ead9'), rect(304, 640, 30, 50, '#26272b', 6)),
    }),
  }),
  'digital-piano': kind({
    spot: 'ROOM',
    facts: { stand: 1, keys: 52 },
    colours: ['#26272b', '#f0efec'],
    draw: (pen, { stand, keys: whites }) => ({
      width: 760,
      height: stand ? 430 : 240,
      body: `${(stand ? stroke('M160 420L600 170M600 420L160 170', '#33353a', 22) + rect(120, 410, 90, 20, '#26272b', 8) + rect(560, 410, 90, 20, '#26272b', 8) : '') + shape(stand ? 'M20 60H740L760 170H0z' : 'M20 20H740L760 170H0z', pen.gloss(pen.colour)) + rect(0, 166, 760, stand ? 40 : 60, pen.down(shade(pen.colour, 0.06), shade(pen.colour, -0.3)), 6)}<g transform="translate(0 100) skewX(0)">${pianoKeys(26, 0, 708, 76, whites)}</g>${rect(30, stand ? 72 : 34, 90, 13, shade(pen.colour, pen.colour < '#8' ? 0.3 : -0.3), 5)}${stand ? shape('M280 60L290 -20H470L480 60z', shade(pen.colour, 0.1)) : times(10, (index) => disc(200 + index * 26, 56, 8, '#8e9195')) + rect(470, 34, 110, 44, '#9fb8a0', 4) + rect(40, 40, 120, 40, '#17181b', 8)}`,
    }),
  }),
  saxophone: kind({
    spot: 'TOP',
    colours: ['#d8b45f'],
    parts: ['POUCH'],
    draw: (pen) => ({
      width: 420,
      height: 740,
      body:
        stroke('M60 60Q110 20 150 60L190 120', '#c9a24a', 24) +
        rect(16, 50, 70, 24, pen.roll('#26272b'), 10) +
        stroke('M190 110L240 560Q250 690 320 690T380 560', '#b08f40', 62) +
        stroke('M190 110L240 560Q250 690 320 690T380 560', '#d9b766', 50) +
        shape('M350 580L310 400Q370 370 420 400L410 570z', pen.across('#a98633', '#f4dd9a', '#d9b766', '#a07c2c')) +
        oval(366, 396, 58, 20, '#6d5320') +
        times(8, (index) => disc(236 + index * 4 - 20, 180 + index * 48, 22, pen.ball('#e9cf86')) + disc(236 + index * 4 - 20, 180 + index * 48, 11, '#f4efe0')) +
        stroke('M170 200L210 560', '#e9cf86', 7),
    }),
  }),
  flute: kind({
    spot: 'TOP',
    colours: ['#cdd0d3'],
    parts: ['POUCH'],
    draw: (pen) => ({
      width: 720,
      height: 160,
      body:
        rect(0, 40, 720, 110, pen.gloss('#26272b'), 26) +
        rect(20, 56, 680, 78, '#3f4a73', 17) +
        rect(40, 80, 640, 30, pen.roll('#d9dce0'), 13) +
        oval(110, 88, 24, 11, '#8e9195') +
        oval(110, 88, 11, 5, '#33353a') +
        times(13, (index) => disc(230 + index * 33, 92, 15, pen.ball('#eef0f2')) + ring(230 + index * 33, 92, 14, '#8e9195', 3)) +
        rect(180, 76, 13, 38, '#b9bcc0'),
    }),
  }),
  drums: kind({
    spot: 'ROOM',
    colours: ['#26272b'],
    draw(pen) {
      const pad = (x: number, y: number, r: number, c: string) => oval(x, y + 15, r, r * 0.4, '#17181b') + oval(x, y, r, r * 0.4, '#3b3d42') + oval(x, y, r * 0.86, r * 0.33, c)
      return {
        width: 680,
        height: 560,
        body:
          stroke('M100 540V180M580 540V180M100 300H580M260 540V250M440 540V250', '#8e9195', 15) +
          rect(300, 320, 90, 120, pen.gloss('#26272b'), 17) +
          disc(345, 380, 40, '#55585d') +
          stroke('M345 440L330 540', '#33353a', 17) +
          pad(90, 150, 100, '#c9a24a') +
          pad(590, 150, 100, '#c9a24a') +
          pad(470, 70, 84, '#c9a24a') +
          pad(210, 280, 80, '#d9dbde') +
          pad(300, 190, 66, '#d9dbde') +
          pad(410, 200, 66, '#d9dbde') +
          pad(500, 300, 76, '#d9dbde') +
          rect(60, 250, 80, 66, '#17181b', 8) +
          rect(72, 260, 56, 30, '#9fd0b0', 3),
      }
    },
  }),
  yarn: kind({
    spot: 'TOP',
    colours: ['#c98a9a'],
    draw: (pen) => ({
      width: 600,
      height: 460,
      body:
        times(5, (index) => {
          const [x, y, r] = placeOf(
            [
              [130, 140, 110],
              [370, 120, 100],
              [490, 300, 96],
              [270, 310, 116],
              [80, 350, 80],
            ],
            index,
          )
          const c = ['#c98a9a', '#d9b36a', '#7fa07a', '#8fa8c0', '#b59ac0'][index] ?? '#c99'
          return (
            disc(x, y, r, pen.ball(c)) +
            times(
              7,
              (line) =>
                `<ellipse cx="${x}" cy="${y}" rx="${r * 0.96}" ry="${r * (0.16 + line * 0.12)}" fill="none" stroke="${shade(c, -0.2)}" stroke-width="3" transform="rotate(${(index * 37 + line * 9) % 180} ${x} ${y})"/>`,
            )
          )
        }) +
        turned(-30, 330, 230, rect(60, 222, 540, 13, pen.roll('#d9b38a'), 6), disc(60, 228, 13, '#8a5a36')) +
        turned(18, 330, 230, rect(60, 222, 540, 13, pen.roll('#d9b38a'), 6), disc(60, 228, 13, '#8a5a36')),
    }),
  }),
} satisfies Kinds
