import { paths } from '#app/paths.ts'
import type { ActionEntry, ActionName, ActionParams } from '#contracts/action-log.ts'
import { uuidOf } from '../session/browser-cookies.ts'
import { pageTrail } from './page-trail.ts'

// This is all that runs before the page is idle; what keeps and sends the entries is loaded then (lazy/).

const newId = () => uuidOf(crypto.getRandomValues(new Uint8Array(16)))

const place: Pick<ActionEntry, 'pageId' | 'previousPageId' | 'userSeq'> = {
  pageId: 'main',
  previousPageId: null,
  userSeq: null,
}
const early: ActionEntry[] = []
let take: ((entry: ActionEntry) => void) | undefined

/** Where in local storage the entries of this document are. */
export const bufferKey = () => {
  key ??= `user-action-log:${newId()}`
  return key
}
let key: string | undefined

/**
 * Logs something that a visitor did on the page in sight. It never throws and nobody waits for it.
 * @param params as the catalogue has them: numbers and flags; what a person types has no place there
 */
export function logAction<Name extends ActionName>(name: Name, params: ActionParams<Name>): void {
  const entry = { id: newId(), ...place, deviceUuid: null, time: Date.now(), name, params }
  if (take) take(entry)
  else early.push(entry)
}

/** A page is in sight, by whatever way. */
export function seePage(path: string, pageId: string): void {
  const { previous } = pageTrail.see({ path, pageId })
  Object.assign(place, { pageId, previousPageId: previous?.pageId ?? null })
  logAction('page_view', {})
}

/** Somebody signed in or out while the page stayed. */
export function identify(userSeq: number | null): void {
  place.userSeq = userSeq
}

/** From now on every entry goes to `taker`, those of before at once. */
export function takeActions(taker: (entry: ActionEntry) => void): void {
  take = taker
  for (const entry of early.splice(0)) taker(entry)
}

/** The body of a call to our own server; it tells the browser's clock, which may be wrong. */
export const bodyOf = (entries: readonly ActionEntry[]): string =>
  JSON.stringify({ sentAt: Date.now(), entries })

/** Sends entries without waiting, as a page does that goes away. @returns whether the browser took them */
export function beacon(entries: readonly ActionEntry[]): boolean {
  const body = new Blob([bodyOf(entries)], { type: 'application/json' })
  return navigator.sendBeacon?.(paths.actionLog(), body) ?? false
}

/** The page goes away before anything was loaded that would keep its entries. */
export function leaveEarly(): void {
  if (early.length === 0) return
  try {
    const part = { buffer: early, updatedAt: Date.now(), isLeft: true }
    localStorage.setItem(bufferKey(), JSON.stringify(part))
  } catch {}
  beacon(early)
}
