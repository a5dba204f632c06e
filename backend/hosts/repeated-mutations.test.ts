import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { CONTRACTS, type HostName } from '#contracts/hosts.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { seedRoom } from '#tests/support/chat-room.ts'
import { pushTarget } from '#tests/support/fake-channels.ts'
import { hostClients } from '#tests/support/host-client.ts'
import { createListingFixture, type ListingFixture } from '#tests/support/listing-fixture.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const START = new Date('2026-11-21T03:00:00Z')
const TIMES = 8

let database: Database
let world: ListingFixture
let clients: ReturnType<typeof hostClients>
let photo: File
beforeAll(async () => {
  database = await createTestDatabase()
  world = await createListingFixture(database, START)
  clients = hostClients(world.dependencies)
  const pixels = { width: 40, height: 30, channels: 3, background: '#886644' } as const
  const jpeg = await sharp({ create: pixels }).jpeg().toBuffer()
  photo = new File([new Uint8Array(jpeg)], 'photo.jpg', { type: 'image/jpeg' })
}, 60_000)
afterAll(() => database?.close())

/** A seller with a listing, and a buyer who has a room about it; each case and each try has its own. */
async function market() {
  const [seller, buyer, stranger] = [
    await world.seller(),
    await world.seller(),
    await world.seller(),
  ]
  const of = async ({ userSeq, storeSeq }: typeof seller) => {
    const bearer = await bearerOf(world.dependencies, userSeq)
    return {
      userSeq,
      storeSeq,
      product: clients('product', { bearer }),
      boot: clients('boot', { bearer }),
      main: clients('main', { bearer }),
      edge: clients('edge', { bearer }),
      cs: clients('customerService', { bearer }),
    }
  }
  const productSeq = await seller.register({ negotiable: true })
  const { roomId } = await seedRoom(world.kysely, START, { seller, buyer })
  const { product_seq: roomProductSeq } = await world.kysely
    .selectFrom('chat_room')
    .select('product_seq')
    .where('room_id', '=', roomId)
    .executeTakeFirstOrThrow()
  const newForm = (content: Parameters<typeof seller.form>[0] = {}) => seller.form(content)
  return {
    seller: await of(seller),
    buyer: await of(buyer),
    stranger: await of(stranger),
    newForm,
    productSeq,
    roomId,
    roomProductSeq,
  }
}
type Market = Awaited<ReturnType<typeof market>>
type Person = Market['seller']

const ADDRESS = {
  name: '정유진',
  phoneNo: '01000000001',
  zonecode: '04031',
  roadAddress: '서울특별시 마포구 양화로 45 (서교동)',
  detail: '3층',
  note: '',
}

async function disputeForm({ seller, buyer, roomId }: Market) {
  await buyer.edge.sendMessage({ roomId, message: '돈을 보냈어요' })
  await seller.edge.sendMessage({ roomId, message: '네' })
  return {
    formKey: randomUUID() as string,
    roomId,
    type: 'NOT_DELIVERED',
    way: 'PARCEL',
    receivedOn: null,
    story: '돈을 보냈는데 물건이 오지 않고 답도 없어요.',
    want: 'REFUND',
    amount: 30_000,
  } as const
}

async function traded({ seller, buyer, roomId }: Market): Promise<void> {
  await seller.edge.finishTrade({ roomId })
  await buyer.edge.finishTrade({ roomId })
}

async function asked({ buyer, roomId }: Market) {
  const { card } = await buyer.edge.askPossession({ roomId })
  if (card?.type !== 'POSSESSION') throw new Error('no card')
  return card
}

async function answered(given: Market) {
  await asked(given)
  const { seller, roomProductSeq: productSeq } = given
  const code = (await seller.product.possession({ productSeq }))?.check?.code
  const uploadId = randomUUID()
  await seller.product.answerPossession({ productSeq, code: code ?? '', uploadId, photo })
}

async function reviewed(given: Market) {
  await traded(given)
  const { seller, buyer, roomId } = given
  await buyer.boot.writeReview({ roomId, rating: 5, tags: [], body: '잘 쓸게요' })
  await seller.boot.writeReview({ roomId, rating: 5, tags: [], body: '감사합니다' })
  const { items } = await seller.boot.ownReviews({ box: 'RECEIVED' })
  return items[0]?.reviewSeq ?? 0
}

