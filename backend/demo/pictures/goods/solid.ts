import { shade } from '../background.ts'
import type { Art } from './art.ts'
import type { Pen } from './pen.ts'
import { fixed, shape } from './shapes.ts'

/**
 * Things made of boxes and cylinders, seen from the pen's side and height without perspective. x points right,
 * y up from the ground, z towards the viewer; a place is the lower left corner at the back of a box.
 */
interface Layered {
  /** What belongs in front of everything of a lower layer; within one the far things come first. */
  layer?: number
}

export interface Block extends Layered {
  at: readonly [x: number, y: number, z: number]
  size: readonly [width: number, height: number, depth: number]
  colour: string
  /** Paint of the front instead of the colour's own. */
  paint?: string
  /** Drawn upon the front face, in 0..width × 0..height. */
  front?: string
  /** Upon the visible side face, in 0..depth × 0..height. */
  side?: string
  /** Upon the top, in 0..width × 0..depth. */
  top?: string
}

export interface Can extends Layered {
  /** The middle of its bottom. */
  can: readonly [x: number, y: number, z: number]
  radius: number
  /** Of the upper end, where it differs. */
  upper?: number
  height: number
  colour: string
  topColour?: string
}

/** Anything else, drawn around the point where a place lies on the picture. */
export interface Sprite extends Layered {
  point: readonly [x: number, y: number, z: number]
  draw: string
}

export type Piece = Block | Can | Sprite

type Point = readonly [number, number]

/** A view never quite from the front: a bed or a tower shows too little of itself that way. */
export function aslant(pen: Pen, steeper = 0): Pen {
  const { yaw, pitch } = pen.sight
  const least = 0.42
  return {
    ...pen,
    sight: {
      ...pen.sight,
      yaw: Math.abs(yaw) < least ? least * (yaw < 0 ? -1 : 1) : yaw,
      pitch: pitch + steeper,
    },
  }
}

export function solid(pen: Pen, pieces: readonly Piece[]): Art {
  const { yaw, pitch } = pen.sight
  const project = (x: number, y: number, z: number): Point => {
    const near = -x * Math.sin(yaw) + z * Math.cos(yaw)
    return [x * Math.cos(yaw) + z * Math.sin(yaw), -y * Math.cos(pitch) + near * Math.sin(pitch)]
  }
  const nearness = (piece: Piece) => {
    const [x, , z] = middleOf(piece)
    return -x * Math.sin(yaw) + z * Math.cos(yaw)
  }
  const ordered = [...pieces].sort(
    (one, other) =>
      (one.layer ?? 0) - (other.layer ?? 0) ||
      nearness(one) - nearness(other) ||
      middleOf(one)[1] - middleOf(other)[1],
  )
  const corners: Point[] = []
  const feet: Point[] = []
  const bodies: string[] = []
  for (const piece of ordered) {
    if ('size' in piece) {
      const points = cornersOf(piece)
      corners.push(...points.map(([x, y, z]) => project(x, y, z)))
      if (piece.at[1] < 30) feet.push(...points.map(([x, , z]) => project(x, 0, z)))
      bodies.push(blockBody(pen, piece, project))
    } else if ('can' in piece) {
      const [x, y, z] = piece.can
      const reach = Math.max(piece.radius, piece.upper ?? 0)
      const [cx, cy] = project(x, y, z)
      const [, top] = project(x, y + piece.height, z)
      const down = reach * Math.sin(pitch)
      corners.push([cx - reach, cy + down], [cx + reach, top - down])
      if (y < 30) {
        const flat = piece.radius * Math.sin(pitch)
        feet.push(
          [cx - piece.radius, cy],
          [cx + piece.radius, cy],
          [cx, cy + flat],
          [cx, cy - flat],
        )
      }
      bodies.push(canBody(pen, piece, cx, cy, top))
    } else {
      const [cx, cy] = project(...piece.point)
      bodies.push(`<g transform="translate(${fixed(cx)} ${fixed(cy)})">${piece.draw}</g>`)
    }
  }
  const left = Math.min(...corners.map(([x]) => x))
  const top = Math.min(...corners.map(([, y]) => y))
  const width = Math.max(...corners.map(([x]) => x)) - left
  const height = Math.max(...corners.map(([, y]) => y)) - top
  return {
    width,
    height,
    isSolid: true,
    body: `<g transform="translate(${fixed(-left)} ${fixed(-top)})">${bodies.join('')}</g>`,
    foot: pathOf(hullOf(feet).map(([x, y]) => [x - left, y - top])),
  }
}

function middleOf(piece: Piece): readonly [number, number, number] {
  if ('can' in piece) return piece.can
  if ('point' in piece) return piece.point
  const { at, size } = piece
  return [at[0] + size[0] / 2, at[1] + size[1] / 2, at[2] + size[2] / 2]
}

function cornersOf({
  at: [x, y, z],
  size: [w, h, d],
}: Block): (readonly [number, number, number])[] {
  return [x, x + w].flatMap((cx) =>
    [y, y + h].flatMap((cy) => [z, z + d].map((cz) => [cx, cy, cz] as const)),
  )
}

