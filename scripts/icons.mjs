/**
 * Draws the icons of phones: the maskable ones from favicon.svg, and those of the manifest's shortcuts. Run it when the
 * logo changes.
 */
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

/** The drawings of app/components/icons.tsx, once more: an icon of a phone is a file. */
const SHORTCUTS = {
  sell: '<path d="M12 5v14M5 12h14"/>',
  chat: '<path d="M20.5 11.5c0 4.14-3.8 7.5-8.5 7.5-1.2 0-2.35-.22-3.4-.62L4 20l1.2-3.9a6.9 6.9 0 0 1-1.7-4.6C3.5 7.36 7.3 4 12 4s8.5 3.36 8.5 7.5ZM8.5 11.5h.01M12 11.5h.01M15.5 11.5h.01"/>',
  favorites:
    '<path d="M12 20S3.5 15.2 3.5 9.2A4.7 4.7 0 0 1 12 6.4a4.7 4.7 0 0 1 8.5 2.8C20.5 15.2 12 20 12 20Z"/>',
  search: '<circle cx="11" cy="11" r="6.5"/><path d="m16 16 4 4"/>',
}

for (const [name, drawing] of Object.entries(SHORTCUTS)) {
  const file = `public/shortcut-${name}.png`
  await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="96" height="96"><rect width="24" height="24" fill="#ebf1f7"/><g transform="translate(4.8 4.8) scale(.6)" fill="none" stroke="#0e5d7c" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${drawing}</g></svg>`,
    ),
  )
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 9, palette: true })
    .toFile(file)
  console.log(file)
}
