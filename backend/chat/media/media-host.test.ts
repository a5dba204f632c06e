import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { seedCategory, seedUser } from '#backend/demo/seed/builders/index.ts'
import { CHAT_RULES } from '#contracts/chat-constants.ts'
import type { UploadedFile } from '#contracts/chat-media-constants.ts'
import { HOUR_MS } from '#contracts/durations.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { seedPerson, seedRoom, type TestRoom } from '#tests/support/chat-room.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import {
  bomb,
  CAMERA,
  madeVideo,
  noisePicture,
  PLACE_TAG,
  phonePhoto,
} from '#tests/support/made-files.ts'
import { memoryMediaStore } from '#tests/support/memory-media-store.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { Database } from '../../db/database.ts'
import { createUploadPools } from '../../media/upload/upload-pools.ts'
import { claimMedia } from './claim-media.ts'
import { createMediaHost } from './media-host.ts'
import { sweepMedia } from './sweep-media.ts'

const START = new Date('2026-11-21T03:00:00Z')

let database: Database
/** The folder of uploads while they are processed. */
let folder = ''
let dependencies: TestHostDependencies
let mediaStore: ReturnType<typeof memoryMediaStore>
let host: (request: Request) => Promise<Response>
let time = START
let logged: string[] = []
let room: TestRoom
/** Access tokens of the two members and of another user. */
let buyer = ''
let seller = ''
let otherUser = ''

beforeAll(async () => {
  database = await createTestDatabase()
  await seedCategory(database.kysely)
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
  const media = createMediaHost(dependencies)
  host = async (request) => media(request) ?? new Response(null, { status: 599 })
  room = await seedRoom(database.kysely, START)
  buyer = await bearerOf(dependencies, room.buyer.userSeq)
  seller = await bearerOf(dependencies, room.seller.userSeq)
  otherUser = await bearerOf(dependencies, (await seedPerson(database.kysely)).userSeq)
})

interface Sent {
  bearer?: string | null
  query?: string
  roomId?: number | string
  headers?: Record<string, string>
}

function send(body: BodyInit | null, { bearer = buyer, query = '', roomId, headers }: Sent = {}) {
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { ...headers, ...(bearer && { authorization: `Bearer ${bearer}` }) },
  }
  const path = `/api/chat/media?roomId=${roomId ?? room.roomId}${query}`
  return host(new Request(`http://edge.host.invalid${path}`, init))
}

async function uploaded(body: Buffer, sent?: Sent): Promise<UploadedFile> {
  const response = await send(new Uint8Array(body), sent)
  if (response.status !== 201) throw new Error(await response.text())
  return response.json()
}

async function refused(body: BodyInit | null, sent?: Sent) {
  const response = await send(body, sent)
  const { code, message } = await response.json()
  return { status: response.status, code, message }
}

