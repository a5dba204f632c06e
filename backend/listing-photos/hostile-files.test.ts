import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { seedStore } from '#backend/demo/seed/builders/index.ts'
import { LISTING_PHOTO_RULES } from '#contracts/listing-photo-constants.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { testHostDependencies } from '#tests/support/host-dependencies.ts'
import { ACTIVE_CONTENT, hostileFiles, PLACE_MARKS } from '#tests/support/hostile-files.ts'
import { phonePhoto } from '#tests/support/made-files.ts'
import { memoryMediaStore } from '#tests/support/memory-media-store.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { Database } from '../db/database.ts'
import { decodeMemory } from '../media/decode-picture.ts'
import { originalName } from '../media/derive.ts'
import { DECODE_BYTES } from '../media/picture-limits.ts'
import { createUploadPools } from '../media/upload/upload-pools.ts'
import { createPhotoHost } from './photo-host.ts'

const AT_ONCE = 6
/** Of a file that is compared with what is stored. */
const PIECE = 48

let database: Database
let folder = ''
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'duson-test-'))
}, 60_000)
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await database?.close()
})
afterEach(() => vi.unstubAllEnvs())

it('300 hostile files leave no original, no place and nothing active, and the server goes on', async () => {
  vi.stubEnv('TMPDIR', folder)
  const mediaStore = memoryMediaStore()
  const logged: string[] = []
  const dependencies = testHostDependencies(database, {
    mediaStore,
    log: { error: (fields, message) => logged.push(`${message} ${JSON.stringify(fields)}`) },
  })
  const host = createPhotoHost(dependencies, createUploadPools())
  const bearers = await Promise.all(
    Array.from({ length: 3 }, async () =>
      bearerOf(dependencies, (await seedStore(database.kysely)).userSeq),
    ),
  )
  const send = async (bytes: Buffer, index: number) => {
    const uploadId = randomUUID()
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body: new Uint8Array(bytes),
      duplex: 'half',
      headers: { authorization: `Bearer ${bearers[index % bearers.length]}` },
    }
    const request = new Request(`http://host.invalid/api/photos?uploadId=${uploadId}`, init)
    const response = (await host(request)) ?? new Response(null, { status: 599 })
    return { status: response.status, body: await response.json() }
  }

  const files = await hostileFiles()
  expect(files).toHaveLength(300)
  const residentBefore = process.memoryUsage.rss()
  let mostResident = 0
  let mostDecoding = 0
  const outcomes = new Map<string, { status: number; message?: string; mediaKey?: string }>()
  const waiting = [...files.entries()]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, { name, bytes }] = next
      const { status, body } = await send(bytes, index)
      outcomes.set(name, { status, message: body.message, mediaKey: body.image?.mediaKey })
      mostResident = Math.max(mostResident, process.memoryUsage.rss())
      mostDecoding = Math.max(mostDecoding, decodeMemory.used)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))

  expect(outcomes.size).toBe(300)
  const faults = [...outcomes].filter(
    ([, { status }]) => status !== 201 && status !== 415 && status !== 422,
  )
  expect(faults).toEqual([])
  const accepted = files.filter(({ name }) => outcomes.get(name)?.status === 201)
  expect(accepted.filter(({ isRefused }) => isRefused).map(({ name }) => name)).toEqual([])
  for (const [name, { status, message }] of outcomes)
    if (status !== 201) expect(message, name).toMatch(/[가-힣].*요\.$/)
  // Harmless to decode: they become pictures like others.
  expect(accepted.length).toBeGreaterThan(80)
  expect(logged).toEqual([])

  expect(mediaStore.kept.size).toBe(accepted.length)
  const forbidden = [...ACTIVE_CONTENT.map((word) => Buffer.from(word, 'latin1')), ...PLACE_MARKS]
  for (const { name, bytes: sent } of accepted) {
    const stored = await mediaStore.get(originalName(outcomes.get(name)?.mediaKey ?? ''))
    const bytes = Buffer.from(stored ?? [])
    expect(forbidden.filter((mark) => bytes.includes(mark)).map(String), name).toEqual([])
    expect(
      piecesOf(sent).filter((piece) => bytes.includes(piece)),
      name,
    ).toEqual([])
    const { format, exif, xmp, iptc, icc, comments, pages, width, height } =
      await sharp(bytes).metadata()
    expect(format).toBe('jpeg')
    expect([exif, xmp, iptc, icc, comments, pages]).toEqual(Array(6).fill(undefined))
    expect(Math.max(width, height)).toBeLessThanOrEqual(LISTING_PHOTO_RULES.side)
    // The picture ends where the file ends.
    expect(bytes.subarray(-2).toString('hex')).toBe('ffd9')
  }
  expect(await readdir(folder)).toEqual([])

  expect(mostDecoding).toBeLessThanOrEqual(DECODE_BYTES)
  expect(mostResident - residentBefore).toBeLessThan(DECODE_BYTES)
  expect((await send(await phonePhoto(), 0)).status).toBe(201)
}, 60_000)

/** Pieces of a file that are no padding and no table that every such file has. */
function piecesOf(bytes: Buffer): Buffer[] {
  const pieces: Buffer[] = []
  for (let at = 0; at + PIECE <= bytes.length && pieces.length < 400; at += PIECE) {
    const piece = bytes.subarray(at, at + PIECE)
    if (new Set(piece).size > PIECE / 2) pieces.push(piece)
  }
  return pieces
}
