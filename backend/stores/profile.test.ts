import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { originalName } from '#backend/media/derive.ts'
import { CHAT_RULES } from '#contracts/chat-constants.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { seedPerson } from '#tests/support/chat-room.ts'
import { hostClients, refusalOf } from '#tests/support/host-client.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { deleteFormerImages } from './former-images.ts'

const START = new Date('2026-11-21T03:00:00Z')

let database: Database
let dependencies: TestHostDependencies
let now = START
beforeAll(async () => {
  database = await createTestDatabase()
  await database.kysely
    .insertInto('region')
    .values({
      region_code: '11440',
      parent_code: null,
      depth: 2,
      name: '마포구',
      full_name: '서울 마포구',
    })
    .execute()
}, 60_000)
afterAll(() => database?.close())
beforeEach(() => {
  now = START
  dependencies = testHostDependencies(database, { now: () => now })
})

async function bootOf(userSeq: number) {
  return hostClients(dependencies)('boot', { bearer: await bearerOf(dependencies, userSeq) })
}

/** A member who has not chosen a name, as after the sign-up. */
async function newMember() {
  const { userSeq, storeSeq } = await seedPerson(database.kysely)
  return { userSeq, storeSeq, boot: await bootOf(userSeq) }
}

let count = 0
/** A name that no other test has. */
const freshName = () => {
  count += 1
  return `정리하는 이웃 ${count}호`
}
const change = (name: string, more: { intro?: string; regionCode?: string | null } = {}) => ({
  name,
  intro: '',
  regionCode: null,
  ...more,
})

describe('프로필', () => {
  it('바꾼 이름, 소개, 동네를 다른 사람이 바로 본다', async () => {
    const { boot, storeSeq } = await newMember()
    const name = freshName()
    const saved = await boot.changeProfile(
      change(`  ${name.replace(' ', '   ')} `, {
        intro: '안녕하세요\n\n\n\n반가워요',
        regionCode: '11440',
      }),
    )
    expect(saved).toMatchObject({ name, isNameChosen: true, intro: '안녕하세요\n\n반가워요' })
    expect(await hostClients(dependencies)('boot').store({ storeSeq })).toMatchObject({
      name,
      intro: '안녕하세요\n\n반가워요',
      regionName: '서울 마포구',
    })
    expect(await boot.profile()).toEqual(saved)
  })

  it('가입할 때 받은 이름은 고르지 않은 이름이고, 한 번 고르면 30일 동안 바꿀 수 없다', async () => {
    const { userSeq, boot } = await newMember()
    expect(await boot.profile()).toMatchObject({ isNameChosen: false, nameChangeableAt: null })
    const name = freshName()
    await boot.changeProfile(change(name))
    expect(await refusalOf(boot.changeProfile(change(freshName())))).toMatchObject({
      status: 409,
      code: 'NAME_TOO_SOON',
    })
    expect(await boot.changeProfile(change(name, { intro: '소개만 바꿔요' }))).toMatchObject({
      intro: '소개만 바꿔요',
      nameChangeableAt: new Date(START.getTime() + 30 * DAY_MS).toISOString(),
    })
    now = new Date(START.getTime() + 30 * DAY_MS)
    const other = freshName()
    const later = await bootOf(userSeq)
    expect(await later.changeProfile(change(other))).toMatchObject({ name: other })
  })

  it('빈칸과 기호만 다른 이름은 이미 쓰는 이름이다', async () => {
    const [first, second] = [await newMember(), await newMember()]
    const name = freshName()
    await first.boot.changeProfile(change(name))
    expect(
      await refusalOf(second.boot.changeProfile(change(name.replaceAll(' ', '.')))),
    ).toMatchObject({
      status: 409,
      code: 'NAME_TAKEN',
    })
  })

  it('두 사람이 같은 이름을 한꺼번에 고르면 한 사람만 갖는다', async () => {
    const members = [await newMember(), await newMember(), await newMember()]
    const name = freshName()
    const outcomes = await Promise.all(
      members.map(({ boot }) =>
        boot.changeProfile(change(name)).then(
          () => 'OK',
          (error: { code: string }) => error.code,
        ),
      ),
    )
    expect(outcomes.sort()).toEqual(['NAME_TAKEN', 'NAME_TAKEN', 'OK'])
  })

  it.each([
    ['운영자로 보이는 이름', change('두손 고객센터'), 'BAD_NAME'],
    ['너무 짧은 이름', change('가'), 'BAD_NAME'],
    [
      '소개에 적은 전화번호',
      change('소개에 적은 번호', { intro: '연락은 010-1234-5678' }),
      'CONTACT',
    ],
    ['없는 동네', change('없는 동네 가게', { regionCode: '99999' }), 'NO_REGION'],
  ])('%s은(는) 저장하지 않는다', async (_, input, code) => {
    const { boot } = await newMember()
    const before = await boot.profile()
    expect(await refusalOf(boot.changeProfile(input))).toMatchObject({ code })
    expect(await boot.profile()).toEqual(before)
  })

  it('한 시간에 스무 번까지 바꿀 수 있다', async () => {
    const { boot } = await newMember()
    const name = freshName()
    for (let times = 0; times < 20; times += 1) await boot.changeProfile(change(name))
    expect(await refusalOf(boot.changeProfile(change(name)))).toMatchObject({ status: 429 })
  })
})

