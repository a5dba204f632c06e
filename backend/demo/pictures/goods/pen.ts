import { type Random, randomOf } from '../../random.ts'
import { shade } from '../background.ts'
import { fixed, type Paint } from './shapes.ts'

export interface TextOptions {
  anchor?: 'start' | 'middle' | 'end'
  bold?: boolean
  /** A longer text is made narrower. */
  widest?: number
}

/** A text to be set into a drawing where its mark stands. */
export interface TextMark extends Required<TextOptions> {
  mark: string
  text: string
  x: number
  y: number
  size: number
  colour: string
}

/** From where a thing is seen. */
export interface Sight {
  /** Radians: positive shows the left side of a thing. */
  yaw: number
  /** Radians: how far the camera looks down. */
  pitch: number
  /** The other side of a flat thing: the screen of a phone, the back of a book. */
  back: boolean
}

export interface PenInput {
  colour: string
  metal: string
  pattern: string
  sight: Sight
  /** The same for all pictures of a thing. */
  seed: number
}

/** What a drawing function paints with: the thing's own colours, and paints made from them. */
export interface Pen extends PenInput {
  random: Random
  /** From top to bottom, evenly. */
  down(...colours: readonly string[]): Paint
  /** From left to right, evenly. */
  across(...colours: readonly string[]): Paint
  /** From the upper left to the lower right, evenly. */
  slant(...colours: readonly string[]): Paint
  /** From a point in the upper left outwards. */
  round(...colours: readonly string[]): Paint
  /** An upright cylinder of a colour. */
  volume(colour: string): Paint
  /** A lying cylinder of a colour. */
  roll(colour: string): Paint
  /** A smooth surface that catches light from the upper left. */
  gloss(colour: string): Paint
  /** A sphere. */
  ball(colour: string): Paint
  /** A repeated pattern of so many units a tile; `parts` are drawn in 0..size. */
  tile(size: number, parts: string, turn?: number): Paint
  /** The place of a text: its baseline starts (or has its middle or end) at x, y. */
  text(
    text: string,
    x: number,
    y: number,
    size: number,
    colour: string,
    options?: TextOptions,
  ): string
  defs(): string
  texts: readonly TextMark[]
}

export function createPen(input: PenInput): Pen {
  const known = new Map<string, string>()
  const definitions: string[] = []
  const texts: TextMark[] = []

  const define = (content: string, make: (id: string) => string): Paint => {
    let id = known.get(content)
    if (!id) {
      id = `p${known.size}`
      known.set(content, id)
      definitions.push(make(id))
    }
    return `url(#${id})`
  }
  const stops = (colours: readonly string[]) =>
    colours
      .map((colour, index) => {
        const offset = colours.length > 1 ? index / (colours.length - 1) : 0
        return `<stop offset="${Math.round(offset * 1000) / 1000}" ${stopColour(colour)}/>`
      })
      .join('')
  const linear = (x2: number, y2: number, colours: readonly string[]): Paint =>
    define(
      `l${x2}${y2}${colours.join()}`,
      (id) =>
        `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stops(colours)}</linearGradient>`,
    )
  const radial = (colours: readonly string[]): Paint =>
    define(
      `r${colours.join()}`,
      (id) =>
        `<radialGradient id="${id}" cx="0.38" cy="0.32" r="0.75">${stops(colours)}</radialGradient>`,
    )
  return {
    ...input,
    random: randomOf(input.seed),
    texts,
    down: (...colours) => linear(0, 1, colours),
    across: (...colours) => linear(1, 0, colours),
    slant: (...colours) => linear(1, 1, colours),
    round: (...colours) => radial(colours),
    volume: (colour) =>
      linear(1, 0, [
        shade(colour, -0.28),
        shade(colour, 0.06),
        shade(colour, 0.22),
        colour,
        shade(colour, -0.14),
        shade(colour, -0.38),
      ]),
    roll: (colour) =>
      linear(0, 1, [
        shade(colour, -0.1),
        shade(colour, 0.24),
        colour,
        shade(colour, -0.16),
        shade(colour, -0.4),
      ]),
    gloss: (colour) =>
      linear(1, 1, [shade(colour, 0.16), shade(colour, 0.03), colour, shade(colour, -0.14)]),
    ball: (colour) =>
      radial([shade(colour, 0.4), shade(colour, 0.1), shade(colour, -0.1), shade(colour, -0.42)]),
    tile: (size, parts, turn = 0) =>
      define(
        `t${size}${turn}${parts}`,
        (id) =>
          `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">${parts}</pattern>`,
      ),
    text(text, x, y, size, colour, options = {}) {
      const mark = `<g id="t${texts.length}"/>`
      const { anchor = 'middle', bold = true, widest = 0 } = options
      texts.push({ mark, text, x, y, size, colour, anchor, bold, widest })
      return mark
    },
    defs: () => (definitions.length > 0 ? `<defs>${definitions.join('')}</defs>` : ''),
  }
}

/** `#rrggbb` or `#rrggbbaa`. */
function stopColour(colour: string): string {
  if (colour.length <= 7) return `stop-color="${colour}"`
  const opacity = Number.parseInt(colour.slice(7, 9), 16) / 255
  return `stop-color="${colour.slice(0, 7)}" stop-opacity="${fixed(opacity * 10) === '0' ? 0 : Math.round(opacity * 100) / 100}"`
}