const alertOf = ({ boot }: Person) =>
  boot.makeKeywordAlert({ filter: { keyword: `자전거 ${randomUUID().slice(0, 8)}` } })
const addressOf = ({ main }: Person) =>
  main.addAddress({ ...ADDRESS, formKey: randomUUID(), isDefault: false })
const draftOf = async ({ product }: Person) => {
  const draftId = randomUUID()
  await product.saveDraft({ draftId, revision: 0, content: { title: '의자' } })
  return draftId
}

/** Prepares a call, which may then be made again and again. */
type Case = (market: Market) => Promise<() => Promise<unknown>>

/** Every mutation of selling, by host and verb; what comes after the verb says which of its cases it is. */
const CASES: Record<string, Case> = {
  'product.registerListing': async ({ seller, newForm }) => {
    const form = await newForm()
    return () => seller.product.registerListing(form)
  },
  'product.editListing': async ({ seller, productSeq }) => {
    const edit = { productSeq, version: 1, formKey: randomUUID(), content: { price: 10_000 } }
    return () => seller.product.editListing(edit)
  },
  'product.setListingVisibility hidden':
    async ({ seller, productSeq }) =>
    () =>
      seller.product.setListingVisibility({ productSeq, hidden: true }),
  'product.setListingVisibility shown': async ({ seller, productSeq }) => {
    await seller.product.setListingVisibility({ productSeq, hidden: true })
    return () => seller.product.setListingVisibility({ productSeq, hidden: false })
  },
  'product.setTradeState':
    async ({ seller, roomProductSeq: productSeq }) =>
    () =>
      seller.product.setTradeState({ productSeq, tradeState: 'SOLD' }),
  'product.deleteListing':
    async ({ seller, roomProductSeq: productSeq }) =>
    () =>
      seller.product.deleteListing({ productSeq }),
  'product.bumpListing': async ({ seller, productSeq }) => {
    await world.kysely
      .updateTable('product')
      .set({ bumped_at: new Date('2026-11-01'), created_at: new Date('2026-11-01') })
      .where('product_seq', '=', productSeq)
      .execute()
    return () => seller.product.bumpListing({ productSeq })
  },
  'product.saveDraft new': async ({ seller }) => {
    const draft = { draftId: randomUUID(), revision: 0, content: { title: '의자' } }
    return () => seller.product.saveDraft(draft)
  },
  'product.saveDraft changed': async ({ seller }) => {
    const draftId = await draftOf(seller)
    return () => seller.product.saveDraft({ draftId, revision: 1, content: { title: '책상' } })
  },
  'product.removeDraft': async ({ seller }) => {
    const draftId = await draftOf(seller)
    return () => seller.product.removeDraft({ draftId })
  },
  'product.addListingPhoto': async ({ seller }) => {
    const uploadId = randomUUID()
    return () => seller.product.addListingPhoto({ uploadId, photo })
  },
  // Each answer has a key of its own, and the last one is that of the link.
  'product.openPhotoHandover': async ({ seller }) => {
    const draftId = await draftOf(seller)
    return async () => Object.keys(await seller.product.openPhotoHandover({ draftId }))
  },
  'product.closePhotoHandover': async ({ seller }) => {
    const draftId = await draftOf(seller)
    await seller.product.openPhotoHandover({ draftId })
    return () => seller.product.closePhotoHandover({ draftId })
  },
  'product.addHandoverPhoto': async ({ seller }) => {
    const { key } = await seller.product.openPhotoHandover({ draftId: await draftOf(seller) })
    const uploadId = randomUUID()
    return () => seller.product.addHandoverPhoto({ key, uploadId, photo })
  },
  'product.setFavorite on':
    async ({ buyer, productSeq }) =>
    () =>
      buyer.product.setFavorite({ productSeq, favorite: true }),
  'product.setFavorite off': async ({ buyer, productSeq }) => {
    await buyer.product.setFavorite({ productSeq, favorite: true })
    return () => buyer.product.setFavorite({ productSeq, favorite: false })
  },
  'product.removeFavorites': async ({ buyer, productSeq }) => {
    await buyer.product.setFavorite({ productSeq, favorite: true })
    // The answer counts what this very call has removed.
    return async () => {
      await buyer.product.removeFavorites({ productSeqs: [productSeq] })
    }
  },
  'product.undoRemoveFavorites': async ({ buyer, productSeq }) => {
    await buyer.product.setFavorite({ productSeq, favorite: true })
    await buyer.product.removeFavorites({ productSeqs: [productSeq] })
    return async () => {
      await buyer.product.undoRemoveFavorites()
    }
  },
  'product.report':
    async ({ buyer, productSeq }) =>
    () =>
      buyer.product.report({ productSeq, reason: 'FRAUD', detail: '입금 뒤 연락이 없어요' }),
  'product.joinQueue': async ({ seller, stranger, productSeq }) => {
    await seller.product.setTradeState({ productSeq, tradeState: 'RESERVED' })
    return () => stranger.product.joinQueue({ productSeq })
  },
  'product.leaveQueue': async ({ seller, stranger, productSeq }) => {
    await seller.product.setTradeState({ productSeq, tradeState: 'RESERVED' })
    await stranger.product.joinQueue({ productSeq })
    return () => stranger.product.leaveQueue({ productSeq })
  },
  'product.closeQueue': async ({ seller, stranger, productSeq }) => {
    await seller.product.setTradeState({ productSeq, tradeState: 'RESERVED' })
    await stranger.product.joinQueue({ productSeq })
    return () => seller.product.closeQueue({ productSeq })
  },
  'product.answerPossession': async (given) => {
    await asked(given)
    const { seller, roomProductSeq: productSeq } = given
    const code = (await seller.product.possession({ productSeq }))?.check?.code
    const answer = { productSeq, code: code ?? '', uploadId: randomUUID(), photo }
    return () => seller.product.answerPossession(answer)
  },
  'product.refusePossession': async (given) => {
    await asked(given)
    const { seller, roomProductSeq: productSeq } = given
    return () => seller.product.refusePossession({ productSeq, reason: 'LATER' })
  },
  'boot.setFollow on':
    async ({ seller, buyer }) =>
    () =>
      buyer.boot.setFollow({ storeSeq: seller.storeSeq, following: true }),
  'boot.setFollow off': async ({ seller: { storeSeq }, buyer }) => {
    await buyer.boot.setFollow({ storeSeq, following: true })
    return () => buyer.boot.setFollow({ storeSeq, following: false })
  },
  'boot.setFollowNotice': async ({ seller: { storeSeq }, buyer }) => {
    await buyer.boot.setFollow({ storeSeq, following: true })
    return () => buyer.boot.setFollowNotice({ storeSeq, notifies: false })
  },
  'boot.setBlock': async ({ seller: { storeSeq }, buyer }) => {
    await buyer.boot.setFollow({ storeSeq, following: true })
    return () => buyer.boot.setBlock({ storeSeq, blocked: true })
  },
  'boot.report':
    async ({ seller: { storeSeq }, buyer }) =>
    () =>
      buyer.boot.report({ storeSeq, reason: 'FRAUD', detail: '연락이 안 돼요' }),
  'boot.setVacation':
    async ({ seller }) =>
    () =>
      seller.boot.setVacation({ vacation: { from: '2026-11-21', until: null, note: '' } }),
  'boot.changeProfile': async ({ seller }) => {
    const name = `가게 ${randomUUID().slice(0, 8)}`
    return () => seller.boot.changeProfile({ name, intro: '안녕하세요', regionCode: null })
  },
  'boot.changeProfileImage':
    async ({ seller }) =>
    () =>
      seller.boot.changeProfileImage({ image: null }),
  // The first is told that its alert is new.
  'boot.makeKeywordAlert': async ({ buyer }) => {
    const filter = { keyword: `자전거 ${randomUUID().slice(0, 8)}` }
    return async () => (await buyer.boot.makeKeywordAlert({ filter })).alertSeq
  },
  'boot.changeKeywordAlert': async ({ buyer }) => {
    const { alertSeq } = await alertOf(buyer)
    return () => buyer.boot.changeKeywordAlert({ alertSeq, isPaused: true })
  },
  'boot.removeKeywordAlert': async ({ buyer }) => {
    const { alertSeq } = await alertOf(buyer)
    return () => buyer.boot.removeKeywordAlert({ alertSeq })
  },
  'boot.readNotices':
    async ({ buyer }) =>
    () =>
      buyer.boot.readNotices({}),
  'boot.savePushSubscription': async ({ buyer }) => {
    const browser = pushTarget()
    return () => buyer.boot.savePushSubscription(browser)
  },
  'boot.removePushSubscription':
    async ({ buyer }) =>
    () =>
      buyer.boot.removePushSubscription({ endpoint: pushTarget().endpoint }),
  'boot.removeMailAddress':
    async ({ buyer }) =>
    () =>
      buyer.boot.removeMailAddress(),
  'boot.changeNoticeSettings':
    async ({ buyer }) =>
    () =>
      buyer.boot.changeNoticeSettings({ inbox: ['REVIEW'] }),
  'boot.writeReview': async (given) => {
    await traded(given)
    const { buyer, roomId } = given
    return () => buyer.boot.writeReview({ roomId, rating: 4, tags: [], body: '고마워요' })
  },
  'boot.writeReview second of two': async (given) => {
    await traded(given)
    const { buyer, seller, roomId } = given
    await seller.boot.writeReview({ roomId, rating: 5, tags: [], body: '감사합니다' })
    return () => buyer.boot.writeReview({ roomId, rating: 4, tags: [], body: '고마워요' })
  },
  'boot.replyToReview': async (given) => {
    const reviewSeq = await reviewed(given)
    return () => given.seller.boot.replyToReview({ reviewSeq, body: '다음에 또 봬요' })
  },
  'boot.reportReview': async (given) => {
    const reviewSeq = await reviewed(given)
    const report = { reviewSeq, reason: 'FALSE_REVIEW', detail: '거래와 달라요' } as const
    return () => given.seller.boot.reportReview(report)
  },
  'customerService.openMemberDispute': async (given) => {
    const form = await disputeForm(given)
    return () => given.buyer.cs.openMemberDispute(form)
  },
  'customerService.actOnMemberDispute': async (given) => {
    const { disputeSeq } = await given.buyer.cs.openMemberDispute(await disputeForm(given))
    const counter = { action: 'COUNTER', want: 'PART', amount: 9_000 } as const
    const offer = { disputeSeq, version: 1, note: '일부만 드릴게요', ...counter }
    return () => given.seller.cs.actOnMemberDispute(offer)
  },
  'customerService.addDisputeEvidence': async (given) => {
    const { disputeSeq } = await given.buyer.cs.openMemberDispute(await disputeForm(given))
    const upload = { disputeSeq, uploadId: randomUUID(), photo }
    return () => given.buyer.cs.addDisputeEvidence(upload)
  },
  'main.addAddress': async ({ buyer }) => {
    const address = { ...ADDRESS, formKey: randomUUID(), isDefault: true }
    return () => buyer.main.addAddress(address)
  },
  'main.changeAddress': async ({ buyer }) => {
    const { addressSeq } = await addressOf(buyer)
    return () =>
      buyer.main.changeAddress({ ...ADDRESS, addressSeq, detail: '4층', isDefault: true })
  },
  'main.setDefaultAddress': async ({ buyer }) => {
    await addressOf(buyer)
    const { addressSeq } = await addressOf(buyer)
    return () => buyer.main.setDefaultAddress({ addressSeq })
  },
  'main.removeAddress': async ({ buyer }) => {
    await addressOf(buyer)
    const { addressSeq } = await addressOf(buyer)
    return () => buyer.main.removeAddress({ addressSeq })
  },
  'edge.finishTrade':
    async ({ seller, roomId }) =>
    () =>
      seller.edge.finishTrade({ roomId, sold: true }),
  'edge.answerTrade': async ({ seller, buyer, roomId }) => {
    const { card } = await seller.edge.finishTrade({ roomId })
    const tradeSeq = card?.type === 'TRADE' ? card.tradeSeq : 0
    return () => buyer.edge.answerTrade({ roomId, tradeSeq, answer: 'CONFIRM' })
  },
  'edge.askPossession':
    async ({ buyer, roomId }) =>
    () =>
      buyer.edge.askPossession({ roomId }),
  'edge.judgePossession': async (given) => {
    await answered(given)
    const { buyer, roomId } = given
    const card = (await buyer.edge.messages({ roomId, limit: 50 })).items
      .map((message) => message.card)
      .findLast((each) => each?.type === 'POSSESSION')
    const checkSeq = card?.type === 'POSSESSION' ? card.checkSeq : 0
    return () => buyer.edge.judgePossession({ roomId, checkSeq, verdict: 'CONFIRMED' })
  },
}

