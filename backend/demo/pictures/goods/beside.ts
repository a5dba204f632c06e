import { shade } from '../background.ts'
import type { Art } from './art.ts'
import type { Part } from './kind.ts'
import type { Pen } from './pen.ts'
import { disc, moved, placed, rect, ring, roundedPath, stroke, turned } from './shapes.ts'
import { solid } from './solid.ts'

/** The box that a thing is sold in, with its picture on the front. */
export function packagingOf(pen: Pen, art: Art): Art {
  const wide = art.width > art.height * 1.3
  const width = wide ? 420 : 300
  const height = wide ? 300 : 400
  const colour = pen.random.pick(['#f2f1ee', '#e9e7e2', '#2f3136', '#c9a77c', '#d9dcdf'])
  const scale = Math.min((width * 0.72) / art.width, (height * 0.66) / art.height)
  const front =
    placed(
      (width - art.width * scale) / 2,
      height * 0.44 - (art.height * scale) / 2,
      scale,
      art.body,
    ) +
    rect(width * 0.1, height * 0.86, width * 0.4, 8, shade(colour, colour < '#8' ? 0.5 : -0.4), 2) +
    rect(width * 0.1, height * 0.9, width * 0.26, 6, shade(colour, colour < '#8' ? 0.4 : -0.25), 2)
  return solid(pen, [{ at: [0, 0, 0], size: [width, height, 110], colour, front }])
}

/** What came in the box, laid out side by side. */
export function partsOf(pen: Pen, parts: readonly Part[]): Art {
  const places = [
    [0, 0],
    [210, 60],
    [60, 230],
  ] as const
  const drawn = parts.slice(0, places.length).map((part, index) => {
    const [x, y] = places[index] ?? [0, 0]
    return moved(x, y, turned(pen.random.between(-16, 16), 90, 90, PARTS_DRAWN[part](pen)))
  })
  return { width: 400, height: 420, body: drawn.join('') }
}

const PARTS_DRAWN: Readonly<Record<Part, (pen: Pen) => string>> = {
  CABLE: () => {
    const loop =
      'M20 150C-10 60 60 10 110 40C170 80 150 160 90 160C40 160 40 90 90 70C140 60 190 90 170 150'
    return (
      stroke(loop, '#c9c9c6', 11) +
      stroke(loop, '#f4f3f0', 8) +
      rect(8, 146, 24, 34, '#f1f0ed', 5) +
      rect(13, 178, 14, 12, '#b9bcc0', 2) +
      rect(158, 146, 24, 30, '#f1f0ed', 5) +
      rect(163, 174, 14, 10, '#b9bcc0', 2)
    )
  },
  CHARGER: (pen) =>
    rect(30, 20, 110, 120, pen.slant('#fbfbfa', '#e2e1dd'), 22) +
    rect(58, 136, 12, 36, '#b9bcc0', 3) +
    rect(100, 136, 12, 36, '#b9bcc0', 3) +
    rect(70, 34, 30, 9, '#8d9095', 4),
  MANUAL: (pen) =>
    rect(20, 6, 140, 180, pen.slant('#ffffff', '#e9e8e4'), 3) +
    rect(38, 36, 80, 10, '#a9aaac', 2) +
    rect(38, 60, 104, 5, '#cfd0d1', 2) +
    rect(38, 74, 104, 5, '#cfd0d1', 2) +
    rect(38, 88, 70, 5, '#cfd0d1', 2),
  POUCH: (pen) =>
    `<path d="${roundedPath(10, 24, 170, 160, 26)}" fill="${pen.gloss('#e6dfd2')}"/>` +
    stroke('M20 52C70 64 120 64 172 52', '#b9ae9a', 5) +
    stroke('M150 54C176 70 170 96 186 110', '#8d7f68', 5),
  CARD: (pen) =>
    rect(14, 40, 160, 100, pen.slant('#fafaf8', '#dedcd6'), 8) +
    rect(30, 60, 60, 9, '#8f8a80', 2) +
    rect(30, 80, 100, 5, '#c4c0b8', 2) +
    rect(30, 94, 84, 5, '#c4c0b8', 2),
  HANGER_TAG: (pen) =>
    stroke('M94 30C90 0 60 -10 50 10', '#8d8577', 3) +
    rect(54, 30, 80, 140, pen.slant('#fbfaf6', '#e3ddd0'), 6) +
    disc(94, 46, 7, '#8d8577') +
    ring(94, 46, 8, '#c7b38a', 3) +
    rect(68, 76, 52, 8, '#57524a', 2) +
    rect(68, 96, 40, 5, '#b1aba0', 2),
}
