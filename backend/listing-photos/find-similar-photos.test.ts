import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedProduct, seedStore } from '#backend/demo/seed/builders/index.ts'
import { testHostDependencies } from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { Database } from '../db/database.ts'
import { pictureHash } from '../media/perceptual-hash.ts'
import { addListingPhoto } from './add-listing-photo.ts'
import { claimListingPhotos } from './claim-listing-photos.ts'
import { findSimilarPhotos, SIMILAR_BITS } from './find-similar-photos.ts'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
}, 60_000)
afterAll(() => database?.close())

/** A scene of soft shapes, other for each seed, like a photo rather than like noise. */
async function scene(seed: number): Promise<Buffer> {
  const at = (n: number) => Math.abs(Math.sin(seed * 12.9898 + n * 78.233) * 43_758.5453) % 1
  const shapes = Array.from({ length: 9 }, (_, n) => {
    const [x, y, size, light] = [at(n) * 800, at(n + 20) * 600, 60 + at(n + 40) * 200, at(n + 60)]
    return `<circle cx="${x}" cy="${y}" r="${size}" fill="hsl(${at(n + 80) * 360} 50% ${light * 90}%)"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#ccb"/>${shapes.join('')}</svg>`
  return sharp(Buffer.from(svg)).blur(2).jpeg({ quality: 92 }).toBuffer()
}

function bitsBetween(one: readonly number[], other: readonly number[]): number {
  return one
    .map((part, index) => (part ^ (other[index] ?? 0)).toString(2).replaceAll('0', '').length)
    .reduce((sum, bits) => sum + bits, 0)
}

async function hashOf(picture: Buffer) {
  const hash = await pictureHash(picture)
  if (!hash) throw new Error('a picture without features')
  return hash
}

describe('지각 해시', () => {
  it('작게, 흐리게, 밝게 다시 저장한 같은 사진은 가깝고 다른 사진은 멀다', async () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const original = await scene(seed)
      const hash = await hashOf(original)
      const changed = [
        await sharp(original).resize(240).jpeg({ quality: 40 }).toBuffer(),
        await sharp(original).modulate({ brightness: 1.15 }).jpeg().toBuffer(),
        await sharp(original).blur(3).webp({ quality: 50 }).toBuffer(),
        await sharp(original).greyscale().png().toBuffer(),
      ]
      for (const again of changed)
        expect(bitsBetween(hash, await hashOf(again))).toBeLessThanOrEqual(SIMILAR_BITS)
      const other = await hashOf(await scene(seed + 100))
      expect(bitsBetween(hash, other)).toBeGreaterThan(SIMILAR_BITS * 2)
    }
  })

  it('아무것도 없는 사진에는 해시가 없다', async () => {
    const plain = await sharp({
      create: { width: 400, height: 300, channels: 3, background: '#f4f4f4' },
    })
      .jpeg()
      .toBuffer()
    expect(await pictureHash(plain)).toBe(null)
  })
})

describe('같은 사진을 쓴 다른 상품', () => {
  async function seller() {
    const { userSeq, storeSeq } = await seedStore(database.kysely)
    const dependencies = testHostDependencies(database)
    const upload = async (bytes: Buffer) => {
      const photo = new File([new Uint8Array(bytes)], 'photo.jpg')
      const added = await addListingPhoto(
        dependencies,
        { userSeq },
        { uploadId: randomUUID(), photo },
      )
      if ('refused' in added) throw new Error(added.refused)
      return added.photoId
    }
    const list = async (photoId: string) => {
      const { productSeq } = await seedProduct(
        database.kysely,
        { store_seq: storeSeq },
        { imageCount: 0 },
      )
      await database.kysely
        .transaction()
        .execute((trx) => claimListingPhotos(trx, { userSeq, productSeq, photoIds: [photoId] }))
      return productSeq
    }
    return { userSeq, upload, list }
  }

  it('다른 사람의 것도 자기 것도 찾고, 그 상품 자신과 지운 상품은 빼놓는다', async () => {
    const [one, other] = [await seller(), await seller()]
    const picture = await scene(7)
    const first = await one.upload(picture)
    const productSeq = await one.list(first)
    expect(await findSimilarPhotos(database.kysely, [first])).toEqual([])

    const smaller = await sharp(picture).resize(300).jpeg({ quality: 50 }).toBuffer()
    const copy = await other.upload(smaller)
    const different = await other.upload(await scene(8))
    expect(await findSimilarPhotos(database.kysely, [different, copy])).toEqual([
      {
        photoId: copy,
        otherPhotoId: first,
        productSeq,
        userSeq: one.userSeq,
        mediaKey: expect.any(String),
        distance: expect.any(Number),
      },
    ])
    const own = await one.upload(picture)
    expect(await findSimilarPhotos(database.kysely, [own])).toMatchObject([{ productSeq }])
    await database.kysely
      .updateTable('product')
      .set({ visibility: 'DELETED' })
      .where('product_seq', '=', productSeq)
      .execute()
    expect(await findSimilarPhotos(database.kysely, [own, copy])).toEqual([])
  })

  it('한 비트에서 일곱 비트까지 다른 것을 모두 찾고, 여덟 비트부터는 찾지 않는다', async () => {
    const [one, other] = [await seller(), await seller()]
    const mine = await one.upload(await scene(21))
    const theirs = await other.upload(await scene(22))
    await other.list(theirs)
    const hash = [0x1234, 0xabcd, 0x0f0f, 0x5555]
    const store = (photoId: string, [hash_a, hash_b, hash_c, hash_d]: number[]) =>
      database.kysely
        .updateTable('listing_photo')
        .set({ hash_a, hash_b, hash_c, hash_d })
        .where('photo_id', '=', photoId)
        .execute()
    await store(mine, hash)
    // Spread so that every part differs in two bits as soon as that is possible.
    const changed = [...hash]
    for (let bits = 1; bits <= 8; bits += 1) {
      const part = (bits - 1) % 4
      changed[part] = (changed[part] ?? 0) ^ (1 << (bits + 5))
      await store(theirs, changed)
      const found = await findSimilarPhotos(database.kysely, [mine])
      expect(found.map(({ distance }) => distance)).toEqual(bits <= SIMILAR_BITS ? [bits] : [])
    }
  })
})
