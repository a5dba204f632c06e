import { kstDateTime, kstDateWithWeekday } from '#app/format/time.ts'
import type { ChatMessage } from '#contracts/chat.ts'
import { isIncomingFor } from '#contracts/chat-constants.ts'
import type { Entry, OutgoingEntry } from '../client/live-room.ts'

interface Grouped {
  key: string
  /** The first and the last of what one person said within a minute: the first shows whom, the last when. */
  isFirst: boolean
  isLast: boolean
}

export interface MessageItem extends Grouped {
  kind: 'message'
  message: ChatMessage
  isOwn: boolean
}

export interface OutgoingItem extends Grouped {
  kind: 'outgoing'
  entry: OutgoingEntry
}

/** One row of a room. */
export type RoomItem =
  | { kind: 'day'; key: string; label: string }
  | { kind: 'unread'; key: string }
  /** Messages that are not loaded yet lie here. */
  | { kind: 'gap'; key: string; afterSeq: number }
  | { kind: 'notice'; key: string; message: ChatMessage }
  | MessageItem
  | OutgoingItem

/**
 * The rows of a room: its messages, dividers where a day begins and where the unread ones begin, and who speaks grouped
 * by the minute.
 * @param unreadFromSeq the divider stands before the first message of the other from there on, and after another
 *   message: above the first there was nothing to read; null for none
 */
export function roomItems(
  entries: readonly Entry[],
  storeSeq: number,
  unreadFromSeq: number | null,
): RoomItem[] {
  const items: RoomItem[] = []
  let day = ''
  let isDivided = unreadFromSeq === null
  let lastSeq: number | null = null
  for (const entry of entries) {
    const seq = entry.kind === 'stored' ? entry.message.messageSeq : null
    if (seq !== null && lastSeq !== null && seq > lastSeq + 1)
      items.push({ kind: 'gap', key: `gap ${lastSeq}`, afterSeq: lastSeq })
    lastSeq = seq ?? lastSeq
    const label = kstDateWithWeekday(momentOf(entry))
    if (label !== day) items.push({ kind: 'day', key: `day ${label}`, label })
    day = label
    if (!isDivided && isUnread(entry, storeSeq, unreadFromSeq ?? 0)) {
      if (items.some(({ kind }) => kind === 'message' || kind === 'gap'))
        items.push({ kind: 'unread', key: 'unread' })
      isDivided = true
    }
    const item = itemOf(entry, storeSeq)
    joinGroup(items.at(-1), item)
    items.push(item)
  }
  return items
}

const momentOf = (entry: Entry) => (entry.kind === 'stored' ? entry.message.createdAt : entry.at)

const isUnread = (entry: Entry, storeSeq: number, fromSeq: number) =>
  entry.kind === 'stored' &&
  entry.message.messageSeq >= fromSeq &&
  isIncomingFor(storeSeq, entry.message)

function itemOf(entry: Entry, storeSeq: number): RoomItem {
  const alone = { isFirst: true, isLast: true }
  // A message keeps its place on the screen when the server takes it.
  if (entry.kind === 'outgoing')
    return { kind: 'outgoing', key: `own ${entry.clientMessageId}`, entry, ...alone }
  const { message } = entry
  const isOwn = message.sender.storeSeq === storeSeq
  const key =
    isOwn && message.clientMessageId
      ? `own ${message.clientMessageId}`
      : `message ${message.messageSeq}`
  if (message.messageType === 'noticeMessage' && !message.card)
    return { kind: 'notice', key, message }
  return { kind: 'message', key, message, isOwn, ...alone }
}

/** Makes two rows one group when the same person said both within one minute. */
function joinGroup(before: RoomItem | undefined, item: RoomItem): void {
  if (!before || !isGrouped(before) || !isGrouped(item)) return
  if (speakerOf(before) !== speakerOf(item) || minuteOf(before) !== minuteOf(item)) return
  before.isLast = false
  item.isFirst = false
}

const isGrouped = (item: RoomItem): item is MessageItem | OutgoingItem =>
  item.kind === 'outgoing' || (item.kind === 'message' && !item.message.card)

const speakerOf = (item: MessageItem | OutgoingItem) =>
  item.kind === 'outgoing' || item.isOwn ? 'own' : item.message.sender.storeSeq

const minuteOf = (item: MessageItem | OutgoingItem) =>
  kstDateTime(item.kind === 'outgoing' ? item.entry.at : item.message.createdAt)

/** The number of a row's message; null for what has none yet. */
export const seqOf = (item: RoomItem | undefined): number | null =>
  item?.kind === 'message' || item?.kind === 'notice' ? item.message.messageSeq : null

/** Whether older messages came to the beginning, which means that what is shown has to keep its place. */
export function isPrepended(before: readonly RoomItem[], after: readonly RoomItem[]): boolean {
  const at = before.findIndex(isMessage)
  const key = before[at]?.key
  return key !== undefined && after.findIndex((item) => item.key === key) > at
}

/** Whether none of what was shown is among what is shown now: another stretch of the room. */
export function isElsewhere(before: readonly RoomItem[], after: readonly RoomItem[]): boolean {
  const keys = new Set(after.filter(isMessage).map(({ key }) => key))
  return keys.size > 0 && before.some(isMessage) && !before.some(({ key }) => keys.has(key))
}

const isMessage = ({ kind }: RoomItem) =>
  kind === 'message' || kind === 'notice' || kind === 'outgoing'
