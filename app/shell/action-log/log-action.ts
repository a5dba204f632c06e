import { paths } from '#app/paths.ts'
import type { ActionEntry, ActionName, ActionParams } from '#contracts/action-log.ts'
import { uuidOf } from '../session/browser-cookies.ts'
import { pageTrail } from './page-trail.ts'

// Only this runs before the page is idle; the code that stores and sends the entries is loaded then (lazy/).

const newId = () => uuidOf(crypto.getRandomValues(new Uint8Array(16)))

const place: Pick<ActionEntry, 'pageId' | 'previousPageId' | 'userSeq'> = {
  pageId: 'main',
  previousPageId: null,
  userSeq: null,
}
const early: ActionEntry[] = []
let take: ((entry: ActionEntry) => void) | undefined

/** The key of this document's entries in local storage. */
export const bufferKey = () => {
  key ??= `user-action-log:${newId()}`
  return key
}
let key: string | undefined

/**
 * Logs an action of a visitor on the current page. It never throws, and no caller waits for it.
 * @param params as in the catalogue: numbers and flags, never text that a user typed
 */
export function logAction<Name extends ActionName>(name: Name, params: ActionParams<Name>): void {
  const entry = { id: newId(), ...place, deviceUuid: null, time: Date.now(), name, params }
  if (take) take(entry)
  else early.push(entry)
}

/** A page is shown, whatever led to it. */
export function seePage(path: string, pageId: string): void {
  const { previous } = pageTrail.see({ path, pageId })
  Object.assign(place, { pageId, previousPageId: previous?.pageId ?? null })
  logAction('page_view', {})
}

/** A user signed in or out while the page stayed. */
export function identify(userSeq: number | null): void {
  place.userSeq = userSeq
}

/** From now on every entry goes to `taker`; earlier entries go there at once. */
export function takeActions(taker: (entry: ActionEntry) => void): void {
  take = taker
  for (const entry of early.splice(0)) taker(entry)
}

/** The body of a call to our own server; it contains the time of the browser's clock, which may be wrong. */
export const bodyOf = (entries: readonly ActionEntry[]): string =>
  JSON.stringify({ sentAt: Date.now(), entries })

/** Sends entries without waiting, for a page that is being left. @returns whether the browser accepted them */
export function beacon(entries: readonly ActionEntry[]): boolean {
  const body = new Blob([bodyOf(entries)], { type: 'application/json' })
  return navigator.sendBeacon?.(paths.actionLog(), body) ?? false
}

/** The page is left before the code that stores its entries was loaded. */
export function leaveEarly(): void {
  if (early.length === 0) return
  try {
    const part = { buffer: early, updatedAt: Date.now(), isLeft: true }
    localStorage.setItem(bufferKey(), JSON.stringify(part))
  } catch {}
  beacon(early)
}
