import { EVERYTHING, productTag, storeTag } from '#contracts/content-changes.ts'
import type { ContentClock } from './content-clock.ts'

/** What is shown changes by itself too: periods end. Milliseconds. */
const LONGEST_MS = 60_000

interface Loading {
  answer: Promise<unknown>
  /** Set when something changed that the answer may have been read before. */
  isOutdated: boolean
}

/**
 * Keeps answers that are the same for everybody until something in them changes. Whoever asks after a change was
 * confirmed never gets an answer from before it: the clock is asked first, and says what changed since it was asked last.
 */
export function createFollowedAnswers({
  clock,
  now,
  limit = 1_000,
}: {
  clock: Pick<ContentClock, 'onChange'>
  /** Milliseconds. */
  now: () => number
  /** Answers kept, some 40 kB each where they are lists; the one that was not asked for longest goes first. */
  limit?: number
}) {
  const kept = new Map<string, { answer: unknown; tags: ReadonlySet<string>; at: number }>()
  const keysByTag = new Map<string, Set<string>>()
  const loading = new Map<string, Loading>()

  clock.onChange((tags) => {
    // What is being read may hold anything: it serves those who have asked for it, and is not kept.
    for (const load of loading.values()) load.isOutdated = true
    loading.clear()
    if (tags.includes(EVERYTHING)) return forgetAll()
    for (const tag of tags) for (const key of [...(keysByTag.get(tag) ?? [])]) forget(key)
  })

  return {
    /**
     * @param follows tags of what the answer is made of beside the products and stores in `input` and in itself
     */
    async get(
      { key, input, follows }: { key: string; input: unknown; follows: readonly string[] },
      ask: () => Promise<unknown>,
    ): Promise<unknown> {
      const found = kept.get(key)
      if (found && now() - found.at <= LONGEST_MS) {
        kept.delete(key)
        kept.set(key, found)
        return found.answer
      }
      return (loading.get(key) ?? load(key, input, follows, ask)).answer
    },
  }

  function load(
    key: string,
    input: unknown,
    follows: readonly string[],
    ask: () => Promise<unknown>,
  ): Loading {
    const one: Loading = { answer: ask().then(keep, giveUp), isOutdated: false }
    loading.set(key, one)
    return one

    function keep(answer: unknown): unknown {
      if (loading.get(key) === one) loading.delete(key)
      if (one.isOutdated || isRefusal(answer)) return answer
      const tags = new Set(follows)
      collectTags(input, tags)
      collectTags(answer, tags)
      forget(key)
      kept.set(key, { answer: freeze(answer), tags, at: now() })
      for (const tag of tags) {
        const keys = keysByTag.get(tag)
        if (keys) keys.add(key)
        else keysByTag.set(tag, new Set([key]))
      }
      const [oldest] = kept.keys()
      if (kept.size > limit && oldest !== undefined) forget(oldest)
      return answer
    }

    function giveUp(error: unknown): never {
      if (loading.get(key) === one) loading.delete(key)
      throw error
    }
  }

  function forget(key: string): void {
    for (const tag of kept.get(key)?.tags ?? []) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
    kept.delete(key)
  }

  function forgetAll(): void {
    kept.clear()
    keysByTag.clear()
  }
}

/** Not kept: made-up numbers would push out what people look at. */
const isRefusal = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false

/** The tags of all products and stores that are named somewhere in it. */
function collectTags(value: unknown, tags: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collectTags(item, tags)
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) {
    if (typeof part === 'number') {
      if (name === 'productSeq') tags.add(productTag(part))
      if (name === 'storeSeq') tags.add(storeTag(part))
    } else if (name === 'productSeqs' && Array.isArray(part)) {
      for (const productSeq of part) tags.add(productTag(Number(productSeq)))
    } else collectTags(part, tags)
  }
}

/** Many pages show the same answer: none may change it. */
function freeze(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) freeze(part)
  }
  return value
}
