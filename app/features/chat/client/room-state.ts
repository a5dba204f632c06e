import type { ChatMessage, ChatProduct, OrderCard } from '#contracts/chat.ts'
import type { Room } from '#contracts/edge.ts'

/** What the browser knows of a room. */
export interface RoomState {
  room: Room
  /** By `messageSeq`, each once. A stretch that is still to be fetched may lie between two of them. */
  messages: readonly ChatMessage[]
  hasOlder: boolean
  /** Every change up to there is known. */
  changeSeq: number
  /** Changes beyond that came already: one before them is missing. */
  ahead: readonly number[]
}

export interface LoadedMessages {
  room: Room
  messages: readonly ChatMessage[]
  hasOlder: boolean
}

/** How far an answer of `changes` goes. */
export interface Changes {
  items: readonly ChatMessage[]
  hasMore: boolean
  changeSeq: number
  lastReadSeq: number
  otherLastReadSeq: number
  otherLastReadAt: string | null
  product: ChatProduct
  canSend: boolean
  isBlockedByMe: boolean
  isOtherActive: boolean
}

/** A stretch of messages that is missing, both ends included. */
export interface Hole {
  from: number
  to: number
}

/**
 * The state of a room as it was loaded. Room and messages are read one after the other, so that only what both of them
 * have seen counts as known; the rest is asked for again.
 */
export function openedRoom({ room, messages, hasOlder }: LoadedMessages): RoomState {
  const newest = messages.reduce((highest, { changeSeq }) => Math.max(highest, changeSeq), 0)
  return withLast({
    room,
    messages: merged([], messages),
    hasOlder,
    changeSeq: reachesEnd(room, messages) ? Math.min(room.changeSeq, newest) : room.changeSeq,
    ahead: [],
  })
}

const reachesEnd = (room: Room, messages: readonly ChatMessage[]) =>
  (messages.at(-1)?.messageSeq ?? 0) >= room.lastMessageSeq

/** The page has loaded the room once more. */
export function takeLoaded(
  state: RoomState,
  { room, messages, hasOlder }: LoadedMessages,
): RoomState {
  const [first] = messages
  const [oldest] = state.messages
  const isOlder = first !== undefined && (!oldest || first.messageSeq < oldest.messageSeq)
  return withLast({
    ...state,
    room: withReadMarks(room, state.room),
    messages: merged(state.messages, messages),
    hasOlder: isOlder ? hasOlder : state.hasOlder,
  })
}

/** Read marks never move back. */
const withReadMarks = (room: Room, before: Room): Room => ({
  ...room,
  lastReadSeq: Math.max(room.lastReadSeq, before.lastReadSeq),
  ...(before.otherLastReadSeq > room.otherLastReadSeq && {
    otherLastReadSeq: before.otherLastReadSeq,
    otherLastReadAt: before.otherLastReadAt,
  }),
})

/** A message that is new or was changed, as the socket or an acknowledgement brings it. */
export function takeMessage(state: RoomState, message: ChatMessage): RoomState {
  if (message.roomId !== state.room.roomId) return state
  const { changeSeq, ahead } = followed(state, message.changeSeq)
  const messages = isInWindow(state, message) ? merged(state.messages, [message]) : state.messages
  if (messages === state.messages && changeSeq === state.changeSeq && ahead === state.ahead)
    return state
  return withLast(withCards({ ...state, messages, changeSeq, ahead }, [message]))
}

/** What lies before the window is fetched as it is then; it is not put there alone. */
const isInWindow = ({ messages, hasOlder }: RoomState, { messageSeq }: ChatMessage) =>
  !hasOlder || messageSeq >= (messages[0]?.messageSeq ?? 0)

/** The next change that is known without a gap, and what is known beyond it. */
function followed(
  { changeSeq, ahead }: RoomState,
  change: number,
): Pick<RoomState, 'changeSeq' | 'ahead'> {
  if (change <= changeSeq || ahead.includes(change)) return { changeSeq, ahead }
  const known = new Set([...ahead, change])
  let next = changeSeq
  while (known.delete(next + 1)) next += 1
  return { changeSeq: next, ahead: [...known].sort((a, b) => a - b) }
}

/** What `changes` answered to `state.changeSeq`. */
export function takeChanges(state: RoomState, changes: Changes): RoomState {
  const { items, changeSeq, lastReadSeq, otherLastReadSeq, otherLastReadAt, product } = changes
  const { canSend, isBlockedByMe, isOtherActive } = changes
  const known = Math.max(state.changeSeq, changeSeq)
  const next = {
    ...state,
    room: {
      ...state.room,
      product,
      canSend,
      isBlockedByMe,
      other: { ...state.room.other, isActive: isOtherActive },
      lastReadSeq: Math.max(lastReadSeq, state.room.lastReadSeq),
      ...(otherLastReadSeq > state.room.otherLastReadSeq && { otherLastReadSeq, otherLastReadAt }),
    },
    messages: merged(
      state.messages,
      items.filter((message) => isInWindow(state, message)),
    ),
    changeSeq: known,
    ahead: state.ahead.filter((change) => change > known),
  }
  return withLast(withCards(next, items))
}

