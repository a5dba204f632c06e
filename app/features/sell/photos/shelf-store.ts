import { clear, createStore, del, get, getMany, keys, set, type UseStore } from 'idb-keyval'
import { DAY_MS } from '#contracts/durations.ts'
import type { ListingPhoto } from '#contracts/listing-photo.ts'

/** The order of the photos, and which of them were removed here. */
export interface KeptShelf {
  entries: readonly { id: string; photo: ListingPhoto | null }[]
  /** Ids of photos that the server may still name. */
  dropped: readonly string[]
}

type LoadedShelf = Pick<KeptShelf, 'dropped'> & {
  /** `file` where it was not sent yet. */
  entries: readonly (KeptShelf['entries'][number] & { file: Blob | null })[]
}

/** Where the photos of one form outlast the page. Everything may be refused: by a browser that forbids it, or a full disk. */
export interface ShelfStore {
  load(): Promise<LoadedShelf | null>
  save(shelf: KeptShelf): Promise<void>
  putFile(id: string, file: Blob): Promise<void>
  removeFile(id: string): Promise<void>
}

const KEPT_MS = 30 * DAY_MS

interface StoredShelf extends KeptShelf {
  at: number
}

let place: UseStore | undefined

function database(): UseStore {
  place ??= createStore('listing-photos', 'shelves')
  return place
}

const shelfKey = (slot: string) => `shelf:${slot}`
const fileKey = (slot: string, id: string) => `file:${slot}:${id}`

/** The browser's database. @param slot of the user and the form; it is opened when it is first used */
export function browserShelfStore(slot: string): ShelfStore {
  return {
    async load() {
      const stored = await get<Partial<StoredShelf>>(shelfKey(slot), database())
      if (!stored?.entries || !stored.at || Date.now() - stored.at > KEPT_MS) return null
      const { entries } = stored
      const files = await getMany<Blob | undefined>(
        entries.map(({ id }) => fileKey(slot, id)),
        database(),
      )
      return {
        dropped: stored.dropped ?? [],
        entries: entries.map((entry, index) => ({ ...entry, file: files[index] ?? null })),
      }
    },
    save: (shelf) => set(shelfKey(slot), { ...shelf, at: Date.now() }, database()),
    putFile: (id, file) => set(fileKey(slot, id), file, database()),
    removeFile: (id) => del(fileKey(slot, id), database()),
  }
}

/** After the form was sent or given up, nothing of its photos stays in the browser. */
export async function forgetPhotos(slot: string): Promise<void> {
  const all = await keys<string>(database())
  const own = all.filter((key) => key === shelfKey(slot) || key.startsWith(`file:${slot}:`))
  await Promise.all(own.map((key) => del(key, database())))
}

/** At a sign-out nothing that was chosen stays. */
export const forgetAllPhotos = async (): Promise<void> => clear(database())
