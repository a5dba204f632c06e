/**
 * Takes the manifest's screenshots of the demo world into public/screenshots/, on a server of its own: run it after a
 * build, when the home page or the product page looks otherwise.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { findChromium, HOW_TO_GET_CHROMIUM } from './find-chromium.mjs'

const FOLDER = 'public/screenshots'
const SHAPES = {
  narrow: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
}

const executablePath = findChromium()
if (!executablePath) throw new Error(HOW_TO_GET_CHROMIUM)

const dataDir = mkdtempSync(join(tmpdir(), 'screenshots-'))
const port = await freePort()
const origin = `http://localhost:${port}`
const server = spawn(process.execPath, ['scripts/start.mjs'], {
  env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir },
  stdio: ['ignore', 'ignore', 'inherit'],
})
try {
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 200))
  mkdirSync(FOLDER, { recursive: true })
  const browser = await chromium.launch({
    executablePath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  for (const [shape, options] of Object.entries(SHAPES)) {
    const context = await browser.newContext({
      ...options,
      locale: 'ko-KR',
      timezoneId: 'Asia/Seoul',
      colorScheme: 'light',
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await take(page, `home-${shape}`, '/')
    const product = await page.locator('main .pc a').first().getAttribute('href')
    await take(page, `product-${shape}`, product ?? '/product/100001')
    await context.close()
  }
  await browser.close()
} finally {
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  rmSync(dataDir, { recursive: true, force: true })
}

async function take(page, name, path) {
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
  // Pictures further down are not loaded before they are scrolled to.
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < window.innerHeight)
      .every((image) => image.complete),
  )
  const file = `${FOLDER}/${name}.webp`
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: 72, effort: 6 })
    .toFile(file)
  console.log(`${file} ${Math.round(size / 1024)} KB`)
}

async function isReady() {
  if (server.exitCode !== null) throw new Error('the server ended before it was ready')
  return (await fetch(`${origin}/readyz`).catch(() => null))?.ok === true
}

function freePort() {
  return new Promise((resolve) => {
    const listener = createServer().listen(0, '127.0.0.1', () => {
      const { port } = listener.address()
      listener.close(() => resolve(port))
    })
  })
}
