import type { Random } from '../random.ts'
import { shade } from './background.ts'

/** Things that sellers lay beside the goods, as SVG of `size` pixels on the longer side. */

/** A slip of paper with the name of the marketplace and a day, written by hand. */
export function noteSvg(random: Random, size: number): string {
  const paper = random.pick(['#fffdf6', '#fff3a8', '#ffe0ea', '#e2f2ff', '#fffdf6'])
  const ink = random.pick(['#2b2b33', '#27408f', '#2b2b33', '#a2322c'])
  const month = random.integer(1, 12)
  const day = random.integer(1, 28)
  const date = `${month}/${day}`
  const wobble = () => random.between(-4, 4)
  const line = (glyphs: readonly string[], x: number, y: number, scale: number, step: number) =>
    glyphs
      .map(
        (glyph, index) =>
          `<path transform="translate(${x + index * step + wobble()} ${y + wobble()}) rotate(${wobble()}) scale(${scale})" d="${glyph}"/>`,
      )
      .join('')
  const digits = [...date].map((digit) => STROKES[digit] ?? '')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size * 0.72}" viewBox="0 0 500 360"><rect width="500" height="360" rx="3" fill="${paper}"/><rect y="0" width="500" height="60" fill="${shade(paper, -0.04)}"/><g fill="none" stroke="${ink}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round">${line([STROKES.두 ?? '', STROKES.손 ?? ''], 130, 60, 1.15, 125)}${line(digits, 250 - digits.length * 30, 220, 0.85, 60)}</g></svg>`
}

/** Strokes of a pen in a box of 100×110. */
const STROKES: Record<string, string> = {
  두: 'M28 12L76 10M28 12Q26 30 28 42L78 40M10 62Q50 58 92 60M52 61Q53 80 50 98',
  손: 'M52 6Q44 28 22 42M50 20Q64 34 80 40M51 46L52 60M12 62Q50 58 92 61M26 76Q25 90 28 100L84 97',
  '0': 'M32 10Q8 40 22 80Q36 104 52 70Q62 24 32 10',
  '1': 'M20 30L36 12L34 92',
  '2': 'M12 30Q26 4 46 20Q58 42 10 90L58 86',
  '3': 'M14 18Q44 2 48 24Q46 44 26 46Q58 46 54 74Q40 100 10 86',
  '4': 'M36 10L10 62L60 60M46 36L44 96',
  '5': 'M54 14L20 16L16 46Q50 36 54 66Q48 100 12 88',
  '6': 'M46 10Q14 40 16 70Q22 100 46 88Q62 68 44 54Q26 50 16 70',
  '7': 'M10 18L56 14Q38 50 30 96',
  '8': 'M36 46Q8 28 30 12Q56 10 48 32L20 66Q10 96 36 94Q62 84 36 46',
  '9': 'M48 30Q40 6 20 18Q4 40 28 50Q46 48 48 26Q50 60 40 96',
  '/': 'M50 8L14 100',
}

/** A steel tape pulled out, ten numbers' worth of marks. */
export function tapeSvg(random: Random, size: number): string {
  const colour = random.pick(['#f6c945', '#f4f1e6', '#f6c945'])
  let marks = ''
  for (let mark = 1; mark < 60; mark += 1) {
    const length = mark % 10 === 0 ? 52 : mark % 5 === 0 ? 38 : 22
    marks += `M${mark * 16} 0V${length}`
  }
  const red = Array.from(
    { length: 5 },
    (_, index) =>
      `<rect x="${(index + 1) * 160 - 26}" y="58" width="52" height="22" rx="3" fill="#c8352c"/>`,
  ).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size * 0.1}" viewBox="0 0 960 96"><linearGradient id="a" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${shade(colour, 0.3)}"/><stop offset="0.5" stop-color="${colour}"/><stop offset="1" stop-color="${shade(colour, -0.2)}"/></linearGradient><rect width="960" height="96" fill="url(#a)"/>${red}<path d="${marks}" stroke="#26221a" stroke-width="3"/><rect x="0" width="12" height="96" fill="#b9bcc0"/></svg>`
}

/** A silver coin to show the size. */
export function coinSvg(size: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 200 200"><linearGradient id="a" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fafbfc"/><stop offset="0.5" stop-color="#b4b9bf"/><stop offset="1" stop-color="#8d939a"/></linearGradient><circle cx="100" cy="100" r="98" fill="#7f858c"/><circle cx="100" cy="100" r="95" fill="url(#a)"/><circle cx="100" cy="100" r="82" fill="none" stroke="#858b92" stroke-width="4" stroke-dasharray="3 6"/><g fill="none" stroke="#6f757d" stroke-width="14" stroke-linecap="round"><path d="M62 74L72 64V132"/><ellipse cx="104" cy="98" rx="17" ry="33"/><ellipse cx="146" cy="98" rx="17" ry="33"/></g></svg>`
}
