import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createMediaHost } from '#backend/chat/media/media-host.ts'
import type { Database } from '#backend/db/database.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { seedPerson } from '#tests/support/chat-room.ts'
import { testHostDependencies } from '#tests/support/host-dependencies.ts'
import { memoryMediaStore } from '#tests/support/memory-media-store.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { seedDemoWorld } from '../seed/seed-demo-world.ts'
import { chatSampleDrawer } from './draw-chat-sample.ts'

const NOW = new Date('2026-11-21T03:00:00Z')

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
  await seedDemoWorld({ kysely: database.kysely, now: NOW })
}, 60_000)
afterAll(() => database?.close())

it('체험용 대화의 사진은 처음 볼 때 그려지고, 방의 두 사람만 본다', async () => {
  const { kysely } = database
  const mediaStore = memoryMediaStore()
  const makeMissingFile = chatSampleDrawer({ kysely, mediaStore })
  const dependencies = testHostDependencies(database, {
    now: () => NOW,
    mediaStore,
    makeMissingFile,
  })
  const media = createMediaHost(dependencies)
  const message = await kysely
    .selectFrom('chat_message as m')
    .innerJoin('store', 'store.store_seq', 'm.sender_store_seq')
    .select(['m.content', 'm.message', 'm.room_id', 'store.user_seq'])
    .where('message_type', '=', 'imageMessage')
    .orderBy('room_id')
    .executeTakeFirstOrThrow()
  const images = message.content.images ?? []
  expect(message.message).toBe(images.length > 1 ? `사진 ${images.length}장` : '사진')
  const [image] = images
  if (!image) throw new Error('no picture')
  const load = async (path: string, userSeq: number) => {
    const authorization = `Bearer ${await bearerOf(dependencies, userSeq)}`
    const address = `http://edge.host.invalid/api/chat/media/${path}`
    const response = await media(new Request(address, { headers: { authorization } }))
    if (!response) throw new Error('not a file of the chat')
    return response
  }
  const otherUser = await seedPerson(kysely)
  expect((await load(image.mediaId, otherUser.userSeq)).status).toBe(404)
  expect(mediaStore.kept.size).toBe(0)

  const thumb = await load(`${image.mediaId}?size=thumb`, message.user_seq)
  expect(thumb.status).toBe(200)
  const whole = await load(image.mediaId, message.user_seq)
  const bytes = Buffer.from(await whole.arrayBuffer())
  expect(bytes.length).toBe(Number(whole.headers.get('content-length')))
  expect(await sharp(bytes).metadata()).toMatchObject({
    format: 'jpeg',
    width: image.width,
    height: image.height,
  })
  expect(mediaStore.kept.size).toBe(2)
})
