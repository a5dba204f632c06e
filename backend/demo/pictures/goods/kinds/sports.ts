import { shade } from '../../background.ts'
import { type Kinds, kind } from '../kind.ts'
import type { Pen } from '../pen.ts'
import { disc, grid, moved, oval, rect, ring, roundedPath, shape, stroke, times, turned } from '../shapes.ts'
import { aslant, solid } from '../solid.ts'
import { glass, print, wheel } from './parts.ts'

function bike(pen: Pen, options: { bar: 'DROP' | 'FLAT' | 'RISE'; tyre: number; small?: boolean; motor?: boolean; kids?: boolean }): string {
  const c = pen.colour
  const r = options.small ? 92 : options.kids ? 110 : 140
  const y = 450 - r
  const [rear, fore, crank, seat, head] = [
    [150, y],
    [550, y],
    [320, y + (options.small ? 10 : 6)],
    [options.small ? 250 : 268, 160],
    [500, options.small ? 190 : 150],
  ] as const
  const tube = options.motor ? 26 : 15
  const line = (from: readonly [number, number], to: readonly [number, number], width = tube, colour = c) =>
    stroke(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, shade(colour, -0.3), width + 3) +
    stroke(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, colour, width) +
    stroke(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, shade(colour, 0.4), width * 0.25, 0.6)
  return (
    wheel(pen, rear[0], rear[1], r, { spokes: 22, tyre: options.tyre, rim: '#c9ccd0' }) +
    wheel(pen, fore[0], fore[1], r, { spokes: 22, tyre: options.tyre, rim: '#c9ccd0' }) +
    line(rear, crank, 9) +
    line(rear, [seat[0] + 6, seat[1] + 40], 8) +
    line(crank, [seat[0], seat[1] + 10]) +
    (options.small ? line([seat[0] + 8, 260], [490, 240]) : line([seat[0], seat[1] + 20], head) + line(crank, [head[0] + 4, head[1] + 30])) +
    line(head, fore, options.tyre > 0.13 ? 20 : 11, options.tyre > 0.13 ? '#33353a' : c) +
    line([seat[0], seat[1] + 20], [seat[0] - 8, options.small ? 60 : 110], 10, '#33353a') +
    (options.motor ? shape(`M${crank[0] - 10} ${crank[1] - 40}L${head[0] - 20} ${head[1] + 60}l24 24L${crank[0] + 30} ${crank[1]}z`, '#26272b') : '') +
    rect(seat[0] - 50, options.small ? 40 : 90, 96, 22, pen.gloss('#26272b'), 11) +
    line(head, [head[0] - 12, options.small ? 70 : 110], 10, '#33353a') +
    (options.bar === 'DROP'
      ? stroke('M486 108H540Q580 112 576 150Q566 176 530 168', '#26272b', 13)
      : options.bar === 'RISE'
        ? stroke(`M440 ${options.small ? 60 : 100}Q490 ${options.small ? 40 : 80} 510 ${options.small ? 70 : 110}`, '#26272b', 13)
        : stroke(`M450 ${options.small ? 66 : 106}H520`, '#26272b', 14)) +
    disc(crank[0], crank[1], 34, '#55585d') +
    disc(crank[0], crank[1], 22, '#8e9195') +
    stroke(`M${crank[0]} ${crank[1]}l26 60`, '#33353a', 10) +
    rect(crank[0] + 8, crank[1] + 56, 44, 12, '#26272b', 4) +
    stroke(`M${rear[0]} ${rear[1] - 12}L${crank[0]} ${crank[1] - 32}M${rear[0]} ${rear[1] + 12}L${crank[0]} ${crank[1] + 32}`, '#26272b', 3) +
    (options.kids ? line(rear, [90, 450], 8, '#8e9195') + disc(84, 430, 30, '#33353a') + rect(430, 100, 20, 60, '#e9bfc1', 8) : '')
  )
}

