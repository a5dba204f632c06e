import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { madeVideo } from '#tests/support/made-files.ts'
import { processVideoInWorker } from './video-process.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'duson-video-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** The video with the number at a position of one of its tables set to the maximum. */
function lying(video: Buffer, table: string, place: number): Buffer {
  const file = Buffer.from(video)
  file.writeUInt32BE(0xffffffff, file.indexOf(table) + place)
  return file
}

test.each([
  ['stsc', 16],
  ['stts', 8],
  ['stco', 8],
  ['stsz', 12],
])('%s 표가 거짓인 동영상은 서버를 붙들지 못한다', async (table, place) => {
  const job = { file: join(folder, 'sent'), kind: 'mp4', copy: join(folder, 'copy') } as const
  await writeFile(job.file, lying(await madeVideo({ withSound: false }), table, place))
  const answer = processVideoInWorker(job, 3_000)
  // The event loop continues meanwhile.
  await new Promise((resolve) => setImmediate(resolve))
  expect(await answer).toEqual({ refused: 'BROKEN' })
})

test('머리말이 수십 MB인 동영상도 서버를 끝내지 못한다', { timeout: 30_000 }, async () => {
  const job = { file: join(folder, 'sent'), kind: 'mp4', copy: join(folder, 'copy') } as const
  await writeFile(job.file, withLongDescription(await madeVideo({ withSound: false }), 45_000_000))
  expect(await processVideoInWorker(job)).toEqual({ refused: 'BROKEN' })
})

/** The video with this many bytes after the decoder's settings; a library turns all of them into text. */
function withLongDescription(video: Buffer, bytes: number): Buffer {
  const padding = Buffer.alloc(bytes)
  const at = video.indexOf('avcC') - 4
  const end = at + video.readUInt32BE(at)
  const longer = Buffer.concat([video.subarray(0, end), padding, video.subarray(end)])
  for (const type of ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd', 'avc1', 'avcC']) {
    const size = longer.indexOf(type, longer.indexOf('moov')) - 4
    longer.writeUInt32BE(longer.readUInt32BE(size) + bytes, size)
  }
  return longer
}
