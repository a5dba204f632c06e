import { shade } from '../../background.ts'
import { type Kinds, kind } from '../kind.ts'
import { disc, oval, rect, shape, stroke, times } from '../shapes.ts'
import { glass, wheel } from './parts.ts'

export const motor = {
  scooter: kind({
    spot: 'YARD',
    facts: { style: 'MAXI' },
    colours: ['#33353a', '#f0efec', '#4a5b78'],
    draw(pen, { style }) {
      const c = pen.colour
      if (style === 'CLASSIC')
        return {
          width: 660,
          height: 470,
          body:
            wheel(pen, 130, 390, 74, { tyre: 0.3 }) +
            wheel(pen, 530, 390, 74, { tyre: 0.3 }) +
            shape('M40 330Q50 210 180 200H300Q340 290 330 370H200Q190 310 130 310T60 370Q36 360 40 330z', pen.gloss(c)) +
            shape('M290 350Q310 380 420 370L470 200Q490 130 470 80L510 70Q560 200 540 300Q560 320 580 370H520Q480 310 440 390H300z', pen.gloss(shade(c, 0.04))) +
            shape('M110 190Q200 150 310 186L300 210H120z', pen.gloss('#6d4a34')) +
            disc(520, 96, 36, pen.gloss(c)) +
            disc(536, 96, 24, '#f4efd9') +
            stroke('M470 70L430 40M490 60L470 20', '#8e9195', 11) +
            disc(462, 16, 20, '#c9ccd0') +
            rect(30, 250, 30, 26, '#c0392b', 8) +
            stroke('M70 340Q150 290 230 350', shade(c, 0.4), 6),
        }
      if (style === 'CUB')
        return {
          width: 700,
          height: 480,
          body:
            wheel(pen, 130, 380, 92, { spokes: 24, tyre: 0.16 }) +
            wheel(pen, 570, 380, 92, { spokes: 24, tyre: 0.16 }) +
            stroke('M560 380L500 160', '#b9bcc0', 17) +
            shape('M400 150Q500 120 520 170Q470 330 380 380Q340 370 350 330Q420 280 400 150z', pen.gloss('#efe8d9')) +
            shape('M60 230Q160 180 320 230L300 300Q200 320 130 300Q70 290 60 230z', pen.gloss(c)) +
            shape('M470 290Q570 260 650 330L630 350Q570 310 490 340z', pen.gloss(c)) +
            shape('M110 200Q220 160 330 200L324 230H120z', pen.gloss('#3b2c22')) +
            rect(250, 330, 150, 70, pen.roll('#b9bcc0'), 20) +
            stroke('M100 420H330', '#c9ccd0', 20) +
            disc(520, 140, 36, pen.gloss('#efe8d9')) +
            disc(536, 140, 24, '#f4efd9') +
            stroke('M500 110L440 90', '#8e9195', 11) +
            rect(20, 180, 130, 17, '#8e9195', 4),
        }
      return {
        width: 720,
        height: 480,
        body:
          wheel(pen, 140, 390, 80, { tyre: 0.3 }) +
          wheel(pen, 580, 390, 80, { tyre: 0.28 }) +
          shape('M20 220Q100 170 240 220L360 250L420 330L400 380H250Q220 310 140 300Q60 300 60 270z', pen.gloss(c)) +
          shape('M380 390Q420 340 440 260L520 120Q570 110 600 180Q640 260 600 310Q540 310 500 390z', pen.gloss(shade(c, 0.05))) +
          shape('M70 190Q180 130 330 200Q370 220 360 250L240 224Q120 190 70 210z', pen.gloss('#26272b')) +
          shape('M520 120L500 20Q560 30 590 130z', '#cfdbe0', 0.6) +
          shape('M560 180L620 190Q640 220 610 230L566 214z', '#f4efd9') +
          stroke('M520 120L460 100', '#26272b', 15) +
          rect(240, 376, 200, 26, '#26272b', 10) +
          stroke('M60 400H220', '#8e9195', 26) +
          rect(10, 226, 36, 22, '#c0392b', 6),
      }
    },
  }),
  motorcycle: kind({
    spot: 'YARD',
    facts: { style: 'RETRO' },
    colours: ['#33353a', '#6f9a8c', '#9c2a2a'],
    draw(pen, { style }) {
      const c = pen.colour
      const engine = rect(270, 270, 170, 130, pen.gloss('#8e9195'), 20) + times(6, (index) => rect(290, 220 + index * 15, 110, 8, '#55585d', 3)) + disc(340, 350, 42, pen.ball('#c9ccd0'))
      if (style === 'SPORT')
        return {
          width: 740,
          height: 470,
          body:
            wheel(pen, 140, 370, 96, { tyre: 0.26 }) +
            wheel(pen, 600, 370, 96, { tyre: 0.26 }) +
            stroke('M600 370L520 170', '#c9a24a', 22) +
            engine +
            shape('M60 150L250 190L420 160L560 120L620 190L540 300Q470 390 380 380L330 300L250 240L120 210z', pen.gloss(c)) +
            shape('M60 150L30 120L180 130L280 190L240 210z', pen.gloss('#26272b')) +
            shape('M560 120L540 60Q610 80 640 170L620 190z', '#33404f', 0.9) +
            shape('M600 180l44 14-40 26z', '#f4efd9') +
            stroke('M120 400H320', '#55585d', 30) +
            stroke('M500 150L460 120', '#26272b', 13) +
            stroke('M420 200L520 260L470 340', '#e0503f', 11),
        }
      const low = style === 'CRUISER'
      return {
        width: 760,
        height: 470,
        body:
          wheel(pen, 150, 370, low ? 92 : 98, { spokes: 24, tyre: low ? 0.28 : 0.2 }) +
          wheel(pen, 620, 370, low ? 92 : 98, { spokes: 24, tyre: 0.2 }) +
          stroke(`M620 370L${low ? 500 : 530} 130`, '#c9ccd0', 20) +
          stroke('M190 240L480 200L340 400', '#26272b', 15) +
          engine +
          shape(`M310 ${low ? 200 : 170}Q350 130 460 150Q520 180 490 220Q400 240 320 236z`, pen.gloss(c)) +
          oval(400, 184, 50, 13, '#ffffff', 0.25) +
          shape(low ? 'M140 230Q220 200 300 230Q300 260 260 256Q180 250 140 260z' : 'M120 200Q220 170 320 200L320 230H130z', pen.gloss(low ? '#26272b' : '#5d3f2a')) +
          shape('M50 330Q80 240 170 244Q240 260 250 320Q180 270 130 280T50 330z', pen.gloss(c)) +
          shape('M540 300Q630 240 716 330Q640 280 560 320z', pen.gloss(c)) +
          disc(540, 150, 44, '#26272b') +
          disc(556, 150, 34, '#f4efd9') +
          stroke(low ? 'M510 120Q470 60 430 90' : 'M520 110L450 96', '#26272b', 13) +
          stroke('M90 410H360', '#c9ccd0', 24) +
          stroke('M90 400H360', '#ffffff', 5, 0.7),
      }
    },
  }),
  exhaust: kind({
    spot: 'TOP',
    colours: ['#8e9195'],
    draw: (pen) => ({
      width: 680,
      height: 300,
      body:
        stroke('M30 60Q60 240 220 200', '#a9adb2', 34) +
        stroke('M30 60Q60 240 220 200', '#e3e5e7', 8, 0.8) +
        shape('M200 150H600L660 180V270L600 290H200Q180 220 200 150z', pen.roll('#55708a')) +
        rect(200, 146, 50, 150, pen.roll('#33353a')) +
        rect(590, 150, 60, 140, pen.roll('#33353a'), 10) +
        oval(656, 220, 17, 46, '#17181b') +
        rect(330, 200, 150, 46, '#c0392b', 4) +
        disc(30, 50, 36, '#8e9195') +
        disc(30, 50, 20, '#26272b'),
    }),
  }),
  'top-case': kind({
    spot: 'ROOM',
    colours: ['#26272b'],
    draw: (pen) => ({
      width: 600,
      height: 400,
      body:
        shape('M40 180Q40 40 180 30H420Q560 40 560 180z', pen.gloss('#2b2d31')) +
        shape('M40 190H560L540 350Q530 380 490 380H110Q70 380 60 350z', pen.gloss('#26272b')) +
        rect(40, 174, 520, 26, '#17181b', 8) +
        rect(100, 230, 400, 70, pen.gloss('#8e2f2c'), 14) +
        rect(270, 180, 60, 50, '#8e9195', 8) +
        rect(200, 376, 200, 20, '#17181b'),
    }),
  }),
  dashcam: kind({
    spot: 'TOP',
    colours: ['#26272b'],
    boxed: true,
    parts: ['CABLE'],
    draw: (pen) => ({
      width: 600,
      height: 400,
      body:
        stroke('M180 120Q60 40 20 180M420 280Q560 300 590 200', '#26272b', 11) +
        rect(40, 60, 250, 190, pen.gloss('#2b2d31'), 40) +
        glass(pen, 165, 155, 72) +
        rect(330, 190, 230, 180, pen.gloss('#2b2d31'), 40) +
        glass(pen, 445, 280, 66) +
        rect(120, 30, 90, 40, '#55585d', 8) +
        rect(400, 160, 90, 40, '#55585d', 8),
    }),
  }),
  'bike-cover': kind({
    spot: 'YARD',
    colours: ['#8e9195'],
    draw: (pen) => ({
      width: 680,
      height: 440,
      body:
        shape('M30 430Q40 250 150 200Q250 170 330 190Q400 60 480 60Q560 90 590 220Q650 290 660 430z', pen.slant('#c9ccd0', '#9a9da2', '#6d7075')) +
        stroke('M330 190Q310 320 340 430M480 60Q460 260 500 430M150 200Q170 320 150 430', '#6d7075', 6, 0.6) +
        stroke('M30 424H660', '#26272b', 11) +
        rect(240, 330, 130, 50, '#3f6fb0', 6, 0.8),
    }),
  }),
} satisfies Kinds
