import { shade } from '../../background.ts'
import type { Art } from '../art.ts'
import { type Kinds, kind } from '../kind.ts'
import type { Pen } from '../pen.ts'
import { disc, oval, rect, shape, stroke, times } from '../shapes.ts'

/** A pair: the other shoe stands a little behind. */
function pair(shoe: string, width = 600, height = 300): Art {
  return {
    width: width + 50,
    height: height + 70,
    body: `<g transform="translate(56 0) scale(0.94)">${shoe}<rect width="0" height="0"/></g><g transform="translate(0 70)">${shoe}</g>`,
    foot: `M20 ${height + 56}Q${width / 2} ${height + 20} ${width + 20} ${height + 40}L${width + 20} ${height + 66}Q${width / 2} ${height + 78} 20 ${height + 66}z`,
  }
}

function laces(x: number, y: number, count: number, dx: number, dy: number, colour: string): string {
  return times(count, (index) => stroke(`M${x + index * dx} ${y + index * dy}l46 26`, colour, 11) + stroke(`M${x + index * dx} ${y + index * dy}l46 26`, shade(colour, 0.3), 3, 0.5))
}

interface SneakerPaint {
  upper: string
  overlay: string
  sole: string
  mark: string
  lace: string
}

function paintsFor(pen: Pen, scheme: string): SneakerPaint {
  const c = pen.colour
  const white = '#f2f1ee'
  if (scheme === 'TWO') return { upper: white, overlay: c, sole: white, mark: c, lace: c }
  if (scheme === 'MARK') return { upper: c > '#c' ? '#f4f3ef' : c, overlay: shade(c, c > '#c' ? -0.06 : 0.1), sole: '#e9e2d2', mark: c > '#c' ? '#2b2c30' : '#f2f1ee', lace: '#f4f3ef' }
  if (scheme === 'ALL') return { upper: c, overlay: shade(c, -0.04), sole: shade(c, c > '#9' ? -0.05 : 0.05), mark: shade(c, -0.1), lace: c }
  return { upper: c, overlay: shade(c, -0.2), sole: white, mark: white, lace: white }
}

const LOW = 'M30 210Q20 110 70 60Q110 30 160 60Q180 110 250 110L300 70Q330 60 360 90L460 160Q560 180 590 220V246H30z'

