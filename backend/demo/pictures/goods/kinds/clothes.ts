import { shade } from '../../background.ts'
import type { Art } from '../art.ts'
import { type Kinds, kind } from '../kind.ts'
import type { Pen } from '../pen.ts'
import { disc, moved, oval, rect, shape, stroke, times } from '../shapes.ts'

/** Cloth of a colour or pattern within an outline, with a few folds. */
function cloth(pen: Pen, d: string, colour = pen.colour, pattern = pen.pattern): string {
  const dark = shade(colour, -0.22)
  const light = shade(colour, 0.22)
  const tiles: Readonly<Record<string, () => string>> = {
    STRIPE: () => shape(d, pen.tile(36, rect(0, 0, 9, 36, colour < '#9' ? light : '#7f9ab8')), 0.8),
    CHECK: () => shape(d, pen.tile(56, rect(0, 0, 20, 56, dark, 0, 0.6) + rect(0, 0, 56, 20, dark, 0, 0.6) + rect(36, 0, 4, 56, '#c9a05a', 0, 0.6))),
    TWEED: () => shape(d, pen.tile(12, rect(0, 0, 6, 6, light) + rect(6, 6, 6, 6, dark)), 0.7),
    KNIT: () => shape(d, pen.tile(12, stroke('M0 2L6 8L12 2', dark, 2.4)), 0.55),
    CABLE: () => shape(d, pen.tile(64, stroke('M14 0Q36 16 14 32T14 64M34 0Q12 16 34 32T34 64', dark, 5, 0.8) + stroke('M50 0V64', dark, 3, 0.6))),
    FLEECE: () => shape(d, pen.tile(14, disc(4, 4, 3.4, light) + disc(11, 10, 3.2, dark, 0.5)), 0.8),
    DENIM: () => shape(d, pen.tile(8, stroke('M0 8L8 0', light, 1.2)), 0.5),
  }
  return shape(d, pen.across(shade(colour, -0.1), shade(colour, 0.07), colour, shade(colour, 0.04), shade(colour, -0.14))) + (tiles[pattern]?.() ?? '')
}

function folds(colour: string, ...lines: readonly string[]): string {
  return lines.map((d) => stroke(d, shade(colour, -0.24), 6, 0.4) + stroke(d, shade(colour, 0.22), 2, 0.35)).join('')
}

const HANGER = stroke('M300 44V20Q300 -16 322 -16T344 10', '#8e9195', 8) + stroke('M130 96L300 40L470 96', '#a87a4c', 16)

function hung(body: string, height: number): Art {
  return { width: 600, height, body: HANGER + body }
}

const outline = (length: number, flare = 0, sleeve = 430) =>
  `M232 56Q300 84 368 56L450 88Q500 110 520 200L566 ${sleeve}Q560 ${sleeve + 20} 500 ${sleeve + 24}L456 270L${466 + flare} ${length}Q300 ${length + 20} ${134 - flare} ${length}L144 270L100 ${sleeve + 24}Q40 ${sleeve + 20} 34 ${sleeve}L80 200Q100 110 150 88z`

function buttons(x: number, from: number, to: number, count: number, colour: string): string {
  return times(count, (index) => disc(x, from + ((to - from) * index) / Math.max(1, count - 1), 8, colour))
}

function sides(colour: string, length: number): string {
  return folds(
    colour,
    `M456 270Q440 400 462 ${length - 30}`,
    `M144 270Q160 400 138 ${length - 30}`,
    `M210 ${length - 200}Q226 ${length - 100} 204 ${length - 20}`,
    `M390 ${length - 220}Q376 ${length - 110} 398 ${length - 20}`,
  )
}

function quilted(colour: string, rows: number, from: number, to: number, left: number, right: number): string {
  const step = (to - from) / rows
  return times(
    rows,
    (index) =>
      stroke(`M${left} ${from + index * step}Q300 ${from + index * step + 14} ${right} ${from + index * step}`, shade(colour, -0.35), 4) +
      stroke(`M${left + 10} ${from + index * step + 12}Q300 ${from + index * step + 26} ${right - 10} ${from + index * step + 12}`, shade(colour, 0.3), 9, 0.35),
  )
}

