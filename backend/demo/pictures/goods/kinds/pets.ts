import { shade } from '../../background.ts'
import { type Kinds, kind } from '../kind.ts'
import { disc, grid, moved, oval, rect, ring, shape, stroke, times, turned } from '../shapes.ts'
import { aslant, type Block, solid } from '../solid.ts'
import { glass } from './parts.ts'

export const pets = {
  'pet-carrier': kind({
    spot: 'ROOM',
    colours: ['#8e9195', '#c9b48f'],
    draw: (pen) => ({
      width: 560,
      height: 420,
      body:
        stroke('M180 50Q280 -40 380 50', '#33353a', 22) +
        shape('M60 110Q70 40 150 40H430Q510 50 530 120V220H40z', pen.gloss('#e6e4df')) +
        shape('M40 220H540V370Q530 410 490 410H90Q40 406 40 370z', pen.gloss(pen.colour)) +
        rect(36, 206, 508, 26, shade(pen.colour, -0.25), 6) +
        rect(70, 110, 170, 260, '#33353a', 20) +
        times(7, (index) => rect(82 + index * 22, 122, 7, 236, '#c9ccd0')) +
        times(6, (index) => rect(78, 140 + index * 38, 154, 6, '#c9ccd0')) +
        times(5, (index) => rect(300 + index * 42, 110, 22, 70, '#33353a', 10)),
    }),
  }),
  'pet-seat': kind({
    spot: 'ROOM',
    facts: { cave: 0 },
    colours: ['#c9b48f', '#8e9195'],
    draw: (pen, { cave }) =>
      cave
        ? {
            width: 520,
            height: 420,
            body:
              shape('M20 380Q-10 60 260 40T500 380Q260 440 20 380z', pen.ball('#a9a59c')) +
              shape('M20 380Q-10 60 260 40T500 380Q260 440 20 380z', pen.tile(11, disc(4, 4, 1.6, '#8f8b82'))) +
              disc(260, 250, 110, '#3b3833') +
              oval(260, 320, 80, 34, '#d9cfbe') +
              shape('M100 80L80 -10L170 56zM420 80L440 -10L350 56z', pen.gloss('#a9a59c')),
          }
        : {
            width: 540,
            height: 380,
            body:
              shape('M30 160Q20 70 110 60H430Q520 70 510 160V330Q500 370 440 370H100Q40 370 30 330z', pen.gloss(pen.colour)) +
              oval(270, 130, 200, 60, shade(pen.colour, -0.35)) +
              oval(270, 150, 170, 46, '#efe8d9') +
              rect(110, 210, 320, 110, shade(pen.colour, 0.08), 20) +
              stroke('M120 60V10M420 60V10', '#33353a', 26) +
              disc(270, 265, 26, shade(pen.colour, -0.3)),
          },
  }),
  'dog-jacket': kind({
    spot: 'TOP',
    colours: ['#b5563f', '#2f4a6b', '#ecd46a'],
    draw: (pen) => ({
      width: 520,
      height: 480,
      body:
        shape('M150 60Q260 100 370 60L400 130L500 160L490 250L400 240L420 430Q260 470 100 430L120 240L30 250L20 160L120 130z', pen.gloss(pen.colour)) +
        times(6, (index) => stroke(`M${116 - index * 2} ${160 + index * 50}Q260 ${184 + index * 50} ${404 + index * 2} ${160 + index * 50}`, shade(pen.colour, -0.3), 5)) +
        shape('M150 60Q260 100 370 60L380 20Q260 60 140 20z', pen.gloss('#f0e6d0')) +
        stroke('M260 84V446', '#33353a', 8) +
        ring(260, 130, 17, '#c9ccd0', 7),
    }),
  }),
  harness: kind({
    spot: 'TOP',
    colours: ['#c0392b', '#2f62b0', '#4f7058'],
    draw: (pen) => ({
      width: 760,
      height: 560,
      body:
        // The leash: from its hook at the back in a bow to the loop for the hand.
        stroke('M208 96Q330 -20 480 60T640 210Q690 330 560 380', shade(pen.colour, -0.28), 24) +
        stroke('M208 96Q330 -20 480 60T640 210Q690 330 560 380', shade(pen.colour, 0.06), 15) +
        stroke('M436 440a84 54 0 1 0 168 0a84 54 0 1 0 -168 0', shade(pen.colour, -0.28), 26) +
        stroke('M436 440a84 54 0 1 0 168 0a84 54 0 1 0 -168 0', shade(pen.colour, 0.06), 17) +
        turned(32, 560, 384, rect(536, 350, 48, 70, '#26272b', 12)) +
        // Straps for the neck and the belly, with the holes of the legs between them and the vest.
        stroke('M96 150Q20 20 208 24T320 150', '#26272b', 30) +
        stroke('M76 330Q10 520 208 524T340 330', '#26272b', 30) +
        shape('M86 140Q208 90 330 140Q318 220 356 330Q208 400 60 330Q98 220 86 140z', pen.gloss(pen.colour)) +
        shape('M112 162Q208 122 304 162Q294 220 322 310Q208 360 94 310Q122 220 112 162z', shade(pen.colour, -0.16)) +
        rect(150, 200, 116, 34, '#eceff1', 6) +
        stroke('M124 286Q208 316 292 286', '#dfe4e6', 10) +
        rect(60, 384, 60, 78, '#3b3d42', 12) +
        rect(74, 396, 32, 54, '#17181b', 8) +
        ring(208, 118, 24, '#c9ccd0', 10) +
        rect(190, 74, 36, 50, '#c9ccd0', 12),
    }),
  }),
  'snuffle-mat': kind({
    spot: 'TOP',
    colours: ['#7fa07a'],
    draw: (_pen) => ({
      width: 560,
      height: 460,
      body:
        rect(0, 0, 560, 460, '#8a7a60', 20) +
        grid(14, 11, (column, row) => {
          const c = ['#7fa07a', '#a9c49a', '#d9b36a', '#5d7a5d', '#c98a6a'][(column * 3 + row * 5) % 5] ?? '#7a7'
          return turned(
            ((column * 31 + row * 17) % 80) - 40,
            26 + column * 39,
            28 + row * 40,
            shape(`M${26 + column * 39} ${28 + row * 40}q-22-20 0-44q22 24 0 44z`, c) + shape(`M${26 + column * 39} ${28 + row * 40}q-30 4-30 26q30 2 30-26z`, shade(c, -0.16)),
          )
        }),
    }),
  }),
  'pet-stairs': kind({
    spot: 'ROOM',
    colours: ['#c9b8a0', '#8e9195'],
    draw: (pen) =>
      solid(
        aslant({ ...pen, sight: { ...pen.sight, yaw: Math.abs(pen.sight.yaw) } }),
        [0, 1, 2].map((index) => ({
          at: [0, index * 96, 0] as const,
          size: [280, 96, 360 - index * 120] as const,
          colour: index % 2 ? shade(pen.colour, 0.05) : pen.colour,
          layer: index,
          top: rect(16, 240 - index * 120 + 8, 248, 100, shade(pen.colour, 0.16), 10),
        })),
      ),
  }),
  'pet-feeder': kind({
    spot: 'TABLE',
    colours: ['#f0efec'],
    boxed: true,
    parts: ['CABLE', 'MANUAL'],
    draw: (pen) => ({
      width: 400,
      height: 560,
      body:
        rect(60, 10, 280, 60, pen.gloss('#33353a'), 26) +
        shape('M60 60H340V330H60z', pen.across('#c9d0d3', '#f4f7f8', '#dfe6e8', '#b3bdc2'), 0.9) +
        shape('M66 180H334V330H66z', '#a8764a') +
        times(40, (index) => disc(80 + ((index * 47) % 244), 190 + ((index * 31) % 130), 9, ['#8f6036', '#b5814f', '#7a5230'][index % 3] ?? '#a86')) +
        rect(40, 320, 320, 150, pen.gloss('#f4f3f1'), 26) +
        rect(160, 340, 80, 60, '#17181b', 14) +
        glass(pen, 200, 370, 24) +
        shape('M60 470H340L380 540Q200 580 20 540z', pen.gloss('#e2e1dd')) +
        oval(200, 520, 130, 26, '#8e9195') +
        oval(200, 516, 100, 17, '#a8764a'),
    }),
  }),
  'pet-fence': kind({
    spot: 'ROOM',
    colours: ['#f0efec'],
    draw: (pen) => {
      const side = (at: Block['at'], layer: number): Block => ({ at, size: [194, 220, 10], colour: '#f0efec', layer, front: times(9, (bar) => rect(12 + bar * 20, 14, 9, 190, '#b3b1ab')) })
      const end = (x: number, layer: number): Block => ({ at: [x, 0, 10], size: [10, 220, 350], colour: '#e6e4df', layer })
      return solid(aslant(pen, 0.2), [...[0, 1, 2].flatMap((index) => [side([index * 200, 0, 0], 0), side([index * 200, 0, 360], 4)]), end(0, 1), end(590, 2)])
    },
  }),
  'cat-tower': kind({
    spot: 'ROOM',
    facts: { style: 'TOWER' },
    colours: ['#c9a87c'],
    draw(pen, { style }) {
      const cat = shape('M0 0Q-50 -10 -44 -70L-50 -110L-20 -90H10L40 -110L34 -60Q50 -10 0 0z', '#55585d') + disc(-22, -66, 5, '#e9d36a') + disc(12, -66, 5, '#e9d36a')
      const rope = (x: number, y: number, h: number) => rect(x, y, 36, h, pen.volume('#d3b98a')) + times(Math.floor(h / 10), (index) => rect(x, y + index * 10, 36, 3, '#a98c5a'))
      if (style === 'POLE')
        return {
          width: 360,
          height: 780,
          body:
            rect(160, 0, 40, 780, pen.volume('#e6e4df')) +
            rope(162, 300, 300) +
            oval(180, 20, 60, 13, '#c9c8c4') +
            [
              [110, 180],
              [250, 340],
              [110, 520],
            ]
              .map(([x = 0, y = 0]) => oval(x, y + 13, 110, 26, '#a87a4c') + oval(x, y, 110, 26, pen.gloss(pen.colour)))
              .join('') +
            moved(110, 176, cat),
        }
      return {
        width: 480,
        height: 720,
        body:
          rect(20, 680, 440, 36, pen.gloss('#c9a87c'), 6) +
          rope(90, 330, 350) +
          rope(350, 190, 490) +
          rope(160, 120, 250) +
          rect(40, 470, 220, 200, pen.gloss('#d9bd94'), 8) +
          disc(150, 570, 66, '#4a3a2c') +
          rect(20, 330, 250, 30, pen.gloss(pen.colour), 8) +
          rect(260, 260, 200, 30, pen.gloss(pen.colour), 8) +
          rect(290, 180, 170, 26, pen.gloss(pen.colour), 8) +
          shape('M80 90Q180 150 280 90V130Q180 190 80 130z', pen.gloss('#efe8d9')) +
          oval(180, 92, 100, 26, '#d9cfbe') +
          moved(360, 180, cat) +
          stroke('M300 290V380', '#c9c8c4', 4) +
          disc(300, 396, 20, pen.ball('#d9785a')),
      }
    },
  }),
  'litter-box': kind({
    spot: 'ROOM',
    facts: { auto: 0 },
    colours: ['#f0efec'],
    draw: (pen, { auto }) =>
      auto
        ? {
            width: 520,
            height: 540,
            body:
              rect(60, 420, 400, 110, pen.gloss('#33353a'), 30) +
              disc(260, 240, 226, pen.ball('#f4f3f1')) +
              disc(260, 250, 136, '#3b3d42') +
              disc(260, 256, 116, '#26272b') +
              shape('M150 300Q260 360 370 300Q360 370 260 372T150 300z', '#d9d3c6') +
              rect(220, 460, 80, 26, '#17181b', 10) +
              disc(330, 473, 6, '#7fd08a'),
          }
        : {
            width: 600,
            height: 320,
            body:
              shape('M30 90H570L530 290Q520 312 490 312H110Q80 312 70 290z', pen.slant('#e9eaec', '#b9bcc0', '#d9dbde', '#8e9195')) +
              oval(300, 90, 272, 60, '#a9adb2') +
              oval(300, 96, 250, 50, '#d9d3c6') +
              times(50, (index) => disc(90 + ((index * 83) % 420), 74 + ((index * 29) % 50), 4, '#b9b2a0')) +
              turned(20, 480, 90, rect(430, 30, 40, 90, '#5d8aa8', 10), rect(444, -60, 13, 100, '#5d8aa8', 5)),
          },
  }),
  'pet-fountain': kind({
    spot: 'TABLE',
    colours: ['#f0efec'],
    boxed: true,
    parts: ['CABLE'],
    draw: (pen) => ({
      width: 440,
      height: 400,
      body:
        shape('M40 150H400L380 360Q370 390 330 390H110Q70 390 60 360z', pen.volume('#f4f3f1')) +
        oval(220, 150, 184, 50, '#e2e1dd') +
        oval(220, 152, 160, 40, '#a9d3e6') +
        oval(220, 140, 60, 17, '#f7f6f2') +
        shape('M196 140Q200 80 220 70T244 140z', '#cfe9f4') +
        disc(220, 330, 11, '#4aa6e0') +
        rect(80, 230, 280, 8, '#d9d8d4'),
    }),
  }),
  aquarium: kind({
    spot: 'TABLE',
    colours: ['#8fc0d0'],
    draw: (pen) =>
      solid(pen, [
        {
          at: [0, 0, 0],
          size: [480, 360, 300],
          colour: '#a9d0dc',
          paint: '#9fccd9',
          front:
            rect(0, 0, 480, 50, '#eef6f8') +
            rect(0, 44, 480, 316, pen.down('#bfe0e9', '#6fa9bd')) +
            rect(0, 310, 480, 50, '#c9b48f') +
            times(9, (index) => stroke(`M${40 + index * 50} 320q${(index % 2) * 30 - 15}-${60 + (index % 3) * 30} 6-${120 + (index % 4) * 30}`, index % 3 ? '#4f8a5a' : '#7fb06a', 13)) +
            times(5, (index) => {
              const [x, y] = [80 + index * 80, 120 + (index % 3) * 50]
              return oval(x, y, 26, 13, ['#e0803f', '#f4d35a', '#c0392b'][index % 3] ?? '#e83') + shape(`M${x + 22} ${y}l22-13v26z`, '#e0803f') + disc(x - 13, y - 3, 3, '#26272b')
            }) +
            shape('M300 320Q310 250 370 260Q420 270 420 320z', '#7d7a73') +
            shape('M0 44H140L60 360H0z', '#ffffff', 0.16),
        },
        { at: [-6, 362, -6], size: [492, 24, 312], colour: '#33353a', layer: 1 },
      ]),
  }),
  cage: kind({
    spot: 'TABLE',
    facts: { bird: 0 },
    colours: ['#e6e4df'],
    draw: (pen, { bird }) =>
      bird
        ? {
            width: 400,
            height: 600,
            body:
              stroke('M200 10V40', '#8e9195', 9) +
              ring(200, 14, 15, '#8e9195', 6) +
              shape('M40 200Q50 40 200 36T360 200V540H40z', '#eef0ee', 0.35) +
              times(13, (index) => stroke(`M${46 + index * 25.6} 540V200Q${70 + index * 21} 70 200 40`, '#a9adb2', 5)) +
              stroke('M40 200H360M40 360H360', '#8e9195', 8) +
              rect(20, 530, 360, 60, pen.gloss('#5d8aa8'), 14) +
              rect(100, 400, 200, 11, '#a8764a', 5) +
              shape('M170 400Q150 320 200 310Q240 316 236 360L250 440L210 400z', pen.gloss('#7fb55a')) +
              disc(196, 330, 4, '#26272b') +
              shape('M172 336l-22 11 22 9z', '#e0a33f'),
          }
        : solid(aslant(pen, 0.06), [
            { at: [0, 0, 0], size: [480, 130, 280], colour: '#e9bfc1', layer: 0 },
            {
              at: [6, 130, 6],
              size: [468, 220, 268],
              colour: '#dfe6e8',
              layer: 1,
              front:
                rect(0, 150, 468, 70, '#e6cfa9') +
                ring(150, 110, 70, '#5d8aa8', 15) +
                times(8, (index) => turned(index * 45, 150, 110, rect(148, 46, 4, 60, '#5d8aa8'))) +
                oval(340, 170, 56, 40, pen.ball('#d9a86a')) +
                disc(376, 160, 6, '#26272b') +
                disc(310, 140, 15, '#c9905a') +
                times(17, (index) => rect(6 + index * 28, 0, 5, 220, '#c3c9cc')),
            },
          ]),
  }),
} satisfies Kinds