function load(
  path: string,
  bearer: string | null = buyer,
  headers: Record<string, string> = {},
  method = 'GET',
) {
  return host(
    new Request(`http://edge.host.invalid/api/chat/media/${path}`, {
      method,
      headers: { ...headers, ...(bearer && { authorization: `Bearer ${bearer}` }) },
    }),
  )
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

function claim(
  messageType: 'imageMessage' | 'videoMessage' | 'textMessage',
  mediaIds: string[],
  more: { messageSeq?: number; roomId?: number; userSeq?: number } = {},
) {
  const { roomId, buyer: sender } = room
  const whole = { roomId, userSeq: sender.userSeq, messageSeq: 1, messageType, mediaIds, ...more }
  return database.kysely.transaction().execute((trx) => claimMedia(trx, whole))
}

const rowOf = (mediaId: string) =>
  database.kysely
    .selectFrom('chat_media')
    .selectAll()
    .where('media_id', '=', mediaId)
    .executeTakeFirst()

const rowCount = async () => {
  const { n } = await database.kysely
    .selectFrom('chat_media')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

describe('a picture', () => {
  it('is turned, made small enough, and loses everything that its camera wrote', async () => {
    const photo = await phonePhoto(3_000, 1_000)
    expect(photo.includes(CAMERA)).toBe(true)
    const { mediaId, ...file } = await uploaded(photo, {
      headers: { 'content-type': 'video/mp4', 'x-file-name': 'our-home.jpg' },
    })
    expect(mediaId).toMatch(/^[0-9a-f]{32}$/)
    expect(file).toEqual({
      kind: 'IMAGE',
      width: 683,
      height: 2_048,
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      durationSeconds: null,
    })
    for (const [path, width, height] of [
      [mediaId, 683, 2_048],
      [`${mediaId}?size=thumb`, 160, 480],
    ] as const) {
      const response = await load(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('image/jpeg')
      const bytes = await bytesOf(response)
      expect(response.headers.get('content-length')).toBe(String(bytes.length))
      const { format, exif, xmp, icc, iptc, orientation, ...size } = await sharp(bytes).metadata()
      expect([format, exif, xmp, icc, iptc, orientation]).toEqual([
        'jpeg',
        ...Array(5).fill(undefined),
      ])
      expect([size.width, size.height]).toEqual([width, height])
      for (const trace of [CAMERA, '홍길동', PLACE_TAG, 'Exif'])
        expect(bytes.includes(trace), trace).toBe(false)
    }
  })

  it.each(['png', 'webp', 'gif', 'avif'] as const)(
    'may be %s, with see-through parts',
    async (format) => {
      const bytes = await sharp({
        create: { width: 90, height: 60, channels: 4, background: '#ff000000' },
      })
        .toFormat(format)
        .toBuffer()
      const file = await uploaded(bytes)
      expect(file).toMatchObject({ kind: 'IMAGE', width: 90, height: 60, color: '#ffffff' })
    },
  )

  it('of a moving GIF is the first', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00', '#0000ff'].map((background) =>
        sharp({ create: { width: 40, height: 90, channels: 3, background } })
          .gif()
          .toBuffer(),
      ),
    )
    const animated = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(animated).metadata()).pages).toBeGreaterThan(1)
    expect(await uploaded(animated)).toMatchObject({
      width: 40,
      height: 90,
      color: expect.stringMatching(/^#f[0-9a-f]0/),
    })
  })

  it('that is no picture, broken, or made to burst is refused in words, and nothing is left', async () => {
    const photo = await noisePicture(800, 800).jpeg().toBuffer()
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x08mdat', 'latin1')
    const before = await rowCount()
    const cases: [BodyInit | null, number, string][] = [
      [null, 400, 'EMPTY'],
      [new Uint8Array(0), 400, 'EMPTY'],
      [new Uint8Array(heic), 415, 'HEIC'],
      ['<svg xmlns="http://www.w3.org/2000/svg"/>', 415, 'WRONG_TYPE'],
      ['<!doctype html><script>alert(1)</script>', 415, 'WRONG_TYPE'],
      [new Uint8Array(photo.subarray(0, photo.length / 2)), 422, 'BROKEN'],
      [new Uint8Array(photo.subarray(0, 20)), 422, 'BROKEN'],
      [new Uint8Array(await bomb()), 422, 'TOO_MANY_PIXELS'],
      [new Uint8Array(await bomb(7_000)), 422, 'BROKEN'],
    ]
    for (const [body, status, code] of cases) {
      const answer = await refused(body)
      expect([answer.status, answer.code]).toEqual([status, code])
      expect(answer.message).toMatch(/[가-힣].*요\.$/)
    }
    expect(await rowCount()).toBe(before)
    expect(mediaStore.kept.size).toBe(0)
    expect(await readdir(folder)).toEqual([])
    expect(logged).toEqual([])
  })

  it('that is too large is not read to its end', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        const chunk = new Uint8Array(256 * 1024)
        if (sent === 0) chunk.set([0xff, 0xd8, 0xff, 0xe0])
        sent += chunk.length
        controller.enqueue(chunk)
      },
    })
    expect(await refused(endless)).toMatchObject({ status: 413, code: 'TOO_LARGE' })
    expect(sent).toBeLessThan(CHAT_RULES.imageBytes + 2_000_000)
  })

  it('whose sender disconnects halfway is deleted', async () => {
    const photo = await phonePhoto()
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array(photo.subarray(0, 1_000))),
      pull: (controller) => controller.error(new Error('connection lost')),
    })
    expect(await refused(broken)).toMatchObject({ status: 400, code: 'INCOMPLETE' })
    expect(mediaStore.kept.size).toBe(0)
  })
})

