import { DAY_MS } from '#contracts/durations.ts'
import { NO_VALUES, type SellValues } from './sell-values.ts'

const PREFIX = 'sell-copy:'
/** A copy whose form is not opened again is removed. */
const KEPT_DAYS = 30

/** A form as it stands in this browser: it is there at once, also without a connection and after the session ended. */
export interface LocalCopy {
  draftId: string
  formKey: string
  /** Of the draft on the server that it was made from, 0 where there is none; of an edit, the version of the listing. */
  revision: number
  values: SellValues
  /** Milliseconds since 1970. */
  at: number
  /** It was sent, and no answer has refused it: it is removed once the listing is there. */
  isSent?: boolean
}

/** Where a form is stored: a new listing under its draft, an edit under the product. */
export type CopySlot = `draft-${string}` | `product-${number}`

const keyOf = (userSeq: number, slot: CopySlot) => `${PREFIX}${userSeq}:${slot}`

export function readCopy(userSeq: number, slot: CopySlot): LocalCopy | null {
  return parse(storageOf()?.getItem(keyOf(userSeq, slot)) ?? null)
}

/** @returns false where this browser stores nothing */
export function writeCopy(userSeq: number, slot: CopySlot, copy: LocalCopy): boolean {
  try {
    storageOf()?.setItem(keyOf(userSeq, slot), JSON.stringify(copy))
    return storageOf() !== null
  } catch {
    return false
  }
}

export function removeCopy(userSeq: number, slot: CopySlot): void {
  storageOf()?.removeItem(keyOf(userSeq, slot))
}

/** Copies of new listings, last changed first; those of other users and those that are too old are removed. */
export function draftCopies(userSeq: number, now: number): LocalCopy[] {
  const found: LocalCopy[] = []
  for (const [key, copy] of allCopies()) {
    const isOwn = key.startsWith(`${PREFIX}${userSeq}:`)
    if (!isOwn || !copy || now - copy.at > KEPT_DAYS * DAY_MS) storageOf()?.removeItem(key)
    else if (key.includes(':draft-')) found.push(copy)
  }
  return found.sort((one, other) => other.at - one.at)
}

/** A form that is being sent, or was refused. */
export function markSent(userSeq: number, slot: CopySlot, isSent: boolean): void {
  const copy = readCopy(userSeq, slot)
  if (copy) writeCopy(userSeq, slot, { ...copy, isSent })
}

/** After a listing was registered, nothing of it stays in the browser. @returns where it was stored, with the user */
export function removeSentCopies(): string[] {
  const sent = allCopies().filter(([, copy]) => !copy || copy.isSent)
  for (const [key] of sent) storageOf()?.removeItem(key)
  return sent.map(([key]) => key.slice(PREFIX.length))
}

/** At a sign-out nothing that was written stays. */
export function removeAllCopies(): void {
  for (const [key] of allCopies()) storageOf()?.removeItem(key)
}

function allCopies(): [string, LocalCopy | null][] {
  const storage = storageOf()
  if (!storage) return []
  const keys = Object.keys(storage).filter((key) => key.startsWith(PREFIX))
  return keys.map((key) => [key, parse(storage.getItem(key))])
}

function parse(stored: string | null): LocalCopy | null {
  if (stored === null) return null
  try {
    const copy = JSON.parse(stored) as Partial<LocalCopy> | null
    if (!copy?.draftId || !copy.formKey || !copy.at || !copy.values) return null
    return {
      draftId: copy.draftId,
      formKey: copy.formKey,
      revision: copy.revision ?? 0,
      at: copy.at,
      values: { ...NO_VALUES, ...copy.values },
      ...(copy.isSent && { isSent: true }),
    }
  } catch {
    return null
  }
}

/** Null where storage is disabled. */
function storageOf(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}
