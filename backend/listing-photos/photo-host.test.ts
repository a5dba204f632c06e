import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { seedProduct, seedStore } from '#backend/demo/seed/builders/index.ts'
import { DAY_MS } from '#contracts/durations.ts'
import type { ListingPhoto } from '#contracts/listing-photo.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { bomb, CAMERA, madeVideo, PLACE_TAG, phonePhoto } from '#tests/support/made-files.ts'
import { memoryMediaStore } from '#tests/support/memory-media-store.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { closeStore } from '../accounts/account/withdraw/close-store.ts'
import type { Database } from '../db/database.ts'
import { deleteListing } from '../listings/delete-listing.ts'
import { originalName } from '../media/derive.ts'
import { createUploadPools } from '../media/upload/upload-pools.ts'
import { reportProduct } from '../reports/report-listing.ts'
import { addListingPhoto } from './add-listing-photo.ts'
import { claimListingPhotos } from './claim-listing-photos.ts'
import { keepPhotosForDraft } from './keep-for-draft.ts'
import { listOwnPhotos, photosOfListing } from './list-own-photos.ts'
import { createPhotoHost } from './photo-host.ts'
import { sweepListingPhotos } from './sweep-listing-photos.ts'

const START = new Date('2026-11-21T03:00:00Z')

let database: Database
let folder = ''
let dependencies: TestHostDependencies
let mediaStore: ReturnType<typeof memoryMediaStore>
let host: ReturnType<typeof createPhotoHost>
let time = START
let logged: string[] = []
let seller = { userSeq: 0, storeSeq: 0, bearer: '' }
let photo: Buffer

beforeAll(async () => {
  database = await createTestDatabase()
  photo = await phonePhoto()
  folder = await mkdtemp(join(tmpdir(), 'duson-test-'))
}, 60_000)
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await database?.close()
})
afterEach(() => vi.unstubAllEnvs())
beforeEach(async () => {
  vi.stubEnv('TMPDIR', folder)
  time = START
  logged = []
  mediaStore = memoryMediaStore()
  dependencies = testHostDependencies(database, {
    now: () => time,
    mediaStore,
    log: { error: (fields, message) => logged.push(`${message} ${JSON.stringify(fields)}`) },
  })
  host = createPhotoHost(dependencies, createUploadPools())
  seller = await newSeller()
})

async function newSeller() {
  const { userSeq, storeSeq } = await seedStore(database.kysely)
  return { userSeq, storeSeq, bearer: await bearerOf(dependencies, userSeq) }
}

function send(body: BodyInit | null, { uploadId = randomUUID() as string, who = seller } = {}) {
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { authorization: `Bearer ${who.bearer}` },
  }
  const answer = host(
    new Request(`http://product.host.invalid/api/photos?uploadId=${uploadId}`, init),
  )
  if (!answer) throw new Error('not a path of photos')
  return answer
}

async function uploaded(body = photo, sent?: Parameters<typeof send>[1]): Promise<ListingPhoto> {
  const response = await send(new Uint8Array(body), sent)
  if (response.status !== 201) throw new Error(await response.text())
  return response.json()
}

async function refused(body: BodyInit | null) {
  const response = await send(body)
  const { code, message } = await response.json()
  return { status: response.status, code, message }
}

const stored = () => [...mediaStore.kept.keys()]

const claim = (productSeq: number, photoIds: string[], who = seller) =>
  database.kysely
    .transaction()
    .execute((trx) => claimListingPhotos(trx, { userSeq: who.userSeq, productSeq, photoIds }))

async function newListing() {
  const { productSeq } = await seedProduct(
    database.kysely,
    { store_seq: seller.storeSeq },
    { imageCount: 0 },
  )
  return productSeq
}

const shownKeys = async (productSeq: number) =>
  (await photosOfListing(database.kysely, productSeq)).map(({ image }) => image.mediaKey)
const shownIds = async (productSeq: number) =>
  (await photosOfListing(database.kysely, productSeq)).map(({ photoId }) => photoId)

