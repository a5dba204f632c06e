import { shade } from '../../background.ts'
import { type Kinds, kind } from '../kind.ts'
import type { Pen } from '../pen.ts'
import { disc, moved, oval, rect, ring, roundedPath, shape, stroke, times, turned } from '../shapes.ts'
import { darkScreen, dots, glass, knob, print } from './parts.ts'

/** A lens seen from the front, sticking out of a body. */
function lensFront(pen: Pen, x: number, y: number, radius: number, colour = '#26272b'): string {
  return (
    disc(x + radius * 0.04, y + radius * 0.1, radius * 1.06, '#000000', 0.35) +
    disc(x, y, radius, pen.slant(shade(colour, 0.25), colour, shade(colour, -0.4))) +
    times(40, (index) => turned(index * 9, x, y, rect(x - 1.5, y - radius * 0.98, 3, radius * 0.14, shade(colour, -0.45)))) +
    disc(x, y, radius * 0.82, pen.slant(shade(colour, 0.1), shade(colour, -0.3))) +
    ring(x, y, radius * 0.76, '#6d7075', 2, 0.8) +
    glass(pen, x, y, radius * 0.62)
  )
}

/** The leather of a camera. */
function leather(pen: Pen, x: number, y: number, width: number, height: number, colour: string, radius = 0): string {
  return rect(x, y, width, height, colour, radius) + rect(x, y, width, height, pen.tile(7, disc(2, 2, 1.3, shade(colour, 0.14)) + disc(5.5, 5.5, 1.3, shade(colour, -0.3))), radius)
}

function back(pen: Pen, width: number, height: number, top: string): string {
  return (
    top +
    rect(0, 60, width, height - 60, pen.gloss(pen.colour), 26) +
    darkScreen(pen, 50, 100, width * 0.56, height - 150, 8) +
    disc(width * 0.8, height * 0.52, 52, shade(pen.colour, 0.12)) +
    disc(width * 0.8, height * 0.52, 26, shade(pen.colour, -0.3)) +
    times(4, (index) => disc(width * 0.7 + index * 34, height * 0.82, 10, shade(pen.colour, -0.3))) +
    rect(width * 0.42, 20, width * 0.16, 56, '#0f1012', 8)
  )
}

