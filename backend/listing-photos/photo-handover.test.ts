import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedStore } from '#backend/demo/seed/builders/index.ts'
import { MINUTE_MS } from '#contracts/durations.ts'
import type { ListingPhoto } from '#contracts/listing-photo.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { phonePhoto } from '#tests/support/made-files.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { Database } from '../db/database.ts'
import { createUploadPools } from '../media/upload/upload-pools.ts'
import { addHandoverPhoto } from './add-handover-photo.ts'
import { listHandoverPhotos } from './list-own-photos.ts'
import { closePhotoHandover, openPhotoHandover } from './open-photo-handover.ts'
import { getPhotoHandover } from './photo-handover.ts'
import { createPhotoHost } from './photo-host.ts'

const START = new Date('2026-11-21T03:00:00Z')

let database: Database
let dependencies: TestHostDependencies
let time = START
let photo: Buffer
let member = { userSeq: 0 }
const draftId = randomUUID()

beforeAll(async () => {
  database = await createTestDatabase()
  photo = await phonePhoto()
}, 60_000)
afterAll(() => database?.close())
beforeEach(async () => {
  time = START
  dependencies = testHostDependencies(database, { now: () => time })
  member = await seedStore(database.kysely)
})

async function open(draft = draftId): Promise<string> {
  const opened = await openPhotoHandover(dependencies, member, draft)
  if ('refused' in opened) throw new Error(opened.refused)
  return opened.key
}

async function send(key: string, uploadId: string = randomUUID()) {
  const host = createPhotoHost(dependencies, createUploadPools())
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body: new Uint8Array(photo),
    duplex: 'half',
    headers: { 'x-photo-key': key },
  }
  const request = new Request(`http://host.invalid/api/photos?uploadId=${uploadId}`, init)
  const response = (await host(request)) ?? new Response(null, { status: 599 })
  return {
    status: response.status,
    body: (await response.json()) as ListingPhoto & { code: string },
  }
}

const arrived = async (draft = draftId) =>
  (await listHandoverPhotos(dependencies, member, draft)).map(({ photoId }) => photoId)

describe('the link by which a phone adds photos', () => {
  it('adds them to its draft alone, as photos of the member, without a sign-in', async () => {
    const key = await open()
    expect(await getPhotoHandover(dependencies, key)).toEqual({
      storeName: expect.any(String),
      draftId,
      expiresAt: new Date(START.getTime() + 30 * MINUTE_MS).toISOString(),
    })
    const uploadId = randomUUID()
    const { status, body } = await send(key, uploadId)
    expect(status).toBe(201)
    time = new Date(START.getTime() + 1_000)
    const file = new File([new Uint8Array(photo)], 'photo.jpg')
    const added = await addHandoverPhoto(dependencies, { key, uploadId: randomUUID(), photo: file })
    expect((await send(key, uploadId)).body).toEqual(body)
    expect(await arrived()).toEqual([body.photoId, (added as ListingPhoto).photoId])
    expect(await arrived(randomUUID())).toEqual([])
    const stranger = await seedStore(database.kysely)
    expect(await listHandoverPhotos(dependencies, stranger, draftId)).toEqual([])
  })

  it('is stored as a hash, and ends after half an hour, when it is closed, and when another is opened', async () => {
    const first = await open()
    const rows = await database.kysely.selectFrom('listing_photo_handover').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(first)
    const over = { status: 410, body: expect.objectContaining({ code: 'LINK_OVER' }) }
    const second = await open()
    expect(await send(first)).toEqual(over)
    expect((await send(second)).status).toBe(201)
    await closePhotoHandover(dependencies, await seedStore(database.kysely), draftId)
    expect((await send(second)).status).toBe(201)
    await closePhotoHandover(dependencies, member, draftId)
    expect(await send(second)).toEqual(over)
    const third = await open()
    time = new Date(START.getTime() + 30 * MINUTE_MS)
    expect(await send(third)).toEqual(over)
    expect(await getPhotoHandover(dependencies, third)).toEqual({ refused: 'LINK_OVER' })
    expect(await send('x'.repeat(43))).toEqual(over)
  })

  it('ends with its member', async () => {
    const key = await open()
    await database.kysely
      .updateTable('users')
      .set({ status: 'WITHDRAWN' })
      .where('user_seq', '=', member.userSeq)
      .execute()
    expect((await send(key)).status).toBe(410)
  })
})