describe('프로필 사진', () => {
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#a04020' } })
      .withExif({ IFD0: { Copyright: 'secret-of-the-camera' } })
      .jpeg()
      .toBuffer()
  const file = (bytes: Uint8Array | string, type = 'image/jpeg') =>
    new File([new Uint8Array(Buffer.from(bytes))], 'me.jpg', { type })

  it('줄여서 저장하고, 찍은 정보는 남기지 않는다', async () => {
    const { boot, storeSeq } = await newMember()
    const { image } = await boot.changeProfileImage({ image: file(await photo(1_600, 800)) })
    expect(image).toMatchObject({ width: 640, height: 320 })
    expect((await hostClients(dependencies)('boot').store({ storeSeq })).image).toEqual(image)
    const stored = await dependencies.mediaStore.get(originalName(image?.mediaKey ?? ''))
    expect((await sharp(stored ?? undefined).metadata()).exif).toBeUndefined()
  })

  it('새 사진을 올리거나 지우면 전 사진의 파일도 없어진다', async () => {
    const { boot } = await newMember()
    const first = await boot.changeProfileImage({ image: file(await photo(20, 20)) })
    const second = await boot.changeProfileImage({ image: file(await photo(30, 30)) })
    const nameOf = (image: { mediaKey: string } | null) => originalName(image?.mediaKey ?? '')
    expect(await dependencies.mediaStore.get(nameOf(first.image))).toBeNull()
    expect(await dependencies.mediaStore.get(nameOf(second.image))).not.toBeNull()
    expect(await boot.changeProfileImage({ image: null })).toMatchObject({ image: null })
    expect(await dependencies.mediaStore.get(nameOf(second.image))).toBeNull()
  })

  it('신고에 담긴 사진의 파일은 신고가 지워질 때까지 남는다', async () => {
    const { boot, storeSeq } = await newMember()
    const { image } = await boot.changeProfileImage({ image: file(await photo(24, 24)) })
    const name = originalName(image?.mediaKey ?? '')
    const other = await newMember()
    const { reportSeq } = await other.boot.report({ storeSeq, reason: 'FRAUD' })
    await boot.changeProfileImage({ image: file(await photo(36, 36)) })
    expect(await dependencies.mediaStore.get(name)).not.toBeNull()
    const { kysely, mediaStore } = dependencies
    await deleteFormerImages({ kysely, mediaStore })
    expect(await mediaStore.get(name)).not.toBeNull()
    await kysely.deleteFrom('report').where('report_seq', '=', reportSeq).execute()
    expect(await deleteFormerImages({ kysely, mediaStore })).toBe(1)
    expect(await mediaStore.get(name)).toBeNull()
  })

  it('탈퇴하면 사진의 파일도 없어진다', async () => {
    const { userSeq, boot } = await newMember()
    const { image } = await boot.changeProfileImage({ image: file(await photo(28, 28)) })
    const bearer = await bearerOf(dependencies, userSeq)
    await hostClients(dependencies)('main', { bearer }).withdraw({ reason: 'RARELY_USED' })
    const { kysely, mediaStore } = dependencies
    await deleteFormerImages({ kysely, mediaStore })
    expect(await mediaStore.get(originalName(image?.mediaKey ?? ''))).toBeNull()
  })

  it.each([
    ['글 파일', 'hello', 'WRONG_TYPE'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'WRONG_TYPE'],
    ['잘린 사진', 'JPEG', 'BROKEN'],
  ])('%s은(는) 받지 않는다', async (_, content, code) => {
    const { boot } = await newMember()
    const bytes = content === 'JPEG' ? (await photo(400, 400)).subarray(0, 300) : content
    expect(await refusalOf(boot.changeProfileImage({ image: file(bytes) }))).toMatchObject({ code })
    expect(await boot.profile()).toMatchObject({ image: null })
  })

  it('정한 크기보다 큰 파일은 받지 않는다', async () => {
    const { boot } = await newMember()
    const large = file(Buffer.alloc(CHAT_RULES.imageBytes + 1))
    expect(await refusalOf(boot.changeProfileImage({ image: large }))).toMatchObject({
      status: 413,
      code: 'TOO_LARGE',
    })
  })
})
