import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { BRAND } from '#app/brand.ts'
import { isBuilt, type Path, paths } from '#app/paths.ts'
import { documentTitle } from '#app/seo/page-meta.ts'

interface Picture {
  src: string
  sizes: string
  type: string
}

interface Manifest {
  id: string
  scope: string
  start_url: string
  lang: string
  name: string
  short_name: string
  description: string
  icons: (Picture & { purpose: string })[]
  screenshots: (Picture & { form_factor: string; label: string })[]
  shortcuts: { name: string; url: string; icons: Picture[] }[]
  share_target: {
    action: string
    method: string
    enctype: string
    params: { files: { name: string; accept: string[] }[] }
  }
}

const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as Manifest

test('the manifest names the product as brand.ts does', () => {
  expect(manifest.name).toBe(documentTitle())
  expect(manifest.short_name).toBe(BRAND.name)
  expect(manifest.description).toBe(BRAND.description)
  const { id, scope, start_url, lang } = manifest
  expect([id, scope, start_url, lang]).toEqual(['/', '/', '/', 'ko'])
})

test('every file that the manifest names is there, of the type and the size that it says', async () => {
  const { icons, screenshots, shortcuts } = manifest
  for (const { src, sizes, type } of [
    ...icons,
    ...screenshots,
    ...shortcuts.flatMap((shortcut) => shortcut.icons),
  ]) {
    const { width, height, format, hasAlpha } = await sharp(`public${src}`).metadata()
    expect(`${width}x${height} image/${format}`, src).toBe(`${sizes} ${type}`)
    expect(hasAlpha, `${src}: a phone would fill what is clear with black`).toBe(false)
  }
})

test('there are icons whole and for a mask', () => {
  for (const purpose of ['any', 'maskable'])
    expect(manifest.icons.filter((icon) => icon.purpose === purpose)).toHaveLength(2)
})

test('screenshots are there for phones and for computers, in shapes that a browser takes', () => {
  const shapes = manifest.screenshots.map(({ form_factor, sizes }) => ({ form_factor, sizes }))
  expect(new Set(shapes.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']))
  for (const factor of ['narrow', 'wide']) {
    const sizes = shapes.filter(({ form_factor }) => form_factor === factor).map((one) => one.sizes)
    expect(new Set(sizes).size, 'all of a form factor have one shape').toBe(1)
    const [width = 0, height = 0] = String(sizes[0]).split('x').map(Number)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(320)
    expect(Math.max(width, height)).toBeLessThanOrEqual(3_840)
    expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3)
  }
})

test('shortcuts lead to pages that there are', () => {
  for (const { url } of manifest.shortcuts) expect(isBuilt(url as Path), url).toBe(true)
})

test('what is shared goes where the server and the worker take it', () => {
  const { action, method, enctype, params } = manifest.share_target
  const worker = readFileSync('public/sw.js', 'utf8')
  expect(action).toBe(paths.shareToSell())
  expect(worker).toContain(`SHARE_TARGET = '${paths.shareToSell()}'`)
  expect(worker).toContain(`SELL_FORM = '${paths.sellForm()}'`)
  expect([method, enctype]).toEqual(['POST', 'multipart/form-data'])
  expect(params.files).toEqual([{ name: 'photos', accept: ['image/*'] }])
})

test('the offline page names the product, and needs nothing but itself and its one script', () => {
  const html = readFileSync('public/offline.html', 'utf8')
  expect(html).toContain(` | ${documentTitle()}</title>`)
  const others = html.replace('<script src="/offline.js" defer></script>', '')
  expect(others).not.toMatch(/<script|<img|<link|\ssrc=|url\(|@import/)
})
