import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { bomb, crc32Of, madeVideo, noisePicture, PLACE_TAG, phonePhoto } from './made-files.ts'
import {
  AVIF_60_MEGAPIXELS,
  avifOf,
  emptyPng,
  isoBox,
  withFrames,
  withScans,
} from './picture-bombs.ts'

export interface HostileFile {
  name: string
  bytes: Buffer
  /** What is never accepted, whatever a decoder makes of it. */
  isRefused: boolean
}

/** What none of the files may leave in a store, as it stands in them. */
export const ACTIVE_CONTENT = [
  '<script',
  '<svg',
  '<?php',
  '<html',
  'javascript:',
  'onload=',
  'alert(',
  '%PDF',
  'PK\x03\x04',
  '\x7fELF',
]

/** The place in the files: as text, and as the rationals of an EXIF in both byte orders. */
export const PLACE_MARKS: readonly Buffer[] = [
  Buffer.from(PLACE_TAG),
  Buffer.from('37.5663'),
  Buffer.from('GPSLatitude'),
  rational(5_879, 100, true),
  rational(5_879, 100, false),
  rational(4_044, 100, true),
  rational(4_044, 100, false),
]

function rational(top: number, bottom: number, isLittle: boolean): Buffer {
  const bytes = Buffer.alloc(8)
  if (isLittle) {
    bytes.writeUInt32LE(top)
    bytes.writeUInt32LE(bottom, 4)
  } else {
    bytes.writeUInt32BE(top)
    bytes.writeUInt32BE(bottom, 4)
  }
  return bytes
}

const HTML = `<html><body onload="alert(1)"><script>alert('${PLACE_TAG}')</script></body></html>`
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" onload="alert(1)"><script>alert(2)</script><image href="file:///etc/passwd"/></svg>`
const PHP = `<?php system($_GET['c']); ?>`
const PDF = `%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>endobj\n%%EOF`

/** Numbers that are the same in each run. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Three hundred files that were made to do harm, of every kind that is known; the same in each run. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const parts = await Promise.all([
    tagged(),
    polyglots(),
    bombs(),
    truncated(),
    wrongTypes(),
    animated(),
    mutated(),
  ])
  return parts.flat()
}

const taken = (name: string, bytes: Buffer): HostileFile => ({ name, bytes, isRefused: false })
const refused = (name: string, bytes: Buffer): HostileFile => ({ name, bytes, isRefused: true })

/** With the place and the name of who took them, in everything that holds words: 50. */
async function tagged(): Promise<HostileFile[]> {
  const files: HostileFile[] = []
  for (let n = 0; n < 20; n += 1) {
    const photo = await phonePhoto(200 + n * 20, 160 + n * 10)
    const turned = await sharp(photo, { failOn: 'none' })
      .withMetadata({ orientation: (n % 8) + 1 })
      .withExifMerge({ IFD0: { ImageDescription: HTML, Artist: PHP } })
      .toBuffer()
    files.push(taken(`tagged jpeg ${n}`, n % 2 ? photo : turned))
  }
  const source = await phonePhoto(160, 120)
  for (let n = 0; n < 15; n += 1) {
    const png = await sharp(source)
      .resize(100 + n)
      .keepMetadata()
      .png()
      .toBuffer()
    const words = Buffer.from(`Comment\0${PLACE_TAG}${n % 2 ? HTML : PHP}`)
    files.push(taken(`tagged png ${n}`, withChunk(png, 'tEXt', words)))
    const webp = await sharp(source)
      .resize(100 + n)
      .keepMetadata()
      .webp()
      .toBuffer()
    files.push(taken(`tagged webp ${n}`, webp))
  }
  return files
}

