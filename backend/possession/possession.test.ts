import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import type { PossessionCard } from '#contracts/chat.ts'
import { DAY_MS, HOUR_MS } from '#contracts/durations.ts'
import { type CardFixture, createCardFixture } from '#tests/support/card-fixture.ts'
import { refusalOf } from '#tests/support/host-client.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const START = new Date('2026-11-21T03:00:00Z')

let database: Database
let world: CardFixture
beforeAll(async () => {
  database = await createTestDatabase()
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => {
  world = createCardFixture(database, START)
})

type Talk = Awaited<ReturnType<CardFixture['talk']>>
type Person = Talk['buyer']

let pictures = 0
/** A photo that no other test has: coarse noise, so that its perceptual hash is its own. */
async function photo(): Promise<File> {
  pictures += 1
  const seed = pictures
  const raw = Buffer.from(
    Array.from({ length: 16 * 16 * 3 }, (_, index) => (index * 7919 * seed + seed * 104_729) % 256),
  )
  const jpeg = await sharp(raw, { raw: { width: 16, height: 16, channels: 3 } })
    .resize(320, 240, { kernel: 'nearest', fit: 'fill' })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(jpeg)], 'photo.jpg', { type: 'image/jpeg' })
}

const ask = async ({ roomId }: Pick<Talk, 'roomId'>, { edge }: Person) =>
  (await edge.askPossession({ roomId })).card as PossessionCard
const answer = async (
  { productSeq, seller }: Talk,
  code: string,
  more: { uploadId?: string; photo?: File } = {},
) =>
  seller.product.answerPossession({
    productSeq,
    code,
    uploadId: more.uploadId ?? randomUUID(),
    photo: more.photo ?? (await photo()),
  })
const judge = (
  { roomId }: Pick<Talk, 'roomId'>,
  { edge }: Person,
  checkSeq: number,
  verdict: 'CONFIRMED' | 'DOUBTED',
) => edge.judgePossession({ roomId, checkSeq, verdict })
const badgeOf = async ({ productSeq, buyer }: Talk) =>
  (await buyer.product.detail({ productSeq })).possessionAt
const cardOf = async (talk: Talk, who: Person, roomId = talk.roomId) =>
  (await world.messagesOf(who, roomId))
    .map(({ card }) => card)
    .findLast((card) => card?.type === 'POSSESSION')

const eight = <Answer>(call: () => Promise<Answer>) => Promise.all(Array.from({ length: 8 }, call))

async function another(talk: Talk) {
  const buyer = await world.person()
  return { buyer, roomId: await world.room(talk.seller, buyer, talk.productSeq) }
}