export const sports = {
  'bicycle-road': kind({ spot: 'YARD', colours: ['#2b2c30', '#b5362f', '#2f4a8a'], draw: (pen) => ({ width: 700, height: 460, body: bike(pen, { bar: 'DROP', tyre: 0.05 }) }) }),
  'bicycle-mini': kind({ spot: 'YARD', colours: ['#24463a', '#8e2f2c', '#2b2c30'], draw: (pen) => ({ width: 660, height: 460, body: bike(pen, { bar: 'RISE', tyre: 0.1, small: true }) }) }),
  'bicycle-city': kind({
    spot: 'YARD',
    colours: ['#8e9195', '#4a6fa5'],
    draw: (pen) => ({
      width: 700,
      height: 460,
      body:
        bike(pen, { bar: 'RISE', tyre: 0.09 }) +
        rect(60, 152, 150, 13, '#55585d', 4) +
        stroke('M76 160L140 300M196 160L160 300', '#55585d', 7) +
        stroke('M3 330A148 148 0 0 1 245 197M476 182A148 148 0 0 1 686 252', pen.colour, 13) +
        shape('M512 84H648L630 164H530z', pen.volume('#a9855a')) +
        times(5, (index) => stroke(`M${520 + index * 4} ${98 + index * 14}H${640 - index * 4}`, '#7d5f3d', 4)) +
        rect(506, 76, 148, 13, '#7d5f3d', 6),
    }),
  }),
  'bicycle-mountain': kind({ spot: 'YARD', colours: ['#e07b39', '#26272b'], draw: (pen) => ({ width: 700, height: 460, body: bike(pen, { bar: 'FLAT', tyre: 0.17 }) }) }),
  'bicycle-kids': kind({
    spot: 'YARD',
    colours: ['#e9bfc1', '#4a6fa5', '#b5362f'],
    draw: (pen) => ({ width: 680, height: 470, body: bike(pen, { bar: 'RISE', tyre: 0.13, kids: true }) + shape('M520 130l70-10 10 60-66 10z', '#f0efec') }),
  }),
  'bicycle-electric': kind({
    spot: 'YARD',
    colours: ['#33353a', '#f0efec'],
    draw: (pen) => ({ width: 660, height: 460, body: bike(pen, { bar: 'FLAT', tyre: 0.15, small: true, motor: true }) + rect(70, 220, 130, 15, '#33353a', 4) }),
  }),
  'electric-scooter': kind({
    spot: 'YARD',
    colours: ['#26272b'],
    draw: (pen) => ({
      width: 620,
      height: 640,
      body:
        stroke('M470 560L420 60', '#33353a', 26) +
        stroke('M350 66H480', '#26272b', 17) +
        rect(330, 54, 60, 26, '#17181b', 12) +
        rect(450, 54, 60, 26, '#17181b', 12) +
        rect(396, 40, 50, 40, '#17181b', 8) +
        disc(424, 130, 17, '#f4efd9') +
        shape('M70 520H440L460 560Q300 580 90 560z', pen.gloss('#2b2d31')) +
        rect(110, 516, 280, 17, '#55585d', 8) +
        shape('M30 540Q60 470 140 520', 'none') +
        wheel(pen, 90, 576, 60, { tyre: 0.34 }) +
        wheel(pen, 490, 576, 60, { tyre: 0.34 }) +
        rect(100, 470, 60, 17, '#b5302a', 6) +
        stroke('M430 90Q390 300 440 500', '#b5302a', 4),
    }),
  }),
  'exercise-bike': kind({
    spot: 'ROOM',
    colours: ['#33353a'],
    draw: (pen) => ({
      width: 520,
      height: 600,
      body:
        stroke('M80 580H240M300 580H460', '#55585d', 24) +
        stroke('M160 570L240 250M380 570L330 200', '#8e9195', 24) +
        shape('M200 440Q210 300 330 290Q440 310 440 430Q430 520 320 530Q210 530 200 440z', pen.gloss('#33353a')) +
        disc(330, 410, 80, '#55585d') +
        disc(330, 410, 40, '#c0392b') +
        stroke('M320 410l-50 70', '#b9bcc0', 13) +
        rect(240, 470, 60, 17, '#17181b', 6) +
        rect(170, 224, 130, 36, pen.gloss('#26272b'), 17) +
        stroke('M330 200L400 130L380 80', '#55585d', 17) +
        rect(336, 90, 90, 66, '#17181b', 8) +
        rect(346, 100, 70, 40, '#9fb8a0', 4),
    }),
  }),
  treadmill: kind({
    spot: 'ROOM',
    colours: ['#33353a'],
    draw: (pen) =>
      solid(aslant(pen, 0.14), [
        {
          at: [0, 0, 0],
          size: [260, 46, 640],
          colour: '#33353a',
          top: rect(34, 20, 192, 600, '#1b1c1f') + times(2, (index) => rect(8 + index * 226, 0, 18, 640, '#8e9195')),
          front: rect(90, 14, 80, 20, '#55585d', 6),
        },
        { at: [10, 46, 20], size: [240, 30, 90], colour: '#26272b', layer: 1, top: rect(90, 20, 60, 40, '#9fd0b0', 4) },
      ]),
  }),
  'smart-trainer': kind({
    spot: 'ROOM',
    colours: ['#26272b'],
    draw: (pen) => ({
      width: 520,
      height: 420,
      body:
        stroke('M60 400L220 220M460 400L300 220', '#55585d', 30) +
        rect(20, 390, 130, 24, '#17181b', 10) +
        rect(370, 390, 130, 24, '#17181b', 10) +
        disc(250, 220, 170, pen.slant('#3b3d42', '#17181b')) +
        ring(250, 220, 140, '#4a90c9', 6) +
        disc(250, 220, 100, '#2b2d31') +
        times(5, (index) => rect(340 + index * 9, 150, 6, 140, '#b9bcc0')) +
        disc(350, 220, 20, '#c9ccd0') +
        pen.text('KICK', 250, 220, 46, '#f4f3f1'),
    }),
  }),
  dumbbells: kind({
    spot: 'ROOM',
    colours: ['#33353a'],
    draw(pen) {
      const bell = (y: number) =>
        rect(140, y + 40, 220, 34, pen.roll('#b9bcc0'), 8) +
        times(
          2,
          (side) =>
            rect(40 + side * 300, y, 50, 114, pen.roll('#2b2d31'), 14) + rect(90 + side * 270, y + 10, 44, 94, pen.roll('#3b3d42'), 12) + pen.text('10', 65 + side * 300, y + 56, 26, '#c9cbcf'),
        )
      return { width: 520, height: 330, body: moved(60, 0, bell(20)) + bell(190) }
    },
  }),
  'pull-up-bar': kind({
    spot: 'ROOM',
    colours: ['#33353a'],
    draw: (pen) => ({
      width: 480,
      height: 760,
      body:
        stroke('M110 740V40M370 740V40', '#33353a', 24) +
        stroke('M60 740H420M60 740L20 700M420 740L460 700', '#26272b', 24) +
        stroke('M20 60Q60 20 120 40H360Q420 20 460 60', '#55585d', 20) +
        rect(180, 240, 120, 150, pen.gloss('#26272b'), 10) +
        stroke('M110 400H20M370 400H460', '#55585d', 20) +
        rect(10, 384, 90, 26, '#b5302a', 12) +
        rect(380, 384, 90, 26, '#b5302a', 12) +
        stroke('M110 560H370', '#33353a', 17),
    }),
  }),
  'weight-bench': kind({
    spot: 'ROOM',
    colours: ['#26272b'],
    draw: (pen) => ({
      width: 640,
      height: 440,
      body:
        stroke('M120 420L200 260M480 420L420 260M60 420H180M420 420H540', '#55585d', 24) +
        stroke('M160 280H460', '#55585d', 24) +
        shape('M330 250L560 20L610 60L380 280z', pen.gloss('#26272b')) +
        rect(110, 226, 240, 50, pen.gloss('#2b2d31'), 14) +
        stroke('M340 266L600 70', '#b5302a', 6),
    }),
  }),
  'yoga-mat': kind({
    spot: 'TOP',
    colours: ['#6f5d8a', '#4f7058', '#2b2c30'],
    draw: (pen) => ({
      width: 620,
      height: 380,
      body: `${shape('M130 60H600L620 360H110z', pen.gloss(pen.colour)) + shape('M130 60H600L620 360H110z', pen.tile(13, disc(4, 4, 2, shade(pen.colour, -0.2)))) + rect(20, 40, 130, 330, pen.volume(pen.colour), 60) + oval(85, 366, 62, 14, shade(pen.colour, -0.3))}<ellipse cx="85" cy="366" rx="40" ry="9" fill="none" stroke="${shade(pen.colour, 0.2)}" stroke-width="4"/>${stroke('M300 90V330M230 200H380', shade(pen.colour, 0.3), 3, 0.6)}`,
    }),
  }),
  'foam-roller': kind({
    spot: 'TOP',
    colours: ['#e07b39', '#2b2c30', '#5fb9b4'],
    draw: (pen) => ({
      width: 620,
      height: 240,
      body:
        rect(40, 10, 560, 220, pen.roll(pen.colour), 30) +
        grid(8, 3, (column, row) => rect(90 + column * 62, 30 + row * 68, 44, 46, shade(pen.colour, -0.16), 10)) +
        oval(60, 120, 50, 110, pen.gloss('#26272b')) +
        oval(60, 120, 34, 80, '#0c0d0f'),
    }),
  }),
  'massage-gun': kind({
    spot: 'TOP',
    colours: ['#26272b'],
    boxed: true,
    parts: ['POUCH', 'CHARGER'],
    draw: (pen) => ({
      width: 480,
      height: 520,
      body:
        shape('M120 60H380Q420 70 420 140T370 220H260L230 480Q220 516 170 510T130 460L140 210Q80 200 80 140T120 60z', pen.gloss('#2b2d31')) +
        rect(20, 110, 80, 60, pen.roll('#55585d'), 10) +
        disc(16, 140, 50, pen.ball('#3b3d42')) +
        rect(380, 90, 60, 100, '#3f6fb0', 20) +
        rect(160, 250, 50, 120, '#17181b', 20) +
        times(3, (index) => disc(185, 280 + index * 30, 6, '#7fd08a')),
    }),
  }),
  ball: kind({
    spot: 'YARD',
    facts: { style: 'BASKET' },
    colours: ['#c9703f'],
    draw(pen, { style }) {
      const c = style === 'BASKET' ? '#c9703f' : style === 'VOLLEY' ? '#ecc94a' : style === 'BOWL' ? '#2f3f7a' : '#f4f3f1'
      const marks: Readonly<Record<string, string>> = {
        BASKET: stroke('M200 4V396M4 200H396M70 60Q170 200 70 340M330 60Q230 200 330 340', '#33241a', 7),
        VOLLEY:
          shape('M200 4A196 196 0 0 1 396 200Q300 150 200 4zM200 396A196 196 0 0 1 4 200Q100 250 200 396z', '#2f5fa8') +
          stroke('M200 4Q300 150 396 200M150 10Q260 180 380 260M200 396Q100 250 4 200M250 390Q140 220 20 140', '#c9a63a', 5),
        SOCCER:
          shape('M200 130l66 48-25 78h-82l-25-78z', '#26272b') +
          times(5, (index) => turned(index * 72, 200, 200, shape('M200 4l60 20-20 46h-80l-20-46z', '#26272b') + stroke('M200 130V70', '#55585d', 5))),
        BOWL: oval(150, 110, 17, 13, '#0c0d1a') + oval(200, 90, 17, 13, '#0c0d1a') + oval(190, 150, 19, 15, '#0c0d1a') + stroke('M40 240Q140 180 240 280T380 260', '#6f8fd0', 17, 0.5),
      }
      return {
        width: 400,
        height: 400,
        body:
          disc(200, 200, 197, pen.ball(c)) +
          (style === 'BASKET' ? disc(200, 200, 197, pen.tile(9, disc(3, 3, 1.4, '#a9562a'))) : '') +
          (marks[style] ?? '') +
          disc(200, 200, 197, pen.round('#ffffff33', '#ffffff00', '#00000000', '#00000066')),
      }
    },
  }),
  glove: kind({
    spot: 'TOP',
    colours: ['#a8662f'],
    draw: (pen) => ({
      width: 520,
      height: 500,
      body:
        shape(
          'M60 330Q10 200 60 170Q90 160 110 200L120 80Q130 40 160 60L180 190L200 40Q220 4 250 40L252 190L290 50Q316 20 336 60L322 210L390 120Q430 100 430 150L380 320Q360 470 230 486Q100 490 60 330z',
          pen.gloss('#a8662f'),
        ) +
        stroke('M120 200Q130 280 160 320M190 190V300M256 196Q250 260 250 310M322 212Q310 280 290 330', '#6d3f1a', 6) +
        shape('M60 170Q40 70 110 60Q140 90 120 200z', pen.gloss('#8f5526')) +
        stroke('M70 120H116M66 150H118', '#e9dcc3', 6) +
        disc(240, 370, 80, pen.ball('#f4f1ea')) +
        stroke('M190 310Q230 370 190 430M290 310Q250 370 290 430', '#c0392b', 5) +
        oval(230, 460, 60, 20, '#8f5526'),
    }),
  }),
  racket: kind({
    spot: 'TOP',
    facts: { style: 'TENNIS' },
    colours: ['#2f62b0', '#b5302a', '#33503f'],
    parts: ['POUCH'],
    draw(pen, { style }) {
      const c = pen.colour
      if (style === 'TABLE')
        return {
          width: 480,
          height: 560,
          body:
            turned(
              -14,
              200,
              250,
              disc(200, 190, 180, '#26272b'),
              disc(200, 184, 178, pen.gloss('#b5302a')),
              shape('M120 340L170 380V540Q200 566 230 540V380L280 340Q200 380 120 340z', pen.volume('#d9b38a')),
            ) +
            disc(400, 420, 56, pen.ball('#f7f4ea')) +
            disc(330, 500, 50, pen.ball('#e8a23a')),
        }
      const thin = style === 'SHUTTLE'
      const [rx, ry] = thin ? [110, 140] : [150, 190]
      return {
        width: 400,
        height: 720,
        body: `<ellipse cx="200" cy="${ry + 16}" rx="${rx}" ry="${ry}" fill="${pen.tile(thin ? 12 : 17, stroke('M0 0V17M0 0H17', '#f4f3e6', 1.6))}" stroke="${c}" stroke-width="${thin ? 13 : 24}"/>${thin ? stroke(`M200 ${ry * 2 + 20}V520`, '#55585d', 11) : stroke(`M130 ${ry * 2 - 20}Q190 ${ry * 2 + 50} 196 480M270 ${ry * 2 - 20}Q210 ${ry * 2 + 50} 204 480`, c, 20)}${rect(thin ? 184 : 176, thin ? 510 : 470, thin ? 32 : 48, thin ? 200 : 240, pen.volume('#26272b'), 12)}${times(9, (index) => stroke(`M${thin ? 184 : 176} ${530 + index * 20}l${thin ? 32 : 48} -12`, '#55585d', 3))}${thin ? moved(300, 520, shape('M0 0L60 -110L110 -80L30 30z', '#f7f6f2') + disc(14, 22, 24, pen.ball('#f0e6d0'))) : disc(330, 600, 54, pen.ball('#cfe04a')) + stroke('M290 570Q330 600 300 644', '#f4f3f1', 6)}`,
      }
    },
  }),
  'golf-club': kind({
    spot: 'TOP',
    facts: { style: 'DRIVER' },
    colours: ['#26272b'],
    parts: ['POUCH'],
    draw(pen, { style }) {
      const shaft = (x: number) => rect(x - 5, 120, 10, 440, pen.volume('#c9ccd0')) + rect(x - 9, 20, 18, 150, pen.volume('#26272b'), 8)
      if (style === 'IRONS')
        return {
          width: 600,
          height: 680,
          body: times(7, (index) =>
            moved(
              index * 82,
              index * 8,
              shaft(40),
              shape('M34 550H48L110 590Q120 640 60 640Q24 630 30 590z', pen.slant('#eef0f2', '#a9adb2', '#d9dbde')) +
                times(4, (line) => stroke(`M50 ${594 + line * 10}h44`, '#6d7075', 2.5)) +
                pen.text(String(index + 4), 46, 620, 17, '#55585d'),
            ),
          ),
        }
      if (style === 'PUTTER')
        return {
          width: 300,
          height: 700,
          body:
            shaft(150) +
            shape('M140 550H160V600H250Q270 610 262 640H60Q50 610 80 600H140z', pen.slant('#e9eaec', '#8e9195')) +
            rect(80, 612, 160, 13, '#26272b', 3) +
            disc(180, 604, 5, '#b5302a') +
            rect(138, 20, 24, 170, pen.volume('#b5302a'), 10),
        }
      return {
        width: 340,
        height: 720,
        body:
          shaft(110) +
          shape('M96 550H124Q240 540 310 600Q340 660 260 690Q150 716 90 660Q80 600 96 550z', pen.gloss('#26272b')) +
          shape('M92 580Q80 640 110 676Q130 640 120 590z', pen.slant('#e0563f', '#8e2f2c')) +
          stroke('M160 600Q230 590 270 620', '#8e9195', 4),
      }
    },
  }),
  'golf-bag': kind({
    spot: 'ROOM',
    facts: { clubs: 1 },
    colours: ['#f0efec', '#26272b', '#2f4a8a'],
    draw: (pen, { clubs }) => ({
      width: 400,
      height: 760,
      body:
        (clubs
          ? times(
              7,
              (index) =>
                stroke(`M${130 + index * 22} 180L${100 + index * 30} ${60 - (index % 3) * 16}`, '#c9ccd0', 7) +
                (index % 2 ? oval(96 + index * 30, 46 - (index % 3) * 16, 36, 28, pen.ball('#26272b')) : shape(`M${90 + index * 30} ${70 - (index % 3) * 16}l46 -10 10 -34 -40 -10z`, '#d9dbde')),
            )
          : '') +
        rect(90, 160, 220, 580, pen.volume(pen.colour), 40) +
        oval(200, 176, 112, 30, '#26272b') +
        rect(80, 160, 240, 50, pen.volume('#26272b'), 20) +
        rect(140, 420, 190, 260, pen.gloss(shade(pen.colour, -0.06)), 24) +
        stroke('M150 450H320', '#55585d', 5) +
        rect(150, 250, 150, 120, pen.gloss(shade(pen.colour, 0.06)), 18) +
        stroke('M96 230Q20 360 90 560', '#33353a', 26) +
        pen.text('GOLF', 225, 310, 46, pen.colour < '#8' ? '#f0efec' : '#26272b') +
        rect(86, 716, 228, 34, '#26272b', 10),
    }),
  }),
  rangefinder: kind({
    spot: 'TOP',
    facts: { yellow: 0 },
    colours: ['#26272b'],
    boxed: true,
    parts: ['POUCH'],
    draw: (pen) => ({
      width: 520,
      height: 380,
      body:
        rect(10, 70, 480, 290, pen.gloss('#2b2d31'), 80) +
        disc(120, 170, 92, '#17181b') +
        glass(pen, 120, 170, 70) +
        disc(120, 310, 36, '#17181b') +
        glass(pen, 120, 310, 28) +
        rect(250, 30, 130, 50, pen.gloss('#b5302a'), 20) +
        rect(280, 150, 170, 120, '#f0efec', 20, 0.95) +
        pen.text('PRO X', 365, 210, 44, '#26272b'),
    }),
  }),
  'bike-computer': kind({
    spot: 'TOP',
    colours: ['#26272b'],
    boxed: true,
    parts: ['CABLE'],
    draw: (pen) => ({
      width: 320,
      height: 520,
      body:
        rect(0, 0, 320, 510, pen.gloss('#26272b'), 50) +
        rect(30, 40, 260, 400, '#dfe6dc', 10) +
        pen.text('28.4', 160, 110, 84, '#26302a') +
        print(50, 170, 220, 1, 8, '#8e9195') +
        pen.text('1:42:08', 160, 220, 44, '#26302a') +
        shape('M40 420L90 340L130 380L190 290L240 350L280 310V430H40z', '#7fa0b8') +
        times(3, (index) => rect(50 + index * 80, 462, 60, 24, '#55585d', 10)),
      edge: { outline: roundedPath(0, 0, 320, 510, 50), depth: 60, colour: '#111214' },
    }),
  }),
  helmet: kind({
    spot: 'TABLE',
    facts: { style: 'MOTO' },
    colours: ['#26272b', '#f0efec', '#b5302a'],
    boxed: true,
    parts: ['POUCH'],
    draw: (pen, { style }) =>
      style === 'BIKE'
        ? {
            width: 560,
            height: 380,
            body:
              stroke('M120 260Q160 380 260 370M430 270Q380 360 300 370', '#33353a', 13) +
              shape('M30 240Q30 40 280 30T540 230Q520 290 440 280Q300 250 100 290Q40 290 30 240z', pen.gloss(pen.colour)) +
              times(5, (index) =>
                shape(
                  `M${100 + index * 76} ${220 - Math.abs(index - 2) * -14}Q${110 + index * 74} ${110 + Math.abs(index - 2) * 14} ${150 + index * 64} ${86 + Math.abs(index - 2) * 14}Q${150 + index * 68} 160 ${140 + index * 72} 214z`,
                  '#17181b',
                ),
              ),
          }
        : {
            width: 520,
            height: 480,
            body:
              shape('M40 300Q10 40 260 20Q490 30 500 260Q500 330 470 400Q440 450 380 440L300 460H170Q70 450 40 300z', pen.ball(pen.colour)) +
              shape('M220 150Q400 120 492 210L488 290Q400 330 260 310Q200 240 220 150z', '#17181b') +
              shape('M236 166Q390 140 480 214L478 276Q400 308 270 292Q220 236 236 166z', pen.slant('#55708a', '#1f2630', '#0e1116')) +
              stroke('M260 180Q380 160 450 210', '#ffffff', 6, 0.5) +
              rect(380, 350, 90, 26, '#26272b', 10) +
              shape('M60 150Q140 60 240 60Q140 110 90 250z', pen.colour === '#26272b' ? '#b5302a' : '#26272b', 0.85) +
              disc(228, 240, 22, '#55585d'),
          },
  }),
  goggles: kind({
    spot: 'TOP',
    facts: { style: 'SKI' },
    colours: ['#26272b', '#3f6fb0'],
    boxed: true,
    parts: ['POUCH'],
    draw: (pen, { style }) =>
      style === 'SWIM'
        ? {
            width: 600,
            height: 280,
            body:
              stroke('M60 140Q-20 60 100 30T500 30T540 140', '#26272b', 13) +
              stroke('M70 160Q10 240 140 260H460Q590 240 530 160', '#26272b', 13) +
              times(
                2,
                (index) =>
                  oval(170 + index * 260, 150, 120, 76, '#26272b') +
                  oval(170 + index * 260, 148, 96, 56, pen.slant('#8fc0d9', '#3f6fb0', '#2b3a6b')) +
                  oval(140 + index * 260, 128, 34, 12, '#fff', 0.5),
              ) +
              stroke('M280 150Q300 130 320 150', '#26272b', 17),
          }
        : style === 'SNORKEL'
          ? {
              width: 520,
              height: 560,
              body:
                rect(230, 0, 50, 180, pen.volume('#e0803f'), 20) +
                shape('M60 300Q50 120 255 110T450 300Q440 520 255 550T60 300z', pen.gloss('#26272b')) +
                shape('M90 290Q90 150 255 140T420 290Q410 350 255 350T90 290z', pen.slant('#dff0f6', '#a9cfe0', '#cfe6ee')) +
                shape('M200 370Q255 340 310 370L330 480Q255 530 180 480z', pen.slant('#cfe6ee', '#8fb8cc')) +
                stroke('M60 250Q-10 300 50 360M450 250Q520 300 460 360', '#55585d', 26),
            }
          : {
              width: 600,
              height: 340,
              body:
                stroke('M30 120Q-10 30 120 20H480Q610 30 570 120', '#33353a', 46) +
                shape('M40 100Q300 20 560 100Q590 180 550 260Q480 320 400 280Q340 210 300 210T200 280Q120 320 50 260Q10 180 40 100z', pen.gloss('#26272b')) +
                shape('M64 116Q300 44 536 116Q560 180 530 240Q480 290 410 256Q350 186 300 186T190 256Q120 290 70 240Q40 180 64 116z', pen.slant('#e0903f', '#b55a8a', '#3f6fb0')) +
                oval(190, 120, 90, 20, '#ffffff', 0.4),
            },
  }),
  fins: kind({
    spot: 'TOP',
    colours: ['#3f6fb0', '#e0803f'],
    draw: (pen) => ({
      width: 560,
      height: 600,
      body: times(2, (index) =>
        moved(
          index * 270,
          index * 10,
          shape('M60 200H210L260 560Q130 600 20 560z', pen.gloss(pen.colour)) +
            stroke('M90 220L70 550M135 220V570M180 220L210 550', shade(pen.colour, -0.3), 9) +
            shape('M50 60Q60 10 135 10T220 60L216 220H54z', pen.gloss('#26272b')) +
            oval(135, 60, 56, 36, '#0c0d0f'),
        ),
      ),
    }),
  }),
  'boxing-gloves': kind({
    spot: 'TOP',
    colours: ['#b5302a', '#26272b'],
    draw(pen) {
      const glove = (x: number, mirror: number) =>
        `<g transform="translate(${x} 0) scale(${mirror} 1)">${shape('M60 420L50 210Q10 100 70 40Q150 -10 230 40Q270 100 250 220L230 420z', pen.ball(pen.colour))}${shape('M240 130Q300 100 300 190Q290 270 240 280z', pen.ball(pen.colour))}${stroke('M90 230Q160 260 230 220', shade(pen.colour, -0.35), 6)}${rect(50, 400, 190, 110, pen.volume('#f0efec'), 16)}${rect(50, 430, 190, 40, pen.colour)}</g>`
      return { width: 640, height: 520, body: glove(320, -1) + glove(330, 1) }
    },
  }),
  snowboard: kind({
    spot: 'ROOM',
    facts: { style: 'SNOW' },
    colours: ['#2f4a6b', '#b5563f', '#33353a'],
    draw: (pen, { style }) =>
      style === 'SKATE'
        ? {
            width: 680,
            height: 200,
            body:
              shape('M20 60Q60 40 90 90H590Q620 40 660 60Q650 130 580 130H100Q30 130 20 60z', pen.gloss('#a8764a')) +
              rect(100, 86, 480, 13, '#26272b') +
              [150, 530]
                .map(
                  (x) =>
                    shape(`M${x - 36} 130h72l-14 24h-44z`, '#b9bcc0') +
                    disc(x - 26, 164, 32, '#e0803f') +
                    disc(x + 26, 164, 32, '#e0803f') +
                    disc(x - 26, 164, 11, '#33353a') +
                    disc(x + 26, 164, 11, '#33353a'),
                )
                .join(''),
          }
        : {
            width: 220,
            height: 780,
            body:
              shape('M110 0Q210 0 210 110Q180 390 210 670Q210 780 110 780T10 670Q40 390 10 110Q10 0 110 0z', pen.slant(shade(pen.colour, 0.25), pen.colour, shade(pen.colour, -0.3))) +
              shape('M30 500L110 360L190 500Q190 560 200 640H20Q30 560 30 500z', '#f0e6d0', 0.85) +
              shape('M50 560L110 450L170 560z', shade(pen.colour, -0.4)) +
              [230, 560].map((y) => times(4, (dot) => disc(86 + (dot % 2) * 48, y + Math.floor(dot / 2) * 40, 6, '#26272b'))).join('') +
              pen.text('RIDE', 110, 130, 60, '#f4f1e6'),
          },
  }),
  surfboard: kind({
    spot: 'YARD',
    facts: { style: 'SURF' },
    colours: ['#f0e6d0', '#a9d1e0'],
    draw: (pen, { style }) => ({
      width: 240,
      height: 780,
      body:
        shape('M120 0Q230 160 226 420Q220 700 170 770H70Q20 700 14 420Q10 160 120 0z', pen.across(shade(pen.colour, -0.1), shade(pen.colour, 0.3), pen.colour, shade(pen.colour, -0.14))) +
        (style === 'SUP'
          ? shape('M50 300H190V620H50z', '#5d8aa8', 0.8) + rect(104, 420, 32, 24, '#26272b', 8) + stroke('M60 150L180 210M180 150L60 210', '#26272b', 6)
          : rect(116, 16, 8, 750, '#a8764a') + shape('M20 500Q120 440 220 500V540Q120 480 20 540z', '#e0803f') + shape('M18 560Q120 500 222 560V584Q120 524 18 584z', '#3f8ab0')) +
        (style === 'SUP' ? stroke('M228 40V640', '#33353a', 9) + oval(228, 690, 26, 66, '#33353a') : ''),
    }),
  }),
} satisfies Kinds
