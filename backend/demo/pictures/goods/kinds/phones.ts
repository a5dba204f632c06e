import { shade } from '../../background.ts'
import type { Art } from '../art.ts'
import { type Kinds, kind } from '../kind.ts'
import type { Pen } from '../pen.ts'
import { disc, moved, oval, rect, ring, roundedPath, shape, stroke, times, turned } from '../shapes.ts'
import { glass, print, screen } from './parts.ts'

const WIDE = 290
const TALL = 600

/** Body, frame and side buttons of a phone. */
function shell(pen: Pen, width: number, height: number, radius: number): string {
  const rim = shade(pen.colour, -0.22)
  return (
    rect(-5, height * 0.2, 8, 50, rim, 3) +
    rect(width - 3, height * 0.24, 8, 84, rim, 3) +
    rect(0, 0, width, height, pen.across(shade(rim, 0.25), rim, shade(rim, 0.3)), radius) +
    rect(6, 6, width - 12, height - 12, pen.gloss(pen.colour), radius - 6)
  )
}

function front(pen: Pen, width: number, height: number, radius: number, hole: string): string {
  const rim = shade(pen.colour, -0.1)
  const home = hole === 'HOME'
  const top = home ? 74 : 16
  return (
    rect(0, 0, width, height, rim, radius) +
    rect(5, 5, width - 10, height - 10, '#0d0e10', radius - 5) +
    screen(pen, 15, top, width - 30, height - top - (home ? 84 : 16), home ? 2 : radius - 14) +
    (hole === 'ISLAND' ? rect(width / 2 - 40, 30, 80, 22, '#0a0a0c', 11) : '') +
    (hole === 'NOTCH' ? shape(`M${width / 2 - 66} 15h132v8q0 18-18 18h-96q-18 0-18-18z`, '#0a0a0c') : '') +
    (hole === 'HOLE' ? disc(width / 2, 36, 9, '#0a0a0c') : '') +
    (home ? ring(width / 2, height - 43, 24, '#3a3b40', 3) : '') +
    moved(0, 0, print(width * 0.3, height * 0.2, width * 0.4, 1, 60, '#ffffff', 0.85))
  )
}

/** Where the lenses of a back sit. */
function cameras(pen: Pen, count: number, island: string, width: number): string {
  const raised = shade(pen.colour, 0.08)
  if (island === 'SQUARE') {
    const three = count === 3
    const spots = three
      ? [
          [66, 66],
          [66, 142],
          [138, 104],
        ]
      : count === 2
        ? [
            [64, 64],
            [122, 122],
          ]
        : [[64, 64]]
    const size = three ? 180 : 152
    return (
      rect(20, 20, size, size, shade(pen.colour, -0.16), 44) +
      rect(22, 20, size - 4, size - 4, pen.gloss(raised), 42) +
      spots.map(([x = 0, y = 0]) => glass(pen, x, y, three ? 34 : 33)).join('') +
      disc(three ? 138 : 122, three ? 46 : 64, 9, '#f4efe2') +
      (three ? disc(140, 160, 8, '#1a1b1e') : '')
    )
  }
  if (island === 'PILL') {
    return (
      rect(26, 26, 76, 168, shade(pen.colour, -0.16), 38) + rect(28, 26, 72, 164, pen.gloss(raised), 36) + times(count, (index) => glass(pen, 64, 66 + index * 84, 31)) + disc(126, 70, 9, '#f4efe2')
    )
  }
  if (island === 'BAR') {
    return rect(0, 96, width, 84, pen.down('#3b3c40', '#202124')) + rect(40, 110, 130, 56, '#0d0e11', 28) + times(count, (index) => glass(pen, 70 + index * 66, 138, 23)) + disc(210, 138, 9, '#f4efe2')
  }
  if (island === 'SINGLE') return glass(pen, 52, 54, 27) + disc(94, 54, 8, '#f4efe2')
  // Lenses that stand by themselves, one below the other.
  return (
    times(Math.min(3, count), (index) => glass(pen, 58, 66 + index * 84, index === 2 && count > 4 ? 30 : 33, shade(pen.colour, -0.3))) +
    (count > 3 ? glass(pen, 122, 108, 20, shade(pen.colour, -0.3)) : '') +
    (count > 4 ? glass(pen, 122, 168, 20, shade(pen.colour, -0.3)) : '') +
    disc(118, 62, 9, '#f4efe2')
  )
}

