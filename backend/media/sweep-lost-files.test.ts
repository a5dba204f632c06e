import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { DAY_MS } from '#contracts/durations.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { Database } from '../db/database.ts'
import { originalName, variantName } from './derive.ts'
import { DiskStore } from './disk-store.ts'
import { sweepLostFiles } from './sweep-lost-files.ts'

const NOW = new Date()

let database: Database
let folder: string
let mediaStore: DiskStore
beforeAll(async () => {
  database = await createTestDatabase()
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lost-files-'))
  mediaStore = new DiskStore(folder)
})
afterEach(() => rmSync(folder, { recursive: true }))

const sweep = () => sweepLostFiles({ kysely: database.kysely, mediaStore, now: NOW })
const isThere = async (name: string) => (await mediaStore.get(name)) !== null

function makeOlder(name: string, days: number) {
  const at = new Date(NOW.getTime() - days * DAY_MS)
  utimesSync(join(folder, name), at, at)
}

async function store(days: number) {
  const mediaKey = randomBytes(16).toString('hex')
  await mediaStore.put(originalName(mediaKey), new Uint8Array([1]))
  makeOlder(originalName(mediaKey), days)
  return mediaKey
}

it('a file without a row is deleted after a day, with what was made of it; others stay', async () => {
  const [known, young, lost] = [await store(9), await store(0), await store(2)]
  const image = { media_key: known, kind: 'FILE', width: 1, height: 1, color: '#888888' } as const
  await database.kysely
    .insertInto('media')
    .values({ ...image, recipe: null })
    .execute()
  const variant = variantName(lost, { cut: 'w', width: 320 }, 'webp')
  await mediaStore.put(variant, new Uint8Array([1]))
  const draft = `${originalName(known)}.0123456789ab.tmp`
  writeFileSync(join(folder, draft), 'half')
  makeOlder(draft, 2)

  expect(await sweep()).toBe(2)
  for (const mediaKey of [known, young]) expect(await isThere(originalName(mediaKey))).toBe(true)
  for (const name of [originalName(lost), variant, draft]) expect(await isThere(name)).toBe(false)
  expect(await sweep()).toBe(0)
})

it('a store whose files are mostly unknown is left alone', async () => {
  const keys: string[] = []
  for (let n = 0; n < 101; n += 1) keys.push(await store(2))
  await expect(sweep()).rejects.toThrow('101 of 101 stored pictures are unknown')
  for (const mediaKey of keys) expect(await isThere(originalName(mediaKey))).toBe(true)
})

it('an empty store has nothing to delete', async () => {
  expect(await sweep()).toBe(0)
})
