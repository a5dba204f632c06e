import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noisePicture } from '#tests/support/made-files.ts'
import {
  AVIF_60_MEGAPIXELS,
  avifOf,
  emptyPng,
  isoBox,
  withFrames,
  withScans,
} from '#tests/support/picture-bombs.ts'
import { MemoryBudget } from '../../media/memory-budget.ts'
import { preparePicture } from './prepare-picture.ts'

const MEGABYTE = 1024 * 1024
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'duson-picture-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let files = 0
async function fileOf(bytes: Uint8Array): Promise<string> {
  files += 1
  const file = join(folder, String(files))
  await writeFile(file, bytes)
  return file
}

/** Counts the decodings that the budget admits. */
function countingBudget() {
  const budget = new MemoryBudget({ bytes: 512 * MEGABYTE, length: 10 })
  let decoded = 0
  return {
    budget: Object.assign(Object.create(budget) as MemoryBudget, {
      bytes: budget.bytes,
      run<T>(bytes: number, job: () => Promise<T>) {
        decoded += 1
        return budget.run(bytes, job)
      },
    }),
    decoded: () => decoded,
  }
}

async function outcome(bytes: Uint8Array) {
  const { budget, decoded } = countingBudget()
  const made = await preparePicture(await fileOf(bytes), budget)
  return { refused: 'refused' in made ? made.refused : null, decoded: decoded() }
}

const uniform = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#804020' } })

test.each([
  ['AVIF 6천만 화소, 1,052바이트', () => AVIF_60_MEGAPIXELS],
  ['PNG 60,000,000×1', () => emptyPng(60_000_000, 1)],
  ['PNG 1×60,000,000', () => emptyPng(1, 60_000_000)],
  ['PNG 30,000×30,000', () => emptyPng(30_000, 30_000)],
  ['한 변이 16,385', () => emptyPng(16_385, 10)],
  ['AVIF의 투명도가 사진보다 큼', () => avifOf({ items: ['av01', 'av01'], sides: [64, 16_000] })],
])('%s: 풀기 전에 거절한다', async (_name, make) => {
  expect(await outcome(make())).toEqual({ refused: 'TOO_MANY_PIXELS', decoded: 0 })
})

test.each([
  ['타일로 이은 AVIF', () => avifOf({ items: ['grid', 'av01'], sides: [4_000, 64] })],
  ['겹쳐 만든 AVIF', () => avifOf({ items: ['iovl', 'av01'], sides: [4_000, 64] })],
  ['HEVC가 든 AVIF', () => avifOf({ items: ['hvc1'], sides: [64] })],
  [
    '움직이는 AVIF',
    () => avifOf({ items: ['av01'], sides: [64], more: [isoBox('moov', Buffer.alloc(8))] }),
  ],
  ['TIFF', () => uniform(8).tiff().toBuffer()],
  ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
])('%s: 받지 않는 형식이라 풀지 않는다', async (_name, make) => {
  expect(await outcome(await make())).toEqual({ refused: 'WRONG_TYPE', decoded: 0 })
})

test('훑을 것이 수백 번인 JPEG와 장면이 수천인 WebP는 풀기 전에 거절한다', async () => {
  const progressive = await uniform(200).jpeg({ progressive: true }).toBuffer()
  expect(await outcome(withScans(progressive, 90))).toEqual({ refused: 'BROKEN', decoded: 0 })
  const frames = await Promise.all(
    ['#f00', '#0f0'].map((background) =>
      sharp({ create: { width: 9, height: 9, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  expect(await outcome(withFrames(moving, 3_000))).toEqual({ refused: 'BROKEN', decoded: 0 })
  expect(await outcome(withFrames(moving, 3))).toEqual({ refused: null, decoded: 1 })
})

test('어림한 메모리는 재어 본 것보다 작지 않다', async () => {
  const cost = async (bytes: Uint8Array) => {
    const costs: number[] = []
    const budget = Object.assign(new MemoryBudget({ bytes: 512 * MEGABYTE, length: 1 }), {
      run: (bytes: number) => {
        costs.push(bytes)
        return Promise.resolve(null as never)
      },
    })
    await preparePicture(await fileOf(bytes), budget)
    return (costs[0] ?? Number.POSITIVE_INFINITY) / MEGABYTE
  }
  // Growth of the peak RSS in MB, measured with pictures of these sizes.
  expect(await cost(emptyPng(16_384, 3_000))).toBeGreaterThan(102)
  expect(await cost(emptyPng(7_070, 7_070, { interlaced: true }))).toBeGreaterThan(227)
  const progressive = await uniform(1_000).jpeg({ progressive: true }).toBuffer()
  expect(
    (await cost(progressive)) - (await cost(await uniform(1_000).jpeg().toBuffer())),
  ).toBeCloseTo((6 * 1_000_000) / MEGABYTE, 0)
  const avif = await uniform(1_000).avif({ effort: 0 }).toBuffer()
  expect(await cost(avif)).toBeGreaterThan(25 + 64)
})

test('어림한 메모리가 예산보다 크면 거절하고, 사람들이 찍는 사진은 모두 들어간다', async () => {
  const photo = await fileOf(await noisePicture(64, 64).jpeg().toBuffer())
  const tiny = new MemoryBudget({ bytes: 1_000, length: 10 })
  expect(await preparePicture(photo, tiny)).toEqual({ refused: 'TOO_MANY_PIXELS' })
  const { budget, decoded } = countingBudget()
  // 8,160×6,120 is the largest default size of phone cameras.
  expect(await preparePicture(await fileOf(emptyPng(8_160, 6_120)), budget)).toEqual({
    refused: 'BROKEN',
  })
  expect(decoded()).toBe(1)
})

test.skipIf(process.platform !== 'linux')(
  '폭탄 여럿을 한꺼번에 받아도 메모리는 예산 안이다',
  { timeout: 60_000 },
  async () => {
    const photo = await fileOf(await noisePicture(640, 480).jpeg().toBuffer())
    const bomb = await fileOf(AVIF_60_MEGAPIXELS)
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--import',
      'tsx',
      'tests/support/picture-memory.ts',
      photo,
      ...[bomb, bomb, bomb, photo, photo],
    ])
    const { grownMb, outcomes } = JSON.parse(stdout)
    expect(outcomes).toEqual([...Array(3).fill('TOO_MANY_PIXELS'), 'OK', 'OK'])
    expect(grownMb).toBeLessThan(300)
  },
)
