/** Parts of an SVG drawing as text. Angles are degrees clockwise, y points down. */

export type Paint = string

/** One decimal is finer than a pixel of any picture. */
export function fixed(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function dimmed(opacity: number): string {
  return opacity === 1 ? '' : ` opacity="${opacity}"`
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Paint,
  radius = 0,
  opacity = 1,
): string {
  const corner = radius === 0 ? '' : ` rx="${fixed(radius)}"`
  return `<rect x="${fixed(x)}" y="${fixed(y)}" width="${fixed(Math.max(0, width))}" height="${fixed(Math.max(0, height))}"${corner} fill="${fill}"${dimmed(opacity)}/>`
}

export function disc(x: number, y: number, radius: number, fill: Paint, opacity = 1): string {
  return `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(radius)}" fill="${fill}"${dimmed(opacity)}/>`
}

export function oval(
  x: number,
  y: number,
  across: number,
  down: number,
  fill: Paint,
  opacity = 1,
): string {
  return `<ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="${fixed(across)}" ry="${fixed(down)}" fill="${fill}"${dimmed(opacity)}/>`
}

export function ring(
  x: number,
  y: number,
  radius: number,
  colour: Paint,
  width: number,
  opacity = 1,
): string {
  return `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(radius)}" fill="none" stroke="${colour}" stroke-width="${fixed(width)}"${dimmed(opacity)}/>`
}

export function shape(d: string, fill: Paint, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${dimmed(opacity)}/>`
}

/** A line with round ends. */
export function stroke(d: string, colour: Paint, width: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${fixed(width)}" stroke-linecap="round" stroke-linejoin="round"${dimmed(opacity)}/>`
}

export function moved(x: number, y: number, ...parts: readonly string[]): string {
  return `<g transform="translate(${fixed(x)} ${fixed(y)})">${parts.join('')}</g>`
}

export function turned(degrees: number, x: number, y: number, ...parts: readonly string[]): string {
  return `<g transform="rotate(${fixed(degrees)} ${fixed(x)} ${fixed(y)})">${parts.join('')}</g>`
}

/** The parts at a place and size: where one thing is drawn within another. */
export function placed(x: number, y: number, scale: number, ...parts: readonly string[]): string {
  return `<g transform="translate(${fixed(x)} ${fixed(y)}) scale(${scale})">${parts.join('')}</g>`
}

/** The path of a rectangle with round corners. */
export function roundedPath(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): string {
  const r = Math.min(radius, width / 2, height / 2)
  return `M${fixed(x + r)} ${fixed(y)}h${fixed(width - 2 * r)}a${fixed(r)} ${fixed(r)} 0 0 1 ${fixed(r)} ${fixed(r)}v${fixed(height - 2 * r)}a${fixed(r)} ${fixed(r)} 0 0 1 ${fixed(-r)} ${fixed(r)}h${fixed(2 * r - width)}a${fixed(r)} ${fixed(r)} 0 0 1 ${fixed(-r)} ${fixed(-r)}v${fixed(2 * r - height)}a${fixed(r)} ${fixed(r)} 0 0 1 ${fixed(r)} ${fixed(-r)}z`
}

/** `count` parts, made from their index. */
export function times(count: number, part: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => part(index)).join('')
}

/** `rows` × `columns` parts. */
export function grid(
  columns: number,
  rows: number,
  part: (column: number, row: number) => string,
): string {
  return times(rows, (row) => times(columns, (column) => part(column, row)))
}

/** One of some places, as numbers that are there: a place that names fewer has zeros. */
export function placeOf(
  places: readonly (readonly number[])[],
  index: number,
): readonly [number, number, number, number] {
  const [x = 0, y = 0, z = 0, more = 0] = places[index] ?? []
  return [x, y, z, more]
}
