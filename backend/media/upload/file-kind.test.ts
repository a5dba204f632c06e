import { expect, test } from 'vitest'
import { madeVideo, noisePicture } from '#tests/support/made-files.ts'
import { fileKind, KIND_BYTES } from './file-kind.ts'

const head = (bytes: Uint8Array) => fileKind(bytes.subarray(0, KIND_BYTES))
const box = (brand: string, others = '') =>
  Buffer.from(
    `\0\0\0${String.fromCharCode(16 + others.length)}ftyp${brand}\0\0\0\0${others}\0\0\0\x08mdat`,
    'latin1',
  )

test('사진의 종류를 내용으로 안다', async () => {
  const picture = noisePicture(20, 20)
  expect(head(await picture.jpeg().toBuffer())).toBe('jpeg')
  expect(head(await picture.png().toBuffer())).toBe('png')
  expect(head(await picture.webp().toBuffer())).toBe('webp')
  expect(head(await picture.gif().toBuffer())).toBe('gif')
  expect(head(await picture.avif({ effort: 0 }).toBuffer())).toBe('avif')
})

test('동영상의 종류를 내용으로 안다', async () => {
  for (const container of ['mp4', 'quicktime', 'webm'] as const)
    expect(head(await madeVideo({ container, seconds: 1 }))).toBe(container)
  expect(head(Buffer.from('\0\0\0\x08wide\0\0\0\0mdat'))).toBe('quicktime')
})

test.each([
  ['heic', ''],
  ['heix', ''],
  ['mif1', 'heic'],
  ['msf1', 'hevc'],
])('아이폰의 HEIC(%s %s)를 알아본다', (brand, others) => {
  expect(head(box(brand, others))).toBe('heic')
})

test('mif1이라도 AVIF이면 AVIF이다', () => {
  expect(head(box('mif1', 'avifmiaf'))).toBe('avif')
})

test.each([
  ['', ''],
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['PDF', '%PDF-1.7'],
  ['ZIP', 'PK\x03\x04'],
  ['BMP', 'BM\0\0\0\0'],
  ['TIFF', 'II*\0'],
  ['MKV', '\x1aE\xdf\xa3\x01\0\0\0\0\0\0\x23\x42\x82\x88matroska'],
  ['MP3', 'ID3\x04'],
])('%s 파일은 받지 않는다', (_name, text) => {
  expect(head(Buffer.from(text, 'latin1'))).toBeNull()
})
