import { randomUUID } from 'node:crypto'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { listOwnFiles } from '#backend/own-data/own-files.ts'
import { HOUR_MS } from '#contracts/durations.ts'
import type { ArguedStep, CaseReason } from '#contracts/order-case-constants.ts'
import { refusalOf } from '#tests/support/host-client.ts'
import { testHostContext } from '#tests/support/host-dependencies.ts'
import { phonePhoto } from '#tests/support/made-files.ts'
import { createOrderFixture, type OrderFixture } from '#tests/support/order-fixture.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { caseDetail } from '../case-detail.ts'
import { casePhotoName } from './case-photo-name.ts'
import { getDeskCasePhoto } from './get-case-photo.ts'
import { sweepCasePhotos } from './sweep-case-photos.ts'

const START = new Date('2026-11-23T03:00:00Z')
const TEXT = '화면에 금이 가 있어요. 설명에는 없던 내용이에요.'
const MEGABYTE = 1024 * 1024

let database: Database
let world: OrderFixture
beforeAll(async () => {
  database = await createTestDatabase()
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => {
  world = createOrderFixture(database, START)
})

async function delivered() {
  const ordered = await world.ordered('PARCEL')
  const { orderSeq, seller } = ordered
  await world.deliver(seller, orderSeq)
  return ordered
}
type Person = Awaited<ReturnType<typeof delivered>>['buyer']

const say = (
  who: Person,
  orderSeq: number,
  step: ArguedStep,
  {
    photoIds = [],
    reason = null,
    text = TEXT,
    eventKey = randomUUID(),
  }: { photoIds?: string[]; reason?: CaseReason | null; text?: string; eventKey?: string } = {},
) => who.gateway.argueOrder({ orderSeq, step, reason, text, photoIds, eventKey })

const upload = (who: Person, orderSeq: number, photo: Blob) =>
  who.gateway.addCasePhoto({
    orderSeq,
    uploadId: randomUUID(),
    photo: new File([photo], '사진', { type: photo.type }),
  })

const rows = () => database.kysely.selectFrom('case_photo').selectAll()

describe('반품과 분쟁의 사진', () => {
  it.each(['NOT_AS_DESCRIBED', 'DAMAGED', 'WRONG_ITEM'] as const)(
    '%s: 사진 없는 반품 요청은 거절하고, 거래는 그대로다',
    async (reason) => {
      const { buyer, orderSeq } = await delivered()
      expect(await refusalOf(say(buyer, orderSeq, 'REQUEST_RETURN', { reason }))).toMatchObject({
        code: 'NO_PHOTO',
        status: 400,
      })
      expect((await world.orderRow(orderSeq)).state).toBe('DELIVERED')
      const photoIds = [await world.photo(buyer, orderSeq)]
      const said = await say(buyer, orderSeq, 'REQUEST_RETURN', { reason, photoIds })
      expect(said.state).toBe('RETURN_REQUESTED')
    },
  )

  it('다른 까닭의 반품 요청과 거절에는 사진이 없어도 되지만, 까닭은 있어야 한다', async () => {
    const { buyer, seller, orderSeq } = await delivered()
    expect(await refusalOf(say(buyer, orderSeq, 'REQUEST_RETURN'))).toMatchObject({ code: 'WORDS' })
    await say(buyer, orderSeq, 'REQUEST_RETURN', { reason: 'NOT_WORKING' })
    expect((await say(seller, orderSeq, 'REFUSE_RETURN')).state).toBe('DISPUTED')
    await say(buyer, orderSeq, 'ADD', { photoIds: [await world.photo(buyer, orderSeq)] })
    const { statements } = await seller.gateway.orderCase({ orderSeq })
    expect(statements.map(({ photos }) => photos.length)).toEqual([0, 0, 1])
  })

  it('반품 상품에 대한 이의는 사진이 있어야 한다', async () => {
    const { seller, orderSeq } = await delivered()
    for (const [step, by] of [
      ['REQUEST_RETURN', 'BUYER'],
      ['APPROVE_RETURN', 'SELLER'],
      ['SHIP_RETURN', 'BUYER'],
      ['DELIVER_RETURN', 'COURIER'],
    ] as const)
      await world.step(orderSeq, step, by)
    expect(await refusalOf(say(seller, orderSeq, 'OBJECT_RETURN'))).toMatchObject({
      code: 'NO_PHOTO',
    })
    expect((await world.orderRow(orderSeq)).state).toBe('RETURN_DELIVERED')
    const photoIds = [await world.photo(seller, orderSeq)]
    expect((await say(seller, orderSeq, 'OBJECT_RETURN', { photoIds })).state).toBe('DISPUTED')
  })

  it('취소를 거절하며 말없이도, 사진과 함께도 답할 수 있고, 까닭은 기록에도 남는다', async () => {
    const { seller, buyer, orderSeq } = await world.ordered('PARCEL')
    await world.pay(orderSeq)
    await world.act(seller, orderSeq, 'ACCEPT')
    await world.act(buyer, orderSeq, 'REQUEST_CANCEL')
    const photoIds = [await world.photo(seller, orderSeq), await world.photo(seller, orderSeq)]
    const text = '이미 보냈어요.'
    expect((await say(seller, orderSeq, 'REFUSE_CANCEL', { photoIds, text })).state).toBe(
      'PREPARING',
    )
    await world.act(buyer, orderSeq, 'REQUEST_CANCEL', randomUUID())
    await say(seller, orderSeq, 'REFUSE_CANCEL', { text: '' })
    const { statements } = await buyer.gateway.orderCase({ orderSeq })
    expect(statements).toMatchObject([
      { step: 'REFUSE_CANCEL', text, photos: [{ photoId: photoIds[0] }, { photoId: photoIds[1] }] },
      { step: 'REFUSE_CANCEL', text: '', photos: [] },
    ])
    const { events } = await buyer.gateway.order({ orderSeq })
    const refusals = events.filter(({ trigger }) => trigger === 'REFUSE_CANCEL')
    expect(refusals.map(({ detail }) => detail)).toEqual([{ reason: text }, {}])
  })

  it('같은 사진과 같은 말을 여덟 번 보내도 한 번만 남는다', async () => {
    const { buyer, seller, orderSeq } = await delivered()
    const uploadId = randomUUID()
    const photoIds = await Promise.all(
      Array.from({ length: 8 }, () => world.photo(buyer, orderSeq, uploadId)),
    )
    expect(new Set(photoIds).size).toBe(1)
    const eventKey = randomUUID()
    const said = { reason: 'DAMAGED', photoIds: photoIds.slice(0, 1), eventKey } as const
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        say(buyer, orderSeq, 'REQUEST_RETURN', { ...said, photoIds: [...said.photoIds] }),
      ),
    )
    expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['RETURN_REQUESTED']))
    const { statements } = await seller.gateway.orderCase({ orderSeq })
    expect(statements.map(({ photos }) => photos.length)).toEqual([1])
    expect(await rows().where('order_seq', '=', orderSeq).execute()).toHaveLength(1)
    // Of eight files, the one that has a row is left.
    const [photoId = ''] = photoIds
    const store = world.dependencies.mediaStore
    expect(await store.get(casePhotoName(photoId))).not.toBeNull()
  })

  it('남의 사진과 이미 보낸 사진으로는 말할 수 없고, 단계도 남지 않는다', async () => {
    const { buyer, seller, orderSeq } = await delivered()
    const photoIds = [await world.photo(seller, orderSeq)]
    const damaged = { reason: 'DAMAGED' } as const
    for (const ids of [photoIds, ['0'.repeat(32)]])
      expect(
        await refusalOf(say(buyer, orderSeq, 'REQUEST_RETURN', { ...damaged, photoIds: ids })),
      ).toMatchObject({ code: 'PHOTO_GONE', status: 409 })
    expect((await world.orderRow(orderSeq)).state).toBe('DELIVERED')
    const own = [await world.photo(buyer, orderSeq)]
    await say(buyer, orderSeq, 'REQUEST_RETURN', { ...damaged, photoIds: own })
    expect(await refusalOf(say(buyer, orderSeq, 'ADD', { photoIds: own }))).toMatchObject({
      code: 'PHOTO_GONE',
    })
    expect((await buyer.gateway.orderCase({ orderSeq })).statements).toHaveLength(1)
  })

  it('일곱 장은 받지 않는다', async () => {
    const { buyer, orderSeq } = await delivered()
    const photoIds: string[] = []
    for (let count = 0; count < 7; count += 1) photoIds.push(await world.photo(buyer, orderSeq))
    const seven = say(buyer, orderSeq, 'REQUEST_RETURN', { reason: 'DAMAGED', photoIds })
    expect((await refusalOf(seven)).status).toBe(400)
    const six = { reason: 'DAMAGED', photoIds: photoIds.slice(1) } as const
    await say(buyer, orderSeq, 'REQUEST_RETURN', { ...six, photoIds: [...six.photoIds] })
    const { statements } = await buyer.gateway.orderCase({ orderSeq })
    expect(statements[0]?.photos.map(({ photoId }) => photoId)).toEqual(photoIds.slice(1))
  })

  it('사진이 아니거나 너무 큰 파일은 까닭을 말하고 받지 않는다', async () => {
    const { buyer, orderSeq } = await delivered()
    const refused = [
      [new Blob(['사진이 아니에요. 글이에요.'], { type: 'text/plain' }), 'WRONG_TYPE', 415],
      [new Blob([new Uint8Array(20 * MEGABYTE + 1)]), 'TOO_LARGE', 413],
      [new Blob([]), 'EMPTY', 400],
    ] as const
    for (const [photo, code, status] of refused)
      expect(await refusalOf(upload(buyer, orderSeq, photo))).toMatchObject({ code, status })
    expect(await rows().where('order_seq', '=', orderSeq).execute()).toHaveLength(0)
  })

  it('두 사람과 운영자만 보고, 보내기 전에는 올린 사람만 본다', async () => {
    const { buyer, seller, orderSeq } = await delivered()
    const photoId = await world.photo(buyer, orderSeq)
    const named = { orderSeq, photoId }
    const see = (who: Person) => who.gateway.casePhoto(named)
    const context = testHostContext(world.dependencies)
    expect((await see(buyer)).content.length).toBeGreaterThan(100)
    expect(await refusalOf(see(seller))).toMatchObject({ code: 'NOT_FOUND' })
    expect(await getDeskCasePhoto(context, named)).toMatchObject({ refused: 'NOT_FOUND' })
    await say(buyer, orderSeq, 'REQUEST_RETURN', { reason: 'DAMAGED', photoIds: [photoId] })
    const other = await delivered()
    for (const who of [await world.person(), other.buyer])
      expect(await refusalOf(see(who))).toMatchObject({ code: 'NOT_FOUND' })
    const elsewhere = other.buyer.gateway.casePhoto({ orderSeq: other.orderSeq, photoId })
    expect(await refusalOf(elsewhere)).toMatchObject({ code: 'NOT_FOUND' })
    const { content } = await see(buyer)
    expect(await see(seller)).toEqual({ content })
    expect(await getDeskCasePhoto(context, named)).toEqual({ content })
    const operator = { userSeq: (await world.person()).userSeq }
    const desk = await caseDetail(context, { ...operator, duties: ['TRADES'] }, orderSeq)
    expect(desk).toMatchObject({ statements: [{ photos: [{ photoId }] }] })
    const money = await caseDetail(context, { ...operator, duties: ['MONEY'] }, orderSeq)
    expect(money).toMatchObject({ statements: [] })
  })

  it('끝난 거래와 결제하지 않은 거래, 남의 거래에는 올리지 못한다', async () => {
    const { buyer, seller, orderSeq } = await world.ordered('PARCEL')
    expect(await refusalOf(world.photo(buyer, orderSeq))).toMatchObject({ code: 'CLOSED' })
    await world.pay(orderSeq)
    await world.act(seller, orderSeq, 'REJECT')
    await world.step(orderSeq, 'REFUND_DONE', 'COMPANY')
    expect(await refusalOf(world.photo(buyer, orderSeq))).toMatchObject({ code: 'CLOSED' })
    const stranger = await world.person()
    expect(await refusalOf(world.photo(stranger, orderSeq))).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('하루 안에 보내지 않은 사진만 지우고, 보낸 사진은 말과 함께 남는다', async () => {
    const { buyer, orderSeq } = await delivered()
    const [said, left] = [await world.photo(buyer, orderSeq), await world.photo(buyer, orderSeq)]
    await say(buyer, orderSeq, 'REQUEST_RETURN', { reason: 'DAMAGED', photoIds: [said] })
    const { mediaStore } = world.dependencies
    const sweep = (hours: number) =>
      sweepCasePhotos({
        kysely: database.kysely,
        mediaStore,
        now: new Date(world.now().getTime() + hours * HOUR_MS),
      })
    await sweep(23)
    expect(await mediaStore.get(casePhotoName(left))).not.toBeNull()
    await sweep(25)
    expect(await mediaStore.get(casePhotoName(left))).toBeNull()
    await sweep(24 * 400)
    expect(await mediaStore.get(casePhotoName(said))).not.toBeNull()
    expect(await refusalOf(say(buyer, orderSeq, 'ADD', { photoIds: [left] }))).toMatchObject({
      code: 'PHOTO_GONE',
    })
  })

  it('증거 모음에 말과 함께 들어가고, 올린 사람의 자료 사본에도 있다', async () => {
    const { buyer, seller, orderSeq } = await delivered()
    const photoIds = [await world.photo(buyer, orderSeq), await world.photo(buyer, orderSeq)]
    await say(buyer, orderSeq, 'REQUEST_RETURN', { reason: 'DAMAGED', photoIds })
    const { content } = await seller.gateway.orderEvidence({ orderSeq, format: 'ZIP' })
    const files = unzipSync(Buffer.from(content, 'base64'))
    const stored = await world.dependencies.mediaStore.get(casePhotoName(photoIds[1] ?? ''))
    expect(Buffer.from(files['case/1-2.jpg'] ?? []).equals(Buffer.from(stored ?? []))).toBe(true)
    const order = JSON.parse(Buffer.from(files['order.json'] ?? []).toString())
    expect(order.statements[0].photos).toMatchObject([
      { file: 'case/1-1.jpg' },
      { file: 'case/1-2.jpg' },
    ])
    const own = await listOwnFiles(database.kysely, buyer.userSeq)
    expect(own.map(({ name }) => name)).toEqual(photoIds.map(casePhotoName))
    expect(await listOwnFiles(database.kysely, seller.userSeq)).toEqual([])
  })

  it('찍은 곳은 남지 않는다', async () => {
    const { buyer, orderSeq } = await delivered()
    const taken = new Uint8Array(await phonePhoto(80, 60))
    expect(Buffer.from(taken).includes('Exif')).toBe(true)
    const photo = new Blob([taken], { type: 'image/jpeg' })
    const { photoId } = await upload(buyer, orderSeq, photo)
    const { content } = await buyer.gateway.casePhoto({ orderSeq, photoId })
    expect(Buffer.from(content, 'base64').includes('Exif')).toBe(false)
  })
})
