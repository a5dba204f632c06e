import { type KeptRoom, keptChats } from '#app/features/chat/client/kept-chats.ts'
import { roomTime } from '#app/features/chat/list/room-time.ts'
import { kstDateWithWeekday, kstTime } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import { connectionLine, element, heading, showInstead } from './elements.ts'

const OFFLINE = '연결이 끊겨서 이 기기에서 읽은 대화만 보여 드려요.'
const ONLINE = '다시 연결됐어요.'

/** The rooms that this member has read in this browser, as they were then. */
export async function showRooms(userSeq: number): Promise<void> {
  const rooms = await keptChats(userSeq)
  const now = new Date().toISOString()
  showInstead(
    heading('채팅'),
    connectionLine(OFFLINE, ONLINE),
    rooms.length === 0
      ? element('p', { class: 'empty' }, '이 기기에서 읽은 대화가 아직 없어요.')
      : element('ul', { class: 'rooms' }, ...rooms.map((room) => rowOf(room, now))),
  )
}

const rowOf = ({ roomId, name, title, last, at }: KeptRoom, now: string) =>
  element(
    'li',
    {},
    element(
      'a',
      { href: paths.chatRoom(roomId) },
      element(
        'span',
        { class: 'line' },
        element('strong', {}, name),
        element('time', { datetime: at }, roomTime(at, now)),
      ),
      element('span', { class: 'small' }, title),
      element('span', { class: 'last' }, last || '아직 나눈 대화가 없어요'),
    ),
  )

/** One room; what it does not have is said. */
export async function showRoom(userSeq: number, roomId: number): Promise<void> {
  const room = (await keptChats(userSeq)).find((one) => one.roomId === roomId)
  if (!room)
    return showInstead(
      heading('채팅'),
      connectionLine('이 대화는 이 기기에서 읽은 적이 없어 지금은 볼 수 없어요.', ONLINE),
      toRooms(),
    )
  const { name, title, messages, last } = room
  showInstead(
    heading(name),
    element('p', { class: 'small' }, title),
    connectionLine(`${OFFLINE} 메시지는 다시 연결되면 보낼 수 있어요.`, ONLINE),
    messages.length === 0
      ? element('p', { class: 'empty' }, last || '아직 나눈 대화가 없어요')
      : element('ol', { class: 'messages' }, ...rowsOf(room)),
    toRooms(),
  )
  document.querySelector('.messages > :last-child')?.scrollIntoView({ block: 'end' })
}

function rowsOf({ name, messages }: KeptRoom): HTMLElement[] {
  let day = ''
  return messages.flatMap(({ isOwn, isNotice, text, at }) => {
    const itsDay = kstDateWithWeekday(at)
    const isNewDay = itsDay !== day
    day = itsDay
    const row = isNotice
      ? element('li', { class: 'notice' }, text)
      : element(
          'li',
          { class: isOwn ? 'own' : 'other' },
          element('span', { class: 'unseen' }, `${isOwn ? '나' : name}: `),
          element('span', { class: 'bubble' }, text),
          element('time', { datetime: at }, kstTime(at)),
        )
    return isNewDay ? [element('li', { class: 'notice' }, itsDay), row] : [row]
  })
}

const toRooms = () =>
  element('p', {}, element('a', { href: paths.chat(), class: 'quiet' }, '다른 대화 보기'))
