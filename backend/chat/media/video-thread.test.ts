import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { madeVideo } from '#tests/support/made-files.ts'
import { prepareVideoApart } from './video-thread.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'duson-video-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** The video with the number at a place of one of its tables set to as much as there is. */
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
  const answer = prepareVideoApart(job, 3_000)
  // The event loop goes on meanwhile.
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(await answer).toEqual({ refused: 'BROKEN' })
})
