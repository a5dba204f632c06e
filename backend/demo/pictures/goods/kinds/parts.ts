import { shade } from '../../background.ts'
import type { Pen } from '../pen.ts'
import { disc, fixed, oval, rect, ring, roundedPath, shape, stroke, times } from '../shapes.ts'

/** Parts that several things have. */

/** A camera's glass with its ring. */
export function glass(pen: Pen, x: number, y: number, radius: number, rim = '#17181b'): string {
  return (
    disc(x, y, radius, pen.slant(shade(rim, 0.3), rim)) +
    disc(x, y, radius * 0.86, '#0c0d10') +
    disc(x, y, radius * 0.7, pen.round('#54627c', '#26304a', '#0d1018')) +
    disc(x, y, radius * 0.36, '#0a0b10') +
    oval(x - radius * 0.26, y - radius * 0.3, radius * 0.2, radius * 0.13, '#ffffff', 0.75) +
    disc(x + radius * 0.24, y + radius * 0.26, radius * 0.1, '#9a7bd0', 0.6)
  )
}

/** A lit screen with a calm wallpaper. */
export function screen(pen: Pen, x: number, y: number, width: number, height: number, radius: number): string {
  const [from, to, hill] = pen.random.pick<readonly [string, string, string]>([
    ['#8fb0c9', '#e9d8c4', '#5d7f99'],
    ['#2d3b57', '#8b7fa6', '#1f2940'],
    ['#b9cbb8', '#eee4cf', '#6f8f78'],
    ['#3b4a52', '#b99b83', '#28343b'],
  ])
  const d = roundedPath(x, y, width, height, radius)
  const shine = `M${fixed(x + width * 0.55)} ${fixed(y)}H${fixed(x + width * 0.86)}L${fixed(x + width * 0.3)} ${fixed(y + height)}H${fixed(x)}V${fixed(y + height * 0.92)}z`
  return (
    shape(d, pen.down(from, to)) +
    shape(
      `M${fixed(x)} ${fixed(y + height * 0.66)}q${fixed(width * 0.3)} ${fixed(-height * 0.12)} ${fixed(width * 0.55)} 0t${fixed(width * 0.45)} ${fixed(-height * 0.04)}V${fixed(y + height - radius)}q0 ${fixed(radius)} ${fixed(-radius)} ${fixed(radius)}H${fixed(x + radius)}q${fixed(-radius)} 0 ${fixed(-radius)} ${fixed(-radius)}z`,
      hill,
      0.75,
    ) +
    shape(shine, '#ffffff', 0.1)
  )
}

/** A dark screen that is off and mirrors a window. */
export function darkScreen(pen: Pen, x: number, y: number, width: number, height: number, radius = 0): string {
  return (
    rect(x, y, width, height, pen.slant('#34373d', '#17181b', '#101113'), radius) +
    shape(`M${fixed(x + width * 0.5)} ${fixed(y)}H${fixed(x + width * 0.8)}L${fixed(x + width * 0.42)} ${fixed(y + height)}H${fixed(x + width * 0.12)}z`, '#ffffff', 0.07)
  )
}

/** Lines of print that are illegible at this size. */
export function print(x: number, y: number, width: number, lines: number, step: number, colour: string, opacity = 0.5): string {
  return times(lines, (line) => rect(x, y + line * step, width * (line % 3 === 2 ? 0.6 : 1), step * 0.4, colour, 1, opacity))
}

/** A knob seen from above or in front, with its mark. */
export function knob(pen: Pen, x: number, y: number, radius: number, colour: string, turn = -40): string {
  const angle = ((turn - 90) * Math.PI) / 180
  const [dx, dy] = [Math.cos(angle) * radius * 0.7, Math.sin(angle) * radius * 0.7]
  return (
    disc(x, y + radius * 0.08, radius * 1.04, '#000000', 0.3) +
    disc(x, y, radius, pen.ball(colour)) +
    ring(x, y, radius * 0.8, shade(colour, 0.18), radius * 0.06, 0.6) +
    stroke(`M${fixed(x + dx * 0.5)} ${fixed(y + dy * 0.5)}L${fixed(x + dx)} ${fixed(y + dy)}`, '#f3f2ef', radius * 0.12, 0.8)
  )
}

/** A wheel with its tyre. */
export function wheel(pen: Pen, x: number, y: number, radius: number, options: { spokes?: number; tyre?: number; rim?: string } = {}): string {
  const { spokes = 0, tyre = 0.12, rim = '#b9bcc0' } = options
  const inner = radius * (1 - tyre)
  const lines = times(spokes, (index) => {
    const angle = (index / spokes) * Math.PI * 2 + 0.2
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    return stroke(`M${fixed(x + dx * radius * 0.1)} ${fixed(y + dy * radius * 0.1)}L${fixed(x + dx * inner)} ${fixed(y + dy * inner)}`, rim, radius * 0.018)
  })
  return (
    ring(x, y, radius * (1 - tyre / 2), '#26272a', radius * tyre) +
    ring(x, y, radius * (1 - tyre * 0.1), '#3b3c40', radius * tyre * 0.2) +
    (spokes > 0
      ? lines + ring(x, y, inner, rim, radius * 0.05)
      : disc(x, y, inner, pen.round(shade(rim, 0.3), rim, shade(rim, -0.4))) +
        times(5, (index) => {
          const angle = (index / 5) * Math.PI * 2
          return disc(x + Math.cos(angle) * inner * 0.58, y + Math.sin(angle) * inner * 0.58, inner * 0.2, '#3a3b3e')
        })) +
    disc(x, y, radius * 0.12, pen.ball('#8e9195'))
  )
}

/** A grille of dots. */
export function dots(pen: Pen, x: number, y: number, width: number, height: number, step: number, colour: string, radius = 0): string {
  return rect(x, y, width, height, pen.tile(step, disc(step / 2, step / 2, step * 0.28, colour)), radius)
}

/** Keys of a keyboard, row by row; the last row has the space bar. */
export function keys(x: number, y: number, width: number, height: number, rows: number, columns: number, colour: string, accents: Readonly<Record<string, string>> = {}): string {
  const down = height / rows
  const across = width / columns
  const gap = Math.min(down, across) * 0.14
  return times(rows, (row) => {
    const top = y + row * down
    if (row === rows - 1) {
      const sides = [0, 1, 2, columns - 3, columns - 2, columns - 1]
      return (
        sides.map((column) => rect(x + column * across, top, across - gap, down - gap, colour, gap)).join('') +
        rect(x + 3 * across, top, (columns - 6) * across - gap, down - gap, accents.space ?? colour, gap)
      )
    }
    const first = 1 + row * 0.25
    return (
      rect(x, top, across * first - gap, down - gap, accents.edge ?? colour, gap) +
      times(columns - 1 - Math.ceil(row * 0.25), (column) =>
        rect(
          x + across * (first + column),
          top,
          Math.min(across - gap, width - across * (first + column) - gap),
          down - gap,
          column === columns - 2 - Math.ceil(row * 0.25) ? (accents.edge ?? colour) : colour,
          gap,
        ),
      )
    )
  })
}
