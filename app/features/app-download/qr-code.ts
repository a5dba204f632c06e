import { encode } from 'uqr'

export interface QrCode {
  /** Edge in modules, with the quiet zone of four that the standard requires. */
  size: number
  /** The dark modules as the path of an SVG of that size. */
  path: string
}

const QUIET_ZONE = 4

/** Draws a text as a QR code; medium error correction holds on screens and on paper. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  return { size, path: data.map((row, y) => rowPath(row, y)).join('') }
}

/** Neighbouring modules are one rectangle, so that no thin gap shows between them. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  let x = 0
  while (x < row.length) {
    const start = x
    while (row[x]) x += 1
    if (x > start) path += `M${start} ${y}h${x - start}v1h-${x - start}z`
    x += 1
  }
  return path
}