export const cameras = {
  'camera-mirrorless': kind({
    spot: 'TABLE',
    facts: { finder: 'HUMP', lens: 118, retro: 0 },
    colours: ['#2b2c30'],
    boxed: true,
    parts: ['CABLE', 'MANUAL', 'POUCH'],
    hasBack: true,
    draw(pen, { finder, lens, retro }) {
      const c = pen.colour
      const silver = c > '#9' && retro > 0
      const metal = silver ? '#c9ccd0' : shade(c, 0.08)
      const hump = finder === 'HUMP' ? shape('M190 74L222 8Q228 0 240 0H360Q372 0 378 8L410 74z', pen.down(shade(metal, 0.16), metal)) + rect(252, 14, 96, 10, shade(metal, -0.4), 3) : ''
      if (pen.sight.back) return { width: 600, height: 400, body: hump + back(pen, 600, 400, '') }
      return {
        width: 600,
        height: 400,
        body:
          hump +
          rect(24, 52, 100, 40, pen.volume(metal), 8) +
          rect(470, 46, 82, 46, pen.volume(shade(metal, -0.06)), 8) +
          (retro ? rect(136, 44, 60, 40, pen.volume(metal), 6) + times(8, (index) => rect(472 + index * 10, 48, 4, 40, shade(metal, -0.35))) : oval(510, 44, 28, 10, shade(metal, 0.3))) +
          rect(0, 74, 600, 326, pen.down(shade(metal, 0.16), metal, shade(metal, -0.2)), 34) +
          leather(pen, 0, 140, 600, 206, silver ? '#2b2c30' : shade(c, -0.2)) +
          shape('M0 140H120Q150 250 120 360Q60 390 20 372Q0 360 0 346z', pen.across(shade(c === '#f0efec' || silver ? '#33353a' : c, 0.16), shade(silver ? '#2b2c30' : c, -0.3))) +
          disc(306, 236, lens + 18, pen.slant('#dfe1e4', '#8e9195')) +
          lensFront(pen, 306, 236, lens) +
          print(440, 104, 70, 1, 28, silver ? '#3b3c40' : '#d9dadb', 0.9) +
          disc(150, 122, 9, '#c0392b', 0.7),
      }
    },
  }),
  'camera-dslr': kind({
    spot: 'TABLE',
    colours: ['#26272b'],
    boxed: true,
    parts: ['CHARGER', 'MANUAL', 'CABLE'],
    hasBack: true,
    draw(pen) {
      const c = pen.colour
      if (pen.sight.back) return { width: 620, height: 480, body: shape('M180 90L220 10H400L440 90z', pen.gloss(c)) + moved(0, 40, back(pen, 620, 440, '')) }
      return {
        width: 620,
        height: 480,
        body:
          shape('M170 120Q190 20 240 6H390Q440 20 460 120z', pen.down(shade(c, 0.2), c)) +
          rect(250, 20, 130, 14, shade(c, -0.4), 4) +
          knob(pen, 110, 92, 46, '#3b3d42') +
          rect(480, 66, 80, 40, pen.volume('#3b3d42'), 8) +
          shape('M0 160Q0 100 60 100H560Q620 100 620 160V420Q620 470 560 470H60Q10 470 0 420z', pen.down(shade(c, 0.12), c, shade(c, -0.3))) +
          shape('M0 150Q0 96 60 96H110Q150 100 150 180V440Q130 476 60 472Q6 468 0 420z', pen.across(shade(c, 0.2), c, shade(c, -0.4))) +
          leather(pen, 10, 190, 126, 220, shade(c, -0.1), 30) +
          lensFront(pen, 340, 280, 168) +
          oval(64, 116, 24, 12, '#4a4c52') +
          print(200, 130, 70, 1, 30, '#d9dadb', 0.9) +
          rect(440, 392, 3, 3, '#fff'),
      }
    },
  }),
  'camera-rangefinder': kind({
    spot: 'TABLE',
    facts: { dot: 0 },
    colours: ['#cdd0d3', '#26272b'],
    boxed: true,
    parts: ['POUCH', 'MANUAL'],
    draw(pen, { dot }) {
      const c = pen.colour
      return {
        width: 640,
        height: 370,
        body:
          rect(420, 8, 80, 40, pen.volume(shade(c, 0.06)), 6) +
          rect(520, 16, 60, 32, pen.volume(shade(c, -0.04)), 6) +
          oval(550, 14, 16, 6, '#6d7075') +
          rect(0, 40, 640, 320, pen.down(shade(c, 0.2), c, shade(c, -0.16)), 30) +
          leather(pen, 0, 130, 640, 190, '#26272a') +
          rect(60, 62, 96, 50, '#17181b', 8) +
          rect(72, 70, 72, 34, pen.slant('#3b4660', '#14161c'), 4) +
          rect(250, 68, 50, 34, '#17181b', 5) +
          (dot ? disc(330, 92, 18, '#c0302b') : print(380, 78, 90, 1, 26, '#55585d', 0.8)) +
          lensFront(pen, 330, 222, 116, c > '#9' ? '#b9bcc0' : '#26272b'),
      }
    },
  }),
  'camera-compact': kind({
    spot: 'TOP',
    facts: { modern: 0 },
    colours: ['#cdd0d3', '#e9bfc1', '#4a6fa5'],
    boxed: true,
    parts: ['CHARGER', 'POUCH', 'CABLE'],
    hasBack: true,
    draw(pen, { modern }) {
      const c = modern ? '#26272b' : pen.colour
      const outline = { outline: roundedPath(0, 20, 560, 330, 44), depth: 70, colour: shade(c, -0.3) }
      if (pen.sight.back)
        return {
          width: 560,
          height: 350,
          body:
            rect(0, 20, 560, 330, pen.gloss(c), 44) +
            darkScreen(pen, 40, 60, 330, 250, 8) +
            disc(460, 220, 54, shade(c, -0.12)) +
            disc(460, 220, 24, shade(c, -0.3)) +
            rect(400, 60, 110, 26, shade(c, -0.2), 13),
          edge: outline,
        }
      return {
        width: 560,
        height: 350,
        body:
          rect(380, 6, 90, 24, shade(c, -0.15), 10) +
          rect(0, 20, 560, 330, pen.gloss(c), modern ? 24 : 44) +
          (modern ? leather(pen, 20, 60, 90, 270, '#1b1c1f', 20) : rect(30, 300, 500, 20, shade(c, -0.1), 10)) +
          disc(330, 196, 140, pen.slant(shade(c, 0.3), shade(c, -0.3))) +
          disc(330, 196, 118, pen.slant(shade(c, 0.06), shade(c, -0.16))) +
          lensFront(pen, 330, 196, 96, modern ? '#26272b' : '#8e9195') +
          rect(60, 60, 100, 44, '#f4f1e6', 8) +
          dots(pen, 66, 66, 88, 32, 8, '#d9d3c0', 4) +
          disc(206, 82, 14, '#17181b') +
          print(60, 256, 90, 1, 26, shade(c, -0.4)),
        edge: outline,
      }
    },
  }),
  'camera-film': kind({
    spot: 'TABLE',
    colours: ['#cdd0d3', '#26272b'],
    parts: ['POUCH'],
    draw(pen) {
      const c = pen.colour === '#2b2c30' ? '#33353a' : '#c3c6ca'
      return {
        width: 640,
        height: 410,
        body:
          shape('M210 80L250 12Q256 4 268 4H372Q384 4 390 12L430 80z', pen.down(shade(c, 0.25), c)) +
          rect(270, 4, 100, 12, shade(c, -0.4), 2) +
          print(270, 44, 100, 1, 40, shade(c, -0.6), 0.8) +
          knob(pen, 110, 62, 44, shade(c, -0.05)) +
          rect(470, 40, 80, 40, pen.volume(c), 5) +
          disc(590, 60, 26, pen.ball(shade(c, -0.05))) +
          times(10, (index) => rect(472 + index * 8, 44, 3, 34, shade(c, -0.4))) +
          rect(0, 78, 640, 326, pen.down(shade(c, 0.2), c, shade(c, -0.1)), 40) +
          leather(pen, 0, 134, 640, 214, '#1f2023') +
          disc(320, 240, 150, pen.slant('#dfe1e4', '#7d8085')) +
          lensFront(pen, 320, 240, 132) +
          times(9, (index) => turned(-60 + index * 15, 320, 240, rect(318, 112, 4, 12, index === 4 ? '#d9823a' : '#e9e6df'))) +
          disc(100, 164, 13, '#e9e6df', 0.85),
      }
    },
  }),
  'camera-film-compact': kind({
    spot: 'TOP',
    colours: ['#26272b'],
    parts: ['POUCH'],
    draw: (pen) => ({
      width: 560,
      height: 320,
      body:
        shape('M60 0H480Q560 10 560 90V260Q556 312 500 316H70Q6 310 0 250V80Q6 10 60 0z', pen.gloss('#2b2d31')) +
        shape('M180 0Q360 40 410 0V316Q330 270 190 316Q110 160 180 0z', pen.gloss('#3b3e44')) +
        disc(290, 170, 92, '#17181b') +
        glass(pen, 290, 170, 70) +
        rect(400, 40, 90, 48, '#e9e6da', 8) +
        dots(pen, 404, 44, 82, 40, 8, '#c9c3b0') +
        rect(230, 26, 90, 44, '#0d0e10', 8) +
        print(60, 240, 90, 1, 26, '#c9cbcf', 0.8) +
        disc(100, 12, 16, '#8e9195'),
      edge: { outline: roundedPath(0, 4, 560, 312, 60), depth: 90, colour: '#141517' },
    }),
  }),
  'camera-instant': kind({
    spot: 'TABLE',
    colours: ['#a9d1c4', '#e9bfc1', '#cdbfdd'],
    boxed: true,
    parts: ['POUCH', 'CARD'],
    draw(pen) {
      const c = pen.colour
      return {
        width: 480,
        height: 520,
        body:
          rect(130, 0, 220, 60, shade(c, -0.35), 10) +
          shape('M60 40Q240 0 420 40Q480 60 476 180L470 460Q466 520 400 520H80Q14 520 10 460L4 180Q0 60 60 40z', pen.gloss(c)) +
          rect(300, 70, 110, 66, '#f4f1e8', 18) +
          disc(90, 104, 28, '#1b1c1f') +
          disc(240, 320, 158, pen.gloss(shade(c, 0.3))) +
          disc(240, 320, 128, pen.ball(shade(c, 0.12))) +
          disc(240, 320, 96, '#26272b') +
          glass(pen, 240, 320, 74) +
          rect(388, 260, 44, 66, shade(c, -0.14), 20) +
          disc(90, 200, 18, pen.ball(shade(c, 0.4))),
      }
    },
  }),
  'lens-short': kind({
    spot: 'TABLE',
    facts: { ring: '#8e9195' },
    colours: ['#26272b'],
    boxed: true,
    parts: ['POUCH', 'MANUAL'],
    draw(pen, { ring: accent }) {
      const c = pen.colour
      return {
        width: 360,
        height: 360,
        body:
          rect(50, 320, 260, 36, pen.volume('#b9bcc0'), 4) +
          rect(30, 90, 300, 236, pen.volume(c), 14) +
          rect(24, 120, 312, 96, pen.volume(shade(c, -0.1)), 6) +
          times(46, (index) => rect(26 + index * 6.8, 122, 3, 92, shade(c, -0.5), 0, 0.7)) +
          rect(30, 250, 300, 8, accent) +
          print(110, 276, 120, 1, 26, '#e9e6df', 0.9) +
          shape('M24 92Q24 30 180 30T336 92Q336 120 180 120T24 92z', pen.gloss(shade(c, 0.1))) +
          oval(180, 78, 128, 40, '#0b0c0f') +
          oval(180, 84, 98, 30, pen.round('#7d8fb0', '#35406a', '#12131c')) +
          oval(140, 74, 30, 8, '#ffffff', 0.5),
      }
    },
  }),
  'lens-zoom': kind({
    spot: 'TABLE',
    colours: ['#26272b'],
    boxed: true,
    parts: ['POUCH', 'MANUAL'],
    draw(pen) {
      const c = pen.colour
      const ribs = (y: number, h: number) => rect(36, y, 288, h, pen.volume(shade(c, -0.12)), 6) + times(42, (index) => rect(38 + index * 6.8, y + 2, 3, h - 4, shade(c, -0.55), 0, 0.7))
      return {
        width: 360,
        height: 520,
        body:
          rect(66, 486, 228, 32, pen.volume('#b9bcc0'), 4) +
          rect(50, 300, 260, 190, pen.volume(c), 10) +
          rect(42, 86, 276, 240, pen.volume(c), 10) +
          ribs(110, 100) +
          ribs(340, 60) +
          rect(42, 226, 276, 8, '#b5362f') +
          print(110, 250, 140, 2, 24, '#e9e6df', 0.9) +
          print(110, 430, 140, 1, 24, '#d9b25a', 0.9) +
          shape('M24 92Q24 30 180 30T336 92Q336 120 180 120T24 92z', pen.gloss(shade(c, 0.1))) +
          oval(180, 78, 130, 40, '#0b0c0f') +
          oval(180, 86, 104, 30, pen.round('#8fa08f', '#3a4a60', '#12131c')),
      }
    },
  }),
  'lens-tele': kind({
    spot: 'TOP',
    colours: ['#e6e3da'],
    boxed: true,
    parts: ['POUCH'],
    draw(pen) {
      const c = pen.colour
      return {
        width: 680,
        height: 250,
        body:
          rect(0, 34, 40, 180, pen.roll('#8e9195'), 4) +
          rect(34, 24, 120, 200, pen.roll(c), 8) +
          rect(150, 30, 110, 190, pen.roll('#26272b'), 4) +
          rect(256, 20, 130, 210, pen.roll(c), 4) +
          rect(384, 26, 120, 200, pen.roll('#26272b'), 4) +
          times(16, (index) => rect(388 + index * 7, 28, 3, 196, '#0c0d0f', 0, 0.7)) +
          rect(500, 6, 30, 240, pen.roll('#b5362f')) +
          rect(526, 0, 150, 250, pen.roll('#1f2023'), 10) +
          rect(210, 210, 90, 44, pen.roll(shade(c, -0.2)), 8) +
          print(280, 70, 80, 3, 22, '#6d6a60'),
      }
    },
  }),
  'action-cam': kind({
    spot: 'TOP',
    colours: ['#26272b'],
    boxed: true,
    parts: ['CABLE', 'POUCH'],
    draw: (pen) => ({
      width: 520,
      height: 400,
      body:
        rect(340, -8, 80, 20, '#b5362f', 4) +
        rect(0, 0, 520, 380, pen.gloss('#33353a'), 44) +
        rect(14, 14, 492, 352, pen.tile(14, rect(0, 0, 14, 14, '#2b2d31') + stroke('M0 14L14 0', '#3b3d42', 2)), 36) +
        rect(280, 30, 210, 210, pen.gloss('#1f2023'), 40) +
        glass(pen, 385, 135, 88) +
        rect(40, 60, 190, 170, '#0c0d0f', 12) +
        pen.text('5.3K', 135, 110, 48, '#e9e6df') +
        pen.text('00:00', 135, 176, 40, '#9fb3c4') +
        pen.text('HERO', 130, 310, 44, '#9a9da2') +
        disc(60, 30, 7, '#c0392b') +
        rect(200, 372, 120, 30, '#26272b', 10),
      edge: { outline: roundedPath(0, 0, 520, 380, 44), depth: 130, colour: '#17181b' },
    }),
  }),
  'camera-360': kind({
    spot: 'TOP',
    colours: ['#26272b'],
    boxed: true,
    parts: ['POUCH', 'CABLE'],
    draw: (pen) => ({
      width: 260,
      height: 600,
      body:
        rect(0, 0, 260, 590, pen.gloss('#2b2d31'), 54) +
        disc(130, 130, 112, pen.ball('#5d6a70')) +
        glass(pen, 130, 130, 96) +
        rect(44, 266, 172, 230, '#0c0d0f', 16) +
        rect(54, 278, 152, 206, pen.down('#7fa0b8', '#c9b79f'), 8) +
        disc(130, 540, 24, pen.ball('#b5362f')),
      edge: { outline: roundedPath(0, 0, 260, 590, 54), depth: 90, colour: '#131416' },
    }),
  }),
  'pocket-gimbal': kind({
    spot: 'TOP',
    colours: ['#26272b'],
    boxed: true,
    parts: ['POUCH', 'CABLE'],
    draw: (pen) => ({
      width: 220,
      height: 620,
      body:
        rect(30, 230, 160, 380, pen.volume('#33353a'), 40) +
        rect(46, 260, 128, 190, '#0c0d0f', 10) +
        rect(54, 270, 112, 170, pen.down('#8fb0c9', '#d9c3a5'), 6) +
        disc(110, 510, 30, pen.ball('#55585d')) +
        disc(110, 570, 14, '#b5362f') +
        stroke('M150 240V150Q150 110 120 110', '#3b3d42', 34) +
        rect(40, 20, 130, 150, pen.gloss('#3f4247'), 36) +
        glass(pen, 100, 90, 52),
    }),
  }),
  drone: kind({
    spot: 'TOP',
    facts: {},
    colours: ['#b9bcc0'],
    boxed: true,
    parts: ['CHARGER', 'POUCH', 'CABLE'],
    draw(pen) {
      const c = pen.colour
      const arm = (x: number, y: number, turn: number) =>
        stroke(`M320 ${y > 220 ? 270 : 190}L${x} ${y}`, shade(c, -0.1), 30) +
        disc(x, y, 30, pen.ball('#55585d')) +
        turned(turn, x, y, oval(x, y, 132, 13, '#3b3d42', 0.85), oval(x + 96, y, 34, 12, '#d9823a', 0.7)) +
        disc(x, y, 11, '#c9ccd0')
      return {
        width: 640,
        height: 460,
        body:
          arm(110, 90, 20) +
          arm(530, 90, -34) +
          arm(90, 370, -14) +
          arm(550, 370, 42) +
          rect(246, 60, 148, 340, pen.gloss(c), 56) +
          rect(270, 120, 100, 160, shade(c, 0.14), 20) +
          rect(280, 330, 80, 56, '#33353a', 12) +
          disc(320, 60, 40, pen.ball('#3b3d42')) +
          glass(pen, 320, 44, 26) +
          print(290, 180, 60, 2, 22, shade(c, -0.4)),
      }
    },
  }),
  camcorder: kind({
    spot: 'TABLE',
    colours: ['#26272b'],
    boxed: true,
    parts: ['CHARGER', 'CABLE'],
    draw: (pen) => ({
      width: 620,
      height: 352,
      body:
        shape('M140 100H470Q520 100 520 150V290Q520 340 470 340H180Q130 330 120 270z', pen.gloss('#2b2d31')) +
        rect(10, 90, 180, 220, pen.roll('#26272b'), 30) +
        oval(26, 200, 22, 104, '#0b0c0f') +
        oval(22, 200, 14, 70, pen.round('#7d8fb0', '#2b3450', '#101118')) +
        stroke('M210 90Q330 40 470 100', '#3b3d42', 30) +
        rect(470, 150, 70, 110, '#3b3d42', 14) +
        shape('M230 140L430 120V310L230 300z', '#4a4d53') +
        shape('M244 154L418 136V296L244 288z', '#0e0f11') +
        shape('M252 162L410 146V288L252 280z', pen.down('#8fb0c9', '#c9b79f')) +
        print(330, 318, 90, 1, 26, '#c9cbcf') +
        disc(520, 130, 14, '#b5362f'),
    }),
  }),
  tripod: kind({
    spot: 'ROOM',
    colours: ['#26272b'],
    parts: ['POUCH'],
    draw: (pen) => ({
      width: 420,
      height: 720,
      body:
        stroke('M210 190L60 700M210 190L360 700M210 190L214 690', '#26272b', 26) +
        stroke('M172 330L60 700M248 330L360 700M212 330L214 690', '#55585d', 16) +
        times(3, (index) => disc([150, 270, 212][index] ?? 0, 420, 18, '#b5362f')) +
        rect(186, 130, 48, 150, pen.volume('#33353a'), 8) +
        disc(210, 110, 40, pen.ball('#3b3d42')) +
        rect(150, 56, 120, 26, pen.roll('#55585d'), 6) +
        stroke('M240 110L380 170', '#3b3d42', 16) +
        rect(350, 150, 60, 34, '#1b1c1f', 14) +
        times(3, (index) => oval([60, 360, 214][index] ?? 0, [704, 704, 696][index] ?? 0, 20, 10, '#17181b')),
      foot: 'M40 700L210 680L380 700L214 716z',
    }),
  }),
  gimbal: kind({
    spot: 'TABLE',
    colours: ['#26272b'],
    boxed: true,
    parts: ['CABLE', 'POUCH'],
    draw: (pen) => ({
      width: 420,
      height: 640,
      body:
        stroke('M170 600L90 636M230 600L310 636', '#26272b', 22) +
        rect(160, 360, 80, 260, pen.volume('#33353a'), 26) +
        rect(170, 390, 60, 80, '#101113', 10) +
        disc(200, 500, 22, pen.ball('#55585d')) +
        rect(150, 300, 100, 70, pen.gloss('#3b3d42'), 20) +
        stroke('M240 330H340V160', '#2b2d31', 32) +
        disc(340, 160, 46, pen.ball('#4a4d53')) +
        stroke('M340 160V80H210', '#33353a', 26) +
        disc(206, 80, 36, pen.ball('#4a4d53')) +
        rect(70, 170, 230, 22, pen.roll('#55585d'), 6) +
        rect(60, 60, 40, 130, pen.volume('#3b3d42'), 6) +
        disc(200, 330, 16, '#b5362f'),
    }),
  }),
  'camera-flash': kind({
    spot: 'TABLE',
    colours: ['#26272b'],
    boxed: true,
    parts: ['CHARGER', 'POUCH'],
    draw: (pen) => ({
      width: 300,
      height: 560,
      body:
        rect(100, 500, 100, 40, pen.volume('#b9bcc0'), 4) +
        rect(30, 230, 240, 280, pen.gloss('#2b2d31'), 24) +
        rect(60, 270, 180, 110, '#b9c3b0', 6) +
        pen.text('TTL', 110, 310, 34, '#26302a') +
        pen.text('1/8', 190, 346, 38, '#26302a') +
        disc(150, 446, 44, pen.ball('#3b3d42')) +
        rect(90, 200, 120, 44, '#17181b', 8) +
        disc(150, 110, 110, pen.gloss('#33353a')) +
        disc(150, 110, 90, '#f4f1e6') +
        times(6, (index) => ring(150, 110, 14 + index * 13, '#d9d3c0', 3)),
    }),
  }),
  'camera-bag': kind({
    spot: 'TABLE',
    colours: ['#666747', '#2b3550'],
    draw: (pen) => ({
      width: 600,
      height: 440,
      body:
        stroke('M80 120Q300 -80 520 120', '#6d4a34', 22) +
        rect(10, 120, 580, 310, pen.gloss(pen.colour), 26) +
        rect(60, 250, 210, 170, shade(pen.colour, -0.12), 14) +
        rect(330, 250, 210, 170, shade(pen.colour, -0.12), 14) +
        shape('M0 110H600V240Q600 290 540 290H60Q0 290 0 240z', pen.down(shade(pen.colour, 0.14), pen.colour)) +
        times(2, (index) => rect(130 + index * 290, 110, 44, 220, pen.volume('#7a4f30'), 4) + rect(126 + index * 290, 300, 52, 40, '#c7a866', 6)),
    }),
  }),
  'studio-light': kind({
    spot: 'ROOM',
    colours: ['#26272b'],
    draw: (pen) => ({
      width: 460,
      height: 760,
      body:
        stroke('M230 330V690M230 560L110 740M230 560L350 740', '#33353a', 16) +
        shape('M40 20L420 50L400 350L60 330z', '#1b1c1f') +
        shape('M60 36L402 64L384 334L78 316z', pen.round('#ffffff', '#fbf4e2', '#e6d9bd')) +
        rect(206, 320, 48, 60, '#3b3d42', 8),
      foot: 'M100 744L230 720L360 744L230 756z',
    }),
  }),
  telescope: kind({
    spot: 'ROOM',
    colours: ['#2b3550', '#f0efec'],
    draw: (pen) => ({
      width: 620,
      height: 700,
      body:
        stroke('M300 360L170 690M300 360L430 690M300 360V680', '#55585d', 24) +
        oval(300, 520, 70, 12, '#3b3d42') +
        rect(270, 300, 60, 80, pen.volume('#33353a'), 10) +
        turned(
          -28,
          300,
          260,
          rect(30, 206, 430, 100, pen.roll(pen.colour), 10),
          rect(440, 192, 130, 128, pen.roll(shade(pen.colour, 0.06)), 8),
          oval(570, 256, 14, 62, '#17181b'),
          rect(-30, 230, 70, 52, pen.roll('#26272b'), 6),
          rect(-54, 200, 34, 60, pen.volume('#3b3d42'), 6),
          rect(100, 160, 150, 34, pen.roll('#26272b'), 12),
        ),
    }),
  }),
  binoculars: kind({
    spot: 'TOP',
    colours: ['#26272b', '#33503f'],
    boxed: true,
    parts: ['POUCH'],
    draw(pen) {
      const barrel = (x: number) =>
        rect(x + 20, 0, 130, 120, pen.volume('#17181b'), 24) +
        shape(`M${x + 14} 100H${x + 156}L${x + 176} 480Q${x + 176} 500 ${x + 156} 500H${x + 14}Q${x - 6} 500 ${x - 6} 480z`, pen.volume(pen.colour)) +
        rect(x - 14, 440, 198, 90, pen.volume(shade(pen.colour, -0.2)), 16) +
        oval(x + 85, 526, 92, 18, '#0c0d10')
      return {
        width: 520,
        height: 540,
        body:
          barrel(20) +
          barrel(330) +
          rect(196, 120, 130, 150, pen.volume('#26272b'), 16) +
          rect(228, 80, 66, 80, pen.volume('#55585d'), 10) +
          times(7, (index) => rect(232 + index * 9, 84, 4, 72, '#26272b')),
      }
    },
  }),
  microscope: kind({
    spot: 'TABLE',
    colours: ['#f0efec'],
    boxed: true,
    draw: (pen) => ({
      width: 460,
      height: 620,
      body:
        shape('M60 620Q60 566 130 560H380Q430 560 430 620z', pen.gloss('#4a5568')) +
        // The arm carries the tube at its upper end and the stage in its middle.
        stroke('M360 570Q470 360 300 176', shade(pen.colour, -0.22), 62) +
        stroke('M360 570Q470 360 300 176', shade(pen.colour, -0.06), 50) +
        rect(90, 436, 280, 26, pen.roll('#26272b'), 5) +
        rect(120, 424, 120, 12, '#bcd3dc', 2) +
        rect(130, 462, 90, 34, pen.volume('#33353a'), 6) +
        turned(
          -18,
          220,
          210,
          rect(236, 120, 110, 110, pen.volume('#3b4048'), 16) +
            rect(184, 20, 76, 268, pen.volume(pen.colour), 12) +
            rect(192, -44, 60, 74, pen.volume('#26272b'), 9) +
            rect(180, 284, 84, 34, pen.volume('#8e9195'), 8) +
            rect(204, 316, 38, 84, pen.volume('#c7a866'), 5) +
            rect(212, 396, 22, 22, pen.volume('#8e9195'), 3),
        ) +
        disc(384, 396, 40, pen.ball('#33353a')) +
        disc(384, 396, 18, '#55585d') +
        disc(175, 540, 26, pen.ball('#f3e7b0')),
    }),
  }),
} satisfies Kinds