/** A stretch of the history. @param hasOlder when it goes further back than what was there */
export function takeHistory(
  state: RoomState,
  items: readonly ChatMessage[],
  hasOlder?: boolean,
): RoomState {
  return withLast({
    ...state,
    messages: merged(state.messages, items),
    hasOlder: hasOlder ?? state.hasOlder,
  })
}

/** A member has read up to a message. */
export function takeRead(
  state: RoomState,
  read: { storeSeq: number; lastReadSeq: number; lastReadAt?: string | undefined },
): RoomState {
  const { room } = state
  const { storeSeq, lastReadSeq, lastReadAt } = read
  if (storeSeq === room.storeSeq) {
    if (lastReadSeq <= room.lastReadSeq) return state
    const unreadMessageCount = lastReadSeq >= room.lastMessageSeq ? 0 : room.unreadMessageCount
    return { ...state, room: { ...room, lastReadSeq, unreadMessageCount } }
  }
  if (storeSeq !== room.otherStoreSeq || lastReadSeq <= room.otherLastReadSeq) return state
  const otherLastReadAt = lastReadAt ?? room.otherLastReadAt
  return { ...state, room: { ...room, otherLastReadSeq: lastReadSeq, otherLastReadAt } }
}

export const takeProduct = (state: RoomState, product: ChatProduct): RoomState =>
  product.productSeq === state.room.product.productSeq
    ? { ...state, room: { ...state.room, product } }
    : state

/** Whether a change is missing, so that `changes` has to be asked. */
export const missesChange = ({ ahead }: RoomState): boolean => ahead.length > 0

/** The first stretch that is missing between where the window begins and the room's newest message. */
export function firstHole({ room, messages, hasOlder }: RoomState): Hole | null {
  const oldest = messages[0]?.messageSeq ?? room.lastMessageSeq + 1
  let next = hasOlder ? oldest : Math.min(oldest, Math.max(1, room.firstVisibleSeq))
  for (const { messageSeq } of messages) {
    if (messageSeq > next) return { from: next, to: messageSeq - 1 }
    next = messageSeq + 1
  }
  return next <= room.lastMessageSeq ? { from: next, to: room.lastMessageSeq } : null
}

/** Two lists of messages as one; of the same message the newer state counts. */
export function merged(
  known: readonly ChatMessage[],
  more: readonly ChatMessage[],
): readonly ChatMessage[] {
  const last = known.at(-1)
  const [only] = more
  // The usual case: one new message at the end.
  if (more.length === 1 && only && (!last || only.messageSeq > last.messageSeq))
    return [...known, only]
  const bySeq = new Map(known.map((message) => [message.messageSeq, message]))
  let isChanged = false
  for (const message of more) {
    const before = bySeq.get(message.messageSeq)
    if (before && before.changeSeq > message.changeSeq) continue
    // Read again, a message may differ under the same number: an offer expires without a change.
    bySeq.set(message.messageSeq, message)
    isChanged = true
  }
  if (!isChanged) return known
  return [...bySeq.values()].sort((a, b) => a.messageSeq - b.messageSeq)
}

/** What the room's cards say of the room. */
const withCards = (state: RoomState, more: readonly ChatMessage[]): RoomState =>
  withOrder(withTrade(state, more), more)

/** The room's trade follows from the newest card that says so. */
function withTrade(state: RoomState, more: readonly ChatMessage[]): RoomState {
  const cards = more.flatMap(({ card }) => (card?.type === 'TRADE' ? [card] : []))
  const newest = cards.sort((one, other) => one.tradeSeq - other.tradeSeq).at(-1)
  if (!newest || newest.tradeSeq < (state.room.trade?.tradeSeq ?? 0)) return state
  return { ...state, room: { ...state.room, trade: newest } }
}

/** So does the order between the two. */
function withOrder(state: RoomState, more: readonly ChatMessage[]): RoomState {
  const cards = more.flatMap(({ card }) => (card?.type === 'ORDER' ? [card] : []))
  const newest = cards
    .sort((one, other) => one.orderSeq - other.orderSeq || one.version - other.version)
    .at(-1)
  const known = state.room.order
  if (!newest || (known && isOlder(newest, known))) return state
  return { ...state, room: { ...state.room, order: newest } }
}

const isOlder = (card: OrderCard, known: OrderCard) =>
  card.orderSeq < known.orderSeq ||
  (card.orderSeq === known.orderSeq && card.version < known.version)

/** The room's newest message follows from its messages. */
function withLast(state: RoomState): RoomState {
  const { room, messages, changeSeq } = state
  const newest = messages.at(-1)
  if (!newest || newest.messageSeq < room.lastMessageSeq)
    return changeSeq > room.changeSeq ? { ...state, room: { ...room, changeSeq } } : state
  const { messageSeq, message, messageType, createdAt, notice, sender } = newest
  const isOther = sender.storeSeq === room.otherStoreSeq
  return {
    ...state,
    room: {
      ...room,
      changeSeq: Math.max(room.changeSeq, changeSeq),
      lastMessageSeq: messageSeq,
      lastMessage: { message, messageType, messageSeq, createdAt },
      lastMessageAt: createdAt,
      otherHasLeft: isOther ? notice === 'LEFT' : room.otherHasLeft,
    },
  }
}