function blockBody(
  pen: Pen,
  block: Block,
  project: (x: number, y: number, z: number) => Point,
): string {
  const { yaw, pitch } = pen.sight
  const [x, y, z] = block.at
  const [w, h, d] = block.size
  const { colour } = block
  const across: Point = [Math.cos(yaw), -Math.sin(yaw) * Math.sin(pitch)]
  const upwards: Point = [0, Math.cos(pitch)]
  const away: Point = [Math.sin(yaw), Math.cos(yaw) * Math.sin(pitch)]
  const faces: string[] = []
  const add = (
    origin: Point,
    right: Point,
    down: Point,
    size: Point,
    paint: string,
    decal?: string,
  ) => {
    const matrix = [...right, ...down, ...origin].map((value) => value.toFixed(3)).join(' ')
    // The hairline of its own colour closes the gaps between faces.
    faces.push(
      `<g transform="matrix(${matrix})"><rect width="${fixed(size[0])}" height="${fixed(size[1])}" fill="${paint}" stroke="${paint}" stroke-width="1"/>${decal ?? ''}</g>`,
    )
  }
  const sideways = Math.abs(Math.sin(yaw)) > 0.02
  if (sideways) {
    const paint = pen.down(shade(colour, -0.16), shade(colour, -0.3))
    if (yaw > 0) add(project(x, y + h, z), away, upwards, [d, h], paint, block.side)
    else {
      const back: Point = [-away[0], -away[1]]
      add(project(x + w, y + h, z + d), back, upwards, [d, h], paint, block.side)
    }
  }
  add(
    project(x, y + h, z),
    across,
    away,
    [w, d],
    pen.down(shade(colour, 0.1), shade(colour, 0.24)),
    block.top,
  )
  add(
    project(x, y + h, z + d),
    across,
    upwards,
    [w, h],
    block.paint ?? pen.slant(shade(colour, 0.07), colour, shade(colour, -0.1)),
    block.front,
  )
  return faces.join('')
}

function canBody(pen: Pen, can: Can, x: number, bottom: number, top: number): string {
  const { radius, colour } = can
  const upper = can.upper ?? radius
  const flat = Math.sin(pen.sight.pitch)
  const d = `M${fixed(x - upper)} ${fixed(top)}L${fixed(x - radius)} ${fixed(bottom)}A${fixed(radius)} ${fixed(radius * flat)} 0 0 0 ${fixed(x + radius)} ${fixed(bottom)}L${fixed(x + upper)} ${fixed(top)}A${fixed(upper)} ${fixed(upper * flat)} 0 0 1 ${fixed(x - upper)} ${fixed(top)}z`
  return `${shape(d, pen.volume(colour))}<ellipse cx="${fixed(x)}" cy="${fixed(top)}" rx="${fixed(upper)}" ry="${fixed(upper * flat)}" fill="${can.topColour ?? shade(colour, 0.2)}"/>`
}

function pathOf(points: readonly Point[]): string {
  return points.length === 0
    ? ''
    : `M${points.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join('L')}z`
}

/** The convex outline of points (Andrew's monotone chain). */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by)
  const half = (list: readonly Point[]) => {
    const chain: Point[] = []
    for (const point of list) {
      for (;;) {
        const [before, last] = chain.slice(-2)
        if (!before || !last) break
        const turn =
          (last[0] - before[0]) * (point[1] - before[1]) -
          (last[1] - before[1]) * (point[0] - before[0])
        if (turn > 0) break
        chain.pop()
      }
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

/** Half-widths and heights from the bottom up. */
type Profile = readonly (readonly [radius: number, height: number])[]

/**
 * A thing turned on a lathe: bottles, vases, pots, lampshades. It stands on its middle.
 * @param middle x of the axis and y of the ground in the drawing
 */
export function lathe(
  pen: Pen,
  profile: Profile,
  colour: string,
  middle: readonly [number, number],
  options: { paint?: string; open?: string; smooth?: boolean } = {},
): string {
  const [x, y] = middle
  const flat = Math.sin(pen.sight.pitch)
  const first = profile[0] ?? [0, 0]
  const last = profile[profile.length - 1] ?? first
  const side = (sign: number, list: Profile) => {
    let d = ''
    for (const [index, [radius, height]] of list.entries()) {
      const px = fixed(x + sign * radius)
      const py = fixed(y - height)
      const before = list[index - 1]
      if (!before) d += `L${px} ${py}`
      else if (options.smooth === false) d += `L${px} ${py}`
      else {
        const middleY = fixed(y - (before[1] + height) / 2)
        d += `C${fixed(x + sign * before[0])} ${middleY} ${px} ${middleY} ${px} ${py}`
      }
    }
    return d
  }
  const down = [...profile].reverse()
  const d = `M${fixed(x - last[0])} ${fixed(y - last[1])}${side(-1, down)}A${fixed(first[0])} ${fixed(first[0] * flat)} 0 0 0 ${fixed(x + first[0])} ${fixed(y - first[1])}${side(1, profile)}A${fixed(last[0])} ${fixed(last[0] * flat)} 0 0 0 ${fixed(x - last[0])} ${fixed(y - last[1])}z`
  const mouth = `<ellipse cx="${fixed(x)}" cy="${fixed(y - last[1])}" rx="${fixed(last[0])}" ry="${fixed(last[0] * flat)}" fill="${options.open ?? shade(colour, 0.18)}"/>`
  return shape(d, options.paint ?? pen.volume(colour)) + mouth
}
