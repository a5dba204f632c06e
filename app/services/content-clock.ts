import { CHANGES_KEPT_MS, EVERYTHING } from '#contracts/content-changes.ts'

/** What the host `init` tells of the changes after a place. */
export type AskForChanges = (
  after: string | undefined,
) => Promise<{ place: string; changes: readonly { changeSeq: number; tag: string }[] }>

/** Knows up to which change of the public content this process has heard. */
export interface ContentClock {
  /**
   * Asks what changed, and tells the listeners before it resolves: whatever was committed before the call is known then.
   * @returns false where nobody could say; then nothing that is kept may be given
   */
  reach(): Promise<boolean>
  onChange(listener: (tags: readonly string[]) => void): void
}

const nextTurn = () => new Promise<unknown>((resolve) => setImmediate(resolve))

/** After a question without an answer none is asked for this long (milliseconds). */
const PAUSE_MS = 5_000

/**
 * @param now clock in milliseconds
 */
export function createContentClock(ask: AskForChanges, now: () => number): ContentClock {
  const listeners: ((tags: readonly string[]) => void)[] = []
  let place: string | undefined
  /** The changes from `place` on that have been told of already. */
  let known = new Set<number>()
  let heardAt = 0
  let silentUntil = 0
  let running: Promise<boolean> | null = null
  let following: Promise<boolean> | null = null

  return {
    async reach() {
      if (now() < silentUntil) return false
      // One on its way may have been answered before this call; what comes in the same turn asks together.
      following ??= (running ?? nextTurn()).then(() => {
        following = null
        return run()
      })
      return following
    },
    onChange: (listener) => void listeners.push(listener),
  }

  function run(): Promise<boolean> {
    running = listen().finally(() => {
      running = null
    })
    return running
  }

  async function listen(): Promise<boolean> {
    const askedAt = now()
    const isTooLate = place !== undefined && askedAt - heardAt > CHANGES_KEPT_MS / 2
    try {
      const answer = await ask(isTooLate ? undefined : place)
      const fresh = answer.changes.filter(({ changeSeq }) => !known.has(changeSeq))
      const tags = isTooLate ? [EVERYTHING] : fresh.map(({ tag }) => tag)
      place = answer.place
      known = new Set(answer.changes.map(({ changeSeq }) => changeSeq))
      heardAt = askedAt
      if (tags.length > 0) for (const tell of listeners) tell(tags)
      return true
    } catch {
      silentUntil = now() + PAUSE_MS
      return false
    }
  }
}
