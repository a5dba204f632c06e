import type { Transaction } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import type { DB } from '#backend/db/schema.ts'
import { pickFrom, randomOf } from '#backend/demo/random.ts'
import { seedCategory, seedProduct } from '#backend/demo/seed/builders/index.ts'
import type { HostContext } from '#backend/operation/context.ts'
import { isRefusal } from '#backend/operation/refusal.ts'
import { seedPerson, type TestMember } from '#tests/support/chat-room.ts'
import { testHostContext, testHostDependencies } from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { warmPool } from '#tests/support/warm-pool.ts'
import { leaveRoom } from '../rooms/leave-room.ts'
import { markRead } from '../rooms/mark-read.ts'
import { openRoom } from '../rooms/open-room.ts'
import { appendMessage, touchMessage } from './append-message.ts'
import { sendMessage } from './send-message.ts'

const RUNS = 6
const ROOMS = 3
const WAVES = 40
/** Actions at the same time: more of them would be written in few transactions and rarely conflict. */
const WAVE = 8

let database: Database
let instances: HostContext[]
beforeAll(async () => {
  database = await createTestDatabase()
  await seedCategory(database.kysely)
  const faults = { error: () => undefined }
  const unlimited = { take: async () => null, giveBack: async () => {}, close: async () => {} }
  instances = [1, 2].map(() =>
    testHostContext(testHostDependencies(database, { log: faults, limiter: unlimited })),
  )
  await warmPool(database.kysely)
}, 60_000)
afterAll(() => database?.close())

const KINDS = [
  'send',
  'send',
  'send',
  'send again',
  'read',
  'leave',
  'open',
  'card',
  'touch',
] as const

/** Random actions of both members in the rooms. */
function drawActs(seed: number) {
  const random = randomOf(seed)
  return Array.from({ length: WAVES * WAVE }, (_, index) => ({
    index,
    kind: pickFrom(random, KINDS) ?? 'send',
    room: random.integer(0, ROOMS - 1),
    isBuyer: random.chance(0.5),
    instance: random.integer(0, 1),
    number: random.integer(0, 60),
  }))
}
type Act = ReturnType<typeof drawActs>[number]

interface Place {
  roomId: number
  productSeq: number
  buyer: TestMember
  seller: TestMember
}

/** One buyer in three rooms of one seller, so that all actions can conflict. */
async function places(): Promise<Place[]> {
  const [buyer, seller] = [await seedPerson(database.kysely), await seedPerson(database.kysely)]
  const made: Place[] = []
  for (let count = 0; count < ROOMS; count += 1) {
    const { productSeq } = await seedProduct(
      database.kysely,
      { store_seq: seller.storeSeq, category_seq: 1 },
      { imageCount: 0 },
    )
    const opened = await openRoom(contextOf(0), buyer, { productSeq })
    if (isRefusal(opened)) throw new Error(opened.refused)
    made.push({ roomId: opened.roomId, productSeq, buyer, seller })
  }
  return made
}

const contextOf = (instance: number) => instances[instance] as HostContext

async function perform(acts: readonly Act[], rooms: readonly Place[]): Promise<unknown[]> {
  const faults: unknown[] = []
  for (let wave = 0; wave < acts.length; wave += WAVE) {
    const answers = await Promise.allSettled(
      acts.slice(wave, wave + WAVE).map((act) => doIt(act, rooms[act.room] as Place)),
    )
    for (const answer of answers) if (answer.status === 'rejected') faults.push(answer.reason)
  }
  return faults
}

function doIt({ kind, isBuyer, instance, number, index }: Act, place: Place): Promise<unknown> {
  const { roomId, productSeq } = place
  const me = isBuyer ? place.buyer : place.seller
  const context = contextOf(instance)
  const at = context.now()
  const send = (clientMessageId: string) => {
    const draft = { roomId, clientMessageId, message: `${index}`, mediaIds: [] }
    return sendMessage(context, me, { ...draft, messageType: 'textMessage' })
  }
  const card = {
    roomId,
    senderStoreSeq: me.storeSeq,
    clientMessageId: null,
    messageType: 'noticeMessage',
    message: '가격 제안',
    content: { notice: 'OFFER' },
    at,
  } as const
  const inTransaction = (work: (trx: Transaction<DB>) => Promise<unknown>) =>
    context.kysely.transaction().execute(work)
  const deeds: Record<Act['kind'], () => Promise<unknown>> = {
    send: () => send(`message-${index}`),
    // The same few ids repeatedly, over both instances.
    'send again': () => send(`again-${number % 4}-again`),
    read: () => markRead(context, me, { roomId, lastReadSeq: number }),
    leave: () => leaveRoom(context, me, { roomId }),
    open: () => openRoom(context, place.buyer, { productSeq }),
    card: () => inTransaction((trx) => appendMessage(trx, card)),
    touch: () => inTransaction((trx) => touchMessage(trx, { roomId, messageSeq: number, at })),
  }
  return deeds[kind]()
}

/** The invariants of a room. */
async function check({ roomId }: Place): Promise<void> {
  const { kysely } = database
  const room = await kysely
    .selectFrom('chat_room')
    .selectAll()
    .where('room_id', '=', roomId)
    .executeTakeFirstOrThrow()
  const messages = await kysely
    .selectFrom('chat_message')
    .selectAll()
    .where('room_id', '=', roomId)
    .orderBy('message_seq')
    .execute()
  const seqs = messages.map(({ message_seq: seq }) => seq)
  expect(seqs).toEqual(Array.from({ length: room.message_count }, (_, index) => index + 1))

  const changes = messages.map(({ change_seq: seq }) => seq)
  expect(new Set(changes).size).toBe(changes.length)
  expect(Math.max(0, ...changes)).toBeLessThanOrEqual(room.change_count)

  const names = messages.flatMap(({ client_message_id: id, sender_store_seq: sender }) =>
    id === null ? [] : [`${sender}/${id}`],
  )
  expect(new Set(names).size).toBe(names.length)

  const members = await kysely
    .selectFrom('chat_member')
    .selectAll()
    .where('room_id', '=', roomId)
    .execute()
  expect(members).toHaveLength(2)
  for (const member of members) {
    const unread = messages.filter(
      (message) =>
        message.sender_store_seq !== member.store_seq && message.message_seq > member.last_read_seq,
    )
    expect(member.unread_count).toBe(unread.length)
    expect(member.last_read_seq).toBeLessThanOrEqual(room.message_count)
    expect(member.visible_from_seq).toBeLessThanOrEqual(member.last_read_seq + 1)
    expect(member.last_message_at).toEqual(room.last_message_at)
  }
}

it.each(Array.from({ length: RUNS }, (_, index) => index + 1))(
  'leaves every room consistent, whatever both do at the same time on two instances: %i',
  async (seed) => {
    const rooms = await places()
    expect(await perform(drawActs(seed), rooms)).toEqual([])
    for (const room of rooms) await check(room)
  },
  60_000,
)
