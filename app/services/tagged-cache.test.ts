import { beforeEach, describe, expect, it } from 'vitest'
import { type CacheTag, EVERYTHING, productTag, storeTag } from '#contracts/content-changes.ts'
import { HOUR_MS } from '#contracts/durations.ts'
import { responseTags, validUntilOf } from './response-tags.ts'
import { createTaggedCache } from './tagged-cache.server.ts'

/** lru-cache takes an entry of the time 0 for one without a time. */
const START = 1

let change: (...tags: string[]) => void
let asked: string[]
let time: number
let get: ReturnType<typeof createTaggedCache<unknown>>
beforeEach(() => {
  asked = []
  time = START
  get = createTaggedCache<unknown>({
    cursor: {
      onChange: (listener) => {
        change = (...tags) => listener(tags)
      },
    },
    now: () => time,
    max: 3,
  })
})

/** As the cache of responses asks. */
const ask = (key: string, value: unknown, { input, cacheTags = [] }: Partial<Asking> = {}) =>
  get(key, async () => {
    asked.push(key)
    const tags = responseTags(value, input, cacheTags)
    return { value, tags, until: validUntilOf(value) }
  })
interface Asking {
  input: unknown
  cacheTags: readonly CacheTag[]
}
const list = { items: [{ productSeq: 1, storeSeq: 10 }, { productSeq: 2 }] }