async function tracksOf(bytes: Buffer) {
  const input = new Input({ source: new BufferSource(new Uint8Array(bytes)), formats: ALL_FORMATS })
  const tracks = await input.getTracks()
  return {
    tags: await input.getMetadataTags(),
    seconds: await input.computeDuration(),
    kinds: tracks.map(({ type }) => type).sort(),
    rotation: (await input.getPrimaryVideoTrack())?.rotation,
  }
}

describe('a video', () => {
  it.each([
    ['mp4', 'video/mp4'],
    ['quicktime', 'video/mp4'],
    ['webm', 'video/webm'],
  ] as const)('as %s is kept as %s, without title, camera and place', async (container, type) => {
    const original = await madeVideo({ container })
    expect([original.includes(PLACE_TAG), original.includes(CAMERA)]).toEqual([true, true])
    const { mediaId, ...file } = await uploaded(original)
    const isTurned = container !== 'webm'
    expect(file).toMatchObject({
      kind: 'VIDEO',
      width: isTurned ? 240 : 320,
      height: isTurned ? 320 : 240,
      durationSeconds: expect.closeTo(3, 0),
    })
    const response = await load(mediaId)
    expect(response.headers.get('content-type')).toBe(type)
    const bytes = await bytesOf(response)
    for (const trace of [PLACE_TAG, CAMERA, '거실', '©xyz', 'LOCATION'])
      expect(bytes.includes(trace), trace).toBe(false)
    const copy = await tracksOf(bytes)
    expect(copy.tags.title).toBeUndefined()
    expect(copy.kinds).toEqual(isTurned ? ['audio', 'video'] : ['video'])
    expect(copy.rotation).toBe(isTurned ? 90 : 0)
    expect(copy.seconds).toBeCloseTo(3, 0)
    // It plays before it is loaded completely.
    if (isTurned) expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
  })

  it('has its poster, which is sent along with it and only once', async () => {
    const still = await noisePicture(320, 240).jpeg().toBuffer()
    const poster = await uploaded(still, { query: '&as=poster' })
    expect(poster.kind).toBe('POSTER')
    const video = await uploaded(await madeVideo(), { query: `&posterId=${poster.mediaId}` })
    expect(video.color).toBe(poster.color)
    const again = await uploaded(await madeVideo(), { query: `&posterId=${poster.mediaId}` })
    expect((await rowOf(again.mediaId))?.poster_id).toBeNull()
    expect(await claim('imageMessage', [poster.mediaId])).toBeNull()
    expect(await claim('videoMessage', [video.mediaId], { messageSeq: 4 })).toEqual({
      video: {
        mediaId: video.mediaId,
        width: 240,
        height: 320,
        durationSeconds: expect.closeTo(3, 0),
        posterId: poster.mediaId,
      },
    })
    expect((await rowOf(poster.mediaId))?.message_seq).toBe(4)
    expect((await load(`${poster.mediaId}?size=thumb`, seller)).status).toBe(200)
  })

  it.each([
    ['HEVC', { codec: 'hevc' }, 415, 'WRONG_CODEC'],
    ['AV1', { codec: 'av1', container: 'mp4' }, 415, 'WRONG_CODEC'],
    ['61초', { seconds: 61, withSound: false }, 422, 'TOO_LONG'],
  ] as const)('%s 동영상은 까닭을 말하고 거절한다', async (_name, made, status, code) => {
    const answer = await refused(new Uint8Array(await madeVideo(made)))
    expect([answer.status, answer.code]).toEqual([status, code])
    expect(answer.message).toMatch(/보내 주세요\.$/)
  })

  it('of 60 seconds is accepted, a truncated one is not', async () => {
    const minute = await madeVideo({ seconds: 60, withSound: false })
    expect((await uploaded(minute)).durationSeconds).toBeCloseTo(60, 0)
    const cut = new Uint8Array(minute.subarray(0, minute.length / 2))
    expect(await refused(cut)).toMatchObject({ status: 422, code: 'BROKEN' })
    expect(logged).toEqual([])
  })

  it('is no poster', async () => {
    const answer = await refused(new Uint8Array(await madeVideo()), { query: '&as=poster' })
    expect(answer.code).toBe('WRONG_TYPE')
  })
})

