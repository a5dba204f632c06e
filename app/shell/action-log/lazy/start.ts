import { paths } from '#app/paths.ts'
import { type ActionEntry, isUuid } from '#contracts/action-log.ts'
import { cookies } from '../../session/browser-cookies.ts'
import { beacon, bodyOf, bufferKey, logAction, takeActions } from '../log-action.ts'
import { createActionBuffer } from './action-buffer.ts'
import { createActionSender } from './action-sender.ts'
import { watchCards } from './watch-cards.ts'

const ANSWER_WITHIN = 10_000

let isStarted = false

/** Starts the action log of this document; once is enough. */
export function start(): void {
  if (isStarted) return
  isStarted = true
  const buffer = createActionBuffer({
    storage: () => localStorage,
    locks: navigator.locks,
    now: Date.now,
    key: bufferKey(),
  })
  const sender = createActionSender({ buffer, post, beacon })
  const cards = watchCards(
    (card) => logAction('product_impression', card),
    (card) => logAction('product_click', card),
  )
  const device = cookies().ensureDevice()
  const deviceUuid = isUuid(device) ? device : null
  takeActions((entry) => {
    if (entry.name === 'page_view') cards.restart()
    buffer.add({ ...entry, deviceUuid })
    sender.notice()
  })

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sender.hide()
  })
  window.addEventListener('pagehide', () => sender.leave())
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sender.resume()
  })
  window.addEventListener('online', () => sender.resume())
}

async function post(entries: readonly ActionEntry[]) {
  const response = await fetch(paths.actionLog(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: bodyOf(entries),
    signal: AbortSignal.timeout(ANSWER_WITHIN),
  })
  return {
    status: response.status,
    retryAfter: Number(response.headers.get('retry-after')) || 0,
  }
}
