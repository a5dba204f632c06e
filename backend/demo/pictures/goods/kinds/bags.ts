import { shade } from '../../background.ts'
import { type Kinds, kind } from '../kind.ts'
import type { Pen } from '../pen.ts'
import { disc, oval, placeOf, rect, ring, roundedPath, shape, stroke, times, turned } from '../shapes.ts'

/** The cloth or leather of a bag: its own pattern upon its colour. */
function hide(pen: Pen, d: string, colour = pen.colour): string {
  const base = shape(d, pen.gloss(colour))
  const light = shade(colour, colour < '#9' ? 0.24 : -0.3)
  switch (pen.pattern) {
    case 'MONOGRAM':
      return (
        base +
        shape(
          d,
          pen.tile(
            44,
            `${disc(11, 11, 6, light)}<path d="M33 25l7 8-7 8-7-8z" fill="${light}"/>${times(4, (index) => turned(index * 90, 11, 33, oval(11, 28, 2.4, 4.6, light)))}<path d="M28 6l10 10M38 6l-10 10" stroke="${light}" stroke-width="2.4"/>`,
          ),
          0.75,
        )
      )
    case 'CHECKER':
      return base + shape(d, pen.tile(44, rect(0, 0, 22, 22, light) + rect(22, 22, 22, 22, light)), 0.5)
    case 'TWEED':
      return base + shape(d, pen.tile(12, rect(0, 0, 6, 6, light) + rect(6, 6, 6, 6, shade(colour, -0.2))), 0.6)
    default:
      return base
  }
}

function quilt(pen: Pen, d: string, step = 40): string {
  const dark = shade(pen.colour, pen.colour < '#5' ? 0.2 : -0.22)
  return shape(d, pen.tile(step, stroke(`M0 0L${step} ${step}M${step} 0L0 ${step}`, dark, 2.5) + oval(step / 2, step * 0.3, step * 0.2, step * 0.1, '#ffffff', 0.12)), 0.8)
}

function chain(d: string, colour: string): string {
  return `${stroke(d, shade(colour, -0.4), 15)}<path d="${d}" fill="none" stroke="${colour}" stroke-width="10" stroke-dasharray="13 6" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${shade(colour, 0.5)}" stroke-width="3" stroke-dasharray="9 10"/>`
}

function stitch(d: string, colour: string): string {
  return `<path d="${d}" fill="none" stroke="${shade(colour, colour < '#8' ? 0.35 : -0.3)}" stroke-width="2.5" stroke-dasharray="9 7" opacity="0.8"/>`
}

