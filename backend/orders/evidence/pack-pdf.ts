import PdfDocument from 'pdfkit'
import { fontFile } from '../../media/installed.ts'
import sharp from '../../media/sharp.ts'

const INK = '#1f2933'
const PALE = '#5b6770'
const LINE = '#d5dade'
const MARGIN = 48
const PHOTO = 118
/** Left column of facts. */
const LABEL_WIDTH = 92

/** What a pack's PDF is written with. */
export type PackPage = Omit<ReturnType<typeof writer>, 'numbers'>

/** Draws a PDF to read, print and hand over: A4, in Korean, with page numbers. */
export async function drawPackPdf(
  { title, foot, madeAt }: { title: string; foot: string; madeAt: string },
  draw: (page: PackPage) => void,
): Promise<Uint8Array> {
  const document = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    info: { Title: title, Author: '두손', CreationDate: new Date(madeAt) },
  })
  const chunks: Buffer[] = []
  const ended = new Promise<void>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.once('end', resolve)
    document.once('error', reject)
  })
  document.registerFont('text', fontFile('Medium'))
  document.registerFont('bold', fontFile('Bold'))
  const page = writer(document)
  draw(page)
  page.numbers(foot)
  document.end()
  await ended
  return Buffer.concat(chunks)
}

/** A picture as a PDF shows it. */
export const packThumbnail = (bytes: Uint8Array) =>
  sharp(bytes)
    .autoOrient()
    .resize(480, 480, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer()

type Pdf = InstanceType<typeof PdfDocument>

function writer(document: Pdf) {
  const width = document.page.width - 2 * MARGIN
  const bottom = () => document.page.height - MARGIN - 20
  const room = (height: number) => {
    if (document.y + height > bottom()) document.addPage()
  }
  return {
    title(text: string) {
      document.font('bold').fontSize(20).fillColor(INK).text(text, MARGIN, document.y, { width })
      document.moveDown(0.3)
    },
    heading(text: string) {
      document.moveDown(1)
      room(60)
      document.font('bold').fontSize(12).fillColor(INK).text(text, MARGIN, document.y, { width })
      const y = document.y + 3
      document
        .moveTo(MARGIN, y)
        .lineTo(MARGIN + width, y)
        .lineWidth(0.5)
        .strokeColor(LINE)
        .stroke()
      document.y = y + 7
    },
    pale(text: string) {
      document.font('text').fontSize(9).fillColor(PALE).text(text, MARGIN, document.y, { width })
    },
    text(text: string) {
      document.font('text').fontSize(9.5).fillColor(INK)
      document.text(text, MARGIN, document.y, { width, lineGap: 2 })
      document.moveDown(0.5)
    },
    facts(rows: readonly (readonly [string, string])[]) {
      const valueWidth = width - LABEL_WIDTH
      for (const [label, value] of rows) {
        document.font('text').fontSize(9.5)
        room(Math.min(document.heightOfString(value, { width: valueWidth, lineGap: 2 }) + 4, 200))
        const { y } = document
        document
          .fontSize(8)
          .fillColor(PALE)
          .text(label, MARGIN, y + 1, { width: LABEL_WIDTH - 6 })
        document.fontSize(9.5).fillColor(INK)
        const { page } = document
        document.text(value, MARGIN + LABEL_WIDTH, y, { width: valueWidth, lineGap: 2 })
        const isSamePage = document.page === page
        document.y = (isSamePage ? Math.max(document.y, y + 12) : document.y) + 3
        document.x = MARGIN
      }
    },
    pictures(pictures: readonly Buffer[]) {
      for (let place = 0; place < pictures.length; place += 4) {
        room(PHOTO + 8)
        const { y } = document
        for (const [column, picture] of pictures.slice(place, place + 4).entries())
          document.image(picture, MARGIN + column * (PHOTO + 8), y, { width: PHOTO, height: PHOTO })
        document.y = y + PHOTO + 8
      }
    },
    numbers(text: string) {
      const { start, count } = document.bufferedPageRange()
      for (let index = start; index < start + count; index += 1) {
        document.switchToPage(index)
        // A line below the margin would begin a new page.
        document.page.margins.bottom = 0
        document
          .font('text')
          .fontSize(8)
          .fillColor(PALE)
          .text(`${text} · ${index + 1} / ${count}`, MARGIN, document.page.height - MARGIN + 8, {
            width,
            align: 'center',
            lineBreak: false,
          })
      }
    },
  }
}
