import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { DISPUTE_MONTHS, monthsAfter } from '#backend/db/retention.ts'
import { seedCategory, seedUser } from '#backend/demo/seed/builders/index.ts'
import { sweep } from '#backend/jobs/sweep.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import { seedRoom, type TestMember } from '#tests/support/chat-room.ts'
import { hostClients } from '#tests/support/host-client.ts'
import { testHostDependencies } from '#tests/support/host-dependencies.ts'
import { memoryMediaStore } from '#tests/support/memory-media-store.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { createMediaHost } from '../media/media-host.ts'
import { sweepMedia } from '../media/sweep-media.ts'
import { forgetMessages } from './forget-messages.ts'

const NOW = new Date('2026-11-21T03:00:00Z')
const SECRET = '독고탁네 304호 앞에서 봬요'

let database: Database
beforeAll(async () => {
  database = await createTestDatabase()
  await seedCategory(database.kysely)
}, 60_000)
afterAll(() => database?.close())

it('탈퇴한 회원의 말은 6개월 동안 상대에게 남았다가 지워진다', async () => {
  const { kysely } = database
  const dependencies = testHostDependencies(database, { now: () => NOW })
  const clientOf = async ({ userSeq }: TestMember) => {
    const options = { bearer: await bearerOf(dependencies, userSeq) }
    const clients = hostClients(dependencies)
    return { edge: clients('edge', options), main: clients('main', options) }
  }
  const { roomId, buyer, seller } = await seedRoom(kysely, NOW)
  const [leaver, other] = [await clientOf(buyer), await clientOf(seller)]
  await leaver.edge.sendMessage({ roomId, clientMessageId: 'leaver-1', message: SECRET })
  await other.edge.sendMessage({ roomId, message: '네, 그때 봬요' })
  await leaver.edge.makeAppointment({
    roomId,
    at: '2026-11-22T03:00:00Z',
    place: SECRET,
    clientMessageId: 'leaver-2',
  })
  await leaver.main.withdraw({ reason: 'OTHER' })
  const texts = async () =>
    (await other.edge.messages({ roomId })).items.map(({ message }) => message)

  expect(await forgetMessages(kysely, new Date('2027-05-21T02:59:59Z'))).toBe(0)
  expect((await texts())[0]).toBe(SECRET)

  expect(await forgetMessages(kysely, new Date('2027-05-21T03:00:00Z'))).toBe(2)
  expect(await texts()).toEqual(['삭제된 메시지예요', '네, 그때 봬요', '삭제된 메시지예요'])
  const { rows } = await sql`
    select 1 from chat_message m where m::text like ${`%304호%`}
    union all select 1 from chat_appointment a where a::text like ${`%304호%`}`.execute(kysely)
  expect(rows).toEqual([])
  expect(await forgetMessages(kysely, new Date('2027-06-21T03:00:00Z'))).toBe(0)
})

it('신고의 증거인 사진과 동영상은 신고와 함께 남았다가 신고와 함께 지워진다', async () => {
  const { kysely } = database
  const mediaStore = memoryMediaStore()
  let now = NOW
  const dependencies = testHostDependencies(database, { now: () => now, mediaStore })
  const { roomId, buyer, seller } = await seedRoom(kysely, NOW)
  const edgeOf = async ({ userSeq }: { userSeq: number }) => {
    const bearer = await bearerOf(dependencies, userSeq)
    const clients = hostClients(dependencies)
    return { edge: clients('edge', { bearer }), main: clients('main', { bearer }) }
  }
  const file = async (mediaId: string, posterId: string | null = null) => {
    await kysely
      .insertInto('chat_media')
      .values({
        media_id: mediaId,
        user_seq: buyer.userSeq,
        room_id: roomId,
        kind: posterId ? 'VIDEO' : 'IMAGE',
        content_type: posterId ? 'video/mp4' : 'image/jpeg',
        bytes: 4,
        width: 4,
        height: 3,
        color: '#aabbcc',
        duration_ms: posterId ? 1_000 : null,
        poster_id: posterId,
        created_at: NOW,
      })
      .execute()
    await mediaStore.put(
      `chat/${mediaId.slice(0, 2)}/${mediaId}/full`,
      Buffer.from('file'),
      'image/jpeg',
    )
    return mediaId
  }
  const [reported, unreported, poster] = await Promise.all(
    ['a', 'b', 'c'].map((id) => file(id.repeat(32))),
  )
  await kysely
    .updateTable('chat_media')
    .set({ kind: 'POSTER' })
    .where('media_id', '=', poster ?? '')
    .execute()
  const video = await file('d'.repeat(32), poster)
  const left = async () => {
    await sweepMedia({ kysely, mediaStore, now })
    const rows = await kysely
      .selectFrom('chat_media')
      .select('media_id')
      .where('room_id', '=', roomId)
      .orderBy('media_id')
      .execute()
    const ids = rows.map((row) => row.media_id)
    expect([...mediaStore.kept.keys()].map((name) => name.split('/')[2]).sort()).toEqual(ids)
    return ids
  }

  const [leaver, reporter] = [await edgeOf(buyer), await edgeOf(seller)]
  const pictures = { roomId, messageType: 'imageMessage' } as const
  await leaver.edge.sendMessage({ ...pictures, mediaIds: [unreported ?? ''] })
  // Left behind by the reporter, so that the report does not show it.
  await reporter.edge.leaveRoom({ roomId })
  await leaver.edge.sendMessage({ ...pictures, mediaIds: [reported ?? ''] })
  await leaver.edge.sendMessage({ roomId, messageType: 'videoMessage', mediaIds: [video] })
  const { reportSeq } = await reporter.edge.report({ roomId, reason: 'ABUSE' })
  await leaver.main.withdraw({ reason: 'OTHER' })
  expect(await left()).toHaveLength(4)

  now = new Date('2027-05-21T03:00:00Z')
  await forgetMessages(kysely, now)
  expect(await left()).toEqual([reported, poster, video])
  const media = createMediaHost(dependencies)
  const load = async (path: string, bearer: string) =>
    (
      await media(
        new Request(`http://edge.host.invalid/api/chat/media/${path}`, {
          headers: { authorization: `Bearer ${bearer}` },
        }),
      )
    )?.status
  // The other member sees that something was deleted, and no file any more.
  expect(await load(reported ?? '', await bearerOf(dependencies, seller.userSeq))).toBe(404)
  const { userSeq } = await seedUser(kysely, { role: 'OPERATOR' })
  const operator = await bearerOf(dependencies, userSeq)
  for (const mediaId of [reported, video, poster])
    expect(await load(`reports/${reportSeq}/${mediaId}`, operator)).toBe(200)

  const { edge } = await edgeOf({ userSeq })
  await edge.closeReport({
    reportSeq,
    state: 'DISMISSED',
    reasonCode: 'NO_BREACH',
    note: '확인했어요',
  })
  now = monthsAfter(now, DISPUTE_MONTHS)
  await sweep(kysely, now)
  expect(await left()).toHaveLength(3)
  now = new Date(now.getTime() + 1_000)
  await sweep(kysely, now)
  expect(await left()).toEqual([])
})
