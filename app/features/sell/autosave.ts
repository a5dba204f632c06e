import type { ListingDraft } from '#contracts/listing.ts'
import type { DraftSaving } from './send-draft.ts'

export type SavingState =
  /** Nothing was typed. */
  | { kind: 'NEW' }
  | { kind: 'SAVING' }
  /** On the server. */
  | { kind: 'SAVED' }
  /** In this browser alone. */
  | { kind: 'LOCAL' }
  | { kind: 'OFFLINE' }
  | { kind: 'SIGNED_OUT' }
  | { kind: 'CONFLICT'; theirs: ListingDraft }
  | { kind: 'REFUSED'; message: string }

const AFTER_MS = 3_000
/** Without an answer it is tried again after this time, and at once when the browser is online again. */
const AGAIN_MS = 15_000

/**
 * Stores a draft on the server some time after its last change, one attempt at a time. What is stored is what `send`
 * reads when it is called, so that nothing that was typed meanwhile is missed.
 */
export function createAutosave({
  send,
  onState,
}: {
  send: () => Promise<DraftSaving>
  onState: (state: SavingState) => void
}) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false
  let hasChanged = false
  let isStopped = false

  function schedule(after: number) {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void save(), after)
  }

  async function save(): Promise<void> {
    clearTimeout(timer)
    if (isSending || isStopped || !hasChanged) return
    isSending = true
    hasChanged = false
    onState({ kind: 'SAVING' })
    const saving = await send()
    isSending = false
    if (saving.kind === 'OFFLINE') {
      hasChanged = true
      onState({ kind: 'OFFLINE' })
      return schedule(AGAIN_MS)
    }
    // Typed meanwhile: it is stored in its turn.
    if (saving.kind === 'SAVED' && hasChanged) {
      onState({ kind: 'LOCAL' })
      return schedule(AFTER_MS)
    }
    if (saving.kind !== 'SAVED') hasChanged = true
    if (saving.kind === 'CONFLICT' || saving.kind === 'SIGNED_OUT') isStopped = true
    onState(saving.kind === 'SAVED' ? { kind: 'SAVED' } : saving)
  }

  return {
    /** Something was typed or chosen. */
    changed() {
      hasChanged = true
      if (isStopped) return
      if (!isSending) onState({ kind: 'LOCAL' })
      schedule(AFTER_MS)
    },
    /** Stores it without waiting, as when the browser is online again or the page is left. */
    now: save,
    /** After a conflict or a sign-in: saves again. */
    resume() {
      isStopped = false
      hasChanged = true
      return save()
    },
    /** While the form is being sent. */
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
    /** What was typed since is stored in its turn. */
    start() {
      isStopped = false
      if (hasChanged) schedule(AFTER_MS)
    },
  }
}