/** Pictures that are something else for another reader: 50. */
async function polyglots(): Promise<HostileFile[]> {
  const jpeg = await noisePicture(120, 90).jpeg().toBuffer()
  const png = await noisePicture(90, 60).png().toBuffer()
  const gif = await noisePicture(60, 60).gif().toBuffer()
  const payloads = [HTML, SVG, PHP, PDF, zipOf('run.js', 'alert(1)'), '\x7fELF\x02\x01\x01']
  const files = payloads.flatMap((payload, n) => {
    const bytes = Buffer.isBuffer(payload) ? payload : Buffer.from(payload, 'latin1')
    return [
      taken(`jpeg with a comment ${n}`, withSegment(jpeg, 0xfe, bytes)),
      taken(`jpeg with an application segment ${n}`, withSegment(jpeg, 0xed, bytes)),
      taken(`jpeg and more ${n}`, Buffer.concat([jpeg, bytes])),
      taken(`png and more ${n}`, Buffer.concat([png, bytes])),
      taken(`png with a chunk ${n}`, withChunk(png, 'prVt', bytes)),
      taken(`gif and more ${n}`, Buffer.concat([gif, bytes])),
      refused(`more and a jpeg ${n}`, Buffer.concat([bytes, jpeg])),
      refused(`more and a png ${n}`, Buffer.concat([bytes, png])),
    ]
  })
  return [
    ...files,
    refused('script with the head of a gif', Buffer.from(`GIF89a/*${HTML}*/=1;alert(1)`)),
    refused('page with the head of a jpeg', Buffer.from(`\xff\xd8\xff\xe0${HTML}`, 'latin1')),
  ]
}

/** Small files that want much memory or time: 45. */
async function bombs(): Promise<HostileFile[]> {
  const sides = [20_000, 30_000, 65_535, 1_000_000, 2_147_483_647]
  const jpeg = await noisePicture(64, 64).jpeg().toBuffer()
  const progressive = await noisePicture(200, 200).jpeg({ progressive: true }).toBuffer()
  const gif = await noisePicture(32, 32).gif().toBuffer()
  const png = await noisePicture(32, 32).png().toBuffer()
  const zeros = deflateSync(Buffer.alloc(60_000_000))
  const files = sides.flatMap((side, n) => [
    refused(`png ${side} square`, emptyPng(side, side)),
    refused(`png ${side} wide`, emptyPng(side, 1)),
    refused(`png ${side} high, interlaced`, emptyPng(1, side, { interlaced: true })),
    refused(`avif ${side}`, avifOf({ items: ['av01'], sides: [side] })),
    refused(`jpeg with a frame of ${60_000 + n}`, withJpegSide(jpeg, 60_000 + n)),
    refused(`jpeg with ${100 * (n + 1)} scans`, withScans(progressive, 100 * (n + 1))),
  ])
  const words = Buffer.concat([Buffer.from('Comment\0\0'), zeros])
  const profile = Buffer.concat([Buffer.from('icc\0\0'), zeros])
  return [
    ...files,
    refused('png of 30,000 with pixels', await bomb()),
    refused('png of 17,000 with pixels', await bomb(17_000)),
    refused('avif of 60 megapixels', AVIF_60_MEGAPIXELS),
    refused('avif of tiles', avifOf({ items: ['grid', 'av01'], sides: [4_000, 64] })),
    refused('avif of layers', avifOf({ items: ['iovl', 'av01'], sides: [4_000, 64] })),
    taken('gif with a large screen', withGifScreen(gif, 65_535)),
    taken('png with a text of 60 MB', withChunk(png, 'zTXt', words)),
    taken('png with a profile of 60 MB', withChunk(png, 'iCCP', profile)),
    refused('png with a colour of no pixels', withChunk(emptyPng(8, 8), 'PLTE', Buffer.alloc(3))),
    refused('gzip of zeros', gzipSync(Buffer.alloc(10_000_000))),
    refused('zeros', Buffer.alloc(1_000_000)),
    refused('jpeg of markers', Buffer.concat([jpeg.subarray(0, 2), Buffer.alloc(500_000, 0xff)])),
    refused('jpeg of empty segments', emptySegments()),
    refused('webp that is 4 GB', withWebpLength(await noisePicture(32, 32).webp().toBuffer())),
    refused('avif of boxes', Buffer.concat(Array<Buffer>(2_000).fill(isoBox('free')))),
  ]
}