export const shoes = {
  sneaker: kind({
    spot: 'ROOM',
    facts: { mark: 'WAVE', scheme: 'PLAIN', gum: 0 },
    colours: ['#f2f1ee', '#2b2c30', '#2b3550', '#8e9195'],
    boxed: true,
    draw(pen, { mark, scheme, gum }) {
      const p = paintsFor(pen, scheme)
      const sole = gum ? '#b58552' : p.sole
      return pair(
        shape(LOW, pen.gloss(p.upper)) +
          shape('M30 210Q22 130 56 80Q90 120 130 130L120 246H30z', pen.gloss(p.overlay)) +
          shape('M440 150Q560 170 592 226V246H430Q400 200 440 150z', pen.gloss(p.overlay)) +
          shape('M236 110L300 70Q330 60 356 88L430 150L400 200Q300 180 236 110z', pen.gloss(shade(p.upper, -0.05))) +
          (mark === 'WAVE'
            ? shape('M150 206Q160 140 236 128L330 196Q240 224 150 206z', p.mark)
            : mark === 'STRIPES'
              ? times(2, (index) => shape(`M${204 + index * 66} 200L${256 + index * 66} 126l30 14L${240 + index * 66} 208z`, p.mark))
              : mark === 'SIDE'
                ? stroke('M90 170Q200 120 270 190T430 190', p.mark, 11)
                : mark === 'STAR'
                  ? shape('M250 120l16 34 38 4-28 26 8 38-34-20-34 20 8-38-28-26 38-4z', p.mark)
                  : '') +
          laces(262, 92, 4, 36, 20, p.lace) +
          shape('M70 60Q110 30 160 60L176 96Q120 70 70 84z', shade(p.upper, -0.35)) +
          rect(34, 236, 560, 44, pen.down(shade(sole, 0.1), shade(sole, -0.12)), 16) +
          stroke('M40 262H590', shade(sole, -0.25), 4),
      )
    },
  }),
  'sneaker-high': kind({
    spot: 'ROOM',
    facts: { style: 'BASKET' },
    colours: ['#b5362f', '#7fa9d6', '#2b2c30'],
    boxed: true,
    draw(pen, { style }) {
      const c = pen.colour
      const canvas = style === 'CANVAS'
      const base = canvas ? c : '#f2f1ee'
      return pair(
        shape('M70 300Q50 160 70 30Q140 0 220 26L250 150Q300 190 420 220Q540 240 560 290V310H70z', pen.gloss(base)) +
          (canvas
            ? disc(140, 120, 40, '#f2f1ee') + shape('M140 92l8 20 22 2-17 14 6 22-19-12-19 12 6-22-17-14 22-2z', '#33507f')
            : shape('M70 300Q54 200 66 100Q140 130 230 90L250 150Q200 220 180 310H70z', pen.gloss(c)) +
              shape('M420 220Q540 240 562 290V310H400Q390 260 420 220z', pen.gloss(c)) +
              shape('M190 270Q200 210 262 204L350 250Q270 290 190 270z', '#26272b') +
              rect(62, 26, 160, 30, pen.gloss('#26272b'), 10)) +
          laces(206, 60, 6, 20, 27, canvas ? '#f2f1ee' : '#26272b') +
          (canvas ? shape('M470 232Q560 240 566 300V314H440Q430 260 470 232z', '#f2f1ee') : '') +
          rect(64, 304, 506, 36, pen.down('#f7f6f2', '#dcdad4'), 12) +
          stroke('M70 322H566', canvas ? '#b5362f' : shade(c, -0.2), canvas ? 5 : 4),
        580,
        340,
      )
    },
  }),
  'sneaker-skate': kind({
    spot: 'ROOM',
    colours: ['#2b2c30'],
    boxed: true,
    draw: (pen) =>
      pair(
        shape('M40 220Q20 130 60 80Q110 60 160 80Q220 130 300 110L450 180Q560 190 590 230V240H40z', pen.gloss(pen.colour)) +
          stroke('M60 190Q180 130 260 190Q330 230 430 190', '#f2f1ee', 10) +
          laces(290, 104, 4, 34, 18, '#f2f1ee') +
          shape('M500 190Q580 200 592 240H480z', shade(pen.colour, 0.12)) +
          rect(34, 234, 562, 46, pen.down('#f7f6f2', '#dedcd5'), 10) +
          stroke('M40 250H590', '#a9a7a0', 2),
      ),
  }),
  'sneaker-runner': kind({
    spot: 'ROOM',
    facts: { chunky: 0, plate: 0 },
    colours: ['#cdd0d3', '#8e9195', '#efe9dc'],
    boxed: true,
    draw(pen, { chunky, plate }) {
      const c = pen.colour
      const h = chunky ? 74 : 56
      const sole = plate ? '#e9f0d0' : '#f2f1ee'
      return pair(
        shape('M34 200Q10 100 70 40Q110 20 150 50Q180 110 260 96L340 70Q440 150 560 180Q600 200 600 236H34z', pen.gloss(shade(c, 0.12))) +
          shape('M34 200Q10 100 70 40Q110 20 150 50Q180 110 260 96L340 70Q440 150 560 180Q600 200 600 236H34z', pen.tile(10, disc(3, 3, 1.6, shade(c, -0.2)) + disc(8, 8, 1.6, shade(c, -0.2))), 0.6) +
          shape('M40 230Q20 140 60 90Q130 150 220 150Q180 220 120 236z', pen.gloss(shade(c, -0.14))) +
          shape('M200 236Q260 150 350 140L400 170Q330 190 300 236z', pen.gloss(shade(c, -0.1))) +
          shape('M420 236Q450 180 520 176Q596 200 598 236z', pen.gloss(shade(c, -0.18))) +
          stroke('M150 210Q260 180 340 110M180 226Q300 200 380 140', shade(c, -0.4), 5) +
          laces(262, 84, 4, 34, 20, '#f2f1ee') +
          shape(`M24 226Q120 214 300 230T606 224Q620 ${236 + h} 560 ${240 + h}H70Q16 ${236 + h} 24 226z`, pen.down(sole, shade(sole, -0.16))) +
          shape(`M30 ${222 + h}Q200 ${200 + h} 320 ${224 + h}T600 ${216 + h}L590 ${236 + h}H50z`, plate ? '#e0603f' : shade(c, -0.3)),
        610,
        300 + (chunky ? 20 : 0),
      )
    },
  }),
  'knit-sneaker': kind({
    spot: 'ROOM',
    colours: ['#dedcd6', '#3a3b3e', '#e3ddcf'],
    boxed: true,
    draw: (pen) =>
      pair(
        shape('M40 190Q20 60 90 20Q150 0 190 60Q250 110 330 120Q500 150 580 220V240H40z', pen.gloss(pen.colour)) +
          times(7, (index) => stroke(`M50 ${180 - index * 12}Q250 ${170 - index * 8} ${560 - index * 30} ${214 - index * 10}`, shade(pen.colour, pen.colour > '#9' ? -0.5 : 0.3), 4, 0.7)) +
          laces(220, 80, 5, 34, 12, shade(pen.colour, -0.3)) +
          shape('M20 220Q300 190 600 222Q622 290 560 300H60Q4 290 20 220z', pen.down(shade(pen.colour, 0.3), shade(pen.colour, -0.1))) +
          times(14, (index) => stroke(`M${40 + index * 40} 236v50`, shade(pen.colour, -0.16), 4)),
      ),
  }),
  'soccer-boots': kind({
    spot: 'YARD',
    facts: { turf: 0 },
    colours: ['#d9e04a', '#3f6fb0', '#e6846f'],
    boxed: true,
    draw: (pen, { turf }) =>
      pair(
        shape('M40 210Q20 110 80 60Q130 40 170 80Q240 130 330 110Q470 160 580 210Q600 240 570 246H40z', pen.gloss(pen.colour)) +
          shape('M190 190L240 120H276L226 206zM256 202L300 134H330L292 210z', '#26272b') +
          laces(270, 110, 4, 34, 14, '#f2f1ee') +
          rect(36, 238, 550, 18, shade(pen.colour, -0.45), 8) +
          times(turf ? 16 : 7, (index) => shape(`M${turf ? 50 + index * 33 : 60 + index * 76} 254h${turf ? 18 : 36}l-6 ${turf ? 14 : 30}h-${turf ? 8 : 24}z`, '#33353a')),
      ),
  }),
  'dress-shoes': kind({
    spot: 'ROOM',
    facts: { style: 'OXFORD' },
    colours: ['#2b2c30', '#5d3820'],
    boxed: true,
    parts: ['POUCH'],
    draw(pen, { style }) {
      const c = pen.colour
      const chunky = style === 'CHUNKY' || style === 'DERBY'
      return pair(
        shape('M40 220Q20 120 70 70Q120 50 170 90Q240 140 330 130Q470 170 570 200Q610 216 606 240H40z', pen.gloss(c)) +
          shape('M330 140Q480 170 570 202Q600 214 600 232Q480 200 400 220Q350 190 330 140z', pen.gloss(shade(c, 0.12))) +
          oval(520, 196, 50, 8, '#ffffff', 0.2) +
          (style === 'LOAFER'
            ? shape('M240 136Q320 120 400 176L380 200Q300 170 250 180z', pen.gloss(shade(c, 0.08))) + rect(286, 140, 70, 16, pen.metal, 6)
            : style === 'DRIVING'
              ? stroke('M240 150Q380 130 520 210', shade(c, 0.25), 6) + stroke('M290 140Q300 110 340 130', '#e9dcc3', 8)
              : shape('M220 124Q270 100 330 130L390 170Q330 200 290 230Q240 190 220 124z', pen.gloss(shade(c, 0.05))) + laces(256, 120, style === 'OXFORD' ? 5 : 3, 26, 16, shade(c, 0.1))) +
          (style === 'WING' ? times(10, (index) => disc(400 + index * 18, 190 + Math.abs(index - 5) * -4 + 20, 3, shade(c, -0.5))) + laces(256, 120, 4, 26, 16, shade(c, 0.1)) : '') +
          shape('M70 70Q120 50 170 90L180 110Q120 80 70 96z', shade(c, -0.5)) +
          (chunky
            ? rect(30, 234, 580, 52, pen.down('#3b3d42', '#17181b'), 10) +
              (style === 'CHUNKY' ? stroke('M40 246H600', '#e0c04a', 4) : times(11, (index) => rect(40 + index * 52, 270, 30, 18, '#0c0d0f')))
            : style === 'DRIVING'
              ? times(14, (index) => disc(60 + index * 38, 248, 9, '#26272b'))
              : rect(36, 236, 570, 14, shade(c, -0.5), 6) + rect(40, 240, 130, 44, pen.down('#3b2c22', '#1d1511'), 4)),
      )
    },
  }),
  pumps: kind({
    spot: 'ROOM',
    facts: { heel: 70, bow: 1 },
    colours: ['#2b2c30', '#d8c7ae'],
    boxed: true,
    parts: ['POUCH', 'CARD'],
    draw: (pen, { heel, bow }) =>
      pair(
        shape(
          `M60 ${230 - heel}Q40 ${140 - heel} 90 ${120 - heel}Q140 ${170 - heel} 260 ${200 - heel * 0.4}Q330 190 420 180Q540 190 580 236Q560 262 440 258Q300 ${262} 180 ${262 - heel * 0.8}Q100 ${270 - heel} 60 ${230 - heel}z`,
          pen.gloss(pen.colour),
        ) +
          shape(`M90 ${122 - heel}Q150 ${174 - heel} 262 ${204 - heel * 0.4}Q330 200 418 184Q330 226 240 ${226 - heel * 0.5}Q140 ${210 - heel} 90 ${122 - heel}z`, shade(pen.colour, -0.5)) +
          (heel > 20 ? shape(`M62 ${228 - heel}L130 ${252 - heel}L112 272H84z`, pen.volume(shade(pen.colour, -0.1))) : rect(50, 240, 110, 26, shade(pen.colour, -0.3), 4)) +
          stroke(`M120 ${264 - heel}Q280 270 560 254`, shade(pen.colour, -0.5), 6) +
          (bow ? shape('M420 180l-60 -34v66zM420 180l60 -28v60z', pen.gloss(shade(pen.colour, 0.12))) + rect(408, 166, 26, 28, pen.metal, 5) : ''),
        600,
        272,
      ),
  }),
  'ballet-flats': kind({
    spot: 'ROOM',
    facts: { strap: 0 },
    colours: ['#2b2c30', '#b5362f'],
    boxed: true,
    draw: (pen, { strap }) =>
      pair(
        shape('M40 200Q30 120 90 120Q150 190 320 186Q430 150 520 170Q590 200 590 240H50z', pen.gloss(pen.colour)) +
          shape('M90 122Q150 194 322 188Q420 152 500 168Q420 210 320 216Q150 220 90 122z', shade(pen.colour, -0.55)) +
          (strap
            ? stroke('M230 190Q290 90 360 180', pen.colour, 18) + disc(240, 178, 9, pen.metal)
            : shape('M440 166l-50 -24v46zM440 166l46 -24v46z', pen.gloss(shade(pen.colour, 0.1))) + stroke('M440 170l-14 40M440 170l20 38', pen.colour, 6)) +
          rect(44, 234, 550, 18, '#4a3a30', 6),
        600,
        254,
      ),
  }),
  boots: kind({
    spot: 'ROOM',
    facts: { style: 'CHELSEA' },
    colours: ['#2b2c30', '#6d4a34'],
    boxed: true,
    draw(pen, { style }) {
      const c = pen.colour
      const hiking = style === 'HIKING'
      return pair(
        shape('M80 320Q60 160 80 30Q160 10 240 30L260 170Q330 220 430 240Q550 260 570 320z', pen.gloss(c)) +
          (style === 'CHELSEA'
            ? shape('M130 34Q160 30 190 34Q200 150 220 220Q160 230 130 190Q116 110 130 34z', '#26272b') + rect(74, -6, 20, 56, shade(c, 0.1), 6)
            : style === 'SNOW'
              ? rect(66, 20, 190, 60, pen.roll('#26272b'), 20) + stroke('M90 140L260 170M84 230L290 220', '#e9e6df', 26) + laces(200, 60, 5, 16, 30, '#e9e6df') + rect(240, 190, 60, 30, '#55585d', 6)
              : rect(70, 16, 180, 44, pen.roll(shade(c, -0.25)), 18) +
                shape('M400 234Q560 256 574 324H420Q380 280 400 234z', shade(c, -0.35)) +
                shape('M80 320Q72 240 76 190Q150 220 180 320z', shade(c, -0.3)) +
                laces(196, 64, 6, 18, 26, hiking ? '#c0392b' : '#e0c04a')) +
          (style === 'SAFETY' ? oval(520, 280, 46, 30, shade(c, 0.2), 0.6) : '') +
          rect(70, 314, 514, hiking || style === 'SAFETY' ? 46 : 30, pen.down('#3b3d42', '#17181b'), 8) +
          (style === 'CHELSEA' ? rect(74, 330, 130, 36, '#1b1512', 4) : times(9, (index) => rect(80 + index * 56, 346, 34, 18, '#0c0d0f'))),
        590,
        364,
      )
    },
  }),
  clogs: kind({
    spot: 'ROOM',
    facts: { style: 'SUEDE' },
    colours: ['#b39a80', '#2b3550', '#c9c0dc'],
    boxed: true,
    draw(pen, { style }) {
      const c = pen.colour
      const foam = style === 'FOAM'
      return pair(
        shape('M40 220Q60 190 200 190H300L320 220z', foam ? pen.gloss(shade(c, -0.05)) : '#5d4a3d') +
          shape('M210 210Q240 90 380 90Q560 110 590 220V236H210z', pen.gloss(c)) +
          shape('M214 206Q240 92 380 92Q350 150 340 206z', shade(c, -0.3), 0.6) +
          (foam
            ? times(9, (index) => oval(390 + (index % 5) * 38, 140 + Math.floor(index / 5) * 40, 12, 9, shade(c, -0.5))) +
              stroke('M230 190Q60 150 60 200', shade(c, -0.1), 24) +
              disc(236, 180, 16, '#f2f1ee')
            : style === 'FUR'
              ? times(18, (index) => disc(220 + index * 9, 200 - Math.sin(index / 5) * 60, 15, '#e6d3b6'))
              : `${stroke('M300 120Q360 170 380 220', shade(c, -0.25), 24) + rect(340, 150, 40, 40, 'none')}<rect x="336" y="150" width="42" height="44" rx="6" fill="none" stroke="${pen.metal}" stroke-width="8"/>`) +
          rect(30, 226, 566, foam ? 44 : 34, pen.down(foam ? c : '#c9a87c', foam ? shade(c, -0.3) : '#a5825a'), 16) +
          (foam ? '' : rect(34, 254, 560, 16, '#33291f', 6)),
        600,
        272,
      )
    },
  }),
  sandals: kind({
    spot: 'ROOM',
    colours: ['#33353a', '#4a5a50'],
    draw: (pen) =>
      pair(
        shape('M40 216Q160 190 320 206T590 230V246H40z', '#8e9195') +
          stroke('M90 220Q80 90 150 90M150 90Q260 130 230 216M150 100L380 130Q470 150 560 230M230 140Q300 230 330 216M400 140Q380 200 420 226', pen.colour, 28) +
          shape('M470 170Q590 190 596 246H460z', '#26272b') +
          rect(32, 240, 566, 42, pen.down('#4a4d53', '#1b1c1f'), 12) +
          disc(160, 106, 13, '#d9823a'),
      ),
  }),
  'ice-skates': kind({
    spot: 'ROOM',
    facts: { wheels: 0 },
    colours: ['#f2f1ee', '#33353a'],
    parts: ['POUCH'],
    draw: (pen, { wheels }) =>
      pair(
        shape('M80 300Q60 140 90 10Q170 -10 250 20L270 150Q330 200 430 220Q530 240 540 290V304H80z', pen.gloss(wheels ? '#33353a' : '#f2f1ee')) +
          (wheels
            ? stroke('M80 110L270 100M84 210L300 190', '#4aa0b5', 26) +
              rect(240, 90, 50, 30, '#c9ccd0', 6) +
              shape('M90 300H530L500 330H110z', '#8e9195') +
              times(4, (index) => disc(130 + index * 114, 350, 46, '#e9e6df') + disc(130 + index * 114, 350, 22, '#4aa0b5'))
            : laces(210, 40, 6, 18, 28, '#c9ccd0') +
              rect(76, 296, 470, 20, '#5d4030', 4) +
              shape('M90 316H140L150 350H90zM430 316H500L470 350H430z', '#b9bcc0') +
              shape('M60 350H560L576 340L570 366H74z', pen.down('#eef0f2', '#9aa0a6'))),
        580,
        wheels ? 396 : 368,
      ),
  }),
} satisfies Kinds
