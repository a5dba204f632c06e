import { clear, createStore, del, get, type UseStore } from 'idb-keyval'
import { DAY_MS } from '#contracts/durations.ts'

/** What a phone shared to the installed app, as the service worker has put it into the browser's database (public/sw.js). */
export interface StoredShare {
  /** Milliseconds since 1970. */
  at: number
  title: string
  text: string
  url: string
  files: readonly File[]
}

/** One that was not taken within a day is forgotten. */
const KEPT_MS = DAY_MS

let place: UseStore | undefined

function store(): UseStore {
  place ??= createStore('shared-to-sell', 'shares')
  return place
}

/** @returns null where it is there no more */
export async function readShared(id: string): Promise<StoredShare | null> {
  const shared = await get<StoredShare>(id, store())
  return shared && Date.now() - shared.at < KEPT_MS ? shared : null
}

export const forgetShared = async (id: string): Promise<void> => del(id, store())

/** At a sign-out nothing that was shared stays. */
export const forgetAllShared = async (): Promise<void> => clear(store())