/** Endpoints of the hosts of selling that are not a member's change. */
const OTHERS = new Set([
  'product.recordView',
  'product.photoHandover',
  'product.closeFlag',
  'product.saveListingTerm',
  'product.tryListingRules',
  // Marks as read what is opened; its page is an address.
  'boot.openNotice',
  // By the link of a mail, without a session; backend/notices/notice-mail.test.ts repeats it.
  'boot.mailLink',
  'boot.unsubscribeMail',
  // Each sends another code, which is good for one use.
  'boot.requestMailCode',
  'boot.confirmMailCode',
])

/** Rows that say that something changed, and estimates: repeating may add to them without a reader noticing. */
const NOT_COUNTED = new Set(['content_change', 'search_token', 'category_gram', 'installation'])
const COUNTERS = [
  ['store', 'follower_count'],
  ['store', 'review_count'],
  ['store', 'rating_sum'],
  ['store', 'safe_trade_count'],
  ['product', 'favorite_count'],
  ['product', 'queue_count'],
  ['chat_member', 'unread_count'],
] as const

/** How many rows each table has, and what its counters sum up to. */
async function measured(): Promise<Map<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(database.kysely)
  const parts = [
    ...tables
      .filter(({ name }) => !NOT_COUNTED.has(name))
      .map(
        ({ name }) => sql`select ${name} as name, count(*)::int as value from ${sql.table(name)}`,
      ),
    ...COUNTERS.map(
      ([table, column]) => sql`
        select ${`${table}.${column}`} as name, coalesce(sum(${sql.ref(column)}), 0)::int as value
        from ${sql.table(table)}`,
    ),
  ]
  const { rows } = await sql<{
    name: string
    value: number
  }>`${sql.join(parts, sql` union all `)}`.execute(database.kysely)
  return new Map(rows.map(({ name, value }) => [name, value]))
}

