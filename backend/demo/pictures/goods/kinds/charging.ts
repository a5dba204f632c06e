import { shade } from '../../background.ts'
import { type Kinds, kind } from '../kind.ts'
import { disc, oval, rect, ring, roundedPath, shape, stroke, times } from '../shapes.ts'
import { print } from './parts.ts'

export const charging = {
  'charger-stand': kind({
    spot: 'TABLE',
    colours: ['#f0efec', '#2b2c30'],
    boxed: true,
    draw: (pen) => ({
      width: 480,
      height: 520,
      body:
        rect(20, 460, 440, 56, pen.gloss(pen.colour), 26) +
        rect(150, 120, 26, 360, pen.volume('#cfd2d5'), 12) +
        rect(300, 250, 22, 220, pen.volume('#cfd2d5'), 10) +
        disc(163, 120, 118, pen.gloss(pen.colour)) +
        disc(163, 120, 92, shade(pen.colour, -0.08)) +
        ring(163, 120, 60, shade(pen.colour, -0.2), 4) +
        disc(330, 250, 66, pen.gloss(pen.colour)) +
        disc(330, 250, 40, pen.ball('#e9e9e7')) +
        oval(110, 466, 70, 14, shade(pen.colour, -0.16)),
    }),
  }),
  'charger-plug': kind({
    spot: 'TOP',
    colours: ['#f0efec', '#33353a'],
    boxed: true,
    parts: ['CABLE'],
    draw: (pen) => ({
      width: 380,
      height: 440,
      body:
        rect(140, 10, 24, 110, pen.volume('#b9bcc0'), 12) +
        rect(226, 10, 24, 110, pen.volume('#b9bcc0'), 12) +
        rect(60, 100, 260, 320, pen.gloss(pen.colour), 54) +
        rect(74, 114, 232, 120, shade(pen.colour, 0.1), 44, 0.5) +
        times(2, (index) => rect(140, 290 + index * 50, 100, 26, '#3b3c40', 13)) +
        rect(140, 382, 100, 18, '#3b3c40', 3) +
        pen.text('65W', 190, 190, 48, shade(pen.colour, -0.45)),
      edge: { outline: roundedPath(60, 100, 260, 320, 54), depth: 90, colour: shade(pen.colour, -0.25) },
    }),
  }),
  powerbank: kind({
    spot: 'TOP',
    colours: ['#33353a', '#f0efec'],
    boxed: true,
    parts: ['CABLE'],
    draw: (pen) => ({
      width: 300,
      height: 580,
      body:
        rect(0, 0, 300, 580, pen.gloss(pen.colour), 34) +
        rect(60, 10, 90, 14, '#101113', 6) +
        rect(180, 10, 50, 14, '#101113', 7) +
        times(4, (index) => disc(110 + index * 26, 66, 6, index < 3 ? '#9fd6a4' : shade(pen.colour, 0.25))) +
        pen.text('20,000', 150, 300, 52, shade(pen.colour, pen.colour < '#8' ? 0.55 : -0.5)) +
        pen.text('mAh', 150, 356, 30, shade(pen.colour, pen.colour < '#8' ? 0.45 : -0.4)) +
        print(70, 500, 160, 2, 18, shade(pen.colour, pen.colour < '#8' ? 0.4 : -0.35)),
      edge: { outline: roundedPath(0, 0, 300, 580, 34), depth: 70, colour: shade(pen.colour, -0.3) },
    }),
  }),
  'magnetic-charger': kind({
    spot: 'TOP',
    colours: ['#f4f3f1'],
    boxed: true,
    draw: (pen) => ({
      width: 520,
      height: 420,
      body:
        stroke('M240 210C400 260 520 160 470 80C420 10 330 60 380 130C430 220 500 300 430 380', '#d3d2ce', 15) +
        stroke('M240 210C400 260 520 160 470 80C420 10 330 60 380 130C430 220 500 300 430 380', '#f3f2ef', 11) +
        disc(150, 210, 146, pen.slant('#eceef0', '#b9bcc0')) +
        disc(150, 210, 132, pen.round('#ffffff', '#f4f3f1', '#e2e1dd')) +
        ring(150, 210, 74, '#dcdbd7', 5) +
        rect(402, 360, 56, 60, '#f1f0ed', 10) +
        rect(416, 414, 28, 16, '#b9bcc0', 3),
    }),
  }),
  'usb-hub': kind({
    spot: 'TOP',
    colours: ['#8e9195'],
    boxed: true,
    draw: (pen) => ({
      width: 600,
      height: 240,
      body:
        stroke('M420 120C520 120 560 60 590 20', '#3a3b3f', 16) +
        rect(10, 60, 420, 130, pen.roll('#a9adb3'), 26) +
        times(3, (index) => rect(50 + index * 88, 96, 66, 28, '#26272b', 4) + rect(56 + index * 88, 108, 54, 10, '#4a6fa5', 2)) +
        rect(320, 98, 60, 22, '#26272b', 11) +
        print(60, 150, 180, 1, 18, '#5a5d63') +
        rect(568, -4, 34, 44, '#d6d8da', 6),
      edge: { outline: roundedPath(10, 60, 420, 130, 26), depth: 50, colour: '#6d7075' },
    }),
  }),
  'travel-adapter': kind({
    spot: 'TOP',
    colours: ['#2b2c30', '#f0efec'],
    boxed: true,
    parts: ['POUCH'],
    draw: (pen) => ({
      width: 360,
      height: 460,
      body:
        rect(20, 60, 320, 380, pen.gloss(pen.colour), 40) +
        rect(20, 60, 320, 70, pen.gloss('#d9a24a'), 34) +
        oval(180, 250, 96, 96, shade(pen.colour, -0.25)) +
        oval(150, 250, 13, 13, '#0e0f11') +
        oval(210, 250, 13, 13, '#0e0f11') +
        rect(172, 200, 16, 34, '#0e0f11', 3) +
        times(2, (index) => rect(90 + index * 110, 390, 70, 24, '#d9dadb', 4)) +
        rect(120, 14, 16, 50, '#c9ccd0', 4) +
        rect(224, 14, 16, 50, '#c9ccd0', 4) +
        shape('M20 130H340V140H20z', '#000000', 0.2),
      edge: { outline: roundedPath(20, 60, 320, 380, 40), depth: 80, colour: shade(pen.colour, -0.35) },
    }),
  }),
} satisfies Kinds
