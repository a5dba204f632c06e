import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import {
  seedExhibition,
  seedProduct,
  seedStore,
  seedUser,
} from '#backend/demo/seed/builders/index.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { writtenPicture } from '#tests/support/content-inputs.ts'
import { hostClients } from '#tests/support/host-client.ts'
import { testHostDependencies } from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

const STEP = 60_000

const initHost = (clients: ReturnType<typeof hostClients>, bearer?: string) =>
  clients('init', bearer === undefined ? {} : { bearer })

let database: Database
let now = new Date('2026-11-25T03:00:00Z')
let desk: ReturnType<typeof initHost>
let anyone: typeof desk
let picture = ''
beforeAll(async () => {
  database = await createTestDatabase()
  const dependencies = testHostDependencies(database, { now: () => now })
  const clients = hostClients(dependencies)
  const { userSeq } = await seedUser(database.kysely, { role: 'OPERATOR' })
  await seedStore(database.kysely, { user_seq: userSeq, name: '운영팀' })
  desk = initHost(clients, await bearerOf(dependencies, userSeq))
  anyone = initHost(clients)
  picture = await writtenPicture(database.kysely)
}, 60_000)
afterAll(() => database?.close())

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: { code: string }) => error.code,
  )
const hence = (steps: number) => new Date(now.getTime() + steps * STEP).toISOString()
const wait = (steps: number) => {
  now = new Date(now.getTime() + steps * STEP)
}
const formKey = () => crypto.randomUUID()

describe('홈의 배너', () => {
  const content = (more: object = {}) => ({
    title: '첫눈 맞이 나눔',
    subtitle: '따뜻한 겨울옷을 이웃에게',
    link: '/category/free',
    mediaKey: null,
    background: '#f3e9dc',
    position: 5,
    startsAt: hence(1),
    endsAt: hence(3),
    ...more,
  })
  const titles = async () => (await anyone.banners()).banners.map(({ title }) => title)

  it('예약한 때에 보이고 끝나는 때에 내려가며, 그때까지만 저장해 두고 쓸 수 있다', async () => {
    const input = { formKey: formKey(), content: content() }
    const { bannerSeq } = await desk.addBanner(input)
    expect(await desk.addBanner(input)).toEqual({ bannerSeq })
    expect(await anyone.banners()).toEqual({ banners: [], validUntil: hence(1) })
    wait(1)
    expect(await anyone.banners()).toMatchObject({
      banners: [{ bannerSeq, image: null }],
      validUntil: hence(2),
    })
    wait(2)
    expect(await titles()).toEqual([])
    expect((await desk.bannerDesk({ state: 'ENDED' })).items).toMatchObject([{ bannerSeq }])
  })

  it('순서대로 보이고, 숨기거나 예전 내용으로 되돌린다', async () => {
    const add = (title: string, position: number) =>
      desk.addBanner({
        formKey: formKey(),
        content: content({ title, position, startsAt: hence(0), endsAt: null }),
      })
    await add('둘째', 20)
    const { bannerSeq } = await add('첫째', 10)
    expect(await titles()).toEqual(['첫째', '둘째'])
    const changed = content({ title: '고친 첫째', position: 30, startsAt: hence(0), endsAt: null })
    expect(await desk.saveBanner({ bannerSeq, version: 1, content: changed })).toEqual({
      version: 2,
    })
    expect(await titles()).toEqual(['둘째', '고친 첫째'])
    expect(await codeOf(desk.saveBanner({ bannerSeq, version: 1, content: content() }))).toBe(
      'OUTDATED',
    )
    await desk.stepBanner({ bannerSeq, version: 2, step: 'ROLL_BACK', toVersion: 1 })
    expect(await titles()).toEqual(['첫째', '둘째'])
    await desk.stepBanner({ bannerSeq, version: 3, step: 'HIDE' })
    expect(await titles()).toEqual(['둘째'])
    const { versions, state } = await desk.bannerDraft({ bannerSeq })
    expect(state).toBe('HIDDEN')
    expect(versions.map(({ did, operatorName }) => `${did} ${operatorName}`)).toEqual([
      'HIDE 운영팀',
      'ROLL_BACK 운영팀',
      'SAVE 운영팀',
      'SAVE 운영팀',
    ])
  })

  it('거꾸로 된 기간, 다른 곳의 주소, 어두운 바탕, 남이 올린 사진은 받지 않는다', async () => {
    const add = (more: object) =>
      codeOf(desk.addBanner({ formKey: formKey(), content: content(more) }))
    expect(await add({ endsAt: hence(1) })).toBe('ORDER')
    expect(await add({ startsAt: hence(-2) })).toBe('PAST')
    for (const link of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:x',
    ])
      expect(await add({ link }), link).toBe('BAD_REQUEST')
    expect(await add({ background: '#222222' })).toBe('BAD_REQUEST')
    expect(await add({ background: 'url(x)' })).toBe('BAD_REQUEST')
    expect(await add({ title: 'ㄱ'.repeat(2_000_000) })).toBe('BAD_REQUEST')
    expect(await add({ mediaKey: 'nobodys' })).toBe('PICTURE')
    expect(await add({ mediaKey: picture })).toBe('done')
  })
})

