import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { BRAND } from '#app/brand.ts'
import { isBuilt, type Path } from '#app/paths.ts'
import { documentTitle } from '#app/seo/page-meta.ts'

interface Manifest {
  name: string
  short_name: string
  description: string
  icons: { src: string; sizes: string; purpose: string }[]
  shortcuts: { url: string }[]
}

const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as Manifest

test('the manifest names the product as brand.ts does', () => {
  expect(manifest.name).toBe(documentTitle())
  expect(manifest.short_name).toBe(BRAND.name)
  expect(manifest.description).toBe(BRAND.description)
})

test('the icons are there in the size that the manifest says, whole and for a mask', async () => {
  for (const { src, sizes } of manifest.icons) {
    const { width, height, hasAlpha } = await sharp(`public${src}`).metadata()
    expect(`${width}x${height}`, src).toBe(sizes)
    expect(hasAlpha, `${src}: a phone would fill what is clear with black`).toBe(false)
  }
  for (const purpose of ['any', 'maskable'])
    expect(manifest.icons.filter((icon) => icon.purpose === purpose)).toHaveLength(2)
})

test('shortcuts lead to pages that there are', () => {
  for (const { url } of manifest.shortcuts) expect(isBuilt(url as Path), url).toBe(true)
})

test('the offline page names the product, and needs nothing but itself', () => {
  const html = readFileSync('public/offline.html', 'utf8')
  expect(html).toContain(` | ${documentTitle()}</title>`)
  expect(html).not.toMatch(/<script|<img|<link|\ssrc=|url\(|@import/)
})