describe('실물 인증', () => {
  it('요청하고, 코드와 함께 찍어 보내고, 확인하면 상품에 날짜가 붙는다', async () => {
    const talk = await world.talk()
    const card = await ask(talk, talk.buyer)
    expect(card).toMatchObject({
      state: 'OPEN',
      code: expect.stringMatching(/^\d{4} [가-힣]{2}$/),
      expiresAt: '2026-11-22T03:00:00.000Z',
      image: null,
    })
    const { isPossessionAsked } = await talk.seller.product.mine(talk)
    expect(isPossessionAsked).toBe(true)
    world.wait(HOUR_MS)
    const sent = await answer(talk, card.code.replace(' ', ''))
    expect(sent.check).toMatchObject({ state: 'ANSWERED', askers: 1 })
    expect(await cardOf(talk, talk.buyer)).toMatchObject({
      state: 'ANSWERED',
      image: { mediaKey: expect.any(String) },
      verdict: null,
    })
    expect(await badgeOf(talk)).toBeNull()
    await eight(() => judge(talk, talk.buyer, card.checkSeq, 'CONFIRMED'))
    expect(await badgeOf(talk)).toBe(new Date(START.getTime() + HOUR_MS).toISOString())
    await judge(talk, talk.buyer, card.checkSeq, 'DOUBTED')
    expect(await badgeOf(talk)).toBeNull()
    const events = await world.kysely
      .selectFrom('notice_event')
      .select('kind')
      .where('subject_seq', '=', talk.productSeq)
      .orderBy('event_seq')
      .execute()
    expect(events.map(({ kind }) => kind)).toEqual(['POSSESSION_ASKED', 'POSSESSION_ANSWERED'])
  })

  it('여덟 번 한꺼번에 요청하고 보내도 하나다', async () => {
    const talk = await world.talk()
    const asked = await eight(() => talk.buyer.edge.askPossession({ roomId: talk.roomId }))
    expect(new Set(asked.map(({ messageSeq }) => messageSeq))).toEqual(new Set([1]))
    const [code = ''] = asked.map(({ card }) => (card as PossessionCard).code)
    const same = { uploadId: randomUUID(), photo: await photo() }
    const sent = await eight(() => answer(talk, code, same))
    expect(new Set(sent.map(({ check }) => check?.image?.mediaKey)).size).toBe(1)
    const messages = await world.messagesOf(talk.buyer, talk.roomId)
    expect(messages.filter(({ notice }) => notice === 'POSSESSION_ANSWERED')).toHaveLength(1)
  })

  it('다른 구매자는 열린 요청에 함께하고, 새 사진은 모두에게 보인다', async () => {
    const talk = await world.talk()
    const other = await another(talk)
    const [first, second] = [await ask(talk, talk.buyer), await ask(other, other.buyer)]
    expect(second).toMatchObject({ checkSeq: first.checkSeq, code: first.code })
    await answer(talk, first.code)
    expect(await cardOf(talk, other.buyer, other.roomId)).toMatchObject({ state: 'ANSWERED' })
    await judge(other, other.buyer, first.checkSeq, 'CONFIRMED')
    expect(await cardOf(talk, talk.buyer)).toMatchObject({ verdict: null })
    const late = await another(talk)
    expect(await ask(late, late.buyer)).toMatchObject({
      checkSeq: first.checkSeq,
      state: 'ANSWERED',
    })
  })

  it('틀린 코드, 늦은 사진, 남의 상품, 없는 요청은 이유와 함께 거절한다', async () => {
    const talk = await world.talk()
    expect((await refusalOf(answer(talk, '0000 참새'))).code).toBe('CLOSED')
    const { code } = await ask(talk, talk.buyer)
    expect((await refusalOf(answer(talk, 'nope'))).code).toBe('WRONG_CODE')
    const stranger = { ...talk, seller: await world.person() }
    expect((await refusalOf(answer(stranger, code))).code).toBe('NOT_FOUND')
    expect((await refusalOf(talk.seller.edge.askPossession(talk))).code).toBe('NOT_BUYER')
    const text = new File(['사진이 아니에요'], 'photo.jpg')
    expect((await refusalOf(answer(talk, code, { photo: text }))).code).toBe('WRONG_TYPE')
    world.wait(DAY_MS)
    expect((await refusalOf(answer(talk, code))).code).toBe('LATE')
    expect(await cardOf(talk, talk.buyer)).toMatchObject({ state: 'LAPSED', image: null })
  })

  it('전에 보낸 사진은 다시 쓸 수 없다', async () => {
    const talk = await world.talk()
    const used = await photo()
    await answer(talk, (await ask(talk, talk.buyer)).code, { photo: used })
    world.wait(2 * DAY_MS)
    const next = await ask(talk, talk.buyer)
    expect((await refusalOf(answer(talk, next.code, { photo: used }))).code).toBe('COPIED')
    expect(await cardOf(talk, talk.buyer)).toMatchObject({ state: 'OPEN' })
  })

  it('판매자가 거절하면 이유는 요청한 사람만 보고, 상품에는 아무것도 남지 않는다', async () => {
    const talk = await world.talk()
    const { code } = await ask(talk, talk.buyer)
    const refused = () =>
      talk.seller.product.refusePossession({ productSeq: talk.productSeq, reason: 'PACKED' })
    await eight(refused)
    expect(await cardOf(talk, talk.buyer)).toMatchObject({ state: 'REFUSED', refusal: 'PACKED' })
    expect((await refusalOf(answer(talk, code))).code).toBe('CLOSED')
    expect(await badgeOf(talk)).toBeNull()
    const messages = await world.messagesOf(talk.buyer, talk.roomId)
    expect(messages.filter(({ notice }) => notice === 'POSSESSION_ANSWERED')).toHaveLength(1)
  })

  it('한 상품은 하루에 세 번까지 요청받는다', async () => {
    const talk = await world.talk()
    for (let times = 0; times < 3; times += 1) {
      await ask(talk, talk.buyer)
      await talk.seller.product.refusePossession({ productSeq: talk.productSeq, reason: 'AWAY' })
    }
    expect((await refusalOf(talk.buyer.edge.askPossession(talk))).code).toBe('LIMITED')
    world.wait(DAY_MS)
    expect(await ask(talk, talk.buyer)).toMatchObject({ state: 'OPEN' })
  })

  it('판매가 끝났거나 차단한 사이에서는 요청할 수 없다', async () => {
    const sold = await world.talk({ trade_state: 'SOLD' })
    expect((await refusalOf(sold.buyer.edge.askPossession(sold))).code).toBe('NOT_SHOWN')
    const talk = await world.talk()
    await world.block(talk.seller, talk.buyer)
    expect((await refusalOf(talk.buyer.edge.askPossession(talk))).code).toBe('CANNOT_REACH')
  })

  it('표시는 30일 뒤나 상품 사진이 바뀌면 사라지고, 사진 순서는 상관없다', async () => {
    const talk = await world.talk()
    const { code, checkSeq } = await ask(talk, talk.buyer)
    await answer(talk, code)
    await judge(talk, talk.buyer, checkSeq, 'CONFIRMED')
    const photos = () =>
      world.kysely.updateTable('product_image').where('product_seq', '=', talk.productSeq)
    await photos().set({ position: 9 }).where('position', '=', 0).execute()
    expect(await badgeOf(talk)).not.toBeNull()
    await world.kysely
      .deleteFrom('product_image')
      .where('product_seq', '=', talk.productSeq)
      .where('position', '=', 9)
      .execute()
    expect(await badgeOf(talk)).toBeNull()

    const old = await world.talk()
    const request = await ask(old, old.buyer)
    await answer(old, request.code)
    await judge(old, old.buyer, request.checkSeq, 'CONFIRMED')
    world.wait(30 * DAY_MS - 1)
    expect(await badgeOf(old)).not.toBeNull()
    world.wait(1)
    expect(await badgeOf(old)).toBeNull()
  })

  it('확인과 의심은 페이지의 저장본을 지운다', async () => {
    const talk = await world.talk()
    const { code, checkSeq } = await ask(talk, talk.buyer)
    await answer(talk, code)
    await world.kysely.deleteFrom('content_change').execute()
    await judge(talk, talk.buyer, checkSeq, 'CONFIRMED')
    const changes = await world.kysely.selectFrom('content_change').select('tag').execute()
    expect(changes.map(({ tag }) => tag)).toContain(`p${talk.productSeq}`)
  })
})