export const bags = {
  'flap-bag': kind({
    spot: 'TABLE',
    facts: { quilted: 1, clasp: 'LOCK' },
    colours: ['#2b2c30', '#d8c7ae'],
    boxed: true,
    parts: ['POUCH', 'CARD'],
    draw(pen, { quilted, clasp }) {
      const body = roundedPath(20, 190, 560, 330, 26)
      const flap = 'M20 200Q20 180 44 180H556Q580 180 580 200V340Q580 400 520 404H80Q20 400 20 340z'
      return {
        width: 600,
        height: 530,
        body:
          chain('M70 190C60 -60 250 20 300 40C350 20 540 -60 530 190', pen.metal) +
          hide(pen, body) +
          (quilted ? quilt(pen, body) : '') +
          shape(flap, '#000000', 0.2) +
          hide(pen, flap) +
          (quilted ? quilt(pen, flap) : stitch('M34 196V338Q36 388 86 390H514Q564 388 566 338V196', pen.colour)) +
          (clasp === 'LOCK'
            ? rect(262, 352, 76, 60, pen.slant(shade(pen.metal, 0.4), pen.metal, shade(pen.metal, -0.4)), 8) +
              ring(288, 382, 15, shade(pen.metal, -0.5), 5) +
              ring(312, 382, 15, shade(pen.metal, -0.5), 5)
            : disc(300, 380, 30, pen.ball(pen.metal)) + stroke('M284 380H316', shade(pen.metal, -0.5), 6)),
      }
    },
  }),
  'dome-bag': kind({
    spot: 'TABLE',
    colours: ['#7a5a40', '#2b2c30'],
    boxed: true,
    parts: ['POUCH', 'CARD'],
    draw(pen) {
      const d = 'M40 440Q30 120 300 100T560 440Q300 470 40 440z'
      const trim = pen.pattern ? '#c9a06d' : shade(pen.colour, 0.1)
      return {
        width: 600,
        height: 480,
        body:
          stroke('M190 170Q190 -20 300 -10T410 170', shade(trim, -0.25), 26) +
          stroke('M190 170Q190 -20 300 -10T410 170', trim, 18) +
          hide(pen, d) +
          shape('M40 440Q36 380 50 340Q300 372 550 340Q564 380 560 440Q300 470 40 440z', pen.gloss(trim)) +
          stitch('M50 352Q300 384 550 352', trim) +
          stroke('M62 300Q120 120 300 112T538 300', pen.metal, 6) +
          rect(280, 94, 40, 44, pen.gloss(pen.metal), 6) +
          disc(190, 176, 12, pen.metal) +
          disc(410, 176, 12, pen.metal),
      }
    },
  }),
  'envelope-bag': kind({
    spot: 'TABLE',
    colours: ['#2b2c30', '#d8c7ae'],
    boxed: true,
    parts: ['POUCH', 'CARD'],
    draw(pen) {
      const d = roundedPath(20, 160, 560, 350, 14)
      const lines = stroke('M40 180L300 400L560 180M100 180L300 340L500 180M20 260L300 470L580 260M20 340L300 520L580 340', shade(pen.colour, pen.colour < '#6' ? 0.18 : -0.2), 3, 0.8)
      return {
        width: 600,
        height: 520,
        body:
          chain('M60 170C80 0 520 0 540 170', pen.metal) +
          hide(pen, d) +
          lines +
          shape('M20 170L300 380L580 170z', pen.gloss(shade(pen.colour, 0.06))) +
          stroke('M20 174L300 382L580 174', shade(pen.colour, -0.4), 4) +
          stroke('M276 330L300 386L324 330M300 386V350', pen.metal, 11),
      }
    },
  }),
  'messenger-bag': kind({
    spot: 'TABLE',
    facts: { clasp: 'TURN' },
    colours: ['#7a5a40', '#2b2c30'],
    parts: ['POUCH', 'CARD'],
    draw(pen, { clasp }) {
      const flap = 'M10 200Q10 160 50 160H550Q590 160 590 200V330Q590 400 500 400H100Q10 400 10 330z'
      return {
        width: 600,
        height: 500,
        body:
          stroke('M40 190C30 -80 570 -80 560 190', shade(pen.colour, -0.15), 24) +
          hide(pen, roundedPath(26, 170, 548, 320, 30)) +
          shape('M10 210Q10 410 100 412H500Q590 410 590 210z', '#000000', 0.18) +
          hide(pen, flap) +
          stitch('M26 190V330Q30 384 104 386H496Q570 384 574 330V190', pen.colour) +
          (clasp === 'TURN'
            ? oval(300, 372, 44, 26, pen.slant(shade(pen.metal, 0.4), pen.metal)) + rect(286, 352, 28, 40, shade(pen.metal, -0.25), 6)
            : rect(264, 340, 72, 66, pen.gloss(pen.metal), 30) + ring(300, 372, 18, shade(pen.metal, -0.45), 6)),
      }
    },
  }),
  'saddle-bag': kind({
    spot: 'TABLE',
    colours: ['#3a4257', '#2b2c30'],
    boxed: true,
    parts: ['POUCH', 'CARD'],
    draw(pen) {
      const d = 'M60 150Q20 160 24 260Q30 440 250 450Q460 460 540 330Q600 210 560 150Q300 100 60 150z'
      return {
        width: 600,
        height: 470,
        body:
          stroke('M70 160Q300 -120 540 160', pen.colour, 26) +
          hide(pen, d) +
          hide(pen, 'M50 150Q300 100 566 150Q596 210 560 280Q520 330 420 300Q340 270 300 330Q220 440 130 360Q30 300 50 150z', shade(pen.colour, 0.05)) +
          stitch('M64 160Q50 300 136 346Q220 410 290 318Q340 250 428 286Q520 312 548 268', pen.colour) +
          stroke('M318 330Q350 400 304 430Q260 400 300 330', pen.metal, 13) +
          times(2, (index) => rect(60 + index * 450, 130, 40, 70, pen.gloss(pen.metal), 8)),
      }
    },
  }),
  'tote-bag': kind({
    spot: 'TABLE',
    facts: { style: 'OPEN' },
    colours: ['#7a5a40', '#2b3550', '#2b2c30'],
    parts: ['POUCH', 'CARD'],
    draw(pen, { style }) {
      const trim = pen.pattern ? '#c9a06d' : shade(pen.colour, -0.12)
      if (style === 'BOX') {
        return {
          width: 600,
          height: 560,
          body:
            stroke('M190 210Q190 10 300 10T410 210', pen.colour, 22) +
            hide(pen, 'M70 200H530L580 530Q580 550 560 550H40Q20 550 20 530z') +
            stroke('M70 200L20 540M530 200L580 540', shade(pen.colour, -0.3), 6) +
            rect(70, 190, 460, 24, pen.roll(shade(pen.colour, 0.1)), 8) +
            shape('M268 240H332L326 292H274z', pen.gloss(pen.metal)) +
            times(2, (index) => disc(190 + index * 220, 216, 15, pen.ball(pen.metal))) +
            stitch('M84 224L40 526H560L516 224', pen.colour),
        }
      }
      if (style === 'GARDEN') {
        return {
          width: 600,
          height: 520,
          body:
            stroke('M180 190Q180 0 300 0T420 190', shade(pen.colour, -0.15), 20) +
            hide(pen, 'M90 170Q300 200 510 170L560 300L540 510H60L40 300z') +
            shape('M90 170L130 300L110 510H60L40 300zM510 170L470 300L490 510H540L560 300z', '#000000', 0.12) +
            times(2, (index) => rect(150 + index * 270, 150, 30, 110, pen.gloss(shade(pen.colour, -0.1)), 4)) +
            disc(300, 230, 16, pen.ball(pen.metal)) +
            times(4, (index) => disc(165 + (index % 2) * 270, 250 + Math.floor(index / 2) * 0, 8, pen.metal)),
        }
      }
      return {
        width: 600,
        height: 560,
        body:
          stroke('M160 250Q170 10 240 10T330 250', shade(trim, -0.2), 16) +
          stroke('M270 250Q280 -10 350 0T440 250', trim, 16) +
          hide(pen, 'M10 190Q300 240 590 190L520 530Q300 560 80 530z') +
          shape('M10 190Q300 240 590 190L586 212Q300 262 14 212z', pen.gloss(trim)) +
          shape('M28 204Q300 250 572 204Q300 214 28 204z', '#1d1712', 0.5) +
          stroke('M40 260L92 520M560 260L508 520', trim, 7) +
          times(2, (index) => rect(160 + index * 250, 220, 30, 50, pen.gloss(trim), 5)),
      }
    },
  }),
  'nylon-tote': kind({
    spot: 'TABLE',
    colours: ['#2b3550', '#2b2c30', '#6f6d50'],
    draw: (pen) => ({
      width: 600,
      height: 540,
      body:
        stroke('M200 210Q210 0 300 0T400 210', '#6d4327', 24) +
        shape('M40 190H560L590 520Q300 550 10 520z', pen.gloss(pen.colour)) +
        stroke('M80 200Q120 360 70 520M520 200Q480 360 530 520M240 250Q220 400 250 530M360 250Q390 400 350 530', shade(pen.colour, 0.16), 7, 0.5) +
        rect(40, 180, 520, 22, pen.roll(shade(pen.colour, 0.1)), 8) +
        shape('M230 150H370L360 300Q300 330 240 300z', pen.gloss('#6d4327')) +
        disc(300, 276, 13, pen.ball('#d9b766')),
    }),
  }),
  'shoulder-bag': kind({
    spot: 'TABLE',
    facts: { style: 'HOBO' },
    colours: ['#2b2c30', '#e6e1d6', '#6d4a34'],
    parts: ['POUCH'],
    draw(pen, { style }) {
      return style === 'BOX'
        ? {
            width: 560,
            height: 480,
            body:
              stroke('M60 180C60 -60 500 -60 500 180', pen.colour, 20) +
              hide(pen, roundedPath(20, 160, 520, 310, 24)) +
              hide(pen, 'M20 176Q20 160 44 160H516Q540 160 540 176V300H20z', shade(pen.colour, 0.05)) +
              rect(20, 296, 520, 8, shade(pen.colour, -0.4)) +
              shape('M244 270Q244 250 262 250H284V350H262Q244 350 244 330zM316 270Q316 250 298 250H276V350H298Q316 350 316 330z', pen.gloss(pen.metal)),
          }
        : {
            width: 600,
            height: 420,
            body:
              stroke('M60 170Q300 -140 540 170', pen.colour, 26) +
              hide(pen, 'M40 150Q300 190 560 150Q610 260 560 350Q540 410 440 410H160Q60 410 40 350Q-10 260 40 150z') +
              stitch('M56 180Q300 214 544 180', pen.colour) +
              stroke('M60 160Q300 200 540 160', shade(pen.metal, -0.1), 6) +
              rect(280, 180, 40, 20, pen.metal, 4),
          }
    },
  }),
  'camera-crossbag': kind({
    spot: 'TABLE',
    colours: ['#2b2c30', '#d8c7ae'],
    parts: ['POUCH'],
    draw: (pen) => ({
      width: 520,
      height: 440,
      body:
        stroke('M40 220C-40 -40 280 -60 480 60C560 120 500 200 480 220', ['#b5362f', '#2b3550', '#e6e1d6'][pen.seed % 3] ?? '#b5362f', 36) +
        hide(pen, roundedPath(20, 190, 480, 240, 44)) +
        stroke('M50 210H470', pen.metal, 8) +
        stroke('M60 290H460', shade(pen.colour, 0.2), 3) +
        oval(260, 350, 34, 24, pen.gloss(pen.metal)) +
        oval(316, 350, 34, 24, pen.gloss(shade(pen.metal, -0.1))) +
        rect(440, 200, 16, 40, pen.metal, 5),
    }),
  }),
  clutch: kind({
    spot: 'TOP',
    colours: ['#2b2c30', '#3f2c24'],
    boxed: true,
    parts: ['POUCH'],
    draw: (pen) => ({
      width: 600,
      height: 400,
      body:
        shape(roundedPath(0, 0, 600, 390, 16), pen.gloss(pen.colour)) +
        shape(
          roundedPath(6, 6, 588, 378, 12),
          pen.tile(56, rect(2, 2, 24, 52, shade(pen.colour, 0.14), 5) + rect(30, -26, 24, 52, shade(pen.colour, 0.14), 5) + rect(30, 30, 24, 52, shade(pen.colour, 0.08), 5), 45),
        ) +
        stroke('M20 26H580', shade(pen.metal, -0.2), 7) +
        rect(560, 20, 30, 14, pen.metal, 5),
      edge: { outline: roundedPath(0, 0, 600, 390, 16), depth: 40, colour: shade(pen.colour, -0.4) },
    }),
  }),
  backpack: kind({
    spot: 'ROOM',
    facts: { style: 'DAY' },
    colours: ['#2b2c30', '#8e9195', '#2b3550'],
    draw(pen, { style }) {
      const c = pen.colour
      if (style === 'SQUARE') {
        return {
          width: 420,
          height: 560,
          body:
            stroke('M150 40Q150 -20 210 -20T270 40', shade(c, -0.3), 16) +
            shape(roundedPath(20, 20, 380, 530, 50), pen.gloss(c)) +
            stroke('M60 40Q20 300 60 540M360 40Q400 300 360 540', shade(c, -0.2), 5) +
            rect(150, 16, 120, 30, '#6d4327', 6) +
            stroke('M40 70H380', shade(c, -0.4), 7) +
            disc(210, 140, 46, '#f0efec') +
            disc(210, 140, 36, '#8e2f2c') +
            shape('M188 150Q210 110 232 150Q210 166 188 150z', '#f0efec') +
            rect(60, 310, 300, 210, pen.gloss(shade(c, 0.05)), 26) +
            stroke('M70 340H350', shade(c, -0.4), 6),
        }
      }
      if (style === 'HIKE') {
        return {
          width: 420,
          height: 680,
          body:
            shape('M90 60Q210 -10 330 60V150H90z', pen.gloss(shade(c, 0.08))) +
            shape('M60 140H360Q390 400 370 600Q360 660 300 664H120Q60 660 50 600Q30 400 60 140z', pen.gloss(c)) +
            shape('M110 230Q210 200 310 230L300 520Q210 550 120 520z', pen.gloss(shade(c, -0.14))) +
            stroke('M70 180L40 560M350 180L380 560', shade(c, -0.35), 16) +
            stroke('M60 300H120M300 300H360M60 440H120M300 440H360', '#26272b', 9) +
            rect(196, 130, 28, 180, '#26272b', 4) +
            rect(182, 250, 56, 34, '#55585d', 6) +
            shape('M20 440Q0 560 60 600V440z', pen.gloss(shade(c, -0.2))) +
            stroke('M120 600H300', '#26272b', 12),
        }
      }
      const office = style === 'OFFICE'
      return {
        width: 440,
        height: 600,
        body:
          stroke('M170 50Q170 0 220 0T270 50', shade(c, -0.3), 18) +
          stroke('M90 90Q10 300 50 540M350 90Q430 300 390 540', shade(c, -0.35), 26) +
          shape('M60 180Q60 40 220 36T380 180L400 540Q400 596 340 596H100Q40 596 40 540z', pen.gloss(c)) +
          (office
            ? stroke('M80 240H360M80 400H360', shade(c, -0.4), 5) + rect(170, 120, 100, 14, shade(c, 0.3), 3) + rect(180, 260, 80, 22, '#b5362f', 2)
            : shape('M76 330Q220 290 364 330L376 520Q370 570 330 572H110Q70 570 64 520z', pen.gloss(shade(c, 0.07))) +
              stroke('M80 350Q220 312 360 350', shade(c, -0.4), 6) +
              stroke('M70 180Q220 130 370 180', shade(c, -0.4), 6) +
              stroke('M90 420L220 380L350 420M90 500L220 440L350 500', shade(c, 0.3), 6) +
              rect(260, 210, 80, 34, shade(c, 0.4), 3)),
      }
    },
  }),
  luggage: kind({
    spot: 'ROOM',
    facts: { tall: 0 },
    colours: ['#cdd0d3', '#2a2b2d', '#a9d1c4'],
    draw(pen, { tall }) {
      const c = pen.colour
      const h = tall ? 560 : 480
      return {
        width: 380,
        height: h + 180,
        body:
          stroke(`M120 160V20Q120 8 132 8H248Q260 8 260 20V160`, '#8e9195', 12) +
          rect(114, 0, 152, 26, '#33353a', 12) +
          rect(10, 120, 360, h, pen.slant(shade(c, 0.25), c, shade(c, -0.2)), 44) +
          times(9, (index) => rect(38 + index * 36, 134, 14, h - 28, pen.across(shade(c, 0.2), shade(c, -0.16)), 7)) +
          rect(6, 120 + h * 0.48, 368, 10, shade(c, -0.4)) +
          rect(150, 128, 80, 18, '#33353a', 9) +
          rect(340, 300, 36, 90, '#33353a', 10) +
          times(4, (index) => disc([50, 330, 50, 330][index] ?? 0, [140, 140, 98 + h, 98 + h][index] ?? 0, 22, shade(c, -0.3))) +
          times(2, (index) => rect(44 + index * 256, 116 + h, 36, 24, '#33353a', 6) + oval(62 + index * 256, 152 + h, 20, 22, '#17181b')),
      }
    },
  }),
  pouches: kind({
    spot: 'TOP',
    colours: ['#8fa0ad', '#c9b79f'],
    draw: (pen) => ({
      width: 620,
      height: 480,
      body: times(5, (index) => {
        const [x, y, w, h] = placeOf(
          [
            [20, 20, 300, 200],
            [340, 40, 250, 160],
            [40, 240, 220, 200],
            [280, 220, 170, 130],
            [470, 230, 130, 200],
          ],
          index,
        )
        return turned(
          (index % 3) * 4 - 4,
          x + w / 2,
          y + h / 2,
          rect(x, y, w, h, pen.gloss(shade(pen.colour, index * 0.05 - 0.1)), 16),
          rect(x + 20, y + 40, w - 40, h - 60, pen.tile(7, disc(3, 3, 1.6, shade(pen.colour, -0.2))), 10),
          stroke(`M${x + 16} ${y + 20}h${w - 32}`, '#55585d', 5),
          rect(x + w - 40, y + 14, 26, 12, '#8e9195', 4),
        )
      }),
    }),
  }),
  wallet: kind({
    spot: 'TOP',
    facts: { style: 'BIFOLD' },
    colours: ['#2b2c30', '#6d4a34'],
    boxed: true,
    parts: ['POUCH', 'CARD'],
    draw(pen, { style }) {
      const [w, h] = style === 'LONG' ? [600, 310] : style === 'CARD' ? [420, 310] : [440, 380]
      const d = roundedPath(0, 0, w, h, 18)
      return {
        width: w,
        height: h,
        body:
          (style === 'CARD' ? times(3, (index) => rect(30, -44 + index * 16, w - 60, 90, ['#8fa0ad', '#d9b766', '#b5563f'][index] ?? '#ccc', 10)) : '') +
          hide(pen, d) +
          stitch(roundedPath(12, 12, w - 24, h - 24, 12), pen.colour) +
          (style === 'LONG'
            ? hide(pen, roundedPath(0, 0, w, 190, 18), shade(pen.colour, 0.04)) + stitch(`M14 14V176H${w - 14}V14`, pen.colour) + rect(w / 2 - 40, 150, 80, 26, pen.gloss(pen.metal), 4)
            : style === 'CARD'
              ? stroke(`M0 130H${w}M0 210H${w}`, shade(pen.colour, -0.35), 4) + rect(w / 2 - 30, 250, 60, 18, pen.metal, 3)
              : stroke(`M${w - 8} 0V${h}`, shade(pen.colour, -0.3), 8) + rect(50, h - 70, 90, 22, pen.metal, 3)),
        edge: { outline: d, depth: 44, colour: shade(pen.colour, -0.35) },
      }
    },
  }),
  belt: kind({
    spot: 'TOP',
    facts: { buckle: 'RING' },
    colours: ['#2b2c30', '#6d4a34'],
    boxed: true,
    parts: ['POUCH', 'CARD'],
    draw: (pen, { buckle }) => ({
      width: 560,
      height: 520,
      body: `<g fill="none">${times(3, (index) => `<ellipse cx="280" cy="${270 + index * 5}" rx="${220 - index * 46}" ry="${180 - index * 40}" stroke="${shade(pen.colour, -0.35)}" stroke-width="46"/><ellipse cx="280" cy="${262 + index * 5}" rx="${220 - index * 46}" ry="${180 - index * 40}" stroke="${shade(pen.colour, index * 0.06)}" stroke-width="36"/>`)}</g>${buckle === 'H' ? rect(410, 220, 26, 110, pen.gloss(pen.metal), 4) + rect(470, 220, 26, 110, pen.gloss(pen.metal), 4) + rect(420, 262, 70, 24, pen.metal, 3) : shape('M400 230Q500 200 520 270Q510 340 420 330', 'none') + ring(440, 270, 40, pen.gloss(pen.metal), 17) + ring(494, 270, 40, pen.gloss(shade(pen.metal, -0.1)), 17)}`,
    }),
  }),
} satisfies Kinds