describe('who may', () => {
  it('upload: the members of the room, signed in', async () => {
    const photo = new Uint8Array(await phonePhoto())
    expect(await refused(photo, { bearer: null })).toMatchObject({ status: 401 })
    expect(await refused(photo, { bearer: 'nonsense' })).toMatchObject({ status: 401 })
    expect(await refused(photo, { bearer: otherUser })).toMatchObject({ status: 404 })
    for (const roomId of [999_999, 0, -1, 'x', '1 or 1=1', '9'.repeat(40)])
      expect(await refused(photo, { roomId })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    await uploaded(Buffer.from(photo), { bearer: seller })
  })

  it('see: its uploader before it is sent, both members afterwards, no other user', async () => {
    const { mediaId } = await uploaded(await phonePhoto())
    expect((await load(mediaId)).status).toBe(200)
    expect((await load(mediaId, seller)).status).toBe(404)
    await claim('imageMessage', [mediaId])
    for (const path of [mediaId, `${mediaId}?size=thumb`]) {
      expect((await load(path, seller)).status).toBe(200)
      for (const [bearer, status] of [
        [otherUser, 404],
        [null, 404],
        ['nonsense', 401],
      ] as const) {
        const response = await load(path, bearer)
        expect(response.status).toBe(status)
        expect(response.headers.get('cache-control')).toBe('no-store')
      }
    }
    for (const unknown of ['0'.repeat(32), 'x', '..%2f..%2fsecret', `${mediaId}/full`, ''])
      expect((await load(unknown)).status, unknown).toBe(404)
  })

  it('see: nothing of what was left behind', async () => {
    const { mediaId } = await uploaded(await phonePhoto())
    await claim('imageMessage', [mediaId], { messageSeq: 3 })
    await database.kysely
      .updateTable('chat_member')
      .set({ visible_from_seq: 4 })
      .where('room_id', '=', room.roomId)
      .where('store_seq', '=', room.seller.storeSeq)
      .execute()
    expect((await load(mediaId, seller)).status).toBe(404)
    expect((await load(mediaId, buyer)).status).toBe(200)
  })

  it('see: operators what a report shows, and only that', async () => {
    const { userSeq } = await seedUser(database.kysely, { role: 'ADMIN' })
    const operator = await bearerOf(dependencies, userSeq)
    const [shown, other] = [await uploaded(await phonePhoto()), await uploaded(await phonePhoto())]
    await claim('imageMessage', [shown.mediaId, other.mediaId])
    expect((await load(shown.mediaId, operator)).status).toBe(404)
    const evidence = [
      { messageSeq: 1, message: other.mediaId, images: [{ mediaId: shown.mediaId, width: 1 }] },
    ]
    const report = await database.kysely
      .insertInto('report')
      .values({
        room_id: room.roomId,
        product_seq: room.productSeq,
        reporter_store_seq: room.seller.storeSeq,
        reported_store_seq: room.buyer.storeSeq,
        reason: 'FRAUD',
        detail: '',
        evidence: JSON.stringify(evidence),
        created_at: START,
      })
      .returning('report_seq')
      .executeTakeFirstOrThrow()
    const { report_seq: reportSeq } = report
    const ofReport = (mediaId: string, bearer: string | null = operator, headers = {}) =>
      load(`reports/${reportSeq}/${mediaId}`, bearer, headers)
    const views = () =>
      database.kysely
        .selectFrom('operator_action')
        .select(['action', 'user_seq', 'reason', 'address'])
        .where('operator_user_seq', '=', userSeq)
        .execute()
    for (const bearer of [otherUser, buyer, seller, null])
      expect((await ofReport(shown.mediaId, bearer)).status).toBe(404)
    expect((await ofReport(other.mediaId)).status).toBe(404)
    for (const path of [`reports/${reportSeq + 1}/${shown.mediaId}`, shown.mediaId])
      expect((await load(path, operator)).status, path).toBe(404)
    expect(await views()).toEqual([])

    const whole = await ofReport(shown.mediaId, operator, { 'x-client-address': '203.0.113.7' })
    expect(whole.status).toBe(200)
    expect(whole.headers.get('cache-control')).toBe('private, no-store')
    expect((await bytesOf(whole)).length).toBe(Number(whole.headers.get('content-length')))
    const part = { range: 'bytes=0-9', 'x-client-address': '203.0.113.7' }
    expect((await ofReport(shown.mediaId, operator, part)).status).toBe(206)
    const thumb = await ofReport(`${shown.mediaId}?size=thumb`, operator, part)
    expect([thumb.status, thumb.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const reason = `채팅 신고 ${reportSeq}번의 사진·동영상 열람`
    const view = { action: 'VIEW', user_seq: room.buyer.userSeq, reason }
    expect(await views()).toEqual([{ ...view, address: '203.0.113.7' }])
    await ofReport(shown.mediaId)
    expect(await views()).toHaveLength(2)
  })

  it('upload: so many an hour', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 201; count += 1) statuses.push((await send('text')).status)
    expect(statuses.slice(0, 200).every((status) => status === 415)).toBe(true)
    expect(statuses[200]).toBe(429)
    const limited = await send(new Uint8Array(await phonePhoto()))
    expect(limited.headers.get('retry-after')).toBe('3600')
    await uploaded(await phonePhoto(), { bearer: seller })
    time = new Date(START.getTime() + HOUR_MS)
    await uploaded(await phonePhoto(), { bearer: await bearerOf(dependencies, room.buyer.userSeq) })
  })

  it('upload: three at once, three wait for a slot, the rest try again later', async () => {
    const media = createMediaHost(
      dependencies,
      createUploadPools({ slots: { waitingOfUser: 3, waitMs: 120_000 } }),
    )
    host = async (request) => media(request) ?? new Response(null, { status: 599 })
    const open: (() => void)[] = []
    // The body is read only once the upload has its slot.
    const slow = () =>
      send(
        new ReadableStream(
          { pull: (controller) => void open.push(() => controller.close()) },
          { highWaterMark: 0 },
        ),
      )
    const running = [slow(), slow(), slow(), slow(), slow(), slow()]
    await vi.waitFor(() => expect(open).toHaveLength(3), 10_000)
    const busy = await send('text')
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '2'])
    expect((await send('text', { bearer: seller })).status).toBe(415)
    expect(open).toHaveLength(3)
    for (const close of open.splice(0)) close()
    await vi.waitFor(() => expect(open).toHaveLength(3), 10_000)
    for (const close of open) close()
    await Promise.all(running)
    expect((await send('text')).status).toBe(415)
  })

  it('upload: a client that sends a byte now and then does not block others', async () => {
    const media = createMediaHost(
      dependencies,
      createUploadPools({ slots: { inAll: 2, waitMs: 60_000 }, pace: { stretchMs: 300 } }),
    )
    host = async (request) => media(request) ?? new Response(null, { status: 599 })
    let bytes = 0
    const stalling = () => {
      let timer: NodeJS.Timeout
      return send(
        new ReadableStream({
          start(controller) {
            timer = setInterval(() => {
              bytes += 1
              controller.enqueue(new Uint8Array([0xff]))
            }, 20)
          },
          cancel: () => clearInterval(timer),
        }),
      )
    }
    const stalled = [stalling(), stalling()]
    await vi.waitFor(() => expect(bytes).toBeGreaterThan(4), 10_000)
    // It waits until the two are disconnected.
    await uploaded(await phonePhoto(), { bearer: seller })
    for (const response of await Promise.all(stalled)) {
      expect(response.status).toBe(408)
      expect(response.headers.get('connection')).toBe('close')
      expect((await response.json()).message).toMatch(/다시 보내 주세요\.$/)
    }
    expect(await readdir(folder)).toEqual([])
  })
})

