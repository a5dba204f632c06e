import { clear, createStore, delMany, entries, get, set, type UseStore } from 'idb-keyval'
import { cookies } from '#app/shell/session/browser-cookies.ts'
import type { ChatMessage } from '#contracts/chat.ts'
import { DAY_MS } from '#contracts/durations.ts'
import type { Room, RoomSummary } from '#contracts/edge.ts'

/*
 * Rooms that were read in this browser, for the time without a connection: texts alone, of the member who is signed in.
 * The offline page shows them (app/features/offline/), see docs/decisions/083-member-data-on-a-device.md.
 */

export interface KeptMessage {
  seq: number
  isOwn: boolean
  isNotice: boolean
  text: string
  /** ISO 8601. */
  at: string
}

export interface KeptRoom {
  userSeq: number
  roomId: number
  /** Of the other member. */
  name: string
  /** Of the product. */
  title: string
  last: string
  /** Of the last message, ISO 8601. */
  at: string
  /** The newest ones, oldest first; none of a room that was not opened here. */
  messages: readonly KeptMessage[]
  /** Milliseconds since 1970. */
  keptAt: number
}

const MOST_ROOMS = 50
const MOST_MESSAGES = 100
const KEPT_MS = 14 * DAY_MS

let place: UseStore | undefined

function store(): UseStore {
  place ??= createStore('chat-read', 'rooms')
  return place
}

const keyOf = (userSeq: number, roomId: number) => `${userSeq}:${roomId}`

/** Whether this member is the one who is signed in here; after a sign-out nothing is stored any more. */
const isSignedIn = (userSeq: number) => cookies().userSeq() === userSeq

/** Stores a room as it was read. @param messages of which the newest end is the room's end */
export async function keepReadRoom(
  userSeq: number,
  room: Room,
  messages: readonly ChatMessage[],
): Promise<void> {
  const { roomId, storeSeq, lastMessageSeq } = room
  const newest = unbrokenEnd(messages)
  if (!isSignedIn(userSeq) || newest.at(-1)?.messageSeq !== lastMessageSeq) return
  const kept = newest.map((message) => ({
    seq: message.messageSeq,
    isOwn: message.sender.storeSeq === storeSeq,
    isNotice: message.notice !== null,
    text: message.message,
    at: message.createdAt,
  }))
  await set(keyOf(userSeq, roomId), keptOf(userSeq, room, kept), store())
  await keepChatsOf(userSeq)
}

/**
 * Stores what the list of rooms says of each; a room that is in it no more goes.
 * @param isWhole there are no others than those that were listed
 */
export async function keepReadRooms(
  userSeq: number,
  rooms: readonly RoomSummary[],
  isWhole: boolean,
): Promise<void> {
  if (!isSignedIn(userSeq)) return
  for (const room of rooms) {
    const before = await get<KeptRoom>(keyOf(userSeq, room.roomId), store())
    await set(keyOf(userSeq, room.roomId), keptOf(userSeq, room, before?.messages ?? []), store())
  }
  const listed = new Set(rooms.map(({ roomId }) => roomId))
  const oldest = isWhole ? '' : (rooms.at(-1)?.lastMessageAt ?? '')
  const gone = (await entries<string, KeptRoom>(store())).filter(
    ([, { roomId, at }]) => !listed.has(roomId) && at >= oldest,
  )
  await delMany(
    gone.map(([key]) => key),
    store(),
  )
  await keepChatsOf(userSeq)
}

function keptOf(
  userSeq: number,
  { roomId, other, product, lastMessage, lastMessageAt }: RoomSummary,
  messages: readonly KeptMessage[],
): KeptRoom {
  return {
    userSeq,
    roomId,
    name: other.nickName,
    title: product.title,
    last: lastMessage?.message ?? '',
    at: lastMessageAt,
    messages,
    keptAt: Date.now(),
  }
}

/** The newest messages without a gap between them. */
function unbrokenEnd(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  let from = messages.length - 1
  while (
    from > 0 &&
    messages.length - from < MOST_MESSAGES &&
    messages[from - 1]?.messageSeq === (messages[from]?.messageSeq ?? 0) - 1
  )
    from -= 1
  return messages.slice(Math.max(0, from))
}

/** What was read by this member, the newest room first. */
export async function keptChats(userSeq: number): Promise<KeptRoom[]> {
  const own = (await entries<string, KeptRoom>(store())).map(([, room]) => room)
  return own
    .filter((room) => room.userSeq === userSeq && Date.now() - room.keptAt <= KEPT_MS)
    .sort((one, other) => other.at.localeCompare(one.at))
}

/** Removes what another member has read, what is too old, and more than fifty rooms. */
export async function keepChatsOf(userSeq: number): Promise<void> {
  const staying = new Set(
    (await keptChats(userSeq)).slice(0, MOST_ROOMS).map(({ roomId }) => keyOf(userSeq, roomId)),
  )
  const all = await entries<string, KeptRoom>(store())
  const going = all.map(([key]) => key).filter((key) => !staying.has(key))
  if (going.length > 0) await delMany(going, store())
}

/** After a sign-out nothing that was read stays, of any member. */
export const forgetReadChats = async (): Promise<void> => clear(store())
