import { type FontWeight, fontFile } from './installed.ts'
import { openRaster, type Raster, toRaster } from './raster.ts'
import sharp from './sharp.ts'

/** What Pretendard has glyphs for and a title may need. Anything else would come out as a box. */
const DRAWABLE =
  /[^\u0020-\u007e\u00a0-\u017f\u0391-\u03a1\u03a3-\u03c9\u0400-\u045f\u2010-\u2015\u2018-\u201f\u2020-\u2022\u2026\u2030\u2032\u2033\u203b\u20a9\u20ac\u2103\u2109\u2116\u2122\u2190-\u2193\u2212\u2248\u2260\u2264\u2265\u2460-\u2473\u25a0\u25a1\u25b2\u25b3\u25b6\u25b7\u25bc\u25bd\u25c6\u25c7\u25cb\u25cf\u2605\u2606\u2661\u2665\u266a\u2713\u3000-\u3003\u3008-\u3011\u3041-\u3094\u30a1-\u30fe\u3131-\u3163\uac00-\ud7a3\uff01-\uff60]/gu

/** A text as it can be drawn: composed syllables, no emoji or other signs without a glyph, one line. */
export function drawableText(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').replace(DRAWABLE, '').replace(/ +/g, ' ').trim()
}

const graphemes = new Intl.Segmenter('ko', { granularity: 'grapheme' })

/** Estimated advance in em of Pretendard; generous, so that lines do not run over. */
export function widthInEm(text: string): number {
  let width = 0
  for (const { segment } of graphemes.segment(text)) {
    const code = segment.codePointAt(0) ?? 0
    if (code === 0x20) width += 0.25
    else if (code >= 0x2e80) width += 0.9
    else if (/[MWmw@%]/.test(segment)) width += 0.92
    else if (/[A-Z0-9]/.test(segment)) width += 0.68
    else if (/[ijl.,:;'|!()[\]]/.test(segment)) width += 0.34
    else width += 0.6
  }
  return width
}

/**
 * Breaks a text into at most `lines` lines of `room` em: between words where it can, inside a word
 * that is longer than a line where it must. What does not fit ends in …
 */
export function wrapText(text: string, room: number, lines: number): string[] {
  const rows: string[] = []
  let row = ''
  const push = () => {
    if (row.trim()) rows.push(row.trim())
    row = ''
  }
  for (const word of text.split(' ')) {
    const joined = row ? `${row} ${word}` : word
    if (widthInEm(joined) <= room) {
      row = joined
      continue
    }
    push()
    for (const { segment } of graphemes.segment(word)) {
      if (widthInEm(row + segment) > room) push()
      row += segment
    }
    if (rows.length > lines) break
  }
  push()
  if (rows.length <= lines) return rows
  const kept = rows.slice(0, lines)
  kept[lines - 1] = ellipsis(kept[lines - 1] ?? '', room)
  return kept
}

function ellipsis(row: string, room: number): string {
  const parts = [...graphemes.segment(row)].map(({ segment }) => segment)
  while (parts.length > 1 && widthInEm(`${parts.join('')}…`) > room) parts.pop()
  return `${parts.join('').trimEnd()}…`
}

/**
 * One line of text as pixels, drawn with the font file itself: no installed font is looked for.
 * @param colour `#rrggbb`
 */
export async function lineRaster(
  text: string,
  options: { size: number; weight: FontWeight; colour: string; widest: number },
): Promise<Raster> {
  if (text.trim() === '') return { data: Buffer.alloc(4), width: 1, height: 1, channels: 4 }
  const image = sharp({
    text: {
      text: `<span foreground="${options.colour}">${escapeMarkup(text)}</span>`,
      font: `Pretendard ${options.weight} ${options.size}`,
      fontfile: fontFile(options.weight),
      rgba: true,
      // At 72 dots an inch a point is a pixel.
      dpi: 72,
    },
  })
  const raster = await toRaster(image, 4)
  if (raster.width <= options.widest) return raster
  return toRaster(openRaster(raster).resize(Math.floor(options.widest), null), 4)
}

function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
