import { shade } from '../../background.ts'
import { type Kinds, kind } from '../kind.ts'
import type { Pen } from '../pen.ts'
import { disc, oval, rect, ring, shape, stroke, times, turned } from '../shapes.ts'
import { solid } from '../solid.ts'
import { darkScreen, dots, knob, print } from './parts.ts'

function fanHead(pen: Pen, x: number, y: number, radius: number, colour: string, blades: number): string {
  return (
    disc(x, y, radius, '#cfd8dc', 0.35) +
    times(blades, (index) =>
      turned(
        (index * 360) / blades,
        x,
        y,
        shape(`M${x} ${y}Q${x - radius * 0.5} ${y - radius * 0.3} ${x - radius * 0.24} ${y - radius * 0.86}Q${x + radius * 0.3} ${y - radius * 0.8} ${x} ${y}z`, colour, 0.85),
      ),
    ) +
    times(36, (index) => turned(index * 10, x, y, rect(x - 1, y - radius, 2, radius, '#9a9da2', 0, 0.8))) +
    ring(x, y, radius, '#b9bcc0', 9) +
    ring(x, y, radius * 0.66, '#9a9da2', 2) +
    disc(x, y, radius * 0.2, pen.ball(shade(colour, 0.1)))
  )
}

export const homeMachines = {
  'stick-vacuum': kind({
    spot: 'ROOM',
    facts: { station: 0 },
    colours: ['#8a6fb0', '#c9a24a', '#8e9195'],
    parts: ['CHARGER', 'MANUAL'],
    draw(pen, { station }) {
      const c = pen.colour
      return {
        width: 300,
        height: 780,
        body:
          (station ? rect(90, 40, 130, 690, pen.volume('#d9d8d4'), 20) : '') +
          rect(138, 230, 30, 470, pen.volume(station ? '#8e9195' : c), 12) +
          rect(146, 250, 6, 420, '#ffffff', 3, 0.3) +
          shape('M40 700H260Q280 700 280 730V752Q280 770 262 770H38Q20 770 20 752V730Q20 700 40 700z', pen.roll('#33353a')) +
          rect(36, 738, 228, 20, pen.roll(shade(c, -0.1)), 10) +
          shape('M132 650H174L190 704H116z', '#55585d') +
          rect(112, 30, 82, 200, pen.volume('#8e9195'), 30) +
          rect(104, 60, 98, 110, pen.volume(c), 20) +
          times(8, (index) => rect(110 + index * 11, 66, 5, 98, shade(c, -0.35))) +
          stroke('M190 60Q270 60 262 150Q256 210 196 200', '#3b3d42', 26) +
          rect(110, 168, 86, 110, pen.across('#b9c3c8', '#eef3f4', '#9aa6ad'), 12) +
          oval(153, 34, 42, 14, '#c9ccd0'),
        foot: 'M20 760H280L270 776H30z',
      }
    },
  }),
  'robot-vacuum': kind({
    spot: 'ROOM',
    facts: { dock: 1 },
    colours: ['#f0efec', '#2b2c30'],
    boxed: true,
    draw(pen, { dock }) {
      const c = pen.colour
      return solid({ ...pen, sight: { ...pen.sight, pitch: 0.5 } }, [
        ...(dock
          ? [
              {
                at: [50, 0, -120] as const,
                size: [300, 330, 150] as const,
                colour: c,
                front: rect(20, 20, 120, 150, shade(c, -0.14), 10) + rect(160, 20, 120, 150, shade(c, -0.14), 10) + rect(40, 210, 220, 110, '#17181b', 40),
              },
            ]
          : []),
        { can: [200, 0, 210], radius: 170, height: 70, colour: c, layer: 1, topColour: shade(c, 0.08) },
        { can: [200, 70, 190], radius: 52, height: 24, colour: shade(c, -0.2), layer: 2, topColour: shade(c, -0.3) },
        { point: [200, 70, 320], layer: 2, draw: oval(0, 0, 30, 10, shade(c, -0.25)) + disc(0, 0, 4, '#6fc08a') },
      ])
    },
  }),
  'robot-mop': kind({
    spot: 'ROOM',
    colours: ['#f0efec'],
    boxed: true,
    draw: (pen) =>
      solid({ ...pen, sight: { ...pen.sight, pitch: 0.55 } }, [
        ...[0, 1, 2].map((index) => ({ can: [150 + Math.cos(index * 2.09) * 110, 0, 150 + Math.sin(index * 2.09) * 110] as const, radius: 92, height: 26, colour: '#5d8aa8', layer: 0 })),
        { can: [150, 26, 150], radius: 160, upper: 130, height: 90, colour: '#f0efec', layer: 1, topColour: '#fbfaf8' },
        { point: [150, 116, 150], layer: 2, draw: oval(0, 0, 50, 22, '#4aa0b5') + pen.text('3', 0, 0, 26, '#f4f3f1') },
      ]),
  }),
  washer: kind({
    spot: 'ROOM',
    facts: { dryer: 0 },
    colours: ['#f0efec', '#55585d'],
    draw: (pen, { dryer }) =>
      solid(pen, [
        {
          at: [0, 0, 0],
          size: [460, 600, 420],
          colour: dryer ? '#e2e1dd' : pen.colour,
          front:
            rect(0, 0, 460, 100, shade(pen.colour, -0.05)) +
            rect(30, 26, 130, 50, shade(pen.colour, -0.14), 6) +
            knob(pen, 240, 52, 36, '#c9ccd0') +
            darkScreen(pen, 310, 30, 120, 44, 6) +
            disc(230, 340, 182, pen.slant('#e9eaec', '#8e9195')) +
            disc(230, 340, 150, '#2b2d31') +
            disc(230, 340, 132, dryer ? pen.round('#3b3d42', '#17181b') : pen.round('#a9c0cc', '#5d7886', '#26343c')) +
            oval(180, 280, 60, 36, '#ffffff', 0.25) +
            rect(396, 310, 22, 70, '#8e9195', 8) +
            (dryer ? rect(30, 540, 100, 36, shade(pen.colour, -0.2), 4) : rect(380, 540, 50, 40, shade(pen.colour, -0.14), 6)),
        },
      ]),
  }),
  'washer-top': kind({
    spot: 'ROOM',
    colours: ['#e6e4df'],
    draw: (pen) =>
      solid({ ...pen, sight: { ...pen.sight, pitch: 0.42 } }, [
        {
          at: [0, 0, 0],
          size: [400, 580, 400],
          colour: '#e6e4df',
          front: rect(40, 60, 320, 480, shade('#e6e4df', -0.04), 12),
          top:
            rect(30, 110, 340, 270, '#55585d', 40) +
            rect(46, 126, 308, 238, pen.slant('#8fa4b0', '#4a5c66'), 30) +
            times(5, (index) => rect(90 + index * 46, 40, 30, 26, '#b9bcc0', 6)) +
            darkScreen(pen, 40, 36, 40, 30, 4),
        },
        { at: [0, 580, 0], size: [400, 60, 70], colour: '#d9d8d4', layer: 1, front: times(4, (index) => disc(200 + index * 44, 30, 12, '#8e9195')) + rect(40, 16, 110, 28, '#26272b', 4) },
      ]),
  }),
  styler: kind({
    spot: 'ROOM',
    colours: ['#33353a', '#f0efec'],
    draw: (pen) =>
      solid(pen, [
        {
          at: [0, 0, 0],
          size: [290, 760, 300],
          colour: pen.colour,
          front:
            rect(6, 6, 278, 748, pen.slant(shade(pen.colour, 0.3), pen.colour, shade(pen.colour, -0.2)), 6) +
            rect(264, 260, 10, 220, shade(pen.colour, -0.4), 4) +
            pen.text('05', 80, 120, 40, shade(pen.colour, pen.colour < '#8' ? 0.6 : -0.5)) +
            times(3, (index) => disc(60 + index * 30, 170, 5, shade(pen.colour, 0.5))) +
            rect(0, 650, 290, 4, shade(pen.colour, -0.5)),
        },
      ]),
  }),
  'air-purifier': kind({
    spot: 'ROOM',
    facts: { round: 0 },
    colours: ['#f0efec'],
    draw: (pen, { round }) =>
      round
        ? solid(pen, [
            { can: [150, 0, 150], radius: 150, height: 620, colour: '#f0efec', topColour: '#d9d8d4' },
            { point: [150, 620, 150], layer: 1, draw: oval(0, 0, 110, 34, '#8e9195') + oval(0, 0, 70, 20, '#33353a') },
            { point: [150, 310, 300], layer: 2, draw: dots(pen, -130, 30, 260, 200, 13, '#c3c2be') + dots(pen, -130, -200, 260, 150, 13, '#c3c2be') + rect(-40, -20, 80, 26, '#26272b', 13) },
          ])
        : solid(pen, [
            {
              at: [0, 0, 0],
              size: [360, 540, 220],
              colour: '#f0efec',
              front: rect(30, 60, 300, 440, '#e2e1dd', 12) + dots(pen, 40, 70, 280, 420, 16, '#c3c2be', 10) + disc(180, 34, 14, '#4a9fd9') + rect(230, 26, 80, 16, '#b9b8b4', 8),
              top: rect(40, 40, 280, 110, '#8e9195', 8) + times(12, (index) => rect(50 + index * 22, 44, 10, 100, '#33353a')),
            },
          ]),
  }),
  'air-tower': kind({
    spot: 'ROOM',
    colours: ['#f0efec'],
    draw: (pen) =>
      solid(pen, [
        {
          at: [0, 0, 0],
          size: [240, 700, 240],
          colour: '#f0efec',
          front: dots(pen, 20, 120, 200, 480, 22, '#c3c2be', 4) + rect(20, 620, 200, 4, '#c3c2be') + disc(120, 60, 30, '#dcdbd7'),
          top: ring(120, 120, 84, '#8e9195', 26) + disc(120, 120, 60, '#33353a') + ring(120, 120, 40, '#4aa6e0', 4),
        },
      ]),
  }),
  humidifier: kind({
    spot: 'TABLE',
    colours: ['#f0efec'],
    boxed: true,
    draw: (pen) => ({
      width: 360,
      height: 480,
      body:
        shape('M40 470Q20 440 30 300Q40 100 90 70H270Q320 100 330 300Q340 440 320 470z', pen.volume('#f0efec')) +
        rect(70, 40, 220, 60, pen.roll('#d9d8d4'), 26) +
        stroke('M80 60Q180 -50 280 60', '#c9c8c4', 20) +
        rect(110, 300, 140, 110, '#e2e1dd', 14) +
        times(3, (index) => disc(144 + index * 36, 330, 9, index ? '#b9bcc0' : '#e0963f')) +
        print(130, 360, 100, 2, 18, '#8e9195') +
        oval(180, 100, 40, 10, '#55585d'),
    }),
  }),
  dehumidifier: kind({
    spot: 'ROOM',
    colours: ['#f0efec'],
    draw: (pen) =>
      solid(pen, [
        {
          at: [0, 30, 0],
          size: [340, 520, 240],
          colour: '#f0efec',
          front:
            times(12, (index) => rect(50, 70 + index * 20, 240, 8, '#c3c2be', 4)) +
            rect(40, 330, 260, 160, '#c9d9e2', 10) +
            rect(40, 410, 260, 80, '#a9c6d9', 10) +
            rect(130, 30, 80, 20, '#33353a', 8),
          top: rect(60, 40, 220, 60, '#8e9195', 8) + times(10, (index) => rect(66 + index * 21, 44, 9, 52, '#33353a')),
        },
        ...[0, 1].map((side) => ({ can: [60 + side * 220, 0, 200] as const, radius: 22, height: 30, colour: '#33353a', layer: -1 })),
      ]),
  }),
  steamer: kind({
    spot: 'TOP',
    colours: ['#4a6fa5', '#f0efec'],
    boxed: true,
    draw: (pen) => ({
      width: 360,
      height: 560,
      body:
        stroke('M220 520Q330 560 350 440', '#33353a', 12) +
        shape('M160 200Q150 120 190 120H280Q310 130 300 220L280 480Q276 530 230 530T186 480z', pen.volume(shade(pen.colour, 0.05))) +
        shape('M20 30Q20 0 60 0H300Q344 10 336 80Q320 160 200 170H60Q20 160 20 120z', pen.gloss(pen.colour)) +
        rect(0, 20, 44, 130, pen.volume('#b9bcc0'), 14) +
        times(5, (index) => disc(20, 40 + index * 22, 4, '#33353a')) +
        rect(206, 240, 60, 110, '#dfe8ea', 16, 0.7) +
        rect(190, 180, 40, 50, '#26272b', 10),
    }),
  }),
  'electric-blanket': kind({
    spot: 'TOP',
    colours: ['#d9cfbe', '#c3b0a6'],
    boxed: true,
    draw: (pen) => ({
      width: 560,
      height: 460,
      body:
        times(4, (index) => rect(20, 40 + index * 90, 480, 92, pen.roll(shade(pen.colour, 0.06 - index * 0.03)), 34)) +
        times(6, (index) => rect(30 + index * 82, 46, 4, 350, shade(pen.colour, -0.16), 2, 0.7)) +
        stroke('M480 360Q560 380 540 300Q520 240 550 190', '#55585d', 9) +
        rect(500, 90, 70, 120, pen.gloss('#f0efec'), 16) +
        disc(535, 130, 20, pen.ball('#c9ccd0')) +
        rect(520, 176, 30, 12, '#c0392b', 4),
    }),
  }),
  'sewing-machine': kind({
    spot: 'TABLE',
    colours: ['#f0efec'],
    boxed: true,
    draw: (pen) => ({
      width: 620,
      height: 430,
      body:
        rect(10, 350, 600, 74, pen.gloss('#e6e4df'), 14) +
        rect(430, 60, 160, 300, pen.gloss('#f0efec'), 24) +
        shape('M40 50Q40 30 70 30H560Q590 30 590 60V170H170V300H40z', pen.gloss('#f4f3f1')) +
        rect(60, 300, 20, 60, '#b9bcc0') +
        rect(52, 340, 40, 14, '#8e9195', 3) +
        rect(76, 280, 4, 80, '#55585d') +
        disc(596, 150, 40, pen.ball('#d9d8d4')) +
        rect(450, 200, 120, 120, '#e9bfc1', 10, 0.6) +
        knob(pen, 510, 240, 28, '#e9e8e4') +
        rect(330, 6, 12, 40, '#8e9195') +
        rect(320, -10, 32, 50, '#a9c4dc', 6) +
        print(200, 80, 150, 1, 34, '#8e9195') +
        shape('M170 300V170H430V350H170z', '#000000', 0.05),
    }),
  }),
  'aircon-window': kind({
    spot: 'ROOM',
    colours: ['#f0efec'],
    draw: (pen) =>
      solid(pen, [
        {
          at: [0, 0, 0],
          size: [270, 720, 220],
          colour: '#f0efec',
          front:
            times(13, (index) => rect(30, 50 + index * 22, 210, 10, '#c9c8c4', 5)) +
            rect(30, 350, 210, 330, '#e6e5e1', 10) +
            dots(pen, 40, 360, 190, 310, 14, '#c9c8c4') +
            darkScreen(pen, 90, 14, 90, 26, 6),
        },
      ]),
  }),
  'aircon-wall': kind({
    spot: 'WALL',
    colours: ['#f4f3f1'],
    draw: (pen) => ({
      width: 720,
      height: 230,
      body:
        rect(0, 0, 720, 220, pen.down('#ffffff', '#f0efec', '#d9d8d4'), 22) +
        rect(20, 150, 680, 50, '#d3d2ce', 10) +
        rect(34, 164, 652, 26, '#4a4d53', 8) +
        stroke('M10 140H710', '#c9c8c4', 3) +
        pen.text('24°', 640, 100, 34, '#8fb0c9') +
        rect(40, 60, 80, 16, '#c9cbcf', 3),
    }),
  }),
  fan: kind({
    spot: 'ROOM',
    facts: { slim: 0 },
    colours: ['#f0efec', '#a9c4dc'],
    draw: (pen, { slim }) => ({
      width: 420,
      height: 760,
      body:
        rect(196, 340, 28, 380, pen.volume(slim ? '#f0efec' : '#d9d8d4'), 10) +
        oval(210, 730, slim ? 120 : 140, 26, pen.gloss(slim ? '#f0efec' : shade(pen.colour, -0.06))) +
        (slim ? '' : rect(176, 640, 68, 80, pen.gloss(pen.colour), 12) + times(4, (index) => rect(184 + index * 14, 660, 10, 26, '#8e9195', 3))) +
        rect(180, 300, 60, 80, pen.gloss(pen.colour), 20) +
        fanHead(pen, 210, 200, 196, slim ? '#f4f3f1' : '#9fc0d6', slim ? 7 : 4),
      foot: 'M70 728Q210 700 350 728Q210 764 70 728z',
    }),
  }),
  circulator: kind({
    spot: 'TABLE',
    colours: ['#26272b'],
    boxed: true,
    draw: (pen) => ({
      width: 480,
      height: 480,
      body:
        shape('M120 420Q240 480 360 420L380 470H100z', '#33353a') +
        stroke('M70 240Q60 430 240 440T410 240', '#33353a', 30) +
        disc(240, 220, 216, pen.slant('#3b3d42', '#17181b')) +
        times(48, (index) => turned(index * 7.5, 240, 220, stroke('M240 190Q270 110 240 20', '#55585d', 3))) +
        ring(240, 220, 140, '#3b3d42', 3) +
        disc(240, 220, 44, pen.ball('#4a4d53')) +
        ring(240, 220, 206, '#55585d', 6),
    }),
  }),
  'fan-heater': kind({
    spot: 'ROOM',
    colours: ['#e6e4df'],
    draw: (pen) =>
      solid(pen, [
        {
          at: [0, 0, 0],
          size: [460, 420, 200],
          colour: '#e6e4df',
          front:
            rect(24, 60, 412, 230, '#26272b', 10) +
            rect(34, 70, 392, 210, pen.down('#5d2a16', '#d96a2f', '#5d2a16'), 6) +
            times(20, (index) => rect(40 + index * 20, 66, 5, 218, '#b9bcc0')) +
            rect(30, 316, 400, 80, '#d3d2ce', 8) +
            darkScreen(pen, 180, 334, 100, 44, 6) +
            disc(90, 356, 20, pen.ball('#c0392b')) +
            disc(370, 356, 20, pen.ball('#8e9195')),
        },
      ]),
  }),
  'kerosene-heater': kind({
    spot: 'YARD',
    colours: ['#d9d3c3', '#4c4f38'],
    draw: (pen) => ({
      width: 460,
      height: 560,
      body:
        rect(20, 470, 420, 70, pen.roll(pen.colour), 20) +
        stroke('M40 470V120M420 470V120', '#8e9195', 10) +
        rect(120, 120, 220, 340, pen.across('#6d4a2a', '#f0a03f', '#fbd98a', '#e0802f', '#5d3a20'), 10) +
        times(9, (index) => stroke(`M110 ${140 + index * 38}H350`, '#55585d', 5)) +
        times(6, (index) => stroke(`M${116 + index * 46} 110V470`, '#6d7075', 4)) +
        oval(230, 110, 150, 30, pen.slant('#c9ccd0', '#6d7075')) +
        oval(230, 100, 110, 18, '#33353a') +
        stroke('M40 140Q230 -60 420 140', '#8e9195', 9) +
        rect(180, 490, 100, 34, '#33353a', 6) +
        disc(80, 506, 18, pen.ball('#33353a')),
    }),
  }),
  radiator: kind({
    spot: 'ROOM',
    colours: ['#f0efec'],
    draw: (pen) => ({
      width: 520,
      height: 480,
      body:
        times(9, (index) => rect(20 + index * 46, 20, 40, 400, pen.volume('#f0efec'), 18)) +
        rect(434, 50, 80, 330, pen.gloss('#55585d'), 10) +
        knob(pen, 474, 120, 26, '#b9bcc0') +
        rect(450, 200, 48, 30, '#c0392b', 4) +
        oval(80, 440, 26, 26, '#26272b') +
        oval(400, 440, 26, 26, '#26272b') +
        rect(40, 416, 410, 12, '#8e9195', 4),
    }),
  }),
} satisfies Kinds
