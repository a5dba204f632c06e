import { paths } from '#app/paths.ts'
import type { DraftContent, ListingDraft } from '#contracts/listing.ts'

/** What came of an attempt to store a draft on the server. */
export type DraftSaving =
  | { kind: 'SAVED'; revision: number }
  | { kind: 'OFFLINE' }
  | { kind: 'SIGNED_OUT' }
  /** Another tab or device stored it meanwhile. */
  | { kind: 'CONFLICT'; theirs: ListingDraft }
  /** It cannot be stored as it is; the sentence says why. */
  | { kind: 'REFUSED'; message: string }

const PATIENCE_MS = 15_000
const UNAUTHORIZED = 401
const CONFLICT = 409

interface DraftAnswer {
  revision?: number
  theirs?: ListingDraft
  message?: string
}

/** Stores what is typed so far; @param revision of the draft that it was made from */
export async function sendDraft(draft: {
  draftId: string
  revision: number
  content: DraftContent
}): Promise<DraftSaving> {
  try {
    const response = await fetch(paths.listingDrafts(), {
      method: 'POST',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(draft),
    })
    if (response.status === UNAUTHORIZED) return { kind: 'SIGNED_OUT' }
    const answer = (await response.json()) as DraftAnswer
    if (response.ok && answer.revision !== undefined)
      return { kind: 'SAVED', revision: answer.revision }
    if (response.status === CONFLICT && answer.theirs)
      return { kind: 'CONFLICT', theirs: answer.theirs }
    return answer.message ? { kind: 'REFUSED', message: answer.message } : { kind: 'OFFLINE' }
  } catch {
    return { kind: 'OFFLINE' }
  }
}
