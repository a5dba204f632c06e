import { ACTION_LOG, type ActionEntry, isActionEntry } from '#contracts/action-log.ts'

const PREFIX = 'user-action-log'
/** A document that is still open saves its part more often than this. */
const ABANDONED_AFTER = 180_000
/** Another process may see the last write of a document with this delay. */
const SETTLED_AFTER = 1_000

export interface ActionBufferDeps {
  /** It may throw or be full, depending on the browser. */
  storage: () => Storage
  locks: Pick<LockManager, 'request'> | undefined
  now: () => number
  /** The storage key of this document's part. */
  key: string
}

/**
 * Entries that have not been confirmed yet: in memory, and in local storage in case the document is closed. Each
 * document writes a part of its own there, because two processes may read different states of one key, even under a
 * lock. Open documents take over the parts of closed ones.
 */
export function createActionBuffer({ storage, locks, now, key }: ActionBufferDeps) {
  let entries: ActionEntry[] = []
  let isSaveDue = false
  /** The document was left, but it may be restored. */
  let isLeft = false

  function save(): void {
    isSaveDue = false
    attempt(() => {
      if (entries.length === 0) return storage().removeItem(key)
      storage().setItem(key, JSON.stringify({ buffer: entries, updatedAt: now(), isLeft }))
    })
  }

  function saveSoon(): void {
    if (isSaveDue) return
    isSaveDue = true
    queueMicrotask(() => {
      if (isSaveDue) save()
    })
  }

  function take(added: readonly ActionEntry[]): void {
    entries = [...entries, ...added].slice(-ACTION_LOG.maxStored)
    saveSoon()
  }

  function takeOverAbandoned(): void {
    for (const other of partsOf(storage(), key)) {
      const part = readPart(storage().getItem(other))
      const isThere =
        Math.abs(now() - part.updatedAt) < (part.isLeft ? SETTLED_AFTER : ABANDONED_AFTER)
      if (isThere || entries.length + part.buffer.length > ACTION_LOG.maxStored) continue
      const known = new Set(entries.map(({ id }) => id))
      take(part.buffer.filter(({ id }) => !known.has(id)))
      save()
      storage().removeItem(other)
    }
  }

  return {
    get size() {
      return entries.length
    },
    entries: (): readonly ActionEntry[] => entries,
    save,
    leave(left: boolean): void {
      isLeft = left
      save()
    },
    /** Entries that are not in the catalogue are left out. */
    add(entry: ActionEntry): void {
      if (isActionEntry(entry)) take([entry])
    },
    remove(confirmed: readonly ActionEntry[]): void {
      const gone = new Set(confirmed.map(({ id }) => id))
      entries = entries.filter(({ id }) => !gone.has(id))
      save()
    },
    /** Takes over the entries of closed documents; only one tab at a time does this. */
    async takeOver(): Promise<void> {
      if (!locks) return attempt(takeOverAbandoned)
      try {
        await locks.request(PREFIX, { ifAvailable: true }, (lock) => {
          if (lock) attempt(takeOverAbandoned)
        })
      } catch {}
    },
  }
}

export type ActionBuffer = ReturnType<typeof createActionBuffer>

function attempt(use: () => void): void {
  try {
    use()
  } catch {}
}

function partsOf(storage: Storage, own: string): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return keys.filter((key) => key.startsWith(PREFIX) && key !== own)
}

/** Invalid data, or another version's part, is read as far as it is valid. */
function readPart(text: string | null) {
  let part: { buffer?: unknown; updatedAt?: unknown; isLeft?: unknown } = {}
  try {
    part = Object(JSON.parse(text ?? ''))
  } catch {}
  const buffer = Array.isArray(part.buffer) ? part.buffer.filter(isActionEntry) : []
  return { buffer, updatedAt: Number(part.updatedAt) || 0, isLeft: part.isLeft === true }
}