describe('responses cached by tags', () => {
  it('fetches once, and again when a product or store in the response has changed', async () => {
    for (const tag of [productTag(2), storeTag(10), EVERYTHING]) {
      expect(await ask('list', list)).toBe(list)
      expect(await ask('list', 'not asked for')).toBe(list)
      change(productTag(3), storeTag(1), 'goods', 'stores')
      expect(await ask('list', 'not asked for')).toBe(list)
      change(tag)
    }
    expect(asked).toEqual(['list', 'list', 'list'])
  })

  it('fetches again at the moment that the response names, although nothing has changed', async () => {
    const at = (moment: number) => ({ items: [], validUntil: new Date(moment).toISOString() })
    await ask('contents', at(START + 5_000))
    time = START + 4_999
    await ask('contents', 'not asked for')
    expect(asked).toEqual(['contents'])
    time = START + 5_000
    await ask('contents', at(START + HOUR_MS))
    expect(asked).toEqual(['contents', 'contents'])
    // A moment far away does not keep a response longer than the others.
    time += 60_001
    await ask('contents', { items: [], validUntil: null })
    expect(asked).toHaveLength(3)
  })

  it('fetches again when something in the input has changed that the response does not name', async () => {
    const cards = { items: [] }
    await ask('cards', cards, { input: { productSeqs: [5, 6] } })
    await ask('reviews', cards, { input: { storeSeq: 7 } })
    change(productTag(6))
    change(storeTag(7))
    await ask('cards', cards, { input: { productSeqs: [5, 6] } })
    await ask('reviews', cards, { input: { storeSeq: 7 } })
    expect(asked).toEqual(['cards', 'reviews', 'cards', 'reviews'])
  })

  it('fetches again when one of its own tags has changed', async () => {
    await ask('search', { items: [] }, { cacheTags: ['goods'] })
    change('stores')
    await ask('search', { items: [] }, { cacheTags: ['goods'] })
    change('goods')
    await ask('search', { items: [] }, { cacheTags: ['goods'] })
    expect(asked).toEqual(['search', 'search'])
  })

  it('shares one fetch between concurrent callers, and starts a new one for a call after a change', async () => {
    const given: ((answer: unknown) => void)[] = []
    const slow = async () => ({
      value: await new Promise((resolve) => given.push(resolve)),
      tags: new Set<string>(),
    })
    const askSlowly = () => get('slow', slow)
    const [one, two] = [askSlowly(), askSlowly()]
    expect(given).toHaveLength(1)
    change(productTag(9))
    const three = askSlowly()
    expect(given).toHaveLength(2)
    given[1]?.('new')
    given[0]?.('old')
    expect(await Promise.all([one, two, three])).toEqual(['old', 'old', 'new'])
    expect(await askSlowly()).toBe('new')
    expect(given).toHaveLength(2)
  })

  it('renews the parts that have changed, once for all who ask meanwhile', async () => {
    const renewed: string[][] = []
    const given: ((answer: unknown) => void)[] = []
    const askInParts = () =>
      get('list', async () => {
        asked.push('list')
        return {
          value: 'whole',
          tags: new Set(['goods', 'c1', 'c2']),
          parts: {
            tags: new Set(['c1', 'c2']),
            renew: (_value, outdated) => {
              renewed.push([...outdated])
              return new Promise((resolve) => given.push(resolve))
            },
          },
        }
      })
    await askInParts()
    change('c1', 'c9')
    const early = [askInParts(), askInParts()]
    await Promise.resolve()
    // While a part is renewed another one changes: who asks now gets both.
    change('c2')
    const late = [askInParts(), askInParts()]
    await expect.poll(() => renewed.length).toBe(1)
    given[0]?.('first')
    expect(await Promise.all(early)).toEqual(['first', 'first'])
    await expect.poll(() => renewed.length).toBe(2)
    given[1]?.('second')
    expect(await Promise.all(late)).toEqual(['second', 'second'])
    expect(await askInParts()).toBe('second')
    expect(renewed).toEqual([['c1'], ['c2']])
    expect(asked).toEqual(['list'])
    change('goods')
    await askInParts()
    expect(asked).toEqual(['list', 'list'])
  })

  it('loads the whole where a part cannot be renewed', async () => {
    for (const renew of [async () => undefined, () => Promise.reject(new Error('no host'))]) {
      const askInParts = (value: string) =>
        get('list', async () => ({
          value,
          tags: new Set(['c1']),
          parts: { tags: new Set(['c1']), renew },
        }))
      await askInParts('before')
      change('c1')
      expect(await askInParts('after')).toBe('after')
      change(EVERYTHING)
    }
  })

  it('caches what was loaded during a change that does not concern it, and else not', async () => {
    for (const [tag, loads] of [
      [productTag(9), 1],
      [productTag(1), 2],
      [EVERYTHING, 2],
    ] as const) {
      asked = []
      let finish = () => {}
      const slow = get('list', async () => {
        asked.push('list')
        await new Promise<void>((resolve) => {
          finish = resolve
        })
        return { value: list, tags: responseTags(list, {}, []) }
      })
      change(tag)
      finish()
      await slow
      await ask('list', list)
      expect(asked, tag).toHaveLength(loads)
      change(EVERYTHING)
    }
  })

  it('caches neither refusals nor failures', async () => {
    const refusal = { ok: false, code: 'GONE', status: 410, message: '' }
    await ask('gone', refusal, { input: { productSeq: 1 } })
    await ask('gone', refusal, { input: { productSeq: 1 } })
    const fail = () =>
      get('broken', async () => {
        asked.push('broken')
        throw new Error('no host')
      })
    await expect(fail()).rejects.toThrow('no host')
    await expect(fail()).rejects.toThrow('no host')
    expect(asked).toEqual(['gone', 'gone', 'broken', 'broken'])
  })

  it('caches a response for one minute at most: periods end without a change', async () => {
    await ask('list', list)
    time = START + 60_001
    await ask('list', list)
    expect(asked).toHaveLength(2)
  })

  it('evicts the least recently used response', async () => {
    for (const key of ['a', 'b', 'c']) await ask(key, {})
    await ask('a', {})
    await ask('d', {})
    await ask('a', {})
    expect(asked).toEqual(['a', 'b', 'c', 'd'])
    await ask('b', {})
    expect(asked).toEqual(['a', 'b', 'c', 'd', 'b'])
  })
})
