import { shade } from '../../background.ts'
import { type Kinds, kind } from '../kind.ts'
import type { Pen } from '../pen.ts'
import { disc, fixed, moved, oval, rect, ring, roundedPath, shape, stroke, times, turned } from '../shapes.ts'
import { darkScreen, dots, print } from './parts.ts'

/** A strap above and below a case of the given place. */
function strap(pen: Pen, x: number, width: number, top: number, bottom: number, colour: string): string {
  const narrow = width * 0.8
  const inset = (width - narrow) / 2
  return (
    shape(`M${x} ${top}L${x + inset} 20Q${x + width / 2} -6 ${x + width - inset} 20L${x + width} ${top}z`, pen.volume(colour)) +
    shape(`M${x} ${bottom}L${x + inset} 600Q${x + width / 2} 626 ${x + width - inset} 600L${x + width} ${bottom}z`, pen.volume(colour)) +
    times(5, (index) => oval(x + width / 2, bottom + 70 + index * 30, 6, 6, shade(colour, -0.5)))
  )
}

function links(pen: Pen, x: number, width: number, top: number, bottom: number, colour: string): string {
  const row = (y: number, shrink: number) =>
    rect(x + shrink, y, width - 2 * shrink, 24, pen.volume(colour), 5) +
    rect(x + width * 0.34, y, width * 0.32, 24, pen.volume(shade(colour, 0.14)), 3) +
    rect(x + shrink, y + 23, width - 2 * shrink, 3, shade(colour, -0.5))
  return times(Math.floor(top / 26), (index) => row(top - 26 * (index + 1), index * 2)) + times(Math.floor((620 - bottom) / 26), (index) => row(bottom + 26 * index, index * 2))
}

function hands(x: number, y: number, radius: number, colour: string): string {
  return (
    stroke(`M${x} ${y}L${fixed(x - radius * 0.42)} ${fixed(y - radius * 0.3)}`, colour, radius * 0.075) +
    stroke(`M${x} ${y}L${fixed(x + radius * 0.5)} ${fixed(y - radius * 0.52)}`, colour, radius * 0.055) +
    stroke(`M${x} ${y}L${fixed(x + radius * 0.1)} ${fixed(y + radius * 0.7)}`, '#b5362f', radius * 0.02) +
    disc(x, y, radius * 0.06, colour)
  )
}

function marks(x: number, y: number, radius: number, colour: string, width = 0.06): string {
  return times(12, (index) => turned(index * 30, x, y, rect(x - (radius * width) / 2, y - radius * 0.92, radius * width, radius * (index % 3 === 0 ? 0.2 : 0.13), colour, 1)))
}

