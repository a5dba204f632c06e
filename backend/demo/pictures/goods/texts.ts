import { drawableText, lineRaster } from '#backend/media/card-text.ts'
import { openRaster } from '#backend/media/raster.ts'
import type { TextMark } from './pen.ts'
import { fixed } from './shapes.ts'

const SMALLEST = 7
const LARGEST = 120

/**
 * Puts the texts of a drawing where their marks stand. They are drawn with the project's own font file, because the
 * machine may have no Korean font that the SVG renderer could find.
 * @param unit pixels a unit of the drawing
 */
export async function withTexts(
  body: string,
  texts: readonly TextMark[],
  unit: number,
): Promise<string> {
  let whole = body
  for (const text of texts) {
    if (!whole.includes(text.mark)) continue
    whole = whole.replaceAll(text.mark, await imageOf(text, unit))
  }
  return whole
}

async function imageOf(mark: TextMark, unit: number): Promise<string> {
  const text = drawableText(mark.text)
  // What would be smaller than a few pixels is a grey line to the eye anyway.
  const size = Math.round(Math.min(LARGEST, Math.max(SMALLEST, mark.size * unit)))
  if (text === '') return ''
  const raster = await lineRaster(text, {
    size,
    weight: mark.bold ? 'Bold' : 'Medium',
    colour: mark.colour,
    widest: 4000,
  })
  const png = await openRaster(raster).png({ compressionLevel: 1 }).toBuffer()
  const scale = mark.size / size
  const natural = raster.width * scale
  const width = mark.widest > 0 ? Math.min(natural, mark.widest) : natural
  const height = raster.height * scale
  const shift = mark.anchor === 'middle' ? width / 2 : mark.anchor === 'end' ? width : 0
  return `<image x="${fixed(mark.x - shift)}" y="${fixed(mark.y - height / 2)}" width="${fixed(width)}" height="${fixed(height)}" preserveAspectRatio="none" href="data:image/png;base64,${png.toString('base64')}"/>`
}