describe('a photo of a listing', () => {
  it('is turned upright, made small enough, and loses everything that its camera wrote', async () => {
    const { photoId, image } = await uploaded(await phonePhoto(4_000, 3_000))
    expect(photoId).toMatch(/^[0-9a-f]{32}$/)
    expect(image).toMatchObject({ width: 1_200, height: 1_600, color: expect.stringMatching(/^#/) })
    expect(stored()).toEqual([originalName(image.mediaKey)])
    const bytes = Buffer.from((await mediaStore.get(originalName(image.mediaKey))) ?? [])
    for (const trace of [CAMERA, PLACE_TAG, '홍길동', 'Exif', 'http://ns.adobe.com'])
      expect(bytes.includes(trace), trace).toBe(false)
    const { exif, xmp, icc, orientation } = await sharp(bytes).metadata()
    expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined])
    expect(await readdir(folder)).toEqual([])
  })

  it('is one photo and one file, however often and fast its upload is repeated', async () => {
    const uploadId = randomUUID()
    const first = await Promise.all(Array.from({ length: 8 }, () => uploaded(photo, { uploadId })))
    const again = await uploaded(photo, { uploadId })
    expect(new Set([...first, again].map(({ photoId }) => photoId)).size).toBe(1)
    expect(stored()).toHaveLength(1)
    const { photoId } = await uploaded(photo, { uploadId, who: await newSeller() })
    expect(photoId).not.toBe(again.photoId)
  })

  it('is the same photo out of a form without script', async () => {
    const uploadId = randomUUID()
    const file = new File([new Uint8Array(photo)], 'a.txt', { type: 'text/plain' })
    const made = await addListingPhoto(dependencies, seller, { uploadId, photo: file })
    expect(await uploaded(photo, { uploadId })).toEqual(made)
    const empty = new File([], 'a.jpg')
    expect(
      await addListingPhoto(dependencies, seller, { uploadId: randomUUID(), photo: empty }),
    ).toEqual({ refused: 'EMPTY' })
  })

  it('is refused with a sentence when it is no picture that can be read', async () => {
    const cases: [code: string, status: number, words: string, file: Buffer][] = [
      ['WRONG_TYPE', 415, '사진이 아닌', Buffer.from('hello, I am a.jpg')],
      ['WRONG_TYPE', 415, '사진이 아닌', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      ['WRONG_TYPE', 415, '사진이 아닌', await madeVideo()],
      ['HEIC', 415, '높은 호환성', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
      ['TOO_MANY_PIXELS', 422, '5,000만 화소', await bomb()],
      ['BROKEN', 422, '손상', photo.subarray(0, photo.length / 2)],
      ['TOO_LARGE', 413, '20MB', Buffer.concat([photo, Buffer.alloc(20 * 1024 * 1024)])],
      ['EMPTY', 400, '빈 파일', Buffer.alloc(0)],
    ]
    for (const [code, status, words, file] of cases)
      expect(await refused(new Uint8Array(file)), code).toEqual({
        code,
        status,
        message: expect.stringContaining(words),
      })
    expect(stored()).toEqual([])
    expect(await readdir(folder)).toEqual([])
    expect(logged).toEqual([])
  })

  it('needs a member and an id of the upload, and counts for an hour', async () => {
    const anonymous = await send(new Uint8Array(photo), { who: { ...seller, bearer: 'x' } })
    expect(anonymous.status).toBe(401)
    expect((await send(new Uint8Array(photo), { uploadId: '1' })).status).toBe(400)
    dependencies.limiter = { ...dependencies.limiter, take: async () => 1_800 }
    host = createPhotoHost(dependencies, createUploadPools())
    const limited = await send(new Uint8Array(photo))
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '1800'])
  })

  it('is deleted again when its rows cannot be written', async () => {
    vi.spyOn(database.kysely, 'transaction').mockImplementationOnce(() => {
      throw new Error('down')
    })
    expect((await send(new Uint8Array(photo))).status).toBe(500)
    expect(stored()).toEqual([])
  })
})

describe('photos become those of a listing', () => {
  it('in their order, once or several times, and can be reordered and left out', async () => {
    const productSeq = await newListing()
    const ids = [await uploaded(), await uploaded(), await uploaded()].map((one) => one.photoId)
    expect(await claim(productSeq, ids)).toBe(null)
    expect(await claim(productSeq, ids)).toBe(null)
    expect(await shownIds(productSeq)).toEqual(ids)
    const [first = '', , last = ''] = ids
    expect(await claim(productSeq, [last, first])).toBe(null)
    expect(await shownIds(productSeq)).toEqual([last, first])
    expect(await claim(productSeq, ids)).toBe(null)
  })

  it('but not those of others, of another listing, unknown ones, one twice, none, or thirteen', async () => {
    const [productSeq, other] = [await newListing(), await newListing()]
    const mine = (await uploaded()).photoId
    const theirs = (await uploaded(photo, { who: await newSeller() })).photoId
    expect(await claim(productSeq, [mine, theirs])).toBe('PHOTO_GONE')
    expect(await claim(productSeq, [mine, 'f'.repeat(32)])).toBe('PHOTO_GONE')
    expect(await claim(productSeq, [mine, mine])).toBe('PHOTO_GONE')
    expect(await claim(productSeq, [])).toBe('PHOTO_GONE')
    expect(await claim(productSeq, Array<string>(13).fill(mine))).toBe('PHOTO_GONE')
    expect(await claim(other, [mine])).toBe(null)
    expect(await claim(productSeq, [mine])).toBe('PHOTO_USED')
    expect(await shownIds(productSeq)).toEqual([])
    expect(await listOwnPhotos(dependencies, seller, [theirs, mine])).toMatchObject([
      { photoId: mine },
    ])
  })

  it('also the drawn ones of listings that were there before', async () => {
    const { productSeq } = await seedProduct(database.kysely, { store_seq: seller.storeSeq })
    const ids = await shownIds(productSeq)
    expect(ids).toHaveLength(2)
    expect(await claim(productSeq, ids.toReversed())).toBe(null)
    expect(await shownIds(productSeq)).toEqual(ids.toReversed())
  })
})

describe('the sweep', () => {
  const sweep = () => sweepListingPhotos({ ...dependencies, now: time })

  it('deletes the photos of a deleted listing after six months, unless a report needs them', async () => {
    const [gone, reported] = [await newListing(), await newListing()]
    for (const productSeq of [gone, reported]) await claim(productSeq, [(await uploaded()).photoId])
    const keys = await shownKeys(gone)
    const reporter = await newSeller()
    await reportProduct(
      { ...dependencies, caller: { deviceUuid: null, address: null, userAgent: null } },
      reporter,
      {
        productSeq: reported,
        reason: 'FRAUD',
        detail: '',
      },
    )
    for (const productSeq of [gone, reported])
      await deleteListing({ ...dependencies, now: () => time }, seller, productSeq)
    time = new Date('2027-05-21T02:59:00Z')
    await sweep()
    for (const mediaKey of keys) expect(mediaStore.kept.has(originalName(mediaKey))).toBe(true)
    time = new Date('2027-05-21T03:00:00Z')
    expect(await sweep()).toBe(1)
    for (const mediaKey of keys) expect(mediaStore.kept.has(originalName(mediaKey))).toBe(false)
    expect(await shownKeys(gone)).toEqual([])
    expect(await shownKeys(reported)).toHaveLength(1)
  })

  it('deletes photos that nothing uses after a week, with their files', async () => {
    const unused = await uploaded()
    const inDraft = await uploaded()
    const shown = await uploaded()
    const draftId = randomUUID()
    await database.kysely
      .insertInto('listing_draft')
      .values({
        draft_id: draftId,
        user_seq: seller.userSeq,
        revision: 1,
        content: '{}',
        created_at: time,
        updated_at: time,
      })
      .execute()
    await database.kysely
      .transaction()
      .execute((trx) =>
        keepPhotosForDraft(trx, { ...seller, draftId, photoIds: [inDraft.photoId] }),
      )
    await claim(await newListing(), [shown.photoId])
    time = new Date(START.getTime() + 6 * DAY_MS)
    await sweep()
    expect(stored()).toHaveLength(3)
    time = new Date(START.getTime() + 8 * DAY_MS)
    await sweep()
    const left = [inDraft, shown].map(({ image }) => originalName(image.mediaKey))
    expect(stored().toSorted()).toEqual(left.toSorted())
    const ids = [unused, inDraft, shown].map(({ photoId }) => photoId)
    expect(await listOwnPhotos(dependencies, seller, ids)).toHaveLength(2)
    await database.kysely.deleteFrom('listing_draft').where('draft_id', '=', draftId).execute()
    await sweep()
    expect(stored()).toEqual([originalName(shown.image.mediaKey)])
  })

  it('deletes those of a member who has left', async () => {
    const { photoId } = await uploaded()
    await claim(await newListing(), [photoId])
    await closeStore(database.kysely, seller.userSeq, time)
    await sweep()
    expect(stored()).toEqual([])
  })
})
