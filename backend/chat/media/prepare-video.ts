import { stat } from 'node:fs/promises'
import {
  EncodedAudioPacketSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { CHAT_RULES } from '#contracts/chat-constants.ts'
import type { VideoKind } from '../../media/upload/file-kind.ts'

export interface PreparedVideo {
  contentType: 'video/mp4' | 'video/webm'
  bytes: number
  /** As displayed, after rotation. */
  width: number
  height: number
  durationMs: number
}

type VideoRefusal = Refusal<'BROKEN' | 'WRONG_CODEC' | 'TOO_LONG' | 'TOO_LARGE'>

/** The codecs that the browsers of SPEC.md play on every device; HEVC and AV1 play only on some of them. */
const VIDEO_CODECS: Record<VideoKind, readonly string[]> = {
  mp4: ['avc', 'vp9'],
  quicktime: ['avc'],
  webm: ['vp8', 'vp9'],
}
const AUDIO_CODECS: Record<VideoKind, readonly string[]> = {
  mp4: ['aac', 'mp3', 'opus'],
  quicktime: ['aac', 'mp3'],
  webm: ['opus', 'vorbis'],
}
/** H.264 profiles with 8 bits and 4:2:0: Baseline, Extended, Main and High. */
const AVC_PROFILES = /^avc[13]\.(?:42|58|4d|64)/i

/** The last frame may begin up to this long after the limit. */
const GRACE_SECONDS = 0.5
const LARGEST_SIDE = 4_096
/** A minute at 240 frames a second, with its sound, has fewer. */
const MOST_PACKETS = 25_000

/**
 * Copies the video and audio tracks of an upload, unchanged, into a new file that can be played while it loads. Nothing
 * else is copied: no location, device, title, recording time, subtitles or timed data of the camera.
 * @param file path of the uploaded file
 * @param copy path where there is no file yet; on a refusal part of a file may be left there
 */
export async function prepareVideo(
  file: string,
  kind: VideoKind,
  copy: string,
): Promise<PreparedVideo | VideoRefusal> {
  const input = new Input({ source: new FilePathSource(file), formats: [MP4, QTFF, WEBM] })
  try {
    const video = await input.getPrimaryVideoTrack()
    const audio = await input.getPrimaryAudioTrack()
    if (!video) return refuse('BROKEN')
    const refused = await refusedTracks(video, audio, kind)
    if (refused) return refused
    const durationMs = await copyTracks(video, audio, kind, copy)
    if (typeof durationMs !== 'number') return durationMs
    const { size: bytes } = await stat(copy)
    return {
      contentType: kind === 'webm' ? 'video/webm' : 'video/mp4',
      bytes,
      width: await video.getDisplayWidth(),
      height: await video.getDisplayHeight(),
      durationMs,
    }
  } catch {
    // A file that cannot be read is the uploader's fault; the error may contain parts of the file, so it is not logged.
    return refuse('BROKEN')
  } finally {
    input.dispose()
  }
}

async function refusedTracks(
  video: InputVideoTrack,
  audio: InputAudioTrack | null,
  kind: VideoKind,
): Promise<VideoRefusal | null> {
  const codec = await video.getCodec()
  if (!codec || !VIDEO_CODECS[kind].includes(codec)) return refuse('WRONG_CODEC')
  if (audio) {
    const sound = await audio.getCodec()
    if (!sound || !AUDIO_CODECS[kind].includes(sound)) return refuse('WRONG_CODEC')
  }
  const config = await video.getDecoderConfig()
  if (codec === 'avc' && !AVC_PROFILES.test(config?.codec ?? '')) return refuse('WRONG_CODEC')
  const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()]
  const fits = width > 0 && height > 0 && Math.max(width, height) <= LARGEST_SIDE
  return fits ? null : refuse('BROKEN')
}

/** @returns milliseconds of the copy */
async function copyTracks(
  video: InputVideoTrack,
  audio: InputAudioTrack | null,
  kind: VideoKind,
  copy: string,
): Promise<number | VideoRefusal> {
  const tracks = audio ? [video, audio] : [video]
  const long = await video.input.computeDuration(tracks)
  // Sound may begin slightly before zero; the timestamps of a file may not.
  const shift = -Math.min(0, await video.input.getFirstTimestamp(tracks))
  const seconds = long + shift
  if (!(seconds > 0)) return refuse('BROKEN')
  if (seconds > CHAT_RULES.videoSeconds + GRACE_SECONDS) return refuse('TOO_LONG')

  const format =
    kind === 'webm' ? new WebMOutputFormat() : new Mp4OutputFormat({ fastStart: 'reserve' })
  const output = new Output({ format, target: new FilePathTarget(copy) })
  try {
    const copies = [
      await addVideo(output, video),
      ...(audio ? [await addAudio(output, audio)] : []),
    ]
    await output.start()
    await Promise.all(copies.map((run) => run(shift)))
    await output.finalize()
    return Math.round(seconds * 1_000)
  } catch (error) {
    await output.cancel().catch(() => undefined)
    throw error
  }
}

type CopyTrack = (shift: number) => Promise<void>

async function addVideo(output: Output, track: InputVideoTrack): Promise<CopyTrack> {
  const codec = await track.getCodec()
  const decoderConfig = await track.getDecoderConfig()
  if (!codec || !decoderConfig) throw new Error('no decoder fits it')
  const source = new EncodedVideoPacketSource(codec)
  const maximumPacketCount = await packetsOf(track)
  output.addVideoTrack(source, { rotation: await track.getRotation(), maximumPacketCount })
  return copyPackets(track, source, { decoderConfig }, maximumPacketCount)
}

async function addAudio(output: Output, track: InputAudioTrack): Promise<CopyTrack> {
  const codec = await track.getCodec()
  const decoderConfig = await track.getDecoderConfig()
  if (!codec || !decoderConfig) throw new Error('no decoder fits it')
  const source = new EncodedAudioPacketSource(codec)
  const maximumPacketCount = await packetsOf(track)
  output.addAudioTrack(source, { maximumPacketCount })
  return copyPackets(track, source, { decoderConfig }, maximumPacketCount)
}

async function packetsOf(track: InputVideoTrack | InputAudioTrack): Promise<number> {
  const { packetCount } = await track.computePacketStats(MOST_PACKETS + 1)
  if (packetCount > MOST_PACKETS) throw new Error('too many packets')
  return packetCount
}

function copyPackets<Meta>(
  track: InputVideoTrack | InputAudioTrack,
  source: {
    add(packet: EncodedPacket, meta?: Meta): Promise<void>
    close(): void
  },
  meta: Meta,
  expected: number,
): CopyTrack {
  return async (shift) => {
    let copied = 0
    for await (const packet of new EncodedPacketSink(track).packets()) {
      const moved = packet.clone({ timestamp: packet.timestamp + shift })
      await source.add(moved, copied === 0 ? meta : undefined)
      copied += 1
    }
    if (copied < expected) throw new Error('some of it is missing')
    source.close()
  }
}