export const clothes = {
  coat: kind({
    spot: 'HANG',
    facts: { style: 'WOOL' },
    colours: ['#b98d5c', '#2b2c30', '#8e9195', '#45474c'],
    parts: ['HANGER_TAG'],
    draw(pen, { style }) {
      const c = pen.colour
      const trench = style === 'TRENCH'
      return hung(
        cloth(pen, outline(740, 40, 470)) +
          sides(c, 740) +
          shape('M232 56Q300 84 368 56L420 120L330 330L300 290L270 330L180 120z', shade(c, 0.1)) +
          shape('M232 56L300 250L368 56Q300 84 232 56z', trench ? '#efe8d9' : '#33353a') +
          stroke('M180 120L270 330L300 290M420 120L330 330L300 290', shade(c, -0.3), 5) +
          stroke('M300 290V736', shade(c, -0.35), 5) +
          (trench
            ? shape('M150 90Q230 130 200 220L120 200z', shade(c, 0.06)) +
              rect(140, 400, 320, 34, pen.roll(shade(c, -0.08)), 4) +
              rect(270, 394, 60, 46, '#5d4030', 6) +
              rect(284, 404, 32, 26, c, 3) +
              buttons(250, 350, 640, 4, '#5d4030') +
              buttons(350, 350, 640, 4, '#5d4030')
            : buttons(322, 370, 600, 3, shade(c, -0.5)) + stroke('M150 480h80M370 480h80', shade(c, -0.3), 7)),
        770,
      )
    },
  }),
  puffer: kind({
    spot: 'HANG',
    facts: { style: 'SHORT' },
    colours: ['#2b2c30', '#ece3d0', '#2b3550'],
    parts: ['HANGER_TAG'],
    draw(pen, { style }) {
      const c = pen.colour
      const light = style === 'LIGHT'
      const top = style === 'TWO' ? '#26272b' : c
      return hung(
        cloth(pen, 'M220 50Q300 74 380 50L470 90Q540 130 560 260L590 480Q560 510 500 500L470 300L480 560Q300 590 120 560L130 300L100 500Q40 510 10 480L40 260Q60 130 130 90z') +
          (light ? '' : shape('M220 50Q300 74 380 50L470 90Q520 120 540 200Q300 240 60 200Q80 120 130 90z', pen.gloss(top))) +
          quilted(c, light ? 15 : 6, light ? 120 : 216, 560, 128, 472) +
          times(light ? 8 : 4, (index) =>
            stroke(
              `M${44 - index * (light ? 3 : 6)} ${260 + index * (light ? 30 : 60)}L${118 - index} ${280 + index * (light ? 26 : 52)}M${556 + index * (light ? 3 : 6)} ${260 + index * (light ? 30 : 60)}L${482 + index} ${280 + index * (light ? 26 : 52)}`,
              shade(c, -0.35),
              4,
            ),
          ) +
          rect(214, 20, 172, 66, pen.roll(top), 26) +
          stroke('M300 40V570', shade(c, -0.5), 7) +
          rect(400, 150, 50, 26, '#e9e6df', 3, 0.85) +
          rect(292, 120, 16, 34, '#8e9195', 4),
        580,
      )
    },
  }),
  fleece: kind({
    spot: 'HANG',
    colours: ['#d9c6a5', '#2b2c30', '#2b3550'],
    parts: ['HANGER_TAG'],
    draw: (pen) =>
      hung(
        cloth(pen, outline(560), pen.colour, 'FLEECE') +
          shape('M232 56Q300 84 368 56L450 88Q500 110 516 180Q300 250 84 180Q100 110 150 88z', '#33404f', 0.9) +
          rect(220, 24, 160, 74, pen.gloss(shade(pen.colour, 0.06)), 26) +
          stroke('M300 40V566', '#33404f', 9) +
          shape('M340 190H440V280H340z', '#33404f') +
          stroke('M346 206H434', '#e0963f', 6) +
          stroke('M110 456L54 442M490 456L546 442', '#33404f', 14) +
          stroke('M140 556Q300 576 460 556', '#33404f', 12),
        580,
      ),
  }),
  'shell-jacket': kind({
    spot: 'HANG',
    facts: { ski: 0 },
    colours: ['#2b2c30', '#8e9195', '#4a6fa5'],
    parts: ['HANGER_TAG'],
    draw(pen, { ski }) {
      const c = pen.colour
      return {
        width: ski ? 900 : 600,
        height: 600,
        body:
          HANGER +
          cloth(pen, outline(580, 6)) +
          sides(c, 580) +
          shape('M210 60Q220 -20 300 -20T390 60Q300 110 210 60z', pen.gloss(shade(c, 0.08))) +
          oval(300, 56, 60, 36, shade(c, -0.45)) +
          shape('M150 88Q300 190 450 88L466 160Q300 240 134 160z', shade(c, ski ? 0.3 : 0.06), 0.8) +
          stroke('M300 80V580', '#17181b', 8) +
          stroke('M190 300L210 430M410 300L390 430', '#17181b', 6) +
          rect(380, 190, 50, 12, '#e9e6df', 2) +
          (ski
            ? `<g transform="translate(560 90)">${shape('M20 0H300L320 480H190L160 140L130 480H0z', pen.gloss(shade(c, -0.35)))}${stroke('M20 20H300', '#17181b', 12)}${rect(50, 180, 60, 80, shade(c, -0.2), 4)}</g>`
            : ''),
      }
    },
  }),
  'bomber-jacket': kind({
    spot: 'HANG',
    facts: { style: 'BOMBER' },
    colours: ['#2b2c30', '#8a9a7c', '#6d4a34'],
    parts: ['HANGER_TAG'],
    draw(pen, { style }) {
      const c = pen.colour
      const rib = (d: string) => shape(d, pen.tile(8, rect(0, 0, 8, 8, shade(c, -0.14)) + rect(0, 0, 3, 8, shade(c, -0.4))))
      return hung(
        cloth(pen, outline(540, 10)) +
          sides(c, 540) +
          (style === 'WORK'
            ? shape('M232 56Q300 84 368 56L410 110L300 130L190 110z', shade(c, -0.2)) +
              buttons(300, 180, 520, 5, '#b9bcc0') +
              times(
                2,
                (index) =>
                  `${rect(180 + index * 150, 220, 100, 110, shade(c, -0.06), 4)}<rect x="${180 + index * 150}" y="220" width="100" height="110" rx="4" fill="none" stroke="${shade(c, -0.35)}" stroke-width="4" stroke-dasharray="9 6"/>`,
              ) +
              times(2, (index) => `<rect x="${170 + index * 150}" y="390" width="120" height="130" rx="4" fill="none" stroke="${shade(c, -0.35)}" stroke-width="4" stroke-dasharray="9 6"/>`) +
              stroke('M300 100V540', shade(c, -0.4), 4)
            : style === 'RIDER'
              ? stroke('M360 90L250 540', '#b9bcc0', 9) +
                shape('M232 56L190 130L280 200L300 90zM368 56L420 130L340 200L300 90z', shade(c, 0.12)) +
                stroke('M160 420l70 -16M380 300l50 60', '#b9bcc0', 7) +
                shape('M70 200L140 150L146 230L84 280zM530 200L460 150L454 230L516 280z', shade(c, 0.2))
              : rib('M226 40Q300 70 374 40L384 84Q300 114 216 84z') +
                rib('M132 520Q300 546 468 520L466 560Q300 584 134 560z') +
                rib('M44 412L110 430L106 466L36 450zM556 412L490 430L494 466L564 450z') +
                stroke('M300 84V524', '#b9bcc0', 8) +
                stroke('M190 360L226 450M410 360L374 450', shade(c, -0.4), 7) +
                rect(74, 250, 24, 56, '#c0562f', 4) +
                (style === 'TRACK' ? stroke('M150 90L52 420M160 94L66 424M170 98L80 428', '#f2f1ee', 6) + stroke('M450 90L548 420M440 94L534 424M430 98L520 428', '#f2f1ee', 6) : '')),
        580,
      )
    },
  }),
  'tweed-jacket': kind({
    spot: 'HANG',
    colours: ['#efe8d9', '#2b2c30'],
    parts: ['HANGER_TAG'],
    draw: (pen) =>
      hung(
        cloth(pen, outline(500, 4), pen.colour, 'TWEED') +
          stroke('M232 60Q300 130 368 60M300 116V500M136 500Q300 520 464 500', '#26272b', 9) +
          times(4, (index) => stroke(`M${180 + (index % 2) * 150} ${220 + Math.floor(index / 2) * 150}h90`, '#26272b', 9)) +
          buttons(326, 170, 450, 4, '#d9b766') +
          buttons(274, 170, 450, 4, '#d9b766') +
          stroke('M40 440L106 456M560 440L494 456', '#26272b', 9),
        530,
      ),
  }),
  shirt: kind({
    spot: 'HANG',
    facts: { style: 'OXFORD' },
    colours: ['#f0efec', '#a9c4dc'],
    parts: ['HANGER_TAG'],
    draw(pen, { style }) {
      const c = pen.colour
      const chef = style === 'CHEF'
      return hung(
        cloth(pen, outline(600)) +
          sides(c, 600) +
          shape('M226 50L300 120L374 50L400 100L330 150L300 118L270 150L200 100z', shade(c, 0.2)) +
          stroke('M226 50L300 120L374 50L400 100L330 150L300 118L270 150L200 100z', shade(c, -0.22), 3) +
          (chef
            ? buttons(250, 190, 480, 5, '#26272b') + buttons(350, 190, 480, 5, '#26272b') + stroke('M220 150V600', shade(c, -0.2), 4) + rect(200, 56, 200, 30, shade(c, -0.06), 8)
            : rect(284, 120, 32, 490, shade(c, 0.12)) +
              buttons(300, 170, 570, 6, shade(c, c > '#9' ? -0.25 : 0.4)) +
              rect(364, 220, 84, 96, shade(c, -0.03), 4) +
              stroke('M364 236H448', shade(c, -0.2), 3) +
              (style === 'OXFORD' ? disc(406, 200, 7, '#2b3550') : '')),
        630,
      )
    },
  }),
  knit: kind({
    spot: 'HANG',
    facts: { style: 'ROUND', knit: 'KNIT', mark: '' },
    colours: ['#2b3550', '#efe8d9', '#8e9195'],
    parts: ['HANGER_TAG'],
    draw(pen, { style, knit: stitches, mark }) {
      const c = pen.colour
      const cardigan = style === 'CARDIGAN'
      return hung(
        cloth(pen, outline(590, -20), c, stitches) +
          sides(c, 580) +
          shape('M152 500Q300 520 448 500L446 590Q300 610 154 590z', pen.tile(12, rect(0, 0, 12, 12, shade(c, -0.16)) + rect(0, 0, 4, 12, shade(c, -0.4)))) +
          (cardigan
            ? shape('M232 56Q300 84 368 56L300 290z', '#e6e3dc') + stroke('M232 56L300 290L368 56M300 290V566', shade(c, -0.22), 20) + buttons(300, 310, 540, 5, '#e9e2d0')
            : shape('M226 50Q300 130 374 50L360 44Q300 90 240 44z', shade(c, -0.3)) + stroke('M226 52Q300 136 374 52', shade(c, 0.1), 18)) +
          stroke('M44 424L108 440M556 424L492 440', shade(c, -0.32), 40, 0.8) +
          (mark === 'HEART'
            ? shape('M390 214c-16-24-44-4-26 18l26 26 26-26c18-22-10-42-26-18z', '#b5362f')
            : mark === 'BARS'
              ? times(4, (index) => stroke(`M${478 + index * 4} ${250 + index * 22}l52 -14`, '#f2f1ee', 10))
              : mark === 'FOX'
                ? shape('M380 210l10-22 14 12 14-12 10 22-24 30z', '#d9823a')
                : ''),
        612,
      )
    },
  }),
  sweatshirt: kind({
    spot: 'HANG',
    facts: { style: 'CREW', print: '' },
    colours: ['#c3c5c7', '#2b2c30', '#efe8d9'],
    parts: ['HANGER_TAG'],
    draw(pen, { style, print }) {
      const c = pen.colour
      const hood = style === 'HOOD' || style === 'ZIP'
      const ink = c < '#8' ? '#f0efec' : '#33353a'
      return hung(
        cloth(pen, outline(560)) +
          sides(c, 560) +
          shape('M232 56L150 88Q100 110 80 200L34 430Q40 450 100 454L144 270L196 130zM368 56L450 88Q500 110 520 200L566 430Q560 450 500 454L456 270L404 130z', shade(c, c < '#8' ? 0.22 : -0.2), 0.7) +
          (hood
            ? shape('M196 74Q190 -20 300 -24T404 74Q360 130 300 134T196 74z', pen.gloss(shade(c, 0.06))) +
              shape('M236 70Q240 10 300 8T364 70Q330 110 300 112T236 70z', shade(c, -0.45)) +
              stroke('M270 120L264 220M330 120L336 214', '#f2f1ee', 6) +
              (style === 'ZIP'
                ? stroke('M300 120V566', '#8e9195', 8) + stroke('M180 340V440M420 340V440', shade(c, -0.4), 8)
                : shape('M190 390L240 340H360L410 390V500H190z', shade(c, -0.06)) + stroke('M190 390L240 340H360L410 390', shade(c, -0.3), 4))
            : shape('M226 50Q300 126 374 50L360 44Q300 88 240 44z', shade(c, -0.35)) + stroke('M226 52Q300 132 374 52', shade(c, -0.12), 15)) +
          stroke('M138 554Q300 574 462 554M48 440L106 456M552 440L494 456', shade(c, -0.16), 24) +
          (print === 'FLOWER'
            ? times(5, (leaf) => `<g transform="rotate(${leaf * 72} 300 290)">${oval(300, 240, 30, 44, '#5d8aa8')}</g>`) + disc(300, 290, 30, '#d9a24a') + pen.text('mercredi', 300, 400, 40, ink)
            : print === 'SCRIPT'
              ? pen.text('standard', 300, 240, 56, ink)
              : ''),
        590,
      )
    },
  }),
  tee: kind({
    spot: 'HANG',
    facts: { pocket: 1 },
    colours: ['#f0efec', '#2b2c30', '#9a6a3f'],
    parts: ['HANGER_TAG'],
    draw: (pen, { pocket }) =>
      hung(
        cloth(pen, 'M232 56Q300 100 368 56L460 88Q520 116 570 240L480 280L456 220L466 570Q300 590 134 570L144 220L120 280L30 240Q80 116 140 88z') +
          folds(pen.colour, 'M456 240Q440 400 462 540', 'M144 240Q160 400 138 540', 'M260 380Q280 480 250 560') +
          stroke('M230 56Q300 120 370 56', shade(pen.colour, -0.2), 11) +
          (pocket ? rect(350, 210, 86, 94, shade(pen.colour, -0.05), 4) + stroke('M350 222H436', shade(pen.colour, -0.25), 3) + rect(396, 284, 34, 16, '#d9a24a', 2) : ''),
        600,
      ),
  }),
  dress: kind({
    spot: 'HANG',
    facts: { style: 'LONG' },
    colours: ['#2b2c30', '#2b3550', '#e9bfc1'],
    parts: ['HANGER_TAG'],
    draw(pen, { style }) {
      const c = pen.colour
      if (style === 'TWEED')
        return hung(
          cloth(pen, 'M232 56Q300 90 368 56L446 88L520 260L450 290L430 230L420 340L470 660Q300 690 130 660L180 340L170 230L150 290L80 260L154 88z', c, 'TWEED') +
            stroke('M232 60Q300 130 368 60M180 344H420', '#efe8d9', 11) +
            buttons(300, 150, 320, 4, '#d9b766'),
          690,
        )
      if (style === 'KNIT') return hung(cloth(pen, outline(700, -6, 470), c, 'KNIT') + sides(c, 700) + stroke('M240 46Q300 76 360 46', shade(c, -0.2), 30), 730)
      return hung(
        cloth(pen, 'M222 60V130Q150 170 170 300Q110 560 90 740Q300 780 510 740Q490 560 430 300Q450 170 378 130V60L360 60V140Q300 180 240 140V60z') +
          folds(c, 'M210 320Q180 540 170 740', 'M300 320Q300 560 290 750', 'M390 320Q420 540 430 740') +
          stroke('M172 300Q300 330 428 300', shade(c, -0.3), 7),
        770,
      )
    },
  }),
  skirt: kind({
    spot: 'HANG',
    colours: ['#efe8d9', '#6d4a34', '#2b2c30'],
    parts: ['HANGER_TAG'],
    draw: (pen) => ({
      width: 560,
      height: 640,
      body:
        stroke('M280 60V20Q280 -16 302 -16T322 10M120 70H440', '#8e9195', 8) +
        times(2, (index) => rect(150 + index * 220, 56, 40, 50, '#55585d', 6)) +
        times(14, (index) =>
          shape(`M${170 + index * 15.7} 110L${20 + index * 37} 620H${58 + index * 37}L${186 + index * 15.7} 110z`, pen.across(shade(pen.colour, 0.12), pen.colour, shade(pen.colour, -0.26))),
        ) +
        rect(166, 92, 228, 36, pen.roll(shade(pen.colour, -0.05)), 6),
    }),
  }),
  jeans: kind({
    spot: 'HANG',
    facts: { style: 'DENIM' },
    colours: ['#5f7fa8', '#9fb8d1', '#3a3d45'],
    parts: ['HANGER_TAG'],
    draw(pen, { style }) {
      const c = pen.colour
      const slim = style === 'LEGGINGS'
      const d = slim ? 'M170 60H430Q450 200 430 340L400 700H330L304 300H296L270 700H200L170 340Q150 200 170 60z' : 'M150 60H450L480 700H330L302 300H298L270 700H120z'
      return {
        width: 600,
        height: 710,
        body:
          cloth(pen, d, c, style === 'DENIM' ? 'DENIM' : pen.pattern) +
          folds(c, 'M298 300Q250 330 200 330', 'M302 300Q350 330 400 330', slim ? 'M220 500h50' : 'M150 520Q210 540 260 520', slim ? 'M330 500h50' : 'M340 540Q400 560 460 530') +
          rect(slim ? 168 : 148, 44, slim ? 264 : 304, slim ? 80 : 38, pen.roll(shade(c, slim ? 0.04 : -0.1)), 6) +
          (slim
            ? ''
            : style === 'DENIM'
              ? stroke('M160 110Q220 190 270 84M440 110Q380 190 330 84M300 84V220Q330 230 330 84', '#d9a24a', 3.5) +
                times(5, (index) => rect(160 + index * 66, 38, 14, 50, shade(c, -0.14), 2)) +
                disc(300, 64, 11, '#c9a24a') +
                stroke('M124 684H266M334 684H476', '#d9a24a', 3) +
                shape('M180 200Q170 420 180 520Q230 420 230 240z', shade(c, 0.3), 0.35)
              : stroke('M210 90V690M396 90V690', shade(c, -0.2), 4, 0.7) + stroke('M160 100L200 170M440 100L400 170', shade(c, -0.35), 5) + disc(300, 62, 8, shade(c, 0.3))),
      }
    },
  }),
  suit: kind({
    spot: 'HANG',
    colours: ['#2b3550', '#45474c'],
    parts: ['HANGER_TAG'],
    draw: (pen) =>
      hung(
        shape('M180 480H420L440 760H320L302 560H298L280 760H160z', pen.gloss(shade(pen.colour, -0.2))) +
          cloth(pen, outline(560, 6)) +
          sides(pen.colour, 560) +
          shape('M232 56L300 340L368 56Q300 84 232 56z', '#f2f1ee') +
          shape('M286 84h28l-8 26 14 150-20 50-20-50 14-150z', '#7d2f3a') +
          shape('M232 56L180 130L240 160L220 190L300 350L250 130zM368 56L420 130L360 160L380 190L300 350L350 130z', shade(pen.colour, 0.1)) +
          stroke('M232 56L180 130L240 160L220 190L300 350L380 190L360 160L420 130L368 56', shade(pen.colour, -0.4), 4) +
          buttons(306, 390, 460, 2, '#17181b') +
          stroke('M300 350V560', shade(pen.colour, -0.45), 4) +
          rect(380, 220, 60, 12, '#f2f1ee', 2) +
          stroke('M160 440h80M360 440h80', shade(pen.colour, -0.4), 6),
        780,
      ),
  }),
  pajamas: kind({
    spot: 'HANG',
    facts: { plush: 0 },
    colours: ['#2b3550', '#a9c4dc', '#e9bfc1'],
    draw: (pen, { plush }) => ({
      width: 900,
      height: 620,
      body: `${cloth(pen, outline(540), pen.colour, plush ? 'FLEECE' : pen.pattern || 'CHECK') + shape('M226 50L300 150L374 50L400 100L320 190L300 160L280 190L200 100z', shade(pen.colour, 0.16)) + stroke('M300 160V550', shade(pen.colour, -0.3), 4) + buttons(312, 210, 500, 4, '#f2f1ee') + rect(360, 250, 84, 90, shade(pen.colour, 0.06), 6)}<g transform="translate(540 60)">${cloth(pen, 'M40 20H310L350 540H200L178 220H172L150 540H0z', pen.colour, plush ? 'FLEECE' : pen.pattern || 'CHECK')}${rect(36, 4, 278, 34, pen.roll(shade(pen.colour, -0.05)), 8)}</g>`,
    }),
  }),
  socks: kind({
    spot: 'TOP',
    facts: { count: 3, characters: 0 },
    colours: ['#f0efec', '#2b2c30'],
    parts: ['HANGER_TAG'],
    draw: (pen, { count, characters }) => ({
      width: 120 + count * 110,
      height: 440,
      body: times(count, (index) => {
        const c = characters ? (['#e9bfc1', '#a9c4dc', '#ecd46a', '#a9d1c4', '#c9c0dc'][index % 5] ?? '#eee') : pen.colour
        const x = 20 + index * 110
        return `<g transform="translate(${x} ${(index % 2) * 20})">${shape('M10 0H110V220Q120 260 170 290Q210 330 180 380Q150 410 90 380Q10 330 10 240z', pen.across(shade(c, 0.1), c, shade(c, -0.2)))}${shape('M10 0H110V60H10z', pen.tile(10, rect(0, 0, 10, 10, shade(c, 0.05)) + rect(0, 0, 4, 60, shade(c, -0.14))))}${characters ? disc(60, 130, 26, '#fbf6ea') + disc(50, 126, 4, '#33353a') + disc(70, 126, 4, '#33353a') : stroke('M34 130Q70 150 96 110', c < '#8' ? '#f0efec' : '#26272b', 8)}</g>`
      }),
    }),
  }),
  hanbok: kind({
    spot: 'HANG',
    colours: ['#efcdd0', '#33507f'],
    draw: (pen) =>
      hung(
        shape('M210 250Q100 460 60 740Q300 790 540 740Q500 460 390 250z', pen.across(shade(pen.colour, -0.14), shade(pen.colour, 0.1), pen.colour, shade(pen.colour, -0.2))) +
          folds(pen.colour, 'M230 300Q170 520 150 750', 'M300 300V760', 'M370 300Q430 520 450 750') +
          cloth(pen, 'M226 56Q300 90 374 56L450 90L566 300Q520 360 480 340L420 240L400 290H200L180 240L120 340Q80 360 34 300L150 90z', shade(pen.colour, 0.35)) +
          stroke('M236 50L330 220M364 50L300 150', '#fbfaf7', 17) +
          stroke('M320 220Q300 330 330 420M330 220Q360 310 390 400', '#8e2f45', 18),
        770,
      ),
  }),
  costume: kind({
    spot: 'HANG',
    colours: ['#3b2f45'],
    draw: (pen) =>
      hung(
        shape('M190 120Q40 460 60 700Q180 650 300 700Q420 650 540 700Q560 460 410 120z', pen.across('#241b2e', '#4a3a5d', '#2f2540', '#1a1422')) +
          folds('#3b2f45', 'M220 200Q160 450 170 660', 'M380 200Q440 450 430 660') +
          shape('M200 130L160 40L300 96L440 40L400 130Q300 190 200 130z', '#6d2a4a') +
          shape('M210 20L280 -160Q300 -190 330 -150L330 -120L390 20z', '#2b2238') +
          oval(300, 22, 150, 24, '#332945') +
          rect(232, -10, 136, 22, '#d9823a') +
          shape('M300 190L250 260H350z', '#d9823a'),
        720,
      ),
  }),
  dobok: kind({
    spot: 'HANG',
    facts: {},
    colours: ['#f2f1ee'],
    draw: (pen) =>
      hung(
        shape('M170 460H430L470 760H320L302 560H298L280 760H130z', pen.gloss('#e9e7e2')) +
          cloth(pen, outline(540, 14), '#f4f3ef') +
          sides('#f4f3ef', 540) +
          stroke('M236 50L330 300M364 50L270 300', '#26272b', 22) +
          rect(140, 390, 320, 34, pen.roll('#26272b'), 4) +
          stroke('M290 410L250 560M310 410L360 550', '#26272b', 28) +
          rect(340, 520, 34, 12, '#d9b766') +
          pen.text('태권도', 400, 250, 40, '#2b3550'),
        780,
      ),
  }),
  vest: kind({
    spot: 'HANG',
    facts: { style: 'SAFETY' },
    colours: ['#d9e04a'],
    draw(pen, { style }) {
      const d = 'M230 56L150 90L180 250L140 300V560Q300 580 460 560V300L420 250L450 90L370 56Q340 200 300 220T230 56z'
      if (style === 'RUN')
        return hung(
          shape(d, pen.gloss('#2f4a5d')) +
            shape(d, pen.tile(12, disc(4, 4, 2, '#17262f'))) +
            times(2, (index) => rect(176 + index * 140, 260, 110, 170, pen.gloss('#3f6478'), 16) + rect(206 + index * 140, 200, 40, 110, '#c9dde6', 14, 0.8)) +
            stroke('M240 330H360M240 460H360', '#e0603f', 9),
          590,
        )
      // A lot: one before the others.
      const behind = (index: number) =>
        moved(
          (4 - index) * 34,
          (4 - index) * 9,
          shape(d, pen.gloss(shade('#d9e63a', -0.06 * (4 - index)))) + stroke(d, '#9aa52c', 3) + stroke('M400 60V570', '#d5d9dc', 26) + stroke('M380 380H458M380 480H458', '#d5d9dc', 34),
        )
      return {
        ...hung(
          times(4, behind) +
            shape(d, pen.gloss('#d9e63a')) +
            stroke(d, '#9aa52c', 3) +
            stroke('M196 66V562M404 66V562', '#e9ecee', 30) +
            stroke('M157 380H443M157 480H443', '#e9ecee', 34) +
            stroke('M142 362H458M142 398H458M142 462H458M142 498H458', '#8f9a2a', 4) +
            stroke('M300 220V570', '#33353a', 9),
          610,
        ),
        width: 640,
      }
    },
  }),
  wetsuit: kind({
    spot: 'HANG',
    colours: ['#26272b'],
    draw: (pen) =>
      hung(
        shape(
          'M240 50Q300 70 360 50L430 90L520 360L470 380L410 230L420 420L440 760H330L302 520H298L270 760H160L180 420L190 230L130 380L80 360L170 90z',
          pen.across('#101113', '#3b3d42', '#26272b', '#0c0d0f'),
        ) +
          shape('M430 90L520 360L470 380L410 230L390 120zM170 90L80 360L130 380L190 230L210 120z', '#2f5a8a') +
          stroke('M300 70V330', '#8e9195', 8) +
          shape('M180 420L160 760H200L230 440zM420 420L440 760H400L370 440z', '#2f5a8a', 0.7),
        780,
      ),
  }),
  leggings: kind({
    spot: 'HANG',
    colours: ['#2b2c30', '#2b3550', '#4c4f38'],
    parts: ['HANGER_TAG'],
    draw: (pen) => ({
      width: 420,
      height: 700,
      body:
        cloth(pen, 'M100 0H320Q350 160 330 300Q320 480 300 690H240L216 280H204L180 690H120Q100 480 90 300Q70 160 100 0z') +
        rect(96, 0, 228, 84, pen.gloss(shade(pen.colour, 0.08)), 14) +
        folds(pen.colour, 'M204 280Q170 300 140 290', 'M216 280Q250 300 280 290', 'M130 500h50', 'M250 500h44') +
        disc(290, 62, 7, '#c9ccd0'),
    }),
  }),
  'baby-clothes': kind({
    spot: 'HANG',
    facts: { style: 'WRAP' },
    colours: ['#efe8d9', '#e9bfc1', '#a9c4dc'],
    parts: ['HANGER_TAG'],
    draw(pen, { style }) {
      const c = pen.colour
      if (style === 'ROMPER')
        return {
          width: 520,
          height: 620,
          body:
            cloth(pen, 'M190 30Q260 70 330 30L410 70L510 230L440 280L390 200L380 330L420 560Q380 600 290 590L262 420H258L230 590Q140 600 100 560L140 330L130 200L80 280L10 230L110 70z') +
            stroke('M260 60V420', shade(c, -0.2), 6) +
            buttons(260, 90, 400, 7, '#f7f6f2') +
            disc(330, 180, 34, '#d9b38a') +
            disc(308, 156, 12, '#d9b38a') +
            disc(352, 156, 12, '#d9b38a') +
            disc(320, 176, 4, '#33353a') +
            disc(340, 176, 4, '#33353a'),
        }
      if (style === 'SET')
        return {
          width: 760,
          height: 520,
          body: times(
            3,
            (index) =>
              `<g transform="translate(${index * 220} ${(index % 2) * 30}) scale(0.56)">${cloth(pen, outline(480), [c, '#a9c4dc', '#ecd9a0'][index] ?? c, index === 1 ? 'STRIPE' : '')}${times(6, (star) => disc(210 + (star % 3) * 90, 250 + Math.floor(star / 3) * 120, 15, ['#d9785a', '#5d8aa8', '#7fa07a'][star % 3] ?? '#c33'))}<g transform="translate(120 500)">${cloth(pen, 'M40 0H310L340 380H200L178 160H172L150 380H10z', [c, '#a9c4dc', '#ecd9a0'][index] ?? c)}</g></g>`,
          ),
        }
      if (style === 'DRESSES')
        return {
          width: 760,
          height: 520,
          body: times(
            3,
            (index) =>
              `<g transform="translate(${10 + index * 240} ${(index % 2) * 24})">${cloth(pen, 'M80 0L60 60V170L0 460Q110 490 230 460L170 170V60L150 0L130 0Q115 40 100 0z', ['#e9bfc1', '#f0efec', '#ecd46a'][index] ?? c)}${times(12, (dot) => disc(50 + (dot % 4) * 42, 230 + Math.floor(dot / 4) * 70, 9, ['#f7f6f2', '#d9785a', '#f7f6f2'][index] ?? '#fff'))}${stroke('M60 172Q115 190 170 172', '#c98a8a', 8)}</g>`,
          ),
        }
      return {
        width: 600,
        height: 480,
        body:
          cloth(pen, 'M220 30Q300 60 380 30L450 60L590 200L530 270L460 200V460Q300 480 140 460V200L70 270L10 200L150 60z') +
          stroke('M230 36L370 300M370 36L240 220', shade(c, -0.2), 7) +
          stroke('M370 300l60 30M370 300l70 -14', '#d9a892', 7) +
          times(10, (dot) => disc(180 + (dot % 5) * 60, 330 + Math.floor(dot / 5) * 70, 10, shade(c, -0.12))),
      }
    },
  }),
  'kids-puffer': kind({
    spot: 'HANG',
    colours: ['#3f6fb0', '#d9785a', '#ecd46a'],
    parts: ['HANGER_TAG'],
    draw: (pen) => ({
      width: 560,
      height: 480,
      body:
        cloth(pen, 'M190 60Q280 90 370 60L450 100L540 330Q510 370 460 350L430 240L436 450Q280 476 124 450L130 240L100 350Q50 370 20 330L110 100z') +
        quilted(pen.colour, 7, 130, 440, 130, 430) +
        shape('M180 70Q180 -30 280 -30T380 70Q280 120 180 70z', pen.gloss(shade(pen.colour, 0.1))) +
        oval(280, 50, 60, 34, '#33404f') +
        times(16, (index) => disc(190 + index * 12, 20 - Math.sin((index / 15) * Math.PI) * 46, 14, '#e6d3b6')) +
        stroke('M280 86V456', '#33404f', 8),
    }),
  }),
  bundle: kind({
    spot: 'TOP',
    colours: ['#8fa0ad'],
    draw: (pen) => ({
      width: 600,
      height: 480,
      body: times(6, (index) => {
        const c = ['#5f7fa8', '#e9bfc1', '#f0efec', '#6f7a5d', '#2b3550', '#d8c7ae'][index] ?? '#999'
        return (
          rect(20 + (index % 3) * 186, 20 + Math.floor(index / 3) * 226, 176, 210, pen.gloss(c), 16) +
          stroke(`M${36 + (index % 3) * 186} ${90 + Math.floor(index / 3) * 226}h144`, shade(c, -0.2), 4) +
          shape(`M${80 + (index % 3) * 186} ${20 + Math.floor(index / 3) * 226}q28 44 56 0z`, shade(c, -0.35))
        )
      }),
    }),
  }),
} satisfies Kinds