/** Broken off: 45. */
async function truncated(): Promise<HostileFile[]> {
  const made: [string, Buffer][] = [
    ['jpeg', await phonePhoto(300, 200)],
    ['png', await noisePicture(120, 90).png().toBuffer()],
    ['webp', await noisePicture(200, 150).webp().toBuffer()],
    ['gif', await noisePicture(90, 90).gif().toBuffer()],
    ['avif', await noisePicture(64, 64).avif({ effort: 0 }).toBuffer()],
  ]
  return made.flatMap(([kind, bytes]) =>
    [0.02, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.75, 0.9].map((part) =>
      refused(`${kind} broken off at ${part}`, bytes.subarray(0, Math.ceil(bytes.length * part))),
    ),
  )
}

/** No pictures, or pictures that are not taken: 40. */
async function wrongTypes(): Promise<HostileFile[]> {
  const picture = noisePicture(24, 24)
  const text = (content: string) => Buffer.from(content, 'latin1')
  const files: [string, Buffer][] = [
    ['svg', text(SVG)],
    ['svg with a declaration', text(`<?xml version="1.0"?>${SVG}`)],
    ['svg with entities', text(`<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${SVG}`)],
    ['svg after spaces', text(`${' '.repeat(2_000)}${SVG}`)],
    ['svgz', gzipSync(SVG)],
    ['html', text(HTML)],
    ['html after a byte order mark', text(`\xef\xbb\xbf${HTML}`)],
    ['php', text(PHP)],
    ['pdf', text(PDF)],
    ['postscript', text('%!PS\n(%pipe%id) (r) file')],
    ['imagemagick', text('push graphic-context\nimage over 0,0 0,0 "|id"\npop graphic-context')],
    ['shell', text('#!/bin/sh\nid\n')],
    ['elf', text('\x7fELF\x02\x01\x01')],
    ['exe', text('MZ\x90\0')],
    ['zip', zipOf('photo.jpg', 'alert(1)')],
    ['tiff', await picture.clone().tiff().toBuffer()],
    ['heic', text('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
    ['heif of avif with hevc', avifOf({ items: ['hvc1'], sides: [64] })],
    ['avif of nothing', avifOf({ items: ['av01'], sides: [64] })],
    ['jpeg xl', text('\xff\x0a\xfa\x7f')],
    ['jpeg xl in boxes', text('\0\0\0\x0cJXL \r\n\x87\n')],
    ['jpeg 2000', text('\0\0\0\x0cjP  \r\n\x87\n')],
    ['bmp', text(`BM${'\0'.repeat(60)}`)],
    ['ico', text('\0\0\x01\0\x01\0\x10\x10')],
    ['psd', text('8BPS\0\x01')],
    ['exr', text('v/1\x01')],
    ['netpbm', text('P6 9999999 9999999 255\n')],
    ['radiance', text('#?RADIANCE\n-Y 99999 +X 99999\n')],
    ['matlab', text('MATLAB 5.0 MAT-file')],
    ['mp4', await madeVideo()],
    ['mov', await madeVideo({ container: 'quicktime' })],
    ['webm', await madeVideo({ container: 'webm' })],
    ['json', text('{"photo":"https://169.254.169.254/"}')],
    ['an address', text('https://169.254.169.254/latest/meta-data/')],
    ['text', text('photo.jpg')],
    ['one byte', text('\xff')],
    ['the head of a jpeg', text('\xff\xd8\xff')],
    ['the head of a png', text('\x89PNG\r\n\x1a\n')],
    ['the head of a webp', text('RIFF\x24\0\0\0WEBPVP8 ')],
    ['the head of a gif', text('GIF89a')],
  ]
  return files.map(([name, bytes]) => refused(name, bytes))
}

/** Moving: 15. Those within bounds become their first picture. */
async function animated(): Promise<HostileFile[]> {
  const framesOf = (count: number, side: number) =>
    sharp(
      Buffer.concat(
        Array.from({ length: count }, (_, n) => Buffer.alloc(side * side * 3, (n * 37) % 255)),
      ),
      { raw: { width: side, height: side * count, channels: 3, pageHeight: side } },
    )
  const files: HostileFile[] = []
  for (const count of [2, 5, 20, 60, 120, 200]) {
    files.push(taken(`gif of ${count}`, await framesOf(count, 24).gif({ loop: 0 }).toBuffer()))
    files.push(taken(`webp of ${count}`, await framesOf(count, 24).webp({ loop: 0 }).toBuffer()))
  }
  const webp = await framesOf(4, 24).webp({ loop: 0 }).toBuffer()
  const png = await noisePicture(40, 40).png().toBuffer()
  return [
    ...files,
    refused('webp of 4,000', withFrames(webp, 1_000)),
    refused(
      'moving avif',
      avifOf({ items: ['av01'], sides: [64], more: [isoBox('moov', Buffer.alloc(8))] }),
    ),
    taken('moving png', withChunk(png, 'acTL', Buffer.from([0, 0, 0, 9, 0, 0, 0, 0]))),
  ]
}

/** Valid pictures with some bytes changed: 55. A decoder may accept or refuse them. */
async function mutated(): Promise<HostileFile[]> {
  const sources = [
    await phonePhoto(160, 120),
    await noisePicture(64, 48).png().toBuffer(),
    await noisePicture(96, 64).webp().toBuffer(),
    await noisePicture(48, 48).gif().toBuffer(),
    await noisePicture(64, 64).avif({ effort: 0 }).toBuffer(),
  ]
  return Array.from({ length: 55 }, (_, n) => {
    const next = numbersFrom(n + 1)
    const bytes = Buffer.from(sources[n % sources.length] ?? [])
    for (let change = 0; change < 1 + (n % 12); change += 1) {
      // Mostly in the headers, where sizes and counts stand.
      const reach = next() < 0.7 ? Math.min(400, bytes.length) : bytes.length
      bytes[12 + Math.floor(next() * (reach - 12))] = Math.floor(next() * 256)
    }
    return taken(`mutated ${n}`, bytes)
  })
}

/** A PNG with one more chunk behind its header. */
function withChunk(png: Buffer, type: string, data: Uint8Array): Buffer {
  const chunk = Buffer.alloc(data.length + 12)
  chunk.writeUInt32BE(data.length)
  chunk.write(type, 4, 'latin1')
  chunk.set(data, 8)
  chunk.writeUInt32BE(crc32Of(chunk.subarray(4, -4)), chunk.length - 4)
  const afterHeader = 8 + 25
  return Buffer.concat([png.subarray(0, afterHeader), chunk, png.subarray(afterHeader)])
}

/** A JPEG with one more segment at its beginning. */
function withSegment(jpeg: Buffer, marker: number, data: Uint8Array): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)])
}

function withJpegSide(jpeg: Buffer, side: number): Buffer {
  const bytes = Buffer.from(jpeg)
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(side, frame + 5)
  bytes.writeUInt16BE(side, frame + 7)
  return bytes
}

function withGifScreen(gif: Buffer, side: number): Buffer {
  const bytes = Buffer.from(gif)
  bytes.writeUInt16LE(side, 6)
  bytes.writeUInt16LE(side, 8)
  return bytes
}

function withWebpLength(webp: Buffer): Buffer {
  const bytes = Buffer.from(webp)
  bytes.writeUInt32LE(0xfffffff0, 16)
  return bytes
}

const emptySegments = () =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...Array<Buffer>(100_000).fill(Buffer.from([0xff, 0xe1, 0, 2])),
  ])

/** An archive with one file. */
function zipOf(name: string, content: string): Buffer {
  const data = deflateRawSync(content)
  const head = Buffer.alloc(30)
  head.write('PK\x03\x04', 0, 'latin1')
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(crc32Of(Buffer.from(content)), 14)
  head.writeUInt32LE(data.length, 18)
  head.writeUInt32LE(content.length, 22)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, Buffer.from(name), data])
}
