import { randomUUID } from 'node:crypto'
import { ORPCError } from '@orpc/client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import type { DraftContent } from '#contracts/listing.ts'
import { refusalOf } from '#tests/support/host-client.ts'
import { createListingFixture, type ListingFixture } from '#tests/support/listing-fixture.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const START = new Date('2026-11-21T03:00:00Z')

let database: Database
let world: ListingFixture
beforeAll(async () => {
  database = await createTestDatabase()
  world = await createListingFixture(database, START)
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => world.restart())

const NEW = { revision: 0 }

describe('임시저장', () => {
  it('쓰다 만 칸까지 그대로 남고, 사진도 남는다', async () => {
    const seller = await world.seller()
    const draftId = randomUUID()
    const photoIds = [await seller.photo(), await seller.photo()]
    const content: DraftContent = { title: ' 의', body: '', price: null, photoIds }
    const saved = await seller.product.saveDraft({ draftId, ...NEW, content })
    expect(saved).toEqual({ draftId, revision: 1, updatedAt: START.toISOString() })
    const draft = await seller.product.getDraft({ draftId })
    expect(draft).toMatchObject({ ...saved, content })
    expect(draft.photos.map(({ photoId }) => photoId)).toEqual(photoIds)
    const { items } = await seller.product.listDrafts()
    expect(items).toEqual([draft])
    const bound = await world.kysely
      .selectFrom('listing_photo')
      .select('draft_id')
      .where('photo_id', 'in', photoIds)
      .execute()
    expect(bound).toEqual([{ draft_id: draftId }, { draft_id: draftId }])
  })

  it('같은 저장을 여덟 번 한꺼번에 보내도 한 번이고 답이 같다', async () => {
    const seller = await world.seller()
    const draft = { draftId: randomUUID(), ...NEW, content: { title: '의자', price: 1_000 } }
    const save = (revision: number, title: string) =>
      Promise.all(
        Array.from({ length: 8 }, () =>
          seller.product.saveDraft({ ...draft, revision, content: { title } }),
        ),
      )
    for (const [revision, title] of [
      [0, '의자'],
      [1, '의자 두 개'],
    ] as const) {
      const revisions = (await save(revision, title)).map((answer) => answer.revision)
      expect(revisions).toEqual(Array(8).fill(revision + 1))
    }
    expect((await seller.product.listDrafts()).items).toHaveLength(1)
  })

  it('다른 기기가 먼저 저장했으면 덮어쓰지 않고 그것을 돌려준다', async () => {
    const seller = await world.seller()
    const draftId = randomUUID()
    const save = (revision: number, title: string) =>
      seller.product.saveDraft({ draftId, revision, content: { title } })
    await save(0, '처음')
    await save(1, '폰에서 고침')
    const error = await save(1, '컴퓨터에서 고침').catch((thrown: unknown) => thrown)
    if (!(error instanceof ORPCError)) throw new Error('not refused')
    expect(error).toMatchObject({
      status: 409,
      code: 'STALE',
      data: { revision: 2, content: { title: '폰에서 고침' }, photos: [] },
    })
    expect(await save(2, '둘을 합침')).toMatchObject({ revision: 3 })
  })

  it('열 개까지이고, 있던 것은 계속 고칠 수 있다', async () => {
    const seller = await world.seller()
    const ids = Array.from({ length: 10 }, () => randomUUID())
    for (const draftId of ids) await seller.product.saveDraft({ draftId, ...NEW, content: {} })
    const more = seller.product.saveDraft({ draftId: randomUUID(), ...NEW, content: {} })
    expect(await refusalOf(more)).toMatchObject({ status: 409, code: 'FULL' })
    const [draftId = ''] = ids
    await seller.product.saveDraft({ draftId, revision: 1, content: { title: '의자' } })
    const { items } = await seller.product.listDrafts()
    expect(items).toHaveLength(10)
    await seller.product.removeDraft({ draftId })
    await seller.product.removeDraft({ draftId })
    expect((await seller.product.listDrafts()).items).toHaveLength(9)
  })

  it('지웠거나 등록한 글은 다시 살아나지 않고, 남의 글은 없는 것과 같다', async () => {
    const [seller, other] = [await world.seller(), await world.seller()]
    const draftId = randomUUID()
    await seller.product.saveDraft({ draftId, ...NEW, content: { title: '의자' } })
    for (const call of [
      () => other.product.getDraft({ draftId }),
      () => other.product.saveDraft({ draftId, ...NEW, content: {} }),
      () => other.product.saveDraft({ draftId, revision: 1, content: {} }),
    ])
      expect((await refusalOf(call())).status).toBe(404)
    await other.product.removeDraft({ draftId })
    expect(await seller.product.getDraft({ draftId })).toMatchObject({ content: { title: '의자' } })
    await seller.product.removeDraft({ draftId })
    const late = seller.product.saveDraft({ draftId, revision: 1, content: { title: '늦은 저장' } })
    expect((await refusalOf(late)).status).toBe(404)
  })
})
