import { forgetReadChats, keptChats } from '#app/features/chat/client/kept-chats.ts'
import { paths } from '#app/paths.ts'
import { cookies } from '#app/shell/session/browser-cookies.ts'
import { element } from './elements.ts'
import { showRoom, showRooms } from './show-chats.ts'
import { writeDraft } from './write-draft.ts'

/*
 * The script of public/offline.html, which the service worker shows at any address when there is no connection: what the
 * member who is signed in can read and write here all the same. Without a member, and where anything fails, the page stays
 * as it is.
 */

async function start(): Promise<void> {
  const userSeq = cookies().userSeq()
  // Whose chats these were has signed out, or the session has ended.
  if (userSeq === null) return forgetReadChats()
  const address = new URL(window.location.href)
  const { pathname } = address
  const [, roomId] = /^\/chat\/([1-9]\d{0,14})$/.exec(pathname) ?? []
  if (pathname === paths.chat()) return showRooms(userSeq)
  if (roomId) return showRoom(userSeq, Number(roomId))
  if (pathname === paths.sellForm() && !address.searchParams.has('productSeq'))
    return writeDraft(userSeq, address)
  await offer(userSeq)
}

/** What can be done without a connection. */
async function offer(userSeq: number): Promise<void> {
  const hasChats = (await keptChats(userSeq)).length > 0
  const links = element(
    'p',
    { class: 'ways' },
    hasChats && element('a', { href: paths.chat(), class: 'quiet' }, '읽은 채팅 보기'),
    element('a', { href: paths.sellForm(), class: 'quiet' }, '상품 글 쓰기'),
  )
  document.querySelector('main')?.append(links)
}

void start().catch(() => undefined)
