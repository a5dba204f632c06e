import { shade } from '../../background.ts'
import { type Kinds, kind } from '../kind.ts'
import { disc, grid, oval, rect, ring, shape, stroke, times } from '../shapes.ts'
import { lathe, solid } from '../solid.ts'
import { darkScreen, dots, knob } from './parts.ts'

export const kitchenMachines = {
  fridge: kind({
    spot: 'ROOM',
    facts: { doors: 4, low: 0 },
    colours: ['#efeeea', '#53565b', '#c9ccd0'],
    draw(pen, { doors, low }) {
      const c = pen.colour
      const [w, h] = doors === 4 ? [420, 760] : [290, low ? 560 : 720]
      const seam = shade(c, -0.4)
      const handle = (x: number, y: number, length: number) => rect(x, y, 10, length, pen.volume(shade(c, -0.2)), 5)
      const front =
        doors === 4
          ? rect(w / 2 - 2, 0, 4, h, seam) +
            rect(0, h * 0.56, w, 4, seam) +
            shape(`M0 0H${w / 2 - 2}V${h * 0.56}H0z`, shade(c, 0.12), 0.6) +
            handle(w / 2 - 22, h * 0.3, 130) +
            handle(w / 2 + 12, h * 0.3, 130) +
            handle(w / 2 - 22, h * 0.62, 100) +
            handle(w / 2 + 12, h * 0.62, 100)
          : doors === 3
            ? rect(0, h * 0.5, w, 4, seam) +
              rect(0, h * 0.76, w, 4, seam) +
              rect(0, h * 0.5 - 16, w, 10, shade(c, -0.25)) +
              rect(0, h * 0.76 - 16, w, 10, shade(c, -0.25)) +
              darkScreen(pen, w / 2 - 40, 60, 80, 30, 4)
            : rect(0, h * 0.32, w, 4, seam) + handle(w - 24, h * 0.14, 100) + handle(w - 24, h * 0.36, 150) + rect(30, 40, 50, 12, shade(c, -0.35), 2)
      return solid(pen, [{ at: [0, 0, 0], size: [w, h, 300], colour: c, front }])
    },
  }),
  'showcase-fridge': kind({
    spot: 'ROOM',
    colours: ['#26272b'],
    draw: (pen) =>
      solid(pen, [
        {
          at: [0, 0, 0],
          size: [300, 700, 280],
          colour: '#33353a',
          front:
            rect(20, 90, 260, 540, pen.down('#e9f1f3', '#c9d9de'), 4) +
            times(
              4,
              (row) =>
                rect(20, 200 + row * 136, 260, 6, '#8e9195') +
                times(7, (index) => rect(30 + index * 36, 130 + row * 136, 24, 70, ['#b5362f', '#3b7d4a', '#d9a24a', '#3f6fb0'][(index + row) % 4] ?? '#ccc', 8)),
            ) +
            rect(0, 10, 300, 66, '#3f6fb0') +
            pen.text('음료', 150, 44, 42, '#f4f3f1') +
            rect(262, 300, 10, 120, '#b9bcc0', 5) +
            shape('M20 90H140L60 630H20z', '#ffffff', 0.2),
        },
      ]),
  }),
  'ice-maker': kind({
    spot: 'ROOM',
    colours: ['#c9ccd0'],
    draw: (pen) =>
      solid(pen, [
        {
          at: [0, 24, 0],
          size: [380, 500, 380],
          colour: '#c3c6ca',
          front:
            shape('M30 40H350L340 190H40z', shade('#c3c6ca', -0.25)) +
            shape('M42 50H338L330 180H50z', '#9aa6ad') +
            times(14, (index) => rect(60 + (index % 7) * 38, 120 + Math.floor(index / 7) * 28, 30, 24, '#e9f3f6', 5, 0.9)) +
            dots(pen, 40, 330, 300, 130, 16, '#6d7075') +
            rect(40, 220, 120, 30, '#33353a', 4),
        },
        ...[0, 1].map((side) => ({ at: [20 + side * 320, 0, 340] as const, size: [26, 24, 26] as const, colour: '#33353a', layer: -1 })),
      ]),
  }),
  'rice-cooker': kind({
    spot: 'TABLE',
    facts: { mini: 0 },
    colours: ['#33353a', '#f0efec', '#8f2b35'],
    boxed: true,
    draw(pen, { mini }) {
      const c = mini ? '#f0efec' : pen.colour
      return {
        width: 480,
        height: 460,
        body:
          shape('M60 190Q30 440 90 450H390Q450 440 420 190z', pen.volume(c)) +
          shape('M50 200Q40 40 240 30T430 200Q240 250 50 200z', pen.gloss(shade(c, 0.1))) +
          oval(240, 90, 70, 26, shade(c, -0.25)) +
          disc(240, 82, 20, pen.ball('#b9bcc0')) +
          stroke('M50 200Q240 252 430 200', shade(c, -0.5), 6) +
          rect(150, 270, 180, 120, '#17181b', 20) +
          rect(180, 286, 120, 46, '#c98a3f', 4) +
          pen.text(mini ? '보온' : '백미 12', 240, 309, 32, '#2b1a0c') +
          times(4, (index) => disc(180 + index * 40, 362, 12, index === 1 ? '#c0392b' : '#55585d')) +
          rect(110, 440, 260, 16, '#17181b', 6) +
          stroke('M70 170Q30 60 110 60', '#8e9195', mini ? 0.1 : 10),
      }
    },
  }),
  'toaster-oven': kind({
    spot: 'TABLE',
    colours: ['#f0efec', '#2b2c30', '#4a352c'],
    boxed: true,
    draw: (pen) =>
      solid(pen, [
        {
          at: [0, 16, 0],
          size: [480, 280, 320],
          colour: pen.colour,
          front:
            rect(40, 40, 400, 150, '#1b1512', 10) +
            rect(50, 50, 380, 130, pen.down('#6b3f1d', '#d98a3f', '#6b3f1d'), 6) +
            times(8, (index) => rect(60 + index * 46, 60, 4, 110, '#2b1a10')) +
            rect(110, 96, 110, 60, '#d9a860', 14) +
            rect(250, 96, 110, 60, '#d9a860', 14) +
            rect(130, 204, 220, 12, '#b9bcc0', 6) +
            knob(pen, 110, 246, 22, '#33353a') +
            knob(pen, 370, 246, 22, '#33353a', 50),
          top: rect(60, 20, 60, 30, shade(pen.colour, -0.2), 6),
        },
        ...[0, 1].map((side) => ({ at: [30 + side * 390, 0, 280] as const, size: [30, 16, 30] as const, colour: '#26272b', layer: -1 })),
      ]),
  }),
  'air-fryer': kind({
    spot: 'TABLE',
    colours: ['#26272b'],
    boxed: true,
    draw: (pen) => ({
      width: 420,
      height: 520,
      body:
        shape('M60 500Q10 480 14 330Q16 60 210 30Q404 60 406 330Q410 480 360 500z', pen.volume('#2b2d31')) +
        shape('M70 210Q80 70 210 60T350 210z', pen.gloss('#3f4247')) +
        rect(150, 100, 120, 66, '#0c0d0f', 10) +
        pen.text('180°', 210, 134, 42, '#e0a35a') +
        shape('M40 270H380L372 450Q360 476 330 476H90Q60 476 48 450z', pen.volume('#3b3d42')) +
        stroke('M40 268H380', '#0c0d0f', 5) +
        rect(176, 330, 68, 130, pen.volume('#17181b'), 20) +
        rect(150, 316, 120, 40, pen.gloss('#4a4d53'), 18) +
        rect(90, 498, 240, 16, '#101113', 6),
    }),
  }),
  microwave: kind({
    spot: 'TABLE',
    facts: { oven: 0 },
    colours: ['#e9e7e2', '#33353a'],
    draw(pen, { oven }) {
      const c = oven ? '#3b3d42' : pen.colour
      return solid(pen, [
        {
          at: [0, 10, 0],
          size: [560, oven ? 350 : 300, 360],
          colour: c,
          front:
            rect(20, 20, 390, oven ? 310 : 260, '#17181b', 8) +
            rect(44, 44, 342, oven ? 262 : 212, pen.slant('#4a4d53', '#1f2023', '#101113'), 4) +
            dots(pen, 44, 44, 342, oven ? 262 : 212, 8, '#00000066') +
            (oven
              ? rect(30, 24, 370, 12, '#b9bcc0', 6) + knob(pen, 486, 210, 46, '#b9bcc0')
              : rect(396, 40, 12, 220, '#8e9195', 6) + grid(3, 4, (column, row) => rect(432 + column * 36, 130 + row * 34, 28, 24, shade(c, -0.12), 4)) + rect(440, 266, 90, 24, shade(c, -0.2), 4)) +
            rect(432, 40, 106, 44, '#0c0d0f', 4) +
            pen.text('12:00', 485, 62, 32, '#6fd0b0'),
        },
        ...[0, 1].map((side) => ({ at: [30 + side * 460, 0, 310] as const, size: [34, 10, 34] as const, colour: '#17181b', layer: -1 })),
      ])
    },
  }),
  induction: kind({
    spot: 'TABLE',
    colours: ['#17181b'],
    boxed: true,
    draw: (pen) =>
      solid({ ...pen, sight: { ...pen.sight, pitch: 0.75 } }, [
        {
          at: [0, 0, 0],
          size: [440, 50, 500],
          colour: '#1f2023',
          top:
            rect(0, 0, 440, 500, pen.slant('#33363c', '#141518', '#1b1c20'), 8) +
            ring(220, 190, 130, '#c9cbcf', 3, 0.8) +
            ring(220, 190, 84, '#c9cbcf', 2, 0.6) +
            stroke('M220 150V230M180 190H260', '#c9cbcf', 3, 0.7) +
            pen.text('8', 220, 410, 60, '#e0503f') +
            times(4, (index) => ring(80 + index * 94, 462, 16, '#c9cbcf', 2, 0.8)),
        },
      ]),
  }),
  'coffee-auto': kind({
    spot: 'TABLE',
    colours: ['#26272b', '#c9ccd0'],
    draw: (pen) =>
      solid(pen, [
        {
          at: [0, 0, 0],
          size: [320, 470, 400],
          colour: pen.colour,
          front:
            rect(20, 20, 280, 110, shade(pen.colour, 0.14), 8) +
            darkScreen(pen, 100, 36, 120, 50, 6) +
            times(5, (index) => disc(70 + index * 45, 108, 9, '#b9bcc0')) +
            rect(50, 150, 220, 230, '#0e0f11', 6) +
            rect(120, 150, 80, 80, pen.volume('#8e9195'), 6) +
            rect(134, 230, 16, 26, '#33353a') +
            rect(170, 230, 16, 26, '#33353a') +
            shape('M110 290H210L200 372H120z', pen.volume('#f4f3f1')) +
            stroke('M208 304Q240 310 202 350', '#e6e4df', 8) +
            rect(30, 390, 260, 50, pen.roll('#8e9195'), 6) +
            times(13, (index) => rect(40 + index * 19, 398, 9, 8, '#26272b')),
          top: rect(40, 40, 240, 160, shade(pen.colour, 0.14), 10),
        },
      ]),
  }),
  'espresso-machine': kind({
    spot: 'TABLE',
    facts: { pro: 0 },
    colours: ['#c9ccd0'],
    draw(pen, { pro }) {
      const c = pro ? '#d9dadb' : '#c3c6ca'
      const group = (x: number) => rect(x - 40, 130, 80, 40, pen.volume('#8e9195'), 6) + rect(x - 48, 168, 96, 22, pen.roll('#55585d'), 6) + rect(x - 10, 180, 22, 90, '#26272b', 10)
      return solid(pen, [
        {
          at: [0, 30, 0],
          size: [pro ? 560 : 420, 360, 340],
          colour: c,
          front:
            rect(0, 0, pro ? 560 : 420, 116, shade(c, 0.14)) +
            disc(pro ? 280 : 210, 60, 40, '#f4f3f1') +
            ring(pro ? 280 : 210, 60, 40, '#55585d', 5) +
            stroke(`M${pro ? 280 : 210} 60l18 -20`, '#c0392b', 4) +
            times(4, (index) => disc((pro ? 60 : 40) + index * (pro ? 44 : 34) + (index > 1 ? (pro ? 300 : 190) : 0), 60, 13, pen.ball('#8e9195'))) +
            rect(20, 126, pro ? 520 : 380, 220, '#55585d', 4) +
            group(pro ? 190 : 230) +
            (pro ? group(370) : rect(60, 126, 90, 70, pen.volume('#33353a'), 6)) +
            stroke(`M${pro ? 520 : 390} 120q20 90 -4 160`, '#e9eaec', 9),
        },
        { at: [0, 0, 0], size: [pro ? 560 : 420, 40, 420], colour: shade(c, -0.06), layer: 1, top: times(18, (index) => rect(20 + index * 22, 360, 12, 40, '#33353a')) },
        ...(pro ? [] : [{ can: [110, 392, 150] as const, radius: 62, upper: 84, height: 90, colour: '#6d6a60', layer: 2, topColour: '#26272b' }]),
      ])
    },
  }),
  'capsule-machine': kind({
    spot: 'TABLE',
    facts: { slim: 0 },
    colours: ['#f0efec', '#a52a33', '#2b2c30'],
    boxed: true,
    draw(pen, { slim }) {
      const c = pen.colour
      return slim
        ? {
            width: 300,
            height: 480,
            body:
              rect(160, 60, 120, 400, pen.volume(shade(c, -0.2)), 24) +
              rect(60, 40, 200, 130, pen.gloss(c), 26) +
              rect(90, 20, 130, 36, pen.roll('#b9bcc0'), 16) +
              shape('M80 170H170L160 220H92z', '#33353a') +
              shape('M84 300H164L156 400H92z', pen.volume('#f7f6f3')) +
              rect(40, 410, 230, 60, pen.roll('#33353a'), 12),
          }
        : {
            width: 380,
            height: 500,
            body:
              rect(210, 80, 150, 400, pen.volume('#aab6bd'), 30) +
              rect(224, 100, 122, 300, '#dfe8ea', 20, 0.6) +
              shape('M40 60Q140 0 250 40Q270 180 240 220H60Q20 200 40 60z', pen.gloss(c)) +
              oval(145, 56, 96, 26, pen.slant('#e9eaec', '#8e9195')) +
              rect(106, 220, 80, 46, '#26272b', 8) +
              shape('M90 320H200L190 436H100z', pen.volume('#f7f6f3')) +
              stroke('M196 344Q236 350 194 400', '#e6e4df', 9) +
              rect(20, 446, 340, 44, pen.roll(shade(c, -0.25)), 14),
          }
    },
  }),
  'coffee-grinder': kind({
    spot: 'TABLE',
    facts: { hand: 0 },
    colours: ['#26272b'],
    boxed: true,
    draw: (pen, { hand }) =>
      hand
        ? {
            width: 420,
            height: 520,
            body:
              lathe(
                pen,
                [
                  [70, 0],
                  [78, 30],
                  [74, 200],
                  [82, 220],
                  [84, 330],
                  [70, 350],
                ],
                '#5d4030',
                [150, 510],
                { smooth: false },
              ) +
              rect(66, 290, 168, 40, pen.volume('#b9bcc0')) +
              stroke('M150 150V110L370 90', '#c9ccd0', 14) +
              disc(370, 70, 34, pen.ball('#8a5a36')),
          }
        : {
            width: 300,
            height: 560,
            body:
              shape('M40 20H260L230 190H70z', pen.volume('#8d9aa0'), 0.75) +
              oval(150, 22, 112, 18, '#4a352c') +
              shape('M70 80H230L216 186H84z', '#5d3f2a', 0.9) +
              rect(60, 186, 180, 350, pen.volume('#2b2d31'), 18) +
              rect(86, 330, 128, 130, '#4a5560', 8) +
              rect(86, 390, 128, 70, '#5d3f2a', 6) +
              disc(150, 260, 40, pen.ball('#3b3d42')) +
              rect(60, 186, 180, 34, pen.volume('#55585d'), 6) +
              rect(46, 524, 208, 26, '#17181b', 8),
          },
  }),
  blender: kind({
    spot: 'TABLE',
    facts: {},
    colours: ['#26272b'],
    boxed: true,
    draw: (pen) => ({
      width: 300,
      height: 600,
      body:
        rect(86, 0, 128, 50, pen.volume('#26272b'), 10) +
        shape('M50 50H250L228 370H72z', pen.across('#8fa0a8', '#e6eef0', '#c3d0d5', '#8d9aa2'), 0.75) +
        stroke('M246 90Q310 110 296 210Q286 280 236 290', '#33353a', 22) +
        rect(140, 90, 20, 270, '#b9c3c8', 4) +
        times(4, (index) => shape(`M150 ${150 + index * 56}L${index % 2 ? 90 : 210} ${160 + index * 56}L150 ${166 + index * 56}z`, '#6d7075')) +
        shape('M60 370H240L264 560Q264 590 236 590H64Q36 590 36 560z', pen.volume('#2b2d31')) +
        disc(150, 480, 46, pen.ball('#55585d')) +
        times(3, (index) => disc(80 + index * 70, 410, 10, index ? '#8e9195' : '#c0392b')),
    }),
  }),
  juicer: kind({
    spot: 'TABLE',
    colours: ['#8f2b35', '#55585d'],
    boxed: true,
    draw: (pen) => ({
      width: 420,
      height: 560,
      body:
        shape('M150 0H260L280 90H130z', pen.volume('#c3cbcf'), 0.8) +
        rect(100, 90, 210, 60, pen.volume(shade(pen.colour, -0.1)), 10) +
        shape('M96 150H314L304 300H106z', pen.volume('#9aa6ad'), 0.85) +
        shape('M140 160H270L260 290H150z', '#d9862f', 0.8) +
        rect(20, 230, 90, 36, pen.roll('#8e9195'), 10) +
        rect(70, 300, 270, 230, pen.volume(pen.colour), 40) +
        disc(205, 410, 34, pen.ball('#b9bcc0')) +
        rect(56, 520, 298, 26, '#17181b', 8) +
        shape('M0 330H90L82 546H8z', '#dfe8ea', 0.8) +
        shape('M4 400H88L82 546H8z', '#e0963f', 0.85),
    }),
  }),
  'formula-maker': kind({
    spot: 'TABLE',
    colours: ['#f0efec'],
    boxed: true,
    draw: (pen) => ({
      width: 360,
      height: 560,
      body:
        rect(30, 0, 300, 180, pen.volume('#dfe8ea'), 26) +
        rect(50, 60, 260, 110, '#f4ecd2', 14) +
        rect(20, 170, 320, 100, pen.gloss('#f0efec'), 16) +
        darkScreen(pen, 100, 190, 160, 40, 8) +
        times(3, (index) => disc(130 + index * 50, 250, 10, '#8fb0c9')) +
        rect(50, 270, 260, 230, '#d3d5d6', 6) +
        shape('M130 300H230V480Q180 500 130 480z', pen.volume('#f7f6f3')) +
        shape('M130 380H230V480Q180 500 130 480z', '#fbf6ea') +
        rect(140, 290, 80, 24, '#a9c4dc', 6) +
        rect(10, 500, 340, 54, pen.roll('#e2e1dd'), 14),
    }),
  }),
  sterilizer: kind({
    spot: 'TABLE',
    colours: ['#f0efec'],
    boxed: true,
    draw: (pen) =>
      solid(pen, [
        {
          at: [0, 0, 0],
          size: [340, 460, 320],
          colour: '#f0efec',
          front:
            rect(24, 24, 292, 330, '#33464f', 20) +
            rect(34, 34, 272, 310, pen.down('#7fa8d9', '#4a6fa8'), 14) +
            times(3, (index) => rect(60 + index * 82, 180, 56, 140, '#f7f6f3', 18, 0.9) + rect(68 + index * 82, 156, 40, 30, '#e9bfc1', 8)) +
            shape('M34 34H180L70 344H34z', '#ffffff', 0.15) +
            darkScreen(pen, 110, 380, 120, 44, 8) +
            pen.text('24:00', 170, 402, 30, '#9fd0f0'),
        },
      ]),
  }),
} satisfies Kinds
