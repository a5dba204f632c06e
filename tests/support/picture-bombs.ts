import { crc32Of } from './made-files.ts'

/** A uniform picture of 7,740 by 7,740 in 1,052 bytes, 8 bits, 4:2:0; unpacking it took 880 MB. */
export const AVIF_60_MEGAPIXELS = Buffer.from(
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAAyIAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgR8MAAAAABRpc3BlAAAAAAAAHjwAAB48AAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAMqbWRhdBIACgsf8zx347aICGg0IDKQBhESjw8MQw88880EgAAAXs/MRSK+Ce7gdw2hBQ8dKWHZG/i5D4hy0/oB8KFFjS08ARiGORX6homRP45h1xqHn5fSB08zOrwjQ9V0hmloiFMe4vo/d5nM9Bn8Ei9gG8xnaT0RUhKInesrPE9Rxr38X8/MUl6RnIOgsMSEpVvFnL3DFRNNe9F8oNAhqOQeUG42GVKGZkSKgFFMWtrZsVLyVmgRc3EoBSM9MnwTGtS0qfYz+qkYscr27Les6Mj+ma7kT2Jl27MEO0UYQJeA5csk32DPzFJekZyDoLDEhKVbxZy9wxUTTXvRfKDQIajkHlBuNhlShmZEioBRTFra2bFS8lZoEXNxJ406eRmuLvKEVn/svEDWArEb3NSVPE5eoF4wNfX1NzMlp2mYoo8/5yHw+xaYX8/MUl6RnIOgsMSEpVvFnL3DFRNNe9F8oNAhqOQeUG42GVKGZkSKgFFMWtrZsVLyVmgRc3EoBSM9MnwTGtS0qfYz+qkYscr27Les6Mj+ma7kT2Jl27MEO0UYQJeA5csk32DPzFJekZyDoLDEhKVbxZy9wxUTTXvRfKDQIajkHlBuNhlShmZEioBRTFra2bFS8lZoEXNxJ406eRmuLvKEVn/svEDWArEb3NSVPE5eoF4wNfX1NzMlp2mYoo8/5yHw+xaYX8/MUl6RnIOgsMSEpVvFnL3DFRNNe9F8oNAhqOQeUG42GVKGZkSKgFFMWtrZsVLyVmgRc3EoBSM9MnwTGtS0qfYz+qkYscr27Les6Mj+ma7kT2Jl27MEO0UYQJeA5csk31zPzFJekZyDoLDEhKVbxZy9wxUTTXvRfKDQIajkHlBuNhlShmZEioBRTFra2bFS8lZoEXNxJ406eRmuLvKEVn/svEDWArEb3NSVPE5eoF4wNfX1NzMlp2mYoo8/5yLPzFJekZyDoLDEhKVbxZy9wxUTTXvRfKDQIajkHlBuNhlShmZEioBRTFra2bFS8lZoEXNxKAUjPTJ8ExrUtKn2M/qpGLHK9uy3rOjI/pmu5E9iZduzBDtFGECXgKA=',
  'base64',
)

/** A PNG in form only: sizes as it says, without any pixel. */
export function emptyPng(width: number, height: number, { interlaced = false } = {}): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, interlaced ? 1 : 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', Buffer.alloc(0)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(type: string, data: Uint8Array): Buffer {
  const chunk = Buffer.alloc(data.length + 12)
  chunk.writeUInt32BE(data.length)
  chunk.write(type, 4, 'latin1')
  chunk.set(data, 8)
  chunk.writeUInt32BE(crc32Of(chunk.subarray(4, -4)), chunk.length - 4)
  return chunk
}

/** The progressive JPEG with its last scan repeated. */
export function withScans(jpeg: Buffer, count: number): Buffer {
  const end = jpeg.length - 2
  const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), end)
  return Buffer.concat([
    jpeg.subarray(0, end),
    ...Array<Buffer>(count).fill(scan),
    jpeg.subarray(end),
  ])
}

/** The moving WebP with its first frames repeated. */
export function withFrames(webp: Buffer, times: number): Buffer {
  const at = webp.indexOf('ANMF')
  const out = Buffer.concat([webp.subarray(0, at), ...Array<Buffer>(times).fill(webp.subarray(at))])
  out.writeUInt32LE(out.length - 8, 4)
  return out
}

/** The boxes of an AVIF that say of which items it is made, and how large they are; no picture is in it. */
export function avifOf(options: { items: string[]; sides: number[]; more?: Buffer[] }): Buffer {
  const { items, sides, more = [] } = options
  const entries = items.map((type, index) =>
    isoBox('infe', u32(0x02000000), u16(index + 1), u16(0), Buffer.from(type, 'latin1'), u8(0)),
  )
  const sizes = sides.map((side) => isoBox('ispe', u32(0), u32(side), u32(side)))
  return Buffer.concat([
    isoBox('ftyp', Buffer.from('avif\0\0\0\0mif1avifmiaf', 'latin1')),
    isoBox(
      'meta',
      u32(0),
      isoBox('iinf', u32(0), u16(entries.length), ...entries),
      isoBox('iprp', isoBox('ipco', ...sizes)),
    ),
    ...more,
    isoBox('mdat', Buffer.alloc(64)),
  ])
}

/** A box of an ISO base media file (MP4, AVIF). */
export function isoBox(type: string, ...content: Uint8Array[]): Buffer {
  const data = Buffer.concat(content)
  return Buffer.concat([u32(data.length + 8), Buffer.from(type, 'latin1'), data])
}

export function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}

const u8 = (value: number) => Buffer.from([value])
