import { storedValue } from '../stored-value.ts'

/** Whose pushes this browser takes, and what the server was told of it last. */
export interface PushMark {
  /** The member who asked for pushes here; null where none did. */
  userSeq: number | null
  endpoint: string | null
  /** The day (UTC) it was saved on; null after a session ended, as the server then forgot it. */
  savedOn: string | null
}

const NONE: PushMark = { userSeq: null, endpoint: null, savedOn: null }

export const pushMark = storedValue<PushMark>('push-mark', (stored) => {
  try {
    const value = stored === null ? null : (JSON.parse(stored) as Partial<PushMark>)
    return { ...NONE, ...value }
  } catch {
    return NONE
  }
})

/** A session ended, and with it the server's knowledge of this browser. */
export function forgetPushSaved(): void {
  const mark = pushMark.get()
  if (mark.savedOn !== null) pushMark.set({ ...mark, savedOn: null })
}

/** Whether this browser was asked once whether it wants pushes. */
export const pushAsked = storedValue<boolean>('push-asked', (stored) => stored === 'true')
