import { shade } from '../../background.ts'
import { type Kinds, kind } from '../kind.ts'
import { disc, moved, oval, rect, ring, shape, stroke, times, turned } from '../shapes.ts'
import { aslant, lathe, solid } from '../solid.ts'
import { dots } from './parts.ts'

export const outdoor = {
  tent: kind({
    spot: 'YARD',
    facts: { style: 'DOME' },
    colours: ['#c9b48f', '#8e9195', '#666747'],
    draw(pen, { style }) {
      const c = pen.colour
      const door = (d: string) => shape(d, '#33302a', 0.85)
      if (style === 'TIPI')
        return {
          width: 680,
          height: 520,
          body:
            stroke('M340 40L20 500M340 40L660 500', '#d9d3c3', 3) +
            shape('M340 10L60 380V500H620V380z', pen.slant('#f4ecd9', '#e6d9b8', '#c9b88f')) +
            shape('M340 10L60 380H620z', pen.slant('#f7f0df', '#e0d0a9')) +
            stroke('M340 10V380M340 10L180 380M340 10L500 380', '#c9b88f', 4) +
            door('M280 500V330Q340 260 400 330V500z') +
            shape('M280 500V330Q300 300 320 296L240 500z', '#f0e6cc'),
        }
      if (style === 'TUNNEL')
        return {
          width: 740,
          height: 420,
          body:
            shape('M20 410Q30 60 200 50Q400 20 560 60Q700 90 720 410z', pen.slant(shade(c, 0.25), c, shade(c, -0.25))) +
            stroke('M200 50Q130 200 140 410M390 36Q340 200 350 410M560 60Q560 220 580 410', shade(c, -0.3), 7) +
            door('M30 410Q50 130 170 100Q120 240 130 410z') +
            shape('M390 150H540L556 270H384z', '#cfdbe0', 0.7),
        }
      if (style === 'POPUP')
        return {
          width: 680,
          height: 400,
          body:
            shape('M20 390Q80 40 340 30T660 390z', pen.slant('#7fb0c0', '#4a8a9a', '#2f6a7a')) +
            shape('M220 390Q240 140 340 130T460 390z', '#f0e6cc') +
            shape('M250 390Q270 170 340 164T430 390z', pen.tile(8, rect(0, 0, 8, 8, '#e6dcc3') + rect(0, 0, 4, 4, '#c9bc9a'))) +
            stroke('M20 390Q80 40 340 30T660 390', '#2f5a6a', 9),
        }
      if (style === 'TARP')
        return {
          width: 740,
          height: 460,
          body:
            stroke('M120 100V440M620 100V440M120 100L10 440M620 100L730 440', '#8e7a5d', 8) +
            shape('M120 90Q370 150 620 90L740 240Q370 330 0 240z', pen.slant(shade(c, 0.2), c, shade(c, -0.25))) +
            stroke('M120 90Q370 150 620 90', shade(c, 0.3), 5) +
            stroke('M120 90Q300 200 0 240M620 90Q440 200 740 240', shade(c, -0.2), 4),
        }
      if (style === 'CAR')
        return {
          width: 740,
          height: 440,
          body:
            shape('M20 300Q30 210 110 200L180 110Q200 90 240 90H430V380H40Q20 360 20 300z', pen.gloss('#55606b')) +
            shape('M190 120L140 200H290V110H230z', '#a9bcc6') +
            disc(140, 380, 52, '#1b1c1f') +
            disc(140, 380, 24, '#b9bcc0') +
            shape('M400 80H640L720 420H400z', pen.slant(shade(c, 0.2), c, shade(c, -0.25))) +
            door('M520 420V200Q580 170 620 210L650 420z') +
            stroke('M640 80L720 420', shade(c, -0.35), 7),
        }
      return {
        width: 700,
        height: 420,
        body:
          shape('M20 410Q120 30 350 20T680 410z', pen.slant(shade(c, 0.25), c, shade(c, -0.25))) +
          stroke('M20 410Q220 60 480 40T690 400M680 410Q500 60 220 44T10 400', '#d9823a', 6) +
          door('M220 410Q240 190 340 160Q430 190 450 410z') +
          shape('M220 410Q240 190 340 160Q280 260 300 410z', shade(c, 0.12)) +
          stroke('M680 400L720 416M20 400L-10 416', '#e9e6df', 3),
      }
    },
  }),
  'camp-chair': kind({
    spot: 'YARD',
    facts: { style: 'LIGHT' },
    colours: ['#2b2c30', '#a38660', '#d9d440'],
    draw: (pen, { style }) =>
      style === 'WOOD'
        ? {
            width: 480,
            height: 520,
            body:
              stroke('M80 510L400 200M400 510L80 200M60 200V380M420 200V380', '#a8764a', 24) +
              shape('M90 30Q240 60 390 30L380 260Q240 290 100 260z', pen.gloss(pen.colour)) +
              shape('M80 280Q240 330 400 280L420 350Q240 400 60 350z', pen.gloss(shade(pen.colour, 0.06))) +
              stroke('M40 210H140M340 210H440', '#b98a5b', 26),
          }
        : {
            width: 460,
            height: 560,
            body:
              stroke('M90 540L230 330L370 540M130 500L330 330M330 500L130 330', '#33353a', 15) +
              stroke('M100 40L150 330M360 40L310 330', '#33353a', 13) +
              shape('M80 30Q230 80 380 30L350 300Q380 340 400 380Q230 440 60 380Q80 340 110 300z', pen.gloss(pen.colour)) +
              shape('M110 300Q230 350 350 300L400 380Q230 440 60 380z', pen.down(shade(pen.colour, 0.1), shade(pen.colour, -0.2))) +
              shape('M150 110H310V190H150z', pen.tile(9, disc(4, 4, 2.4, '#000000')), 0.6) +
              times(2, (index) => disc(90 + index * 280, 544, 13, '#17181b')),
          },
  }),
  'camp-table': kind({
    spot: 'YARD',
    facts: { steel: 0 },
    colours: ['#b98a5b'],
    draw: (pen, { steel }) =>
      solid(aslant(pen, 0.16), [
        ...[0, 1].flatMap((x) => [0, 1].map((z) => ({ at: [20 + x * 500, 0, 10 + z * 240] as const, size: [17, 250, 17] as const, colour: '#8e9195', layer: -1 }))),
        {
          at: [0, 250, 0],
          size: [560, 20, 280],
          colour: steel ? '#b9bcc0' : pen.colour,
          layer: 1,
          top: steel
            ? rect(20, 20, 160, 240, '#8e9195') + rect(200, 20, 160, 240, '#c9a87c') + rect(380, 20, 160, 240, '#c9ccd0') + times(7, (index) => rect(26 + index * 21, 24, 11, 232, '#55585d'))
            : times(11, (index) => rect(index * 51, 0, 47, 280, index % 2 ? shade(pen.colour, 0.06) : shade(pen.colour, -0.06)) + rect(index * 51 + 47, 0, 4, 280, shade(pen.colour, -0.4))),
        },
      ]),
  }),
  'sleeping-bag': kind({
    spot: 'TOP',
    facts: { style: 'BAG' },
    colours: ['#c0562f', '#2f4a6b', '#4f7058'],
    parts: ['POUCH'],
    draw: (pen, { style }) =>
      style === 'MAT'
        ? {
            width: 300,
            height: 700,
            body:
              rect(20, 0, 260, 690, pen.gloss('#d9c24a'), 50) +
              times(
                9,
                (index) =>
                  stroke(`M30 ${70 + index * 72}Q150 ${100 + index * 72} 270 ${70 + index * 72}`, '#b59f33', 6) +
                  stroke(`M40 ${60 + index * 72}Q150 ${86 + index * 72} 260 ${60 + index * 72}`, '#f0e08a', 7, 0.6),
              ) +
              disc(250, 40, 13, '#33353a'),
          }
        : style === 'THICK'
          ? {
              width: 620,
              height: 460,
              body:
                rect(0, 0, 620, 450, pen.gloss('#5d6a6f'), 26) +
                times(5, (row) => times(7, (column) => oval(56 + column * 84, 60 + row * 84, 30, 26, '#4a565b'))) +
                rect(304, 0, 9, 450, '#3b4549') +
                disc(30, 430, 15, '#c9ccd0'),
            }
          : {
              width: 320,
              height: 720,
              body:
                shape('M60 130Q50 0 160 0T260 130L300 360Q310 640 230 710H90Q10 640 20 360z', pen.gloss(pen.colour)) +
                times(9, (index) =>
                  stroke(`M${34 + Math.abs(4 - index) * 3} ${190 + index * 56}Q160 ${220 + index * 56} ${286 - Math.abs(4 - index) * 3} ${190 + index * 56}`, shade(pen.colour, -0.3), 5),
                ) +
                oval(160, 96, 76, 70, '#33353a') +
                oval(160, 108, 56, 50, '#e6cfa9') +
                stroke('M240 130Q270 400 230 690', '#26272b', 6),
            },
  }),
  'camp-cot': kind({
    spot: 'YARD',
    colours: ['#33353a', '#a38660'],
    draw: (pen) => ({
      width: 740,
      height: 320,
      body:
        times(3, (index) => stroke(`M${80 + index * 260} 310L${160 + index * 260} 180M${180 + index * 260} 310L${90 + index * 260} 180`, '#8e9195', 13)) +
        shape('M10 150Q360 190 730 150L720 190Q360 240 20 190z', pen.gloss(pen.colour)) +
        shape('M40 100H660L730 150Q360 190 10 150z', pen.gloss(shade(pen.colour, 0.1))) +
        stroke('M10 150Q360 190 730 150', '#b9bcc0', 9),
    }),
  }),
  'camp-stove': kind({
    spot: 'TABLE',
    facts: { style: 'GAS' },
    colours: ['#b9bcc0'],
    boxed: true,
    draw: (pen, { style }) =>
      style === 'FIRE'
        ? {
            width: 600,
            height: 480,
            body:
              shape('M40 120L300 200L560 120L420 430H180z', pen.slant('#d9dbde', '#a9adb2', '#7d8085')) +
              shape('M40 120L300 40L560 120L300 200z', '#55585d') +
              shape('M90 120L300 60L510 120L300 176z', '#33302c') +
              times(3, (index) => turned(-20 + index * 20, 300, 120, rect(200, 100, 200, 36, pen.roll('#8a5a36'), 16))) +
              shape('M260 120Q230 60 280 20Q280 70 320 50Q360 90 340 130Q300 150 260 120z', pen.down('#fbe08a', '#f0903f', '#d9502f')) +
              stroke('M180 430L120 470M420 430L480 470', '#55585d', 17),
          }
        : {
            width: 560,
            height: 420,
            body:
              rect(300, 250, 230, 130, pen.roll('#4a8a5d'), 40) +
              rect(320, 290, 130, 50, '#f4f1e6', 4) +
              stroke('M300 310H220', '#8e9195', 20) +
              rect(130, 250, 110, 90, pen.volume('#b9bcc0'), 8) +
              stroke('M60 410L150 320M220 320L290 410M180 330V410', '#8e9195', 13) +
              stroke('M60 210L130 250M310 210L240 250M184 200V250', '#c9ccd0', 11) +
              rect(140, 200, 90, 56, pen.volume('#d9b766'), 6) +
              times(5, (index) => shape(`M${144 + index * 17} 200q-6-40 8-60q12 26 8 60z`, '#5d9ae0', 0.8)) +
              disc(280, 310, 24, pen.ball('#b5302a')),
          },
  }),
  cookset: kind({
    spot: 'TABLE',
    colours: ['#a9adb2'],
    boxed: true,
    parts: ['POUCH'],
    draw: (pen) => ({
      width: 620,
      height: 360,
      body:
        stroke('M330 180H440M330 220H440', '#8e9195', 9) +
        lathe(
          pen,
          [
            [120, 0],
            [130, 20],
            [130, 190],
          ],
          '#a3a19c',
          [200, 340],
          { smooth: false, open: '#77756f' },
        ) +
        oval(200, 120, 134, 38, pen.slant('#c9c7c1', '#8a8882')) +
        disc(200, 100, 15, '#55585d') +
        lathe(
          pen,
          [
            [80, 0],
            [84, 110],
          ],
          '#b3b1ab',
          [500, 350],
          { smooth: false, open: '#86847e' },
        ) +
        stroke('M560 270Q620 280 600 330', '#8e9195', 9),
    }),
  }),
  lantern: kind({
    spot: 'TABLE',
    facts: { style: 'RETRO' },
    colours: ['#33503f', '#8e2f2c', '#26272b'],
    boxed: true,
    draw: (pen, { style }) =>
      style === 'LED'
        ? {
            width: 480,
            height: 380,
            body:
              stroke('M80 120Q240 -50 400 120', '#55585d', 15) +
              rect(20, 90, 440, 260, pen.gloss('#26272b'), 40) +
              rect(50, 116, 380, 160, '#fff4d3', 24) +
              dots(pen, 60, 126, 360, 140, 20, '#f4d98a', 16) +
              rect(190, 296, 100, 34, '#55585d', 14) +
              times(4, (index) => disc(340 + index * 22, 314, 6, index < 3 ? '#7fd08a' : '#55585d')),
          }
        : style === 'HEAD'
          ? {
              width: 560,
              height: 380,
              body: `<ellipse cx="280" cy="180" rx="240" ry="140" fill="none" stroke="#33353a" stroke-width="46"/><ellipse cx="280" cy="180" rx="240" ry="140" fill="none" stroke="#e0803f" stroke-width="9" stroke-dasharray="24 20"/>${rect(180, 210, 200, 150, pen.gloss('#26272b'), 36)}${disc(250, 286, 50, '#f4f1e6')}${disc(250, 286, 30, '#fff8e0')}${disc(336, 270, 22, '#f4f1e6')}${disc(336, 324, 17, '#b5302a')}`,
            }
          : {
              width: 340,
              height: 560,
              body:
                stroke('M60 220Q40 10 170 10T280 220', '#8e9195', 8) +
                shape('M100 130L130 70H210L240 130z', pen.volume(pen.colour)) +
                rect(80, 126, 180, 36, pen.volume(shade(pen.colour, 0.1)), 6) +
                shape('M90 162H250Q290 270 240 370H100Q50 270 90 162z', pen.across('#e0d3a9', '#fffae6', '#f4e6b5', '#d3c08a'), 0.85) +
                shape('M156 340Q140 270 170 230Q200 270 184 340z', pen.down('#fff3c0', '#f0a03f')) +
                stroke('M70 170L90 390M270 170L250 390', '#8e9195', 8) +
                shape('M90 370H250L290 500Q290 546 260 550H80Q50 546 50 500z', pen.volume(pen.colour)) +
                disc(290, 450, 20, pen.ball('#c9a86a')),
            },
  }),
  cooler: kind({
    spot: 'YARD',
    colours: ['#f0efec', '#a38660', '#4a6fa5'],
    draw: (pen) =>
      solid(pen, [
        {
          at: [0, 0, 0],
          size: [480, 240, 260],
          colour: pen.colour,
          front:
            rect(40, 40, 400, 160, shade(pen.colour, -0.04), 20) + rect(160, 90, 160, 50, shade(pen.colour, -0.25), 6) + pen.text('35', 240, 115, 40, shade(pen.colour, pen.colour > '#9' ? 0.3 : 0.6)),
        },
        { at: [-8, 244, -8], size: [496, 70, 276], colour: shade(pen.colour, 0.06), layer: 1, front: times(2, (index) => rect(90 + index * 270, 10, 50, 90, '#33353a', 10)) },
        { point: [-6, 200, 130], layer: 2, draw: stroke('M0 -10Q-40 40 0 70', '#33353a', 13) },
      ]),
  }),
  'water-jug': kind({
    spot: 'TABLE',
    colours: ['#33503f', '#2f4a8a', '#2b2c30'],
    boxed: true,
    draw: (pen) => ({
      width: 380,
      height: 520,
      body:
        stroke('M70 110Q190 -40 310 110', '#8e9195', 15) +
        rect(60, 80, 260, 60, pen.volume('#33353a'), 20) +
        rect(40, 130, 300, 350, pen.volume(pen.colour), 30) +
        rect(40, 160, 300, 10, '#c9ccd0') +
        rect(120, 250, 140, 60, '#f0efec', 4, 0.9) +
        pen.text('7.5L', 190, 280, 40, '#33353a') +
        rect(160, 400, 60, 50, pen.volume('#26272b'), 8) +
        stroke('M190 450V480', '#26272b', 17) +
        rect(40, 470, 300, 30, pen.volume(shade(pen.colour, -0.2)), 8),
    }),
  }),
  'trekking-poles': kind({
    spot: 'TOP',
    colours: ['#26272b', '#b5302a'],
    draw: (pen) => ({
      width: 200,
      height: 740,
      body: times(2, (index) =>
        moved(
          index * 100,
          index * 14,
          rect(44, 120, 13, 500, pen.volume(pen.colour)) +
            rect(40, 330, 20, 34, '#8e9195', 5) +
            rect(40, 490, 20, 34, '#8e9195', 5) +
            shape('M30 10Q50 -6 72 10L66 130H38z', pen.volume('#8a6a4c')) +
            stroke('M60 30Q110 90 66 110', '#33353a', 9) +
            oval(50, 630, 30, 10, '#55585d') +
            shape('M44 620H57L53 690H48z', '#c9ccd0'),
        ),
      ),
    }),
  }),
  'fishing-rod': kind({
    spot: 'TOP',
    facts: { reel: 1 },
    colours: ['#33404f', '#7d2f3a'],
    draw: (pen) => ({
      width: 720,
      height: 180,
      body:
        shape('M20 70L700 60V66L20 84z', pen.roll('#4a5560')) +
        rect(20, 62, 150, 30, pen.roll('#c9a87c'), 12) +
        rect(210, 64, 60, 24, pen.roll('#33353a'), 8) +
        times(6, (index) => ring(330 + index * 68, 52 - index * 0.5, 13 - index * 1.5, '#8e9195', 3)) +
        rect(186, 86, 17, 36, '#55585d') +
        disc(200, 130, 40, pen.ball('#55606b')) +
        disc(200, 130, 22, '#c9a86a') +
        stroke('M200 130L250 160', '#8e9195', 9) +
        disc(256, 164, 13, '#33353a'),
    }),
  }),
  'fishing-reel': kind({
    spot: 'TOP',
    colours: ['#c9ccd0'],
    boxed: true,
    parts: ['POUCH'],
    draw: (pen) => ({
      width: 560,
      height: 480,
      body:
        rect(150, 10, 240, 26, pen.roll('#8e9195'), 10) +
        shape('M250 30H300L330 180H230z', pen.volume('#33404f')) +
        disc(280, 260, 120, pen.ball('#55606b')) +
        rect(20, 190, 200, 140, pen.roll('#d9b766'), 20) +
        rect(60, 200, 110, 120, pen.tile(5, rect(0, 0, 5, 5, '#dfe6d3') + rect(0, 0, 2, 5, '#a9b59a'))) +
        stroke('M30 180Q-20 260 40 350Q120 390 220 340', '#c9ccd0', 15) +
        stroke('M390 270L510 360', '#8e9195', 22) +
        rect(480, 340, 70, 110, pen.volume('#26272b'), 30) +
        disc(280, 260, 50, '#33404f') +
        disc(280, 260, 20, '#d9b766'),
    }),
  }),
  'tackle-box': kind({
    spot: 'TABLE',
    colours: ['#4a6f5d', '#33404f'],
    draw: (pen) =>
      solid(aslant(pen, 0.24), [
        {
          at: [0, 0, 0],
          size: [440, 150, 240],
          colour: pen.colour,
          front: rect(190, 20, 60, 46, '#26272b', 8),
          top: times(4, (column) =>
            times(
              2,
              (row) =>
                rect(16 + column * 104, 16 + row * 108, 96, 98, shade(pen.colour, 0.3)) +
                [
                  () => times(5, (index) => disc(36 + column * 104 + (index % 3) * 26, 46 + row * 108 + Math.floor(index / 3) * 30, 9, '#e0503f')),
                  () => stroke(`M${30 + column * 104} ${90 + row * 108}q30-60 60-20`, '#e0a33f', 13),
                  () => oval(64 + column * 104, 64 + row * 108, 36, 13, '#8fb8d0') + disc(88 + column * 104, 60 + row * 108, 4, '#26272b'),
                ][(column + row) % 3]?.(),
            ),
          ),
        },
        { at: [0, 150, -16], size: [440, 170, 16], colour: shade(pen.colour, 0.06), layer: -1 },
      ]),
  }),
  'neck-pillow': kind({
    spot: 'TOP',
    colours: ['#5d6f86', '#8e9195'],
    draw: (pen) => ({
      width: 520,
      height: 480,
      body:
        shape('M60 440Q-40 240 80 90Q200 -30 330 30Q520 110 480 330Q470 440 420 460Q350 470 340 400Q370 200 260 180Q150 200 180 400Q170 480 110 474Q80 470 60 440z', pen.ball(pen.colour)) +
        stroke('M84 420Q0 240 110 110Q220 10 330 60Q470 130 446 330', shade(pen.colour, 0.2), 6, 0.6) +
        disc(110, 440, 12, '#26272b') +
        disc(410, 430, 12, '#26272b'),
    }),
  }),
} satisfies Kinds
