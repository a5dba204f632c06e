import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import sharp from 'sharp'

/** Seoul's city hall, in the format of cameras. */
export const PLACE_TAG = '+37.5663+126.9779+038.000/'
export const CAMERA = 'Canary Camera 9000'

/** Noise, so that it does not compress to almost nothing. */
export function noisePicture(width: number, height: number) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#804020',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
}

/** A photo as a phone takes it: rotated, with the camera's name and the location in its EXIF. */
export function phonePhoto(width = 640, height = 480): Promise<Buffer> {
  return noisePicture(width, height)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: CAMERA, Copyright: '홍길동' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '37/1 33/1 5879/100',
        GPSLongitudeRef: 'E',
        GPSLongitude: '126/1 58/1 4044/100',
      },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>${PLACE_TAG}</place></x:xmpmeta>`)
    .toBuffer()
}

/** A picture whose header promises far more than it has: 30,000 by 30,000 in a few bytes. */
export async function bomb(side = 30_000): Promise<Buffer> {
  const png = await sharp({
    create: { width: 8, height: 8, channels: 3, background: '#000' },
  })
    .png()
    .toBuffer()
  png.writeUInt32BE(side, 16)
  png.writeUInt32BE(side, 20)
  png.writeUInt32BE(crc32Of(png.subarray(12, 29)), 29)
  return png
}

export function crc32Of(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

const bytesOf = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'))

const SPS = bytesOf('6742c00d8c8d4141f9018000000300800000190788444d40')
const PPS = bytesOf('68ce3c80')
const AVC = {
  codec: 'avc1.42c00d',
  codedWidth: 320,
  codedHeight: 240,
  description: new Uint8Array([
    1,
    0x42,
    0xc0,
    0x0d,
    0xff,
    0xe1,
    0,
    SPS.length,
    ...SPS,
    1,
    0,
    PPS.length,
    ...PPS,
  ]),
}
const AAC = {
  codec: 'mp4a.40.2',
  sampleRate: 44_100,
  numberOfChannels: 2,
  description: new Uint8Array([0x12, 0x10]),
}

export interface MadeVideo {
  container?: 'mp4' | 'quicktime' | 'webm'
  codec?: 'avc' | 'hevc' | 'vp8' | 'av1'
  seconds?: number
  /** Bytes of each of the 10 pictures a second. */
  pictureBytes?: number
  withSound?: boolean
}

/** A video in form only, its pictures are noise; it has a title, the camera and a location. */
export async function madeVideo({
  container = 'mp4',
  codec = container === 'webm' ? 'vp8' : 'avc',
  seconds = 3,
  pictureBytes = 600,
  withSound = container !== 'webm',
}: MadeVideo = {}): Promise<Buffer> {
  const formats = { mp4: Mp4OutputFormat, quicktime: MovOutputFormat, webm: WebMOutputFormat }
  const target = new BufferTarget()
  const output = new Output({ format: new formats[container](), target })
  const video = new EncodedVideoPacketSource(codec)
  const audio = new EncodedAudioPacketSource('aac')
  output.addVideoTrack(video, container === 'webm' ? {} : { rotation: 90 })
  if (withSound) output.addAudioTrack(audio)
  output.setMetadataTags({
    title: '우리 집 거실',
    artist: CAMERA,
    raw: container === 'webm' ? { LOCATION: PLACE_TAG } : { '©xyz': PLACE_TAG },
  })
  await output.start()
  for (let index = 0; index < seconds * 10; index += 1)
    await video.add(
      new EncodedPacket(
        picture(pictureBytes, index),
        index % 10 ? 'delta' : 'key',
        index / 10,
        0.1,
      ),
      index === 0 ? { decoderConfig: CONFIGS[codec] } : undefined,
    )
  if (withSound)
    for (let at = 0; at + 1_024 / 44_100 < seconds; at += 1_024 / 44_100)
      await audio.add(
        new EncodedPacket(new Uint8Array(64).fill(7), 'key', at, 1_024 / 44_100),
        at === 0 ? { decoderConfig: AAC } : undefined,
      )
  await output.finalize()
  return Buffer.from(target.buffer ?? new ArrayBuffer(0))
}

function picture(bytes: number, index: number): Uint8Array {
  const unit = new Uint8Array(bytes).fill((index % 250) + 1)
  new DataView(unit.buffer).setUint32(0, bytes - 4)
  unit[4] = index % 10 ? 0x41 : 0x65
  return unit
}

const SIZE = { codedWidth: 320, codedHeight: 240 }
const CONFIGS = {
  avc: AVC,
  vp8: { codec: 'vp8', ...SIZE },
  av1: { codec: 'av01.0.00M.08', ...SIZE, description: bytesOf('81000c00') },
  hevc: {
    codec: 'hvc1.1.6.L60.90',
    ...SIZE,
    description: bytesOf('010160000000900000000000' + '3cf000fcfdf8f800000f00'),
  },
}
