/** Draws the maskable icons of phones from favicon.svg: run it when the logo changes. */
import { readFileSync } from 'node:fs'
import sharp from 'sharp'

/** Part of the edge that the logo takes; a mask shows at least a circle of 0.8. */
const PART = 0.54

const logo = readFileSync('public/favicon.svg')

for (const edge of [192, 512]) {
  const inner = Math.round(edge * PART)
  const before = Math.floor((edge - inner) / 2)
  const after = edge - inner - before
  const file = `public/icon-maskable-${edge}.png`
  await sharp(logo, { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .extend({ top: before, bottom: after, left: before, right: after, background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 9, palette: true })
    .toFile(file)
  console.log(file)
}