describe('a part of a video', () => {
  it('comes as it is asked for', async () => {
    const { mediaId } = await uploaded(await madeVideo({ pictureBytes: 20_000 }))
    const whole = await load(mediaId)
    const all = await bytesOf(whole)
    const size = all.length
    const etag = whole.headers.get('etag') ?? ''
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=604800, immutable',
      'content-disposition': `inline; filename="duson-${mediaId.slice(0, 8)}.mp4"`,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-length': String(size),
    })
    const part = async (range: string, headers: Record<string, string> = {}) => {
      const response = await load(mediaId, buyer, { range, ...headers })
      return { response, bytes: await bytesOf(response) }
    }
    for (const [range, start, end] of [
      ['bytes=0-', 0, size - 1],
      ['bytes=0-0', 0, 0],
      ['bytes=1000-1999', 1_000, 1_999],
      [`bytes=${size - 5}-${size + 500}`, size - 5, size - 1],
      ['bytes=-7', size - 7, size - 1],
    ] as const) {
      const { response, bytes } = await part(range)
      expect(response.status).toBe(206)
      expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${size}`)
      expect(response.headers.get('content-length')).toBe(String(end - start + 1))
      expect(bytes.equals(all.subarray(start, end + 1)), range).toBe(true)
    }
    const beyond = await part(`bytes=${size}-`)
    expect(beyond.response.status).toBe(416)
    expect(beyond.response.headers.get('content-range')).toBe(`bytes */${size}`)
    expect((await part('bytes=0-1,4-5')).bytes.equals(all)).toBe(true)
    expect((await part('bytes=0-9', { 'if-range': etag })).response.status).toBe(206)
    expect((await part('bytes=0-9', { 'if-range': '"another"' })).response.status).toBe(200)
    expect((await load(mediaId, buyer, { 'if-none-match': etag })).status).toBe(304)
    const head = await load(mediaId, buyer, { range: 'bytes=2-5' }, 'HEAD')
    expect([head.status, head.headers.get('content-length')]).toEqual([206, '4'])
    expect((await bytesOf(head)).length).toBe(0)
    const download = await load(`${mediaId}?download=1`)
    expect(download.headers.get('content-disposition')).toMatch(/^attachment; /)
    await download.body?.cancel()
    expect((await load(mediaId, buyer, {}, 'DELETE')).status).toBe(405)
  })
})

describe('sending', () => {
  it('takes pictures in their order, once, and only the sender’s own of that room', async () => {
    const one = await uploaded(await phonePhoto(300, 200))
    const two = await uploaded(await phonePhoto(500, 200))
    const others = await uploaded(await phonePhoto(), { bearer: seller })
    const elsewhere = await seedRoom(database.kysely, START, { buyer: room.buyer })
    const there = await uploaded(await phonePhoto(), { roomId: elsewhere.roomId })
    const video = await uploaded(await madeVideo())
    for (const [type, ids] of [
      ['imageMessage', []],
      ['imageMessage', [one.mediaId, one.mediaId]],
      ['imageMessage', [one.mediaId, others.mediaId]],
      ['imageMessage', [one.mediaId, there.mediaId]],
      ['imageMessage', [one.mediaId, video.mediaId]],
      ['imageMessage', [one.mediaId, '0'.repeat(32)]],
      ['imageMessage', Array.from({ length: 11 }, (_, index) => `${index}`.padStart(32, '0'))],
      ['videoMessage', [one.mediaId]],
      ['videoMessage', [video.mediaId, one.mediaId]],
      ['textMessage', [one.mediaId]],
    ] as const)
      expect(await claim(type, [...ids])).toBeNull()
    expect((await rowOf(one.mediaId))?.message_seq).toBeNull()
    expect(await claim('imageMessage', [two.mediaId, one.mediaId], { messageSeq: 2 })).toEqual({
      images: [
        { mediaId: two.mediaId, width: 200, height: 500, color: two.color },
        { mediaId: one.mediaId, width: 200, height: 300, color: one.color },
      ],
    })
    expect(await claim('imageMessage', [one.mediaId], { messageSeq: 3 })).toBeNull()
  })

  it('never takes a file twice, however many try at once', async () => {
    const { mediaId } = await uploaded(await phonePhoto())
    const claims = await Promise.all(
      [1, 2, 3, 4].map((messageSeq) => claim('imageMessage', [mediaId], { messageSeq })),
    )
    expect(claims.filter(Boolean)).toHaveLength(1)
  })
})

describe('what is never sent', () => {
  it('is deleted after a day, with its bytes and its poster; what was sent stays', async () => {
    const poster = await uploaded(await noisePicture(32, 24).jpeg().toBuffer(), {
      query: '&as=poster',
    })
    const video = await uploaded(await madeVideo(), { query: `&posterId=${poster.mediaId}` })
    const sent = await uploaded(await phonePhoto())
    await claim('imageMessage', [sent.mediaId])
    const sweep = (hours: number) =>
      sweepMedia({
        kysely: database.kysely,
        mediaStore,
        now: new Date(START.getTime() + hours * HOUR_MS),
      })
    time = new Date(START.getTime() + 12 * HOUR_MS)
    const later = await bearerOf(dependencies, room.buyer.userSeq)
    const young = await uploaded(await phonePhoto(), { bearer: later })
    await sweep(23)
    expect(await rowOf(video.mediaId)).toBeDefined()
    const swept = await Promise.all([sweep(24.1), sweep(24.1)])
    expect(Math.max(...swept)).toBeGreaterThanOrEqual(2)
    for (const { mediaId } of [poster, video]) {
      expect(await rowOf(mediaId)).toBeUndefined()
      expect([...mediaStore.kept.keys()].some((name) => name.includes(mediaId))).toBe(false)
    }
    expect(await claim('videoMessage', [video.mediaId])).toBeNull()
    for (const { mediaId } of [sent, young]) {
      expect(await rowOf(mediaId)).toBeDefined()
      expect(mediaStore.kept.has(`chat/${mediaId.slice(0, 2)}/${mediaId}/full`)).toBe(true)
    }
    expect(await sweep(24.1)).toBe(0)
  })

  it('an interrupted sweep is finished by the next, and no user can send what it took', async () => {
    const { mediaId } = await uploaded(await phonePhoto())
    const now = new Date(START.getTime() + 25 * HOUR_MS)
    const failing = { ...mediaStore, delete: () => Promise.reject(new Error('store is down')) }
    const sweep = (store: typeof mediaStore) =>
      sweepMedia({ kysely: database.kysely, mediaStore: store, now })
    await expect(sweep(failing)).rejects.toThrow('store is down')
    expect(await claim('imageMessage', [mediaId])).toBeNull()
    expect((await load(mediaId)).status).toBe(404)
    await sweep(mediaStore)
    expect(await rowOf(mediaId)).toBeUndefined()
  })

  it('a store that fails leaves no row, and no detail of the file in the log', async () => {
    mediaStore.put = () => Promise.reject(new Error('disk full'))
    const before = await rowCount()
    const answer = await refused(new Uint8Array(await phonePhoto()), {
      headers: {
        'content-disposition': 'attachment; filename="canary-홍길동.jpg"'.replace('홍길동', 'hong'),
      },
    })
    expect(answer).toMatchObject({ status: 500, code: 'GENERIC' })
    expect(await rowCount()).toBe(before)
    expect(logged).toHaveLength(1)
    expect(logged.join()).not.toMatch(/canary|hong/)
  })
})