describe('기획전', () => {
  const content = (more: object = {}) => ({
    title: '첫눈 오기 전에',
    subtitle: '겨울옷을 미리 챙겨요',
    body: '어깨너비를 재고 골라 보세요.',
    mediaKey: picture,
    position: 5,
    startsAt: hence(0),
    endsAt: null,
    productSeqs: [] as number[],
    ...more,
  })
  const product = async () => (await seedProduct(database.kysely, {})).productSeq

  it('상품을 순서대로 담고, 내려간 상품은 책상에만 남으며, 되돌리면 상품도 되돌아온다', async () => {
    const [first = 0, second = 0, third = 0] = [await product(), await product(), await product()]
    const { gnbSeq } = await desk.addExhibition({
      formKey: formKey(),
      content: content({ productSeqs: [third, first] }),
    })
    const shown = async () => (await anyone.exhibition({ gnbSeq })).productSeqs
    expect(await shown()).toEqual([third, first])
    const save = (version: number, productSeqs: number[]) =>
      desk.saveExhibition({ gnbSeq, version, content: content({ productSeqs }) })
    await save(1, [second, first, third])
    expect(await shown()).toEqual([second, first, third])
    await database.kysely.deleteFrom('product_image').where('product_seq', '=', first).execute()
    await database.kysely.deleteFrom('listing_photo').where('product_seq', '=', first).execute()
    await database.kysely.deleteFrom('product').where('product_seq', '=', first).execute()
    expect(await shown()).toEqual([second, third])
    expect((await desk.exhibitionDraft({ gnbSeq })).productSeqs).toEqual([second, first, third])
    // What has gone stays in a form that has it, and is added to none.
    await save(2, [first, third])
    expect(await shown()).toEqual([third])
    await expect(save(3, [first, third, 999_999_999])).rejects.toMatchObject({
      code: 'GOODS',
      message: '999999999번 상품은 없거나 내려간 상품이에요.',
    })
    await desk.stepExhibition({ gnbSeq, version: 3, step: 'ROLL_BACK', toVersion: 2 })
    expect(await shown()).toEqual([second, third])
  })

  it('61개째는 담지 못하고, 같은 상품을 두 번 담지 못한다', async () => {
    const add = (productSeqs: number[]) =>
      codeOf(desk.addExhibition({ formKey: formKey(), content: content({ productSeqs }) }))
    expect(await add(Array.from({ length: 61 }, (_, index) => index + 1))).toBe('BAD_REQUEST')
    const one = await product()
    expect(await add([one, one])).toBe('BAD_REQUEST')
  })

  it('끝나면 종료로 남고, 숨기면 없다', async () => {
    const { gnbSeq } = await seedExhibition(database.kysely, {
      startsAt: new Date(hence(-5)),
      ends_at: new Date(hence(2)),
    })
    const read = () => anyone.exhibition({ gnbSeq })
    expect(await read()).toMatchObject({ ended: false, validUntil: hence(2) })
    wait(2)
    expect(await read()).toMatchObject({ ended: true })
    await desk.stepExhibition({ gnbSeq, version: 1, step: 'HIDE' })
    expect(await codeOf(read())).toBe('NOT_FOUND')
  })
})
