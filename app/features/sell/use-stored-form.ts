import { useEffect, useRef, useState } from 'react'
import { paths } from '#app/paths.ts'
import { createAutosave, type SavingState } from './autosave.ts'
import { type CopySlot, markSent, removeCopy, writeCopy } from './local-copies.ts'
import { draftOfValues } from './sell-content.ts'
import type { Followed } from './sell-context.ts'
import { areSameValues, isWorthKeeping, type SellValues } from './sell-values.ts'
import { type DraftSaving, sendDraft } from './send-draft.ts'
import type { Filling } from './use-filling.ts'

/** Stores the form while it is written: at once in this browser, and a new listing as a draft on the server. */
export function useStoredForm({
  userSeq,
  editedSeq,
  slot,
  filling,
  values,
  revision,
}: {
  /** Null for a form whose user is not known. */
  userSeq: number | null
  /** An edit is stored in the browser alone: the server has the listing. */
  editedSeq: number | null
  slot: CopySlot
  filling: Filling
  values: Followed<SellValues>
  /** Of the draft on the server. */
  revision: { current: number }
}) {
  const [state, setState] = useState<SavingState>({ kind: 'NEW' })
  const owner = useRef(userSeq)
  owner.current ??= userSeq
  const { draftId, formKey, initial } = filling

  function keep(): boolean {
    if (owner.current === null) return false
    return writeCopy(owner.current, slot, {
      draftId,
      formKey,
      revision: revision.current,
      values: values.get(),
      at: Date.now(),
    })
  }

  async function send(): Promise<DraftSaving> {
    const content = draftOfValues(values.get())
    const saving = await sendDraft({ draftId, revision: revision.current, content })
    if (saving.kind !== 'SAVED') return saving
    revision.current = saving.revision
    keep()
    showInAddress(draftId)
    return saving
  }

  // A form that is filled anew is another component: its slot and draft stay what they are.
  const [autosave] = useState(() => createAutosave({ onState: setState, send }))

  useEffect(() => {
    const save = () => void autosave.now()
    const saveWhenHidden = () => {
      if (document.visibilityState === 'hidden') save()
    }
    const sayOffline = () => setState((before) => (before.kind === 'NEW' ? before : OFFLINE))
    window.addEventListener('online', save)
    window.addEventListener('offline', sayOffline)
    document.addEventListener('visibilitychange', saveWhenHidden)
    return () => {
      window.removeEventListener('online', save)
      window.removeEventListener('offline', sayOffline)
      document.removeEventListener('visibilitychange', saveWhenHidden)
      // The page is left: what is not stored yet is stored now.
      save()
      autosave.stop()
    }
  }, [autosave])

  return {
    state,
    /** Something was typed or chosen. */
    changed() {
      const now = values.get()
      const isAsFilled = areSameValues(now, initial)
      if (editedSeq !== null) {
        const isKept = !(isAsFilled && filling.times === 0) && keep()
        if (!isKept && owner.current !== null) removeCopy(owner.current, slot)
        return setState({ kind: isKept ? 'LOCAL' : 'NEW' })
      }
      if (isAsFilled && state.kind === 'NEW') return
      if (!isWorthKeeping(now) && revision.current === 0) {
        if (owner.current !== null) removeCopy(owner.current, slot)
        return
      }
      keep()
      autosave.changed()
    },
    /** The form is sent: nothing is stored until it was refused. */
    sent() {
      autosave.stop()
      if (owner.current === null) return
      keep()
      markSent(owner.current, slot, true)
    },
    refused() {
      if (owner.current !== null) markSent(owner.current, slot, false)
      autosave.start()
    },
    /** What stands here replaces what another tab or device stored. */
    useMine() {
      if (state.kind !== 'CONFLICT') return
      revision.current = state.theirs.revision
      void autosave.resume()
    },
    say: setState,
  }
}

const OFFLINE: SavingState = { kind: 'OFFLINE' }

/** A reload continues the draft. The router does not load the page for it. */
function showInAddress(draftId: string) {
  if (window.location.pathname !== paths.sellForm()) return
  window.history.replaceState(window.history.state, '', paths.sellForm({ draftId }))
}
