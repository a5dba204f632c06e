import type { ListingPhoto } from '#contracts/listing-photo.ts'
import { LISTING_PHOTO_RULES, TOO_MANY_PHOTOS } from '#contracts/listing-photo-constants.ts'
import type { PhotoSending, SendPhoto } from './send-photo.ts'
import type { KeptShelf, ShelfStore } from './shelf-store.ts'

/** One photo of the form, from the moment it is chosen. */
export interface ShelfPhoto {
  /** The browser's id of its upload; of a photo that was there before, its photo id. */
  id: string
  /** Set as soon as the server has it. */
  photo: ListingPhoto | null
  /** That of the chosen file; null where the file was none of this page's. */
  name: string | null
  /** The address of the chosen file, until the server's picture is shown. */
  preview: string | null
  state: 'WAITING' | 'SENDING' | 'DONE' | 'REFUSED'
  /** 0 to 1 of what is sent. */
  progress: number
  /** Why it was refused. */
  message: string | null
  /** It was refused for what it is: sending it again cannot help. */
  isHopeless: boolean
}

export interface PhotoShelfState {
  photos: readonly ShelfPhoto[]
  /** What was removed last, and where it stood. */
  removed: { photo: ShelfPhoto; index: number } | null
  /** What was said last of the whole: too many, offline. */
  notice: string | null
  isOffline: boolean
}

export interface ShelfOptions {
  initial: readonly ListingPhoto[]
  send: SendPhoto
  /** Null where this browser stores nothing. */
  store: ShelfStore | null
  newId: () => string
  /** An address for a chosen file. */
  previewOf: (file: Blob) => string
  forgetPreview: (address: string) => void
}

/** After a lost connection; the event of the browser that it is online again comes first, if it comes. */
const AGAIN_MS = 5_000
const LONGEST_AGAIN_MS = 60_000

const asDone = (photo: ListingPhoto): ShelfPhoto => ({
  id: photo.photoId,
  photo,
  name: null,
  preview: null,
  state: 'DONE',
  progress: 1,
  message: null,
  isHopeless: false,
})

/**
 * The photos of a form: what was chosen, what of it the server has, and the order. What could not be sent is sent when the
 * connection is back, also after the page was reloaded.
 */
