/**
 * Photographs the running demo world for the manifest, which phones show before the site is installed. Run it when these
 * pages look different:
 *
 *     PORT=3000 npm start
 *     node scripts/manifest-screenshots.mjs http://localhost:3000
 */
import { chromium } from 'playwright'
import sharp from 'sharp'
import { findChromium } from './find-chromium.mjs'

const [origin = 'http://localhost:3000'] = process.argv.slice(2)

const NARROW = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2 }
const WIDE = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 }

const SCREENS = [
  { name: 'home', path: '/', size: NARROW },
  { name: 'product', path: '/product/100001', size: NARROW },
  { name: 'search', path: '/search/%EC%95%84%EC%9D%B4%ED%8F%B0', size: NARROW },
  { name: 'wide', path: '/', size: WIDE },
]

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
for (const { name, path, size } of SCREENS) {
  const context = await browser.newContext({
    ...size,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  const file = `public/screenshot-${name}.webp`
  await sharp(await page.screenshot())
    .webp({ quality: 72, effort: 6 })
    .toFile(file)
  await context.close()
  process.stdout.write(`${file}\n`)
}
await browser.close()
