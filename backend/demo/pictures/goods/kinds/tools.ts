import { shade } from '../../background.ts'
import { type Kinds, kind } from '../kind.ts'
import { disc, moved, oval, rect, ring, roundedPath, shape, stroke, times, turned } from '../shapes.ts'
import { solid } from '../solid.ts'
import { dots, knob, print } from './parts.ts'

export const tools = {
  drill: kind({
    spot: 'TABLE',
    facts: { style: 'DRILL' },
    colours: ['#1f5f8a', '#1f7f7a', '#e0b030'],
    boxed: true,
    parts: ['CHARGER', 'MANUAL'],
    draw(pen, { style }) {
      const c = pen.colour
      const battery = rect(190, 430, 220, 90, pen.gloss('#26272b'), 16) + rect(200, 416, 190, 30, shade(c, -0.3), 6) + times(3, (index) => disc(340 + index * 17, 480, 5, '#7fd08a'))
      if (style === 'HAMMER')
        return {
          width: 680,
          height: 460,
          body:
            rect(0, 130, 120, 26, pen.roll('#8e9195'), 4) +
            times(6, (index) => stroke(`M${8 + index * 18} 156l13 -26`, '#55585d', 5)) +
            rect(110, 100, 120, 90, pen.roll('#26272b'), 20) +
            rect(220, 60, 320, 170, pen.gloss(c), 40) +
            rect(280, 210, 70, 200, pen.volume('#26272b'), 26) +
            shape('M520 80Q680 100 650 260Q630 400 530 420L500 340Q570 300 540 220z', pen.gloss(shade(c, -0.1))) +
            rect(470, 240, 34, 70, '#b5302a', 8) +
            dots(pen, 420, 90, 90, 90, 15, '#17181b') +
            stroke('M560 420Q600 450 670 440', '#26272b', 13),
        }
      if (style === 'IMPACT')
        return {
          width: 500,
          height: 540,
          body:
            rect(20, 116, 60, 40, pen.roll('#8e9195'), 4) +
            shape('M70 90Q100 70 160 66V210Q100 206 70 190z', pen.roll('#33353a')) +
            rect(150, 50, 210, 170, pen.gloss(c), 40) +
            rect(340, 80, 50, 110, pen.gloss('#26272b'), 17) +
            shape('M230 200H350L370 440H240z', pen.volume(shade(c, -0.05))) +
            shape('M256 220H330L350 420H264z', '#26272b') +
            rect(216, 230, 34, 60, '#17181b', 10) +
            battery +
            pen.text('18V', 270, 136, 40, '#f4f3f1'),
        }
      return {
        width: 540,
        height: 540,
        body:
          rect(0, 124, 90, 17, pen.roll('#c9ccd0')) +
          shape('M80 100L150 76V190L80 166z', pen.roll('#26272b')) +
          rect(140, 70, 50, 126, pen.roll('#33353a'), 8) +
          rect(180, 50, 290, 170, pen.gloss(c), 44) +
          dots(pen, 380, 90, 70, 90, 14, '#17181b') +
          shape('M240 200H370L380 440H250z', pen.volume(c)) +
          shape('M262 220H350L358 420H272z', '#26272b') +
          rect(226, 230, 34, 66, '#b5302a', 10) +
          battery,
      }
    },
  }),
  'tool-combo': kind({
    spot: 'TABLE',
    colours: ['#e0b030'],
    boxed: true,
    draw: (pen) => ({
      width: 680,
      height: 440,
      body:
        rect(20, 270, 640, 160, pen.gloss('#26272b'), 20) +
        rect(270, 244, 140, 36, '#33353a', 12) +
        rect(60, 320, 200, 60, pen.colour, 6) +
        moved(
          40,
          10,
          rect(0, 70, 40, 13, '#c9ccd0'),
          rect(36, 46, 50, 60, pen.roll('#26272b'), 8),
          rect(80, 30, 160, 100, pen.gloss(pen.colour), 26),
          shape('M120 120H190L196 240H126z', pen.volume('#26272b')),
          rect(100, 220, 120, 46, '#26272b', 8),
        ) +
        moved(
          360,
          10,
          rect(16, 66, 30, 22, '#8e9195'),
          rect(40, 36, 70, 84, pen.roll('#33353a'), 12),
          rect(100, 26, 130, 104, pen.gloss(pen.colour), 26),
          shape('M130 120H196L200 240H134z', pen.volume('#26272b')),
          rect(110, 220, 120, 46, '#26272b', 8),
        ),
    }),
  }),
  grinder: kind({
    spot: 'TABLE',
    facts: { sander: 0 },
    colours: ['#1f6f6a', '#33353a'],
    boxed: true,
    draw: (pen, { sander }) =>
      sander
        ? {
            width: 460,
            height: 420,
            body:
              oval(220, 380, 170, 34, '#c9a86a') +
              oval(220, 360, 170, 34, '#33353a') +
              rect(90, 180, 260, 170, pen.volume('#f0efec'), 40) +
              shape('M70 190Q70 40 230 30T390 160Q400 210 350 210H100Q70 210 70 190z', pen.gloss('#2b4f3f')) +
              rect(330, 220, 130, 50, pen.roll('#26272b'), 17) +
              rect(180, 100, 90, 40, '#3f8a5d', 10) +
              stroke('M380 110Q460 120 456 200', '#26272b', 11),
          }
        : {
            width: 680,
            height: 320,
            body:
              shape('M180 100Q200 70 280 70H600Q650 80 650 130T600 190H280Q200 190 180 170z', pen.roll(pen.colour)) +
              rect(400, 70, 180, 120, pen.roll('#26272b'), 30) +
              rect(130, 80, 110, 120, pen.gloss('#8e9195'), 24) +
              oval(120, 216, 120, 34, '#8a8d91') +
              oval(120, 212, 44, 13, '#55585d') +
              shape('M0 200Q20 120 130 120T240 200z', '#55585d') +
              rect(150, 10, 50, 90, pen.volume('#26272b'), 20) +
              rect(300, 60, 90, 20, '#17181b', 8) +
              stroke('M650 130Q690 150 670 250', '#26272b', 13),
          },
  }),
  jigsaw: kind({
    spot: 'TABLE',
    colours: ['#1f7f7a'],
    boxed: true,
    draw: (pen) => ({
      width: 560,
      height: 440,
      body:
        rect(40, 340, 440, 24, pen.roll('#8e9195'), 4) +
        shape('M150 360H172L166 430L158 440z', '#c9ccd0') +
        times(6, (index) => shape(`M150 ${372 + index * 10}l-8 5 8 5z`, '#8e9195')) +
        shape('M90 340Q70 180 140 90Q200 30 340 40H480Q520 60 510 120Q490 160 420 150H330Q300 160 300 220Q360 260 400 340z', pen.gloss(pen.colour)) +
        shape('M300 100H430V120H300z', '#26272b') +
        rect(110, 220, 120, 90, '#26272b', 17) +
        rect(350, 140, 60, 26, '#17181b', 8) +
        stroke('M510 90Q560 110 556 220', '#26272b', 13),
    }),
  }),
  'mitre-saw': kind({
    spot: 'TABLE',
    colours: ['#1f5f8a'],
    draw: (pen) => ({
      width: 680,
      height: 480,
      body:
        shape('M20 400H660L620 470H60z', pen.gloss('#8e9195')) +
        rect(60, 360, 560, 50, pen.roll('#b9bcc0'), 6) +
        rect(320, 350, 13, 60, '#26272b') +
        stroke('M420 360L500 120', '#55585d', 26) +
        disc(320, 240, 150, pen.slant('#e3e5e7', '#8e9195')) +
        times(30, (index) => turned(index * 12, 320, 240, shape('M316 92l8-12 8 12z', '#6d7075'))) +
        shape('M170 220Q180 80 320 76T470 220z', pen.gloss(pen.colour)) +
        rect(400, 150, 170, 100, pen.gloss(shade(pen.colour, -0.1)), 26) +
        disc(320, 240, 34, '#26272b') +
        stroke('M270 90Q230 20 320 10T400 70', '#26272b', 26),
    }),
  }),
  'brush-cutter': kind({
    spot: 'YARD',
    colours: ['#e0803f', '#3f7a4a', '#c0392b'],
    draw: (pen) => ({
      width: 860,
      height: 330,
      body:
        // The shaft with its carrying ring, and the handlebar.
        stroke('M96 262L640 196', '#8e9195', 18) +
        stroke('M96 258L640 192', '#e9ecee', 5, 0.8) +
        stroke('M430 222L398 84Q394 66 366 66H336M440 220L520 112Q530 98 560 100H588', '#33353a', 13) +
        stroke('M336 66H302M588 100H622', '#17181b', 30) +
        rect(594, 112, 16, 30, '#b5302a', 6) +
        rect(412, 200, 44, 40, '#26272b', 8) +
        ring(500, 196, 15, '#8e9195', 6) +
        stroke('M622 106Q690 96 700 150', '#17181b', 5) +
        // The guard before the blade.
        shape('M150 214Q214 236 214 300L170 316Q160 262 118 250z', pen.gloss('#33353a')) +
        times(24, (index) => turned(index * 15, 84, 264, shape('M80 184l2-22 16 18z', '#b9bdc2'))) +
        disc(84, 264, 84, pen.slant('#eef0f2', '#8e9195')) +
        ring(84, 264, 66, '#a9adb2', 2) +
        times(6, (index) => turned(index * 60, 84, 264, disc(84, 218, 9, '#6d7176'))) +
        disc(84, 264, 30, pen.ball('#5a5e63')) +
        disc(84, 264, 12, '#b5302a') +
        // The engine: clutch case, cover with its fins, starter, exhaust and tank.
        shape('M626 168L690 150V240L626 216z', pen.roll('#3b3d42')) +
        rect(680, 110, 150, 130, pen.gloss(pen.colour), 26) +
        shape('M700 110Q754 60 806 110z', pen.gloss(shade(pen.colour, -0.2))) +
        times(5, (index) => rect(700, 128 + index * 13, 44, 6, shade(pen.colour, -0.4), 3)) +
        disc(784, 176, 44, '#26272b') +
        times(12, (index) => turned(index * 30, 784, 176, rect(781, 140, 6, 22, '#4a4d52', 3))) +
        disc(784, 176, 14, '#8e9195') +
        rect(806, 124, 50, 18, '#17181b', 8) +
        rect(676, 236, 140, 60, pen.down('#f3efe0', '#d5cfba'), 16) +
        rect(680, 268, 132, 26, '#e0b46a', 12, 0.7) +
        rect(700, 226, 30, 18, '#17181b', 5) +
        stroke('M672 304H820', '#26272b', 12),
    }),
  }),
  'tool-case': kind({
    spot: 'TOP',
    facts: { style: 'SOCKETS' },
    colours: ['#26272b'],
    draw: (pen, { style }) => ({
      width: 660,
      height: 480,
      body:
        rect(0, 0, 660, 480, pen.gloss('#2b2d31'), 26) +
        rect(16, 16, 628, 448, style === 'HOME' ? '#8e2f2c' : '#3b3d42', 14) +
        (style === 'HOME'
          ? moved(40, 50, rect(0, 20, 180, 50, pen.roll('#d9a24a'), 14), rect(170, 0, 60, 90, pen.volume('#8e9195'), 8)) +
            times(5, (index) => moved(300, 40 + index * 40, rect(0, 0, 110, 26, pen.roll(index % 2 ? '#e0b030' : '#2f62b0'), 10), rect(110, 8, 160, 10, pen.roll('#c9ccd0'), 3))) +
            moved(50, 180, stroke('M20 200L90 90L70 20M150 200L80 90L110 20', '#c0392b', 26), disc(86, 90, 17, '#8e9195')) +
            moved(300, 270, rect(0, 40, 270, 34, pen.roll('#c9ccd0'), 10), disc(20, 56, 40, '#c9ccd0'), disc(20, 56, 20, '#8e2f2c'), rect(0, 110, 280, 40, '#e0b030', 6))
          : times(3, (row) =>
              times(
                9,
                (column) =>
                  disc(60 + column * 66, 70 + row * 76, 28 - row * 4 + (column % 3), '#17181b') +
                  disc(60 + column * 66, 68 + row * 76, 25 - row * 4 + (column % 3), pen.ball('#c9ccd0')) +
                  disc(60 + column * 66, 68 + row * 76, 12 - row, '#33353a'),
              ),
            ) +
            rect(60, 300, 380, 36, pen.roll('#c9ccd0'), 10) +
            disc(80, 318, 40, pen.ball('#b9bcc0')) +
            rect(300, 294, 150, 48, pen.roll('#b5302a'), 14) +
            times(12, (index) => rect(60 + index * 46, 380, 22, 60, pen.volume('#a9adb2'), 4))),
      edge: { outline: roundedPath(0, 0, 660, 480, 26), depth: 90, colour: '#17181b' },
    }),
  }),
  wrench: kind({
    spot: 'TOP',
    colours: ['#c9ccd0'],
    boxed: true,
    draw: (pen) => ({
      width: 720,
      height: 130,
      body:
        rect(130, 40, 380, 44, pen.roll('#c9ccd0'), 8) +
        print(180, 52, 220, 2, 13, '#55585d') +
        disc(80, 62, 60, pen.ball('#d9dbde')) +
        rect(62, 70, 36, 56, pen.volume('#8e9195'), 4) +
        rect(500, 30, 210, 64, pen.roll('#33353a'), 20) +
        times(14, (index) => rect(520 + index * 12, 32, 5, 60, '#17181b')),
    }),
  }),
  'stack-boxes': kind({
    spot: 'ROOM',
    colours: ['#b5302a'],
    draw: (pen) =>
      solid(pen, [
        { at: [0, 40, 0], size: [380, 240, 280], colour: '#26272b', front: rect(20, 20, 340, 200, '#b5302a', 10) + rect(140, 60, 100, 60, '#26272b', 8) },
        { at: [0, 288, 0], size: [380, 140, 280], colour: '#26272b', layer: 1, front: rect(20, 20, 340, 100, '#b5302a', 8) + rect(150, 40, 80, 46, '#26272b', 8) },
        {
          at: [0, 436, 0],
          size: [380, 110, 280],
          colour: '#33353a',
          layer: 2,
          front: rect(20, 16, 340, 76, '#8e2f2c', 8) + rect(140, 30, 100, 30, '#17181b', 8),
          top: rect(40, 40, 300, 200, '#26272b', 12) + rect(140, 120, 100, 34, '#55585d', 12),
        },
        ...[20, 310].map((x) => ({ can: [x + 30, 0, 250] as const, radius: 40, height: 50, colour: '#17181b', layer: -1 })),
      ]),
  }),
  ladder: kind({
    spot: 'ROOM',
    colours: ['#b9bcc0'],
    draw: (pen) => ({
      width: 420,
      height: 740,
      body:
        stroke('M300 60L400 720M180 60L240 700', '#8e9195', 15) +
        stroke('M150 40L40 730M260 40L250 730', '#c9ccd0', 24) +
        times(5, (index) => rect(62 + (4 - index) * 20 - 20 + index * 0, 130 + index * 130, 190 - (4 - index) * 15, 26, pen.roll('#e3e5e7'), 4)) +
        rect(120, 24, 200, 36, pen.roll('#e0b030'), 8),
      foot: 'M20 720L420 690V726L40 744z',
    }),
  }),
  'laser-meter': kind({
    spot: 'TOP',
    facts: { style: 'METER' },
    colours: ['#1f5f8a'],
    boxed: true,
    parts: ['POUCH'],
    draw: (pen, { style }) =>
      style === 'MULTI'
        ? {
            width: 340,
            height: 620,
            body:
              stroke('M120 600Q60 640 20 560M220 600Q300 650 330 560', '#b5302a', 13) +
              rect(0, 0, 340, 610, pen.gloss('#e0b030'), 50) +
              rect(26, 30, 288, 550, pen.gloss('#3b3d42'), 36) +
              rect(56, 56, 228, 110, '#b9c3a9', 10) +
              pen.text('230.4', 170, 112, 74, '#26302a') +
              disc(170, 360, 90, '#26272b') +
              knob(pen, 170, 360, 70, '#55585d', 30) +
              times(9, (index) => turned(-120 + index * 30, 170, 360, rect(167, 250, 6, 13, '#f4f1e6'))) +
              times(3, (index) => disc(90 + index * 80, 520, 22, '#17181b') + ring(90 + index * 80, 520, 22, index === 1 ? '#26272b' : '#b5302a', 7)),
          }
        : style === 'LEVEL'
          ? {
              width: 420,
              height: 560,
              body:
                stroke('M210 300V20M210 200H420M210 200H0', '#5dd06a', 6, 0.85) +
                rect(110, 180, 200, 260, pen.gloss('#b5302a'), 36) +
                rect(140, 210, 140, 110, '#17181b', 17) +
                disc(210, 264, 34, '#26302a') +
                disc(210, 264, 13, '#7fe08a') +
                rect(150, 350, 120, 60, '#26272b', 10) +
                stroke('M150 440L90 540M270 440L330 540M210 440V550', '#55585d', 20),
            }
          : {
              width: 240,
              height: 560,
              body:
                rect(0, 0, 240, 550, pen.gloss('#26272b'), 50) +
                rect(0, 60, 240, 430, pen.gloss(pen.colour), 40) +
                rect(40, 100, 160, 150, '#cfd9c3', 8) +
                pen.text('3.482', 120, 150, 50, '#26302a') +
                pen.text('m', 170, 210, 36, '#26302a') +
                disc(120, 340, 40, pen.ball('#c0392b')) +
                times(4, (index) => disc(70 + (index % 2) * 100, 420 + Math.floor(index / 2) * 44, 15, '#26272b')) +
                rect(80, 4, 80, 34, '#8e2f2c', 8),
            },
  }),
  caliper: kind({
    spot: 'TOP',
    colours: ['#c9ccd0'],
    boxed: true,
    parts: ['POUCH'],
    draw: (pen) => ({
      width: 700,
      height: 280,
      body:
        rect(40, 90, 650, 50, pen.roll('#d9dbde'), 3) +
        times(56, (index) => rect(60 + index * 11, 90, 2, index % 5 ? 13 : 22, '#55585d')) +
        shape('M40 90L20 20L60 90zM40 140H90L60 270L40 260z', pen.slant('#e9eaec', '#8e9195')) +
        rect(180, 70, 200, 100, pen.gloss('#33353a'), 12) +
        rect(200, 86, 130, 50, '#b9c3a9', 4) +
        pen.text('24.06', 265, 112, 38, '#26302a') +
        shape('M180 140H140L100 270L130 260L180 170z', pen.slant('#e9eaec', '#8e9195')) +
        shape('M180 90L150 20L170 90z', '#c9ccd0') +
        disc(355, 150, 13, '#c0392b'),
    }),
  }),
  welder: kind({
    spot: 'ROOM',
    colours: ['#e0803f'],
    draw: (pen) =>
      solid(pen, [
        {
          at: [0, 0, 0],
          size: [260, 280, 420],
          colour: pen.colour,
          front:
            rect(20, 20, 220, 110, '#26272b', 8) +
            pen.text('200A', 130, 60, 46, '#e0503f') +
            knob(pen, 130, 110, 20, '#8e9195') +
            disc(70, 220, 32, '#26272b') +
            disc(190, 220, 32, '#26272b') +
            disc(70, 220, 15, '#c9a24a') +
            disc(190, 220, 15, '#c9a24a'),
          side: dots(pen, 60, 70, 300, 140, 22, '#26272b'),
        },
        { point: [70, 50, 424], layer: 2, draw: stroke('M0 0Q-40 120 -120 70T-220 110', '#26272b', 17) },
        { at: [60, 300, 120], size: [140, 20, 180], colour: '#26272b', layer: 1 },
      ]),
  }),
  'cable-reel': kind({
    spot: 'ROOM',
    colours: ['#e0803f'],
    draw: (pen) => ({
      width: 480,
      height: 520,
      body:
        stroke('M80 500L240 240L400 500M60 500H160M320 500H420', '#33353a', 20) +
        disc(240, 240, 200, pen.gloss('#26272b')) +
        times(6, (index) => ring(240, 240, 184 - index * 15, index % 2 ? '#c96a2f' : '#e0803f', 13)) +
        disc(240, 240, 96, pen.gloss('#33353a')) +
        times(4, (index) => {
          const angle = index * 1.57 + 0.8
          return (
            disc(240 + Math.cos(angle) * 52, 240 + Math.sin(angle) * 52, 26, '#17181b') +
            disc(232 + Math.cos(angle) * 52, 240 + Math.sin(angle) * 52, 5, '#8e9195') +
            disc(248 + Math.cos(angle) * 52, 240 + Math.sin(angle) * 52, 5, '#8e9195')
          )
        }) +
        stroke('M160 60Q240 -20 320 60', '#26272b', 26),
    }),
  }),
  'soldering-station': kind({
    spot: 'TABLE',
    colours: ['#2f62b0'],
    boxed: true,
    draw: (pen) => ({
      width: 620,
      height: 380,
      body:
        rect(20, 120, 300, 250, pen.gloss('#2f5fa8'), 17) +
        rect(50, 150, 240, 90, '#17181b', 8) +
        pen.text('350', 170, 196, 70, '#e0503f') +
        times(4, (index) => disc(80 + index * 60, 300, 20, pen.ball('#ecc94a'))) +
        stroke('M320 320Q420 380 440 300', '#26272b', 11) +
        shape('M400 370L430 250H520L550 370z', pen.gloss('#33353a')) +
        stroke('M440 260Q430 180 480 150T560 190', '#8e9195', 9) +
        turned(-36, 480, 180, rect(420, 166, 150, 30, pen.roll('#2f5fa8'), 14), shape('M420 170L330 180L420 192z', '#c9ccd0')) +
        oval(475, 350, 40, 13, '#e0c98a'),
    }),
  }),
} satisfies Kinds