export function createPhotoShelf({
  initial,
  send,
  store,
  newId,
  previewOf,
  forgetPreview,
}: ShelfOptions) {
  const { perListing } = LISTING_PHOTO_RULES
  const listeners = new Set<() => void>()
  const files = new Map<string, Blob>()
  const sendings = new Map<string, AbortController>()
  const dropped = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let isClosed = false
  let shelf: PhotoShelfState = {
    photos: initial.map(asDone),
    removed: null,
    notice: null,
    isOffline: false,
  }

  const asWaiting = (id: string, file: Blob): ShelfPhoto => ({
    id,
    photo: null,
    name: file instanceof File ? file.name : null,
    preview: previewOf(file),
    state: 'WAITING',
    progress: 0,
    message: null,
    isHopeless: false,
  })

  function set(change: Partial<PhotoShelfState>) {
    shelf = { ...shelf, ...change }
    for (const listener of listeners) listener()
  }

  function setPhotos(photos: readonly ShelfPhoto[], change: Partial<PhotoShelfState> = {}) {
    set({ ...change, photos })
    void keep()
  }

  function patch(id: string, change: Partial<ShelfPhoto>) {
    const patched = (photo: ShelfPhoto) => (photo.id === id ? { ...photo, ...change } : photo)
    set({
      photos: shelf.photos.map(patched),
      removed: shelf.removed && { ...shelf.removed, photo: patched(shelf.removed.photo) },
    })
  }

  async function keep() {
    const kept: KeptShelf = {
      entries: shelf.photos
        .filter(({ state }) => state !== 'REFUSED')
        .map(({ id, photo }) => ({ id, photo })),
      dropped: [...dropped],
    }
    await store?.save(kept).catch(() => undefined)
  }

  function add(chosen: readonly Blob[]) {
    const free = Math.max(0, perListing - usableCount(shelf))
    const taken = chosen.slice(0, free)
    const left = chosen.length - taken.length
    const added = taken.map((file): ShelfPhoto => {
      const id = newId()
      files.set(id, file)
      void store?.putFile(id, file).catch(() => undefined)
      return asWaiting(id, file)
    })
    const notice =
      left > 0 ? `사진은 ${perListing}장까지 올릴 수 있어요. ${left}장은 넣지 않았어요.` : null
    setPhotos([...usable(shelf), ...added, ...refused(shelf)], { notice, removed: null })
    for (const { id } of added) void begin(id)
  }

  async function begin(id: string) {
    const file = files.get(id)
    if (!file || sendings.has(id) || isClosed) return
    const sending = new AbortController()
    sendings.set(id, sending)
    patch(id, { state: 'SENDING', progress: 0, message: null })
    const sent = await send(id, file, {
      signal: sending.signal,
      onProgress: (progress) => patch(id, { progress }),
    })
    sendings.delete(id)
    if (!sending.signal.aborted) settle(id, sent)
  }

  function settle(id: string, sent: PhotoSending) {
    if (sent.kind === 'STORED') {
      failures = 0
      files.delete(id)
      void store?.removeFile(id).catch(() => undefined)
      patch(id, { state: 'DONE', progress: 1, photo: sent.photo, message: null })
      set({ isOffline: false })
      void keep()
    } else if (sent.kind === 'LOST') {
      patch(id, { state: 'WAITING', progress: 0, message: sent.message })
      set({ isOffline: true })
      again()
    } else {
      const { message, isHopeless = false } = sent
      patch(id, { state: 'REFUSED', progress: 0, message, isHopeless })
      const isThis = (photo: ShelfPhoto) => photo.id === id
      // It is none of the listing's: it stands behind them.
      setPhotos([...shelf.photos.filter((photo) => !isThis(photo)), ...shelf.photos.filter(isThis)])
    }
  }

  function again() {
    if (timer !== undefined || isClosed) return
    failures += 1
    const after = Math.min(AGAIN_MS * failures, LONGEST_AGAIN_MS)
    timer = setTimeout(resume, after)
  }

  /** Sends everything that waits, as when the browser is online again. */
  function resume() {
    clearTimeout(timer)
    timer = undefined
    for (const { id, state } of shelf.photos) if (state === 'WAITING') void begin(id)
  }

  /** Tries one again that was refused, where there is still room for it. */
  function retry(id: string) {
    if (usableCount(shelf) >= perListing) set({ notice: TOO_MANY_PHOTOS })
    else void begin(id)
  }

  function remove(id: string) {
    const index = shelf.photos.findIndex((photo) => photo.id === id)
    const photo = shelf.photos[index]
    if (!photo) return
    forgetRemoved()
    sendings.get(id)?.abort()
    sendings.delete(id)
    if (photo.photo) dropped.add(photo.photo.photoId)
    const stopped: ShelfPhoto =
      photo.state === 'SENDING' ? { ...photo, state: 'WAITING', progress: 0 } : photo
    setPhotos(
      shelf.photos.filter((each) => each.id !== id),
      { removed: { photo: stopped, index }, notice: null },
    )
  }

  function undo() {
    const { removed, photos } = shelf
    if (!removed || usableCount(shelf) >= perListing) return
    const { photo, index } = removed
    if (photo.photo) dropped.delete(photo.photo.photoId)
    setPhotos([...photos.slice(0, index), photo, ...photos.slice(index)], { removed: null })
    if (photo.state === 'WAITING') void begin(photo.id)
  }

  /** What was removed before cannot be brought back any more. */
  function forgetRemoved() {
    const { removed } = shelf
    if (!removed) return
    files.delete(removed.photo.id)
    void store?.removeFile(removed.photo.id).catch(() => undefined)
    if (removed.photo.preview) forgetPreview(removed.photo.preview)
  }

  /** @returns its new place; -1 where there is no such photo */
  function move(id: string, to: number): number {
    const photo = shelf.photos.find((each) => each.id === id)
    if (!photo) return -1
    const others = shelf.photos.filter((each) => each.id !== id)
    const index = Math.max(0, Math.min(to, usableCount(shelf) - 1))
    if (shelf.photos[index]?.id !== id)
      setPhotos([...others.slice(0, index), photo, ...others.slice(index)])
    return index
  }

  /** Photos that came to the draft by another device. */
  function merge(photos: readonly ListingPhoto[]) {
    const known = new Set(shelf.photos.flatMap(({ photo }) => photo?.photoId ?? []))
    const isNew = ({ photoId }: ListingPhoto) => !known.has(photoId) && !dropped.has(photoId)
    const added = photos.filter(isNew).slice(0, Math.max(0, perListing - usableCount(shelf)))
    if (added.length > 0) setPhotos([...usable(shelf), ...added.map(asDone), ...refused(shelf)])
    return added.length
  }

  /** Continues what an earlier page of the same form has left. */
  async function restore() {
    const kept = await store?.load().catch(() => null)
    if (!kept || isClosed) return
    for (const photoId of kept.dropped) dropped.add(photoId)
    const current = shelf.photos.filter(({ photo }) => !dropped.has(photo?.photoId ?? ''))
    const restored = kept.entries.flatMap(({ id, photo, file }): ShelfPhoto[] => {
      if (photo) return dropped.has(photo.photoId) ? [] : [{ ...asDone(photo), id }]
      if (!file) return []
      files.set(id, file)
      return [asWaiting(id, file)]
    })
    const keys = new Set(restored.map(({ id, photo }) => photo?.photoId ?? id))
    const others = current.filter(({ id, photo }) => !keys.has(photo?.photoId ?? id))
    set({ photos: [...restored, ...others].slice(0, perListing) })
    resume()
  }

  return {
    get: () => shelf,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    add,
    remove,
    undo,
    move,
    merge,
    resume,
    restore,
    retry,
    say: (notice: string | null) => set({ notice }),
    /** The page is left: what waits is in the store. */
    close() {
      isClosed = true
      clearTimeout(timer)
      for (const sending of sendings.values()) sending.abort()
      for (const { preview } of shelf.photos) if (preview) forgetPreview(preview)
    },
  }
}

export type PhotoShelf = ReturnType<typeof createPhotoShelf>

/** The photos of the listing, as they will stand there. */
export const usable = ({ photos }: Pick<PhotoShelfState, 'photos'>): ShelfPhoto[] =>
  photos.filter(({ state }) => state !== 'REFUSED')

/** Those that are none. */
export const refused = ({ photos }: Pick<PhotoShelfState, 'photos'>): ShelfPhoto[] =>
  photos.filter(({ state }) => state === 'REFUSED')

const usableCount = (shelf: Pick<PhotoShelfState, 'photos'>) => usable(shelf).length

/** The ids of the photos that the server has, in their order. */
export const storedIds = ({ photos }: Pick<PhotoShelfState, 'photos'>): string[] =>
  photos.flatMap(({ photo }) => photo?.photoId ?? [])

/** How many are still being sent, or wait for it. */
export const waitingCount = ({ photos }: Pick<PhotoShelfState, 'photos'>): number =>
  photos.filter(({ state }) => state === 'WAITING' || state === 'SENDING').length
