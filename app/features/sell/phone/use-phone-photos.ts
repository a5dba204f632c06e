import { useEffect } from 'react'
import type { PhotoShelf } from '../photos/photo-shelf.ts'
import { loadPhonePhotos } from './handover-calls.ts'

const EVERY_MS = 3_000

/**
 * Takes over the photos that a phone has sent for this draft: as they arrive while the code is shown, and once when the form is opened or
 * comes back into view, for those that arrived later.
 */
export function usePhonePhotos({
  draftId,
  shelf,
  isOpen,
}: {
  draftId: string
  shelf: PhotoShelf
  isOpen: boolean
}): void {
  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    async function look() {
      clearTimeout(timer)
      const photos = document.hidden ? null : await loadPhonePhotos(draftId)
      if (isOver) return
      if (photos) shelf.merge(photos)
      if (isOpen) timer = setTimeout(look, EVERY_MS)
    }
    const seen = () => {
      if (!document.hidden) void look()
    }
    void look()
    document.addEventListener('visibilitychange', seen)
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [draftId, shelf, isOpen])
}