export const wearables = {
  'smartwatch-square': kind({
    spot: 'TOP',
    facts: { ultra: 0 },
    colours: ['#2b333f', '#efe8db', '#cdd0d3'],
    boxed: true,
    parts: ['CABLE', 'MANUAL'],
    draw(pen, { ultra }) {
      const band = ultra ? '#cf7a3c' : pen.colour
      const body = ultra ? '#b3aca0' : pen.colour
      return {
        width: 280,
        height: 620,
        body:
          strap(pen, 46, 188, 190, 430, band) +
          rect(250, 250, 20, 56, pen.volume(ultra ? '#cf7a3c' : shade(body, -0.1)), 8) +
          rect(20, 180, 236, 262, pen.slant(shade(body, 0.3), body, shade(body, -0.3)), 66) +
          rect(34, 194, 208, 234, '#0b0c0e', 56) +
          pen.text('10:09', 138, 262, 58, '#f4f3f0') +
          times(3, (index) => ring(82 + index * 56, 346, 21, ['#d9534a', '#8fcf5a', '#5ac7d9'][index] ?? '#fff', 8)) +
          pen.text('화 24', 138, 312, 24, '#e0a35a'),
      }
    },
  }),
  'smartwatch-round': kind({
    spot: 'TOP',
    facts: { bezel: 0 },
    colours: ['#2b2c30', '#cdd0d3', '#ece3d0'],
    boxed: true,
    parts: ['CABLE', 'MANUAL'],
    draw(pen, { bezel }) {
      const body = pen.colour
      return {
        width: 300,
        height: 620,
        body:
          strap(pen, 62, 176, 180, 440, shade(body, body > '#9' ? -0.02 : 0.04)) +
          rect(278, 250, 18, 44, shade(body, -0.2), 7) +
          rect(278, 330, 18, 44, shade(body, -0.2), 7) +
          disc(150, 310, 140, pen.slant(shade(body, 0.35), body, shade(body, -0.4))) +
          (bezel ? times(36, (index) => turned(index * 10, 150, 310, rect(148, 172, 4, 12, shade(body, -0.4)))) : '') +
          disc(150, 310, bezel ? 112 : 124, '#0c0d10') +
          times(60, (index) => turned(index * 6, 150, 310, rect(149, bezel ? 204 : 192, 2, 9, '#c9cbd0', 0, 0.7))) +
          pen.text('10', 150, 282, 76, '#f4f3f0') +
          pen.text('09', 150, 344, 76, '#9fc0d6'),
      }
    },
  }),
  'fitness-band': kind({
    spot: 'TOP',
    facts: {},
    colours: ['#8e9195', '#e9bfc1'],
    boxed: true,
    parts: ['CABLE'],
    draw: (pen) => ({
      width: 190,
      height: 620,
      body:
        strap(pen, 22, 146, 190, 430, '#33353a') +
        rect(16, 150, 158, 320, pen.slant(shade(pen.colour, 0.3), pen.colour, shade(pen.colour, -0.3)), 40) +
        rect(26, 162, 138, 296, '#0c0d10', 30) +
        pen.text('09:41', 95, 236, 44, '#f4f3f0') +
        pen.text('6,208', 95, 300, 34, '#8fcf9a') +
        print(58, 346, 74, 3, 22, '#8a8d93', 0.8),
    }),
  }),
  'kids-watch': kind({
    spot: 'TOP',
    colours: ['#7fb2d9', '#e9bfc1'],
    boxed: true,
    draw: (pen) => ({
      width: 300,
      height: 620,
      body:
        strap(pen, 56, 188, 190, 430, pen.colour) +
        rect(24, 166, 252, 288, pen.gloss(shade(pen.colour, 0.1)), 80) +
        rect(52, 200, 196, 196, '#f7f1de', 34) +
        disc(150, 296, 62, '#f0c04a') +
        disc(128, 284, 8, '#3b2f20') +
        disc(172, 284, 8, '#3b2f20') +
        stroke('M124 314Q150 340 176 314', '#3b2f20', 7) +
        rect(126, 414, 48, 18, shade(pen.colour, -0.3), 9),
    }),
  }),
  'wrist-watch': kind({
    spot: 'TOP',
    facts: { band: 'STEEL', face: '' },
    colours: ['#23252a', '#2f4a78', '#e9e6df'],
    boxed: true,
    parts: ['CARD', 'POUCH'],
    draw(pen, { band, face }) {
      const dial = face || pen.colour
      const light = dial > '#9'
      const metal = pen.metal
      return {
        width: 300,
        height: 620,
        body:
          (band === 'STEEL' ? links(pen, 84, 132, 190, 430, metal) : strap(pen, 84, 132, 200, 420, band === 'NATO' ? '#3b4a40' : '#5a3b28')) +
          rect(276, 294, 26, 32, pen.roll(metal), 6) +
          disc(150, 310, 132, pen.slant(shade(metal, 0.4), metal, shade(metal, -0.45))) +
          disc(150, 310, 114, shade(metal, -0.3)) +
          disc(150, 310, 110, pen.round(shade(dial, 0.2), dial, shade(dial, -0.3))) +
          marks(150, 310, 108, light ? '#3b3c40' : '#eceae4') +
          rect(214, 300, 26, 20, '#f4f3ef', 2) +
          pen.text('8', 227, 310, 15, '#26272a') +
          hands(150, 310, 100, light ? '#2d2e32' : '#f0eee8') +
          oval(112, 264, 60, 26, '#ffffff', 0.1),
      }
    },
  }),
  'diver-watch': kind({
    spot: 'TOP',
    colours: ['#23252a', '#2f4a78', '#2e5a48'],
    boxed: true,
    parts: ['CARD'],
    draw: (pen) => ({
      width: 310,
      height: 620,
      body:
        links(pen, 84, 142, 180, 440, '#b9bdc1') +
        rect(286, 296, 24, 30, pen.roll('#b9bdc1'), 6) +
        disc(155, 310, 144, pen.slant('#eceef0', '#a9adb2', '#6d7176')) +
        disc(155, 310, 132, pen.slant(shade(pen.colour, 0.12), shade(pen.colour, -0.2))) +
        times(12, (index) => turned(index * 30, 155, 310, rect(151, 184, 8, index === 0 ? 22 : 14, '#e6e4de', 2))) +
        disc(155, 310, 96, shade(pen.colour, -0.3)) +
        disc(155, 310, 93, pen.round(shade(pen.colour, 0.16), pen.colour, shade(pen.colour, -0.35))) +
        times(12, (index) => turned(index * 30, 155, 310, disc(155, 232, 8, '#eeeede'))) +
        hands(155, 310, 84, '#f0eee4'),
    }),
  }),
  'tank-watch': kind({
    spot: 'TOP',
    facts: { band: 'LEATHER' },
    colours: ['#f1ede2'],
    boxed: true,
    parts: ['POUCH', 'CARD'],
    draw: (pen, { band }) => ({
      width: 230,
      height: 620,
      body:
        (band === 'STEEL' ? links(pen, 60, 110, 210, 410, '#c9ccd0') : strap(pen, 56, 118, 210, 410, '#27211f')) +
        rect(30, 184, 26, 252, pen.volume(pen.metal), 12) +
        rect(174, 184, 26, 252, pen.volume(pen.metal), 12) +
        rect(46, 200, 138, 220, pen.slant('#e9e6e0', pen.metal), 6) +
        rect(58, 214, 114, 192, '#f5f1e6', 2) +
        times(12, (index) => {
          const angle = (index / 12) * Math.PI * 2
          return turned(index * 30, 115 + Math.sin(angle) * 42, 310 - Math.cos(angle) * 78, rect(112 + Math.sin(angle) * 42, 298 - Math.cos(angle) * 78, 6, 24, '#2b2a28'))
        }) +
        `<path d="M92 262h46v96h-46z" fill="none" stroke="#4a4844" stroke-width="2"/>` +
        stroke('M115 310L98 276M115 310L140 258', '#2f4a88', 6) +
        disc(206, 310, 9, '#3b5fae'),
    }),
  }),
  'digital-watch': kind({
    spot: 'TOP',
    facts: { tough: 0 },
    colours: ['#cdd0d3', '#d3b583'],
    boxed: true,
    parts: ['MANUAL'],
    draw: (pen, { tough }) =>
      tough
        ? {
            width: 330,
            height: 620,
            body:
              strap(pen, 80, 170, 190, 430, pen.colour) +
              shape('M110 160H220L290 230V390L220 460H110L40 390V230z', pen.gloss(shade(pen.colour, 0.05))) +
              times(4, (index) => disc([70, 260, 70, 260][index] ?? 0, [208, 208, 412, 412][index] ?? 0, 14, shade(pen.colour, -0.35))) +
              disc(165, 310, 104, shade(pen.colour, -0.45)) +
              disc(165, 310, 92, pen.round(shade(pen.colour, 0.14), shade(pen.colour, -0.1))) +
              marks(165, 310, 92, '#d9d9d6', 0.09) +
              rect(176, 328, 56, 30, '#aab39c', 4) +
              pen.text('10:58', 204, 343, 18, '#26302a') +
              hands(165, 310, 84, '#e9e8e4'),
          }
        : {
            width: 270,
            height: 620,
            body:
              links(pen, 62, 146, 180, 440, pen.colour) +
              rect(18, 170, 234, 280, pen.slant(shade(pen.colour, 0.3), pen.colour, shade(pen.colour, -0.3)), 26) +
              rect(40, 196, 190, 228, '#22304a', 12) +
              rect(56, 250, 158, 96, '#b3bba6', 6) +
              pen.text('10:58', 135, 306, 56, '#20261f') +
              pen.text('SU 24', 176, 266, 20, '#20261f') +
              print(70, 216, 130, 1, 26, '#d9a24a', 0.9) +
              print(70, 376, 130, 2, 18, '#c9cdd6', 0.8),
          },
  }),
  'earbuds-stem': kind({
    spot: 'TOP',
    facts: { long: 0 },
    colours: ['#f4f3f1'],
    boxed: true,
    parts: ['CABLE', 'MANUAL'],
    draw(pen, { long }) {
      const bud = (x: number, mirror: number) =>
        `<g transform="translate(${x} 336) scale(${mirror} 1)">` +
        rect(6, 20, 38, long ? 190 : 150, pen.volume('#f3f2ef'), 18) +
        oval(30, 22, 56, 48, pen.ball('#f4f3f1')) +
        oval(74, 34, 24, 30, long ? pen.ball('#e4e3df') : pen.ball('#c9c8c4')) +
        rect(18, 10, 22, 8, '#3c3d40', 4) +
        rect(10, long ? 196 : 156, 30, 10, '#b9bcc0', 5) +
        '</g>'
      return {
        width: 560,
        height: 560,
        body:
          rect(60, 20, 440, 120, pen.down('#fbfbfa', '#e6e5e1'), 56) +
          rect(76, 60, 408, 78, pen.down('#c6c5c1', '#efeeeb'), 20) +
          rect(50, 132, 460, 250, pen.down('#e9e8e5', '#ffffff', '#f1f0ed', '#dddcd8'), 78) +
          rect(92, 146, 376, 34, '#cfcecb', 17) +
          oval(174, 163, 56, 13, '#8d8c89') +
          oval(386, 163, 56, 13, '#8d8c89') +
          disc(280, 262, 6, '#8fcf8a') +
          bud(150, 1) +
          bud(410, -1),
      }
    },
  }),
  'earbuds-bean': kind({
    spot: 'TOP',
    colours: ['#4d4e52', '#f0efec', '#a99cc4'],
    boxed: true,
    parts: ['CABLE', 'MANUAL'],
    draw: (pen) => ({
      width: 520,
      height: 560,
      body:
        rect(50, 10, 420, 130, pen.gloss(shade(pen.colour, -0.06)), 60) +
        rect(74, 50, 372, 80, shade(pen.colour, -0.35), 26) +
        rect(40, 120, 440, 300, pen.gloss(pen.colour), 90) +
        rect(86, 144, 348, 200, shade(pen.colour, -0.3), 60) +
        times(2, (index) => {
          const x = 176 + index * 168
          return oval(x, 244, 68, 62, pen.ball(pen.colour)) + oval(x + (index ? 26 : -26), 266, 30, 26, pen.ball(shade(pen.colour, -0.2))) + oval(x, 226, 22, 8, '#ffffff', 0.3)
        }) +
        disc(260, 388, 5, '#8fcf8a') +
        moved(60, 450, oval(40, 50, 54, 46, pen.ball(pen.colour)), oval(74, 74, 24, 20, pen.ball(shade(pen.colour, -0.25)))),
    }),
  }),
  headphones: kind({
    spot: 'TOP',
    facts: { mesh: 0, open: 0 },
    colours: ['#2b2c30', '#cdd0d3', '#e6e0d4'],
    boxed: true,
    parts: ['CABLE', 'POUCH'],
    draw(pen, { mesh, open }) {
      const cup = (x: number, mirror: number) =>
        `<g transform="translate(${x} 400) scale(${mirror} 1)">` +
        rect(-14, -170, 20, 110, pen.volume(mesh ? '#c9ccd0' : shade(pen.colour, 0.1)), 8) +
        (open
          ? oval(0, 30, 92, 128, pen.slant('#5b5d62', '#2a2b2e')) + oval(0, 30, 76, 110, pen.tile(16, disc(8, 8, 6, '#121315'))) + oval(0, 30, 30, 44, '#8e9195', 0.5)
          : rect(-84, -80, 168, 220, pen.gloss(pen.colour), mesh ? 66 : 78)) +
        rect(54, -70, 50, 200, pen.volume(shade(pen.colour, mesh ? 0.1 : -0.2)), 26) +
        (mesh || open ? '' : oval(-14, 30, 42, 60, shade(pen.colour, 0.08), 0.6)) +
        '</g>'
      return {
        width: 600,
        height: 560,
        body:
          stroke('M96 320C80 -50 520 -50 504 320', mesh ? '#c9ccd0' : shade(pen.colour, -0.1), 26) +
          stroke('M120 180C150 20 450 20 480 180', shade(pen.colour, mesh ? 0.2 : 0.1), 40) +
          stroke('M130 170C170 44 430 44 470 170', shade(pen.colour, 0.28), 8, 0.5) +
          cup(100, 1) +
          cup(500, -1),
      }
    },
  }),
  'speaker-amp': kind({
    spot: 'TABLE',
    colours: ['#2b2c30', '#ece3d0', '#6d4a34'],
    boxed: true,
    parts: ['CABLE'],
    draw: (pen) => ({
      width: 620,
      height: 360,
      body:
        rect(0, 10, 620, 340, pen.gloss(pen.colour), 22) +
        rect(0, 10, 620, 44, pen.down(pen.metal === '#cfd2d5' ? '#c7a866' : pen.metal, '#8f7440'), 16) +
        times(3, (index) => disc(390 + index * 70, 30, 17, pen.ball('#d9bc7c'))) +
        times(2, (index) => disc(70 + index * 50, 30, 8, '#6b5630')) +
        rect(26, 72, 568, 256, shade(pen.colour, -0.3), 10) +
        dots(pen, 30, 76, 560, 248, 12, shade(pen.colour, 0.16), 8) +
        `<rect x="26" y="72" width="568" height="256" rx="10" fill="none" stroke="#c7a866" stroke-width="5"/>` +
        pen.text('Studio', 310, 200, 84, '#ece6d6', { bold: false }),
    }),
  }),
  'speaker-tube': kind({
    spot: 'TABLE',
    colours: ['#2b2c30', '#4a6fa5', '#b5362f'],
    boxed: true,
    parts: ['CABLE'],
    draw: (pen) => ({
      width: 600,
      height: 260,
      body:
        rect(30, 10, 540, 240, pen.roll(pen.colour), 110) +
        dots(pen, 60, 20, 480, 220, 9, shade(pen.colour, -0.3), 90) +
        oval(52, 130, 46, 112, pen.ball(shade(pen.colour, -0.2))) +
        oval(52, 130, 30, 80, '#33353a') +
        ring(52, 130, 26, '#8e9195', 3) +
        oval(548, 130, 46, 112, pen.ball(shade(pen.colour, -0.2))) +
        oval(548, 130, 30, 80, '#33353a') +
        rect(230, 90, 150, 70, '#d9603a', 8) +
        pen.text('PULSE', 305, 125, 40, '#f7f2ea') +
        rect(200, 236, 210, 16, shade(pen.colour, -0.4), 8),
    }),
  }),
  'speaker-bar': kind({
    spot: 'TABLE',
    colours: ['#cdd0d3'],
    boxed: true,
    parts: ['CHARGER'],
    draw: (pen) => ({
      width: 560,
      height: 200,
      body:
        rect(0, 0, 560, 196, pen.gloss('#c9ccd0'), 34) +
        rect(14, 34, 532, 148, '#3b3d41', 20) +
        dots(pen, 16, 36, 528, 144, 9, '#15161899', 18) +
        times(5, (index) => rect(130 + index * 64, 8, 44, 14, '#6d7075', 7)) +
        rect(240, 96, 80, 22, '#d9dadb', 3),
    }),
  }),
  soundbar: kind({
    spot: 'TABLE',
    colours: ['#2b2c30'],
    boxed: true,
    draw: (pen) => ({
      width: 700,
      height: 110,
      body:
        rect(0, 6, 700, 100, pen.roll(pen.colour), 46) +
        dots(pen, 20, 22, 660, 76, 8, '#00000066', 36) +
        rect(0, 6, 700, 18, shade(pen.colour, 0.16), 9) +
        disc(350, 15, 4, '#dfe6e8') +
        rect(314, 52, 72, 14, '#c9cbcd', 2, 0.8),
    }),
  }),
  'speaker-dome': kind({
    spot: 'TABLE',
    colours: ['#2b2c30'],
    boxed: true,
    draw: (pen) => ({
      width: 440,
      height: 520,
      body:
        shape('M30 330C0 120 100 10 220 10S440 120 410 330z', pen.across('#aab4ba', '#e6ecee', '#cfd8dc', '#8d989e'), 0.75) +
        shape('M90 330C80 200 130 120 220 120S360 200 350 330z', '#3d444a', 0.5) +
        stroke('M90 150C120 60 170 40 200 36', '#ffffff', 10, 0.7) +
        shape('M20 330H420Q430 480 340 510H100Q10 480 20 330z', pen.volume(pen.colour)) +
        dots(pen, 30, 350, 380, 140, 9, '#00000055', 40) +
        oval(220, 332, 200, 26, '#4a4d52'),
    }),
  }),
  turntable: kind({
    spot: 'TABLE',
    colours: ['#2b2c30', '#6d4a34'],
    boxed: true,
    parts: ['CABLE', 'MANUAL'],
    draw: (pen) => ({
      width: 680,
      height: 460,
      body:
        shape('M90 0H590L616 60H64z', '#c3ccd0', 0.55) +
        shape('M64 60H616L680 380H0z', pen.down(shade(pen.colour, 0.22), pen.colour)) +
        rect(0, 380, 680, 60, pen.down(pen.colour, shade(pen.colour, -0.35)), 6) +
        rect(40, 440, 80, 20, '#17181a', 8) +
        rect(560, 440, 80, 20, '#17181a', 8) +
        oval(290, 222, 226, 132, pen.slant('#8e9195', '#4a4c50')) +
        oval(290, 216, 220, 128, '#141416') +
        times(5, (index) => `<ellipse cx="290" cy="216" rx="${200 - index * 26}" ry="${116 - index * 15}" fill="none" stroke="#2f3034" stroke-width="3"/>`) +
        oval(290, 216, 68, 40, '#c9703f') +
        oval(290, 216, 8, 5, '#e9e6df') +
        shape('M230 130L330 100L350 130L290 216z', '#ffffff', 0.08) +
        disc(574, 120, 34, pen.ball('#8e9195')) +
        stroke('M574 120L590 280L470 316', '#cfd2d5', 13) +
        rect(446, 300, 50, 26, '#2b2c30', 5) +
        disc(90, 340, 20, pen.ball('#b9bcc0')) +
        rect(580, 340, 60, 16, '#b9bcc0', 6),
    }),
  }),
  radio: kind({
    spot: 'TABLE',
    colours: ['#8a5a36'],
    boxed: true,
    draw: (pen) => ({
      width: 600,
      height: 340,
      body:
        rect(0, 0, 600, 330, pen.slant('#a8713f', '#8a5a36', '#6b4327'), 14) +
        rect(20, 20, 560, 290, '#ece5d3', 8) +
        disc(170, 165, 118, '#c9c1ad') +
        dots(pen, 56, 52, 228, 228, 11, '#4a463c', 112) +
        disc(440, 150, 98, pen.ball('#efe9da')) +
        disc(440, 150, 66, pen.ball('#dcd4c1')) +
        stroke('M440 150V92', '#a33a2c', 6) +
        times(11, (index) => turned(-100 + index * 20, 440, 150, rect(438, 56, 4, 14, '#4a463c'))) +
        times(2, (index) => disc(372 + index * 136, 274, 21, pen.ball('#efe9da'))) +
        rect(60, 328, 60, 12, '#2a211b', 4) +
        rect(480, 328, 60, 12, '#2a211b', 4),
    }),
  }),
  microphone: kind({
    spot: 'TABLE',
    facts: { desk: 0 },
    colours: ['#2b2c30'],
    boxed: true,
    parts: ['CABLE'],
    draw: (pen, { desk }) =>
      desk
        ? {
            width: 300,
            height: 580,
            body:
              shape('M30 540Q40 490 150 490T270 540V560H30z', pen.gloss('#3a3c41')) +
              stroke('M46 470Q20 300 46 240M254 470Q280 300 254 240', '#4a4c51', 22) +
              stroke('M46 470Q150 530 254 470', '#4a4c51', 22) +
              rect(76, 20, 148, 420, pen.volume('#4a5568'), 72) +
              shape('M76 92Q76 20 150 20T224 92V210H76z', pen.tile(10, rect(0, 0, 10, 10, '#9da1a8') + rect(1, 1, 7, 7, '#34373d'))) +
              rect(72, 206, 156, 14, '#c9ccd0', 4) +
              disc(150, 270, 16, pen.ball('#c9ccd0')) +
              disc(150, 330, 11, '#b5362f') +
              disc(46, 300, 22, pen.ball('#8e9195')) +
              disc(254, 300, 22, pen.ball('#8e9195')),
          }
        : {
            width: 560,
            height: 400,
            body:
              stroke('M330 180V380M240 390H420', '#3a3c41', 22) +
              rect(30, 80, 240, 170, pen.roll('#33353a'), 76) +
              dots(pen, 40, 90, 200, 150, 12, '#101113', 66) +
              rect(250, 92, 240, 146, pen.roll('#4a4c52'), 20) +
              rect(300, 84, 20, 162, '#26272b', 4) +
              rect(480, 130, 60, 70, pen.roll('#8e9195'), 8) +
              stroke('M300 70Q330 20 400 70L400 260Q340 300 300 260', '#2b2c30', 12) +
              print(350, 150, 90, 2, 26, '#c9cbcf', 0.7),
          },
  }),
  'cassette-player': kind({
    spot: 'TOP',
    colours: ['#8e9195'],
    draw: (pen) => ({
      width: 420,
      height: 560,
      body:
        rect(0, 0, 420, 540, pen.gloss('#a6abb2'), 22) +
        rect(24, 110, 372, 300, '#2f3440', 14) +
        rect(44, 150, 332, 200, '#e4dcc8', 10) +
        rect(60, 166, 300, 50, '#c96f4a', 4) +
        rect(110, 236, 200, 80, '#23252a', 38) +
        times(2, (index) => disc(160 + index * 100, 276, 28, '#efece4') + times(6, (tooth) => turned(tooth * 60, 160 + index * 100, 276, rect(156 + index * 100, 250, 8, 12, '#23252a')))) +
        times(5, (index) => rect(34 + index * 72, 20, 60, 50, pen.down('#dcdee1', '#9a9ea5'), 6)) +
        rect(40, 440, 200, 14, '#5d636e', 7) +
        disc(340, 470, 30, pen.ball('#6d727c')) +
        stroke('M380 0Q470 60 440 200', '#26272a', 9) +
        darkScreen(pen, 280, 440, 1, 1),
      edge: { outline: roundedPath(0, 0, 420, 540, 22), depth: 80, colour: '#5d6168' },
    }),
  }),
} satisfies Kinds