function slab(width: number, height: number, radius: number, body: string, colour: string): Art {
  return {
    width,
    height,
    body,
    edge: { outline: roundedPath(0, 0, width, height, radius), depth: 34, colour: shade(colour, -0.3) },
  }
}

export const phones = {
  phone: kind({
    spot: 'TOP',
    facts: { cameras: 2, island: 'SQUARE', hole: 'ISLAND', corner: 52, small: 0 },
    colours: ['#2b2c30', '#e9e6e0', '#4a5b78'],
    boxed: true,
    parts: ['CABLE', 'MANUAL', 'CARD'],
    hasBack: true,
    draw(pen, { cameras: count, island, hole, corner, small }) {
      const height = TALL - (small ? 44 : 0)
      const body = pen.sight.back
        ? front(pen, WIDE, height, corner, hole)
        : shell(pen, WIDE, height, corner) + cameras(pen, count, island, WIDE) + oval(WIDE / 2, height * 0.52, 22, 22, shade(pen.colour, pen.colour < '#7' ? 0.16 : -0.12), 0.7)
      return slab(WIDE, height, corner, body, pen.colour)
    },
  }),
  'flip-phone': kind({
    spot: 'TOP',
    colours: ['#a9d1c4', '#c9c0dc', '#4d4e52'],
    boxed: true,
    parts: ['CABLE', 'MANUAL'],
    hasBack: true,
    draw(pen) {
      const [width, height] = [300, 360]
      const open = pen.sight.back
      const body = open
        ? front(pen, 290, 640, 40, 'HOLE') + rect(8, 316, 274, 6, '#000000', 0, 0.35)
        : rect(0, 0, width, height, shade(pen.colour, -0.25), 34) +
          rect(6, 4, width - 12, height - 10, pen.gloss(pen.colour), 30) +
          rect(20, 16, width - 40, 214, '#101114', 26) +
          screen(pen, 26, 22, width - 52, 202, 22) +
          rect(26, 150, 150, 74, '#101114', 30) +
          glass(pen, 62, 188, 29) +
          glass(pen, 132, 188, 29) +
          rect(0, height - 26, width, 22, pen.roll(shade(pen.colour, -0.15)), 10)
      return open ? slab(290, 640, 40, body, pen.colour) : slab(width, height, 34, body, pen.colour)
    },
  }),
  'fold-phone': kind({
    spot: 'TOP',
    colours: ['#c3d3dd', '#2b2b2f', '#ece3d0'],
    boxed: true,
    parts: ['CABLE', 'MANUAL'],
    hasBack: true,
    draw(pen) {
      const [width, height] = [560, 600]
      const body = pen.sight.back
        ? rect(0, 0, width, height, pen.gloss(pen.colour), 30) +
          rect(270, 0, 20, height, pen.across(shade(pen.colour, -0.3), shade(pen.colour, 0.2), shade(pen.colour, -0.3))) +
          rect(16, 16, 240, height - 32, '#101114', 22) +
          screen(pen, 26, 26, 220, height - 52, 16) +
          cameras(pen, 3, 'FREE', 290).replace(/^/, '<g transform="translate(280 0)">') +
          '</g>'
        : rect(0, 0, width, height, shade(pen.colour, -0.2), 30) +
          rect(7, 7, width - 14, height - 14, '#101114', 24) +
          screen(pen, 18, 18, width - 36, height - 36, 16) +
          rect(272, 18, 16, height - 36, pen.across('#00000000', '#00000055', '#ffffff33', '#00000000'))
      return slab(width, height, 30, body, pen.colour)
    },
  }),
  'dual-screen-phone': kind({
    spot: 'TOP',
    colours: ['#2b2c30'],
    boxed: true,
    parts: ['CABLE'],
    draw(pen) {
      const half = front(pen, 280, 590, 30, 'NOTCH')
      return {
        width: 600,
        height: 600,
        body:
          rect(0, 0, 600, 600, pen.gloss('#232428'), 34) +
          moved(10, 5, front({ ...pen, random: pen.random }, 280, 590, 30, 'HOLE')) +
          moved(310, 5, half) +
          rect(290, 0, 20, 600, pen.across('#111214', '#4a4b50', '#111214')),
        edge: { outline: roundedPath(0, 0, 600, 600, 34), depth: 26, colour: '#17181b' },
      }
    },
  }),
  'swivel-phone': kind({
    spot: 'TOP',
    colours: ['#7d8187'],
    boxed: true,
    parts: ['CABLE'],
    draw: (pen) => ({
      width: 600,
      height: 560,
      body:
        moved(165, 0, rect(0, 0, 270, 560, pen.gloss(pen.colour), 40), screen(pen, 12, 290, 246, 256, 24)) +
        rect(0, 0, 600, 275, shade(pen.colour, -0.25), 40) +
        rect(6, 6, 588, 263, '#0e0f11', 34) +
        screen(pen, 18, 18, 564, 239, 24) +
        times(4, (index) => rect(60 + index * 70, 200, 46, 46, ['#d8d2c4', '#93a8ba', '#b9a48f', '#8b9a84'][index] ?? '#ccc', 12)),
    }),
  }),
  'folder-phone': kind({
    spot: 'TOP',
    colours: ['#2b2c30', '#f0efec'],
    boxed: true,
    parts: ['CHARGER', 'MANUAL'],
    draw(pen) {
      const pad = shade(pen.colour, -0.1)
      return {
        width: 260,
        height: 620,
        body:
          rect(0, 0, 260, 310, pen.gloss(pen.colour), 34) +
          rect(0, 306, 260, 314, pen.gloss(pad), 34) +
          rect(10, 286, 240, 40, pen.roll(shade(pen.colour, -0.1)), 14) +
          rect(22, 22, 216, 250, '#101114', 14) +
          screen(pen, 30, 34, 200, 226, 6) +
          rect(96, 344, 68, 68, pen.gloss('#9a9ca0'), 16) +
          rect(112, 360, 36, 36, shade(pad, -0.2), 8) +
          times(2, (side) => rect(28 + side * 148, 346, 54, 28, '#8a8c90', 10) + rect(28 + side * 148, 384, 54, 26, side ? '#b0443c' : '#5e8f63', 10)) +
          times(
            12,
            (index) =>
              rect(28 + (index % 3) * 72, 424 + Math.floor(index / 3) * 46, 60, 36, pen.down('#d6d7d9', '#a9abae'), 10) +
              pen.text('123456789*0#'.charAt(index), 58 + (index % 3) * 72, 442 + Math.floor(index / 3) * 46, 24, '#33353a'),
          ),
        edge: { outline: roundedPath(0, 0, 260, 620, 34), depth: 40, colour: shade(pen.colour, -0.35) },
      }
    },
  }),
  'home-phone': kind({
    spot: 'TABLE',
    colours: ['#33353a', '#e9e7e2'],
    boxed: true,
    parts: ['CHARGER'],
    draw(pen) {
      const handset =
        rect(0, 0, 130, 470, pen.volume(pen.colour), 46) +
        rect(20, 84, 90, 96, '#b9cbb8', 8) +
        print(30, 100, 70, 3, 22, '#2d3a2f', 0.7) +
        rect(40, 26, 50, 10, shade(pen.colour, -0.5), 5) +
        times(12, (index) => rect(20 + (index % 3) * 32, 220 + Math.floor(index / 3) * 50, 26, 34, '#dcdcda', 9)) +
        rect(24, 196, 34, 16, '#6c9a70', 6) +
        rect(72, 196, 34, 16, '#b0564e', 6)
      return {
        width: 300,
        height: 560,
        body:
          shape('M20 500Q30 400 110 400H190Q270 400 280 500V548Q280 560 262 560H38Q20 560 20 548z', pen.gloss(shade(pen.colour, 0.05))) +
          oval(150, 440, 96, 22, shade(pen.colour, -0.4)) +
          moved(85, 0, handset) +
          shape('M60 456Q150 486 240 456V500Q150 520 60 500z', pen.gloss(shade(pen.colour, 0.12))),
      }
    },
  }),
  'dial-phone': kind({
    spot: 'TABLE',
    colours: ['#b5362f', '#efe8d9', '#2b2c30'],
    draw: (pen) => ({
      width: 600,
      height: 440,
      body:
        shape('M120 180Q140 120 300 120T480 180L580 400Q586 440 550 440H50Q14 440 20 400z', pen.gloss(pen.colour)) +
        shape('M190 150V100H250V150zM350 150V100H410V150z', pen.volume(shade(pen.colour, -0.1))) +
        shape('M20 96Q10 20 100 16H500Q590 20 580 96Q576 130 540 130H470Q440 130 440 100H160Q160 130 130 130H60Q24 130 20 96z', pen.down(shade(pen.colour, 0.3), pen.colour, shade(pen.colour, -0.3))) +
        disc(300, 290, 116, pen.slant('#f2f0ea', '#cfcbc1')) +
        times(10, (index) => {
          const angle = (index / 12) * Math.PI * 2 + 0.7
          return disc(300 + Math.cos(angle) * 82, 290 + Math.sin(angle) * 82, 20, shade(pen.colour, -0.45))
        }) +
        disc(300, 290, 46, pen.ball('#e9e6dd')) +
        pen.text('02', 300, 290, 30, '#5d5a52') +
        stroke('M580 400Q640 420 600 470T520 500', '#3a3a3c', 12),
    }),
  }),
  'phone-case': kind({
    spot: 'TOP',
    facts: { print: 'PLAIN' },
    colours: ['#4d647a', '#c9866b', '#2b2c30'],
    boxed: true,
    draw(pen, { print: style }) {
      const clear = style !== 'PLAIN'
      const base = clear ? '#e9eceb' : pen.colour
      const drawing =
        style === 'FLOWER'
          ? times(9, (index) => {
              const [x, y] = [60 + (index % 3) * 86, 260 + Math.floor(index / 3) * 110]
              return times(5, (leaf) => turned(leaf * 72, x, y, oval(x, y - 20, 11, 18, ['#e4a9a4', '#e8c777', '#a9b8d6'][index % 3] ?? '#eee'))) + disc(x, y, 9, '#f5ecd0')
            })
          : style === 'LETTER'
            ? pen.text('stay', 145, 330, 74, '#26272a') + pen.text('calm', 145, 410, 74, '#26272a')
            : ''
      return {
        width: WIDE,
        height: TALL,
        body:
          `<path fill-rule="evenodd" d="${roundedPath(0, 0, WIDE, TALL, 56)}${roundedPath(24, 24, 176, 176, 46)}" fill="${pen.gloss(base)}"/>` +
          `<path d="${roundedPath(24, 24, 176, 176, 46)}" fill="none" stroke="${shade(base, -0.25)}" stroke-width="8"/>` +
          ring(145, 340, clear ? 0 : 84, shade(base, -0.14), 10, clear ? 0 : 0.7) +
          `<path d="${roundedPath(5, 5, WIDE - 10, TALL - 10, 52)}" fill="none" stroke="${shade(base, -0.2)}" stroke-width="9"/>` +
          drawing,
        edge: { outline: roundedPath(0, 0, WIDE, TALL, 56), depth: 42, colour: shade(base, -0.3) },
      }
    },
  }),
  tablet: kind({
    spot: 'TOP',
    facts: { home: 0, cameras: 1, wide: 0 },
    colours: ['#5d5f64', '#cdd0d3', '#b7a8c9'],
    boxed: true,
    parts: ['CABLE', 'CHARGER', 'MANUAL'],
    hasBack: true,
    draw(pen, { home, cameras: count, wide }) {
      const width = wide ? 720 : 460
      const height = wide ? 460 : 630
      const edge = wide ? 26 : home ? 26 : 30
      const top = home ? 62 : edge
      const body = pen.sight.back
        ? rect(0, 0, width, height, shade(pen.colour, -0.2), 36) +
          rect(4, 4, width - 8, height - 8, pen.gloss(pen.colour), 33) +
          (count > 1 ? rect(26, 26, 96, 96, pen.gloss(shade(pen.colour, 0.06)), 28) : '') +
          times(count, (index) => glass(pen, 58 + index * 34, 56 + index * 36, 22)) +
          disc(width / 2, height / 2, 28, shade(pen.colour, -0.18), 0.6)
        : rect(0, 0, width, height, shade(pen.colour, -0.06), 36) +
          rect(4, 4, width - 8, height - 8, home && pen.colour > '#9' ? '#f4f3f1' : '#0d0e10', 33) +
          screen(pen, edge, top, width - 2 * edge, height - 2 * top, home ? 0 : 12) +
          (home ? ring(width / 2, height - 31, 19, '#8a8c90', 3) : disc(width / 2, edge / 2, 4, '#23252a')) +
          times(5, (index) => rect(width * 0.2 + index * width * 0.12, height - top - 64, 44, 44, ['#e8e3d7', '#9fb3c4', '#c4ae97', '#8fa08a', '#d5c1c1'][index] ?? '#ddd', 11, 0.9))
      return slab(width, height, 36, body, pen.colour)
    },
  }),
  ereader: kind({
    spot: 'TOP',
    facts: { buttons: 0, grip: 0 },
    colours: ['#2b2c30', '#f0efec'],
    parts: ['CABLE', 'POUCH'],
    draw(pen, { buttons, grip }) {
      const width = grip ? 510 : 450
      const paper = '#dcdad2'
      return {
        width,
        height: 600,
        body:
          rect(0, 0, width, 600, pen.gloss(pen.colour), 26) +
          rect(26, 30, 398, 500, paper, 4) +
          pen.text('1장', 225, 90, 34, '#3c3b38') +
          print(60, 130, 330, 15, 25, '#4a4946', 0.75) +
          (buttons ? rect(width - 34, 200, 14, 80, shade(pen.colour, 0.2), 6) + rect(width - 34, 300, 14, 80, shade(pen.colour, 0.2), 6) : disc(width / 2, 564, 12, shade(pen.colour, 0.2))),
        edge: { outline: roundedPath(0, 0, width, 600, 26), depth: 30, colour: shade(pen.colour, -0.3) },
      }
    },
  }),
  stylus: kind({
    spot: 'TOP',
    colours: ['#f4f3f1'],
    boxed: true,
    draw: (pen) => ({
      width: 620,
      height: 40,
      body:
        rect(40, 2, 560, 36, pen.roll('#f3f2f0'), 12) +
        shape('M40 3L4 16Q-2 20 4 24L40 37z', pen.roll('#e4e3e0')) +
        rect(40, 2, 4, 36, '#c9c8c5') +
        rect(586, 2, 14, 36, pen.roll('#dddcd8'), 6) +
        print(380, 16, 90, 1, 20, '#b0afab'),
    }),
  }),
  'keyboard-folio': kind({
    spot: 'TABLE',
    colours: ['#2b2c30', '#f0efec'],
    boxed: true,
    draw(pen) {
      const key = shade(pen.colour, pen.colour < '#7' ? 0.16 : -0.05)
      return {
        width: 640,
        height: 520,
        body:
          shape('M60 0H580L600 300H40z', pen.gloss(pen.colour)) +
          rect(82, 16, 476, 268, '#101114', 18) +
          screen(pen, 96, 30, 448, 240, 8) +
          shape('M30 296H610L640 500Q640 520 620 520H20Q0 520 0 500z', pen.down(shade(pen.colour, 0.12), pen.colour)) +
          shape('M60 320H580L596 424H44z', shade(pen.colour, -0.25)) +
          times(4, (row) => times(13, (column) => rect(66 - row * 4 + column * (39 + row * 0.6), 326 + row * 24, 33, 19, key, 4))) +
          shape('M250 440H390L396 504H244z', shade(pen.colour, -0.12)),
      }
    },
  }),
} satisfies Kinds
