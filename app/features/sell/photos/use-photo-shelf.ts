import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { uuidOf } from '#app/shell/session/browser-cookies.ts'
import type { ListingPhoto } from '#contracts/listing-photo.ts'
import { createPhotoShelf, type PhotoShelf, type PhotoShelfState } from './photo-shelf.ts'
import { type SendPhoto, sendPhoto } from './send-photo.ts'
import { browserShelfStore } from './shelf-store.ts'

/**
 * The photos of a form, as long as it is shown. @param slot under which those that were not sent outlast the page: of
 * the user and the form; null stores nothing
 */
export function usePhotoShelf({
  slot,
  initial,
  send = sendPhoto,
}: {
  slot: string | null
  initial: readonly ListingPhoto[]
  send?: SendPhoto
}): PhotoShelf | null {
  const [shelf, setShelf] = useState<PhotoShelf | null>(null)
  const first = useRef({ initial, send })
  useEffect(() => {
    const opened = createPhotoShelf({
      ...first.current,
      store: slot === null ? null : browserShelfStore(slot),
      newId: () => uuidOf(crypto.getRandomValues(new Uint8Array(16))),
      previewOf: (file) => URL.createObjectURL(file),
      forgetPreview: (address) => URL.revokeObjectURL(address),
    })
    setShelf(opened)
    void opened.restore()
    const resume = () => opened.resume()
    window.addEventListener('online', resume)
    return () => {
      window.removeEventListener('online', resume)
      opened.close()
    }
  }, [slot])
  return shelf
}

export const useShelf = (shelf: PhotoShelf): PhotoShelfState =>
  useSyncExternalStore(shelf.subscribe, shelf.get, shelf.get)