/** What the calls have changed. */
async function effectOf(prepare: Case, times: number) {
  const call = await prepare(await market())
  const before = await measured()
  const answers = await Promise.all(Array.from({ length: times }, call))
  const after = await measured()
  const effect = [...after].flatMap(([name, value]) => {
    const by = value - (before.get(name) ?? 0)
    return by === 0 ? [] : [`${name} ${by}`]
  })
  // The database lists its tables in any order.
  return { effect: effect.sort(), answers, call }
}

describe('여덟 번 한꺼번에 보내도 한 번 보낸 것과 같고 답도 같다', () => {
  it.each(Object.entries(CASES))('%s', async (_name, prepare) => {
    const once = await effectOf(prepare, 1)
    const often = await effectOf(prepare, TIMES)
    expect(often.effect).toEqual(once.effect)
    for (const answer of often.answers) expect(answer).toEqual(often.answers[0])
    expect(await often.call()).toEqual(often.answers[0])
  })

  it('판매의 모든 변경이 표에 있다', () => {
    const listed = new Set(Object.keys(CASES).map((name) => name.split(' ')[0]))
    const missing = (['product', 'boot'] as const satisfies HostName[]).flatMap((host) =>
      Object.entries(CONTRACTS[host]).flatMap(([verb, endpoint]) => {
        const { method } = endpoint['~orpc'].route
        const name = `${host}.${verb}`
        return method === 'GET' || listed.has(name) || OTHERS.has(name) ? [] : [name]
      }),
    )
    expect(missing).toEqual([])
  })
})
