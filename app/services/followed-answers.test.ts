import { beforeEach, describe, expect, it } from 'vitest'
import { EVERYTHING, productTag, storeTag } from '#contracts/content-changes.ts'
import { createFollowedAnswers } from './followed-answers.ts'

let change: (...tags: string[]) => void
let asked: string[]
let time: number
let answers: ReturnType<typeof createFollowedAnswers>
beforeEach(() => {
  asked = []
  time = 0
  answers = createFollowedAnswers({
    clock: {
      onChange: (listener) => {
        change = (...tags) => listener(tags)
      },
    },
    now: () => time,
    limit: 3,
  })
})

const ask = (key: string, answer: unknown, { input, follows = [] }: Partial<Asking> = {}) =>
  answers.get({ key, input, follows }, async () => {
    asked.push(key)
    return answer
  })
interface Asking {
  input: unknown
  follows: readonly string[]
}
const list = { items: [{ productSeq: 1, storeSeq: 10 }, { productSeq: 2 }] }

describe('answers that are kept until they change', () => {
  it('asks once, and again when a product or store in the answer has changed', async () => {
    for (const tag of [productTag(2), storeTag(10), EVERYTHING]) {
      expect(await ask('list', list)).toBe(list)
      expect(await ask('list', 'not asked for')).toBe(list)
      change(productTag(3), storeTag(1), 'goods', 'stores')
      expect(await ask('list', 'not asked for')).toBe(list)
      change(tag)
    }
    expect(asked).toEqual(['list', 'list', 'list'])
  })

  it('asks again when something in the question has changed, which the answer need not name', async () => {
    const cards = { items: [] }
    await ask('cards', cards, { input: { productSeqs: [5, 6] } })
    await ask('reviews', cards, { input: { storeSeq: 7 } })
    change(productTag(6))
    change(storeTag(7))
    await ask('cards', cards, { input: { productSeqs: [5, 6] } })
    await ask('reviews', cards, { input: { storeSeq: 7 } })
    expect(asked).toEqual(['cards', 'reviews', 'cards', 'reviews'])
  })

  it('asks again when what it is made of has changed', async () => {
    await ask('search', { items: [] }, { follows: ['goods'] })
    change('stores')
    await ask('search', { items: [] }, { follows: ['goods'] })
    change('goods')
    await ask('search', { items: [] }, { follows: ['goods'] })
    expect(asked).toEqual(['search', 'search'])
  })

  it('asks once for all who ask meanwhile, but anew for who asks after a change', async () => {
    const given: ((answer: unknown) => void)[] = []
    const slow = () => new Promise((resolve) => given.push(resolve))
    const get = () => answers.get({ key: 'slow', input: undefined, follows: [] }, slow)
    const [one, two] = [get(), get()]
    expect(given).toHaveLength(1)
    change(productTag(9))
    const three = get()
    expect(given).toHaveLength(2)
    given[0]?.('old')
    given[1]?.('new')
    expect(await Promise.all([one, two, three])).toEqual(['old', 'old', 'new'])
    expect(await get()).toBe('new')
    expect(given).toHaveLength(2)
  })

  it('keeps neither refusals nor failures', async () => {
    const refusal = { ok: false, code: 'GONE', status: 410, message: '' }
    await ask('gone', refusal, { input: { productSeq: 1 } })
    await ask('gone', refusal, { input: { productSeq: 1 } })
    const fail = () =>
      answers.get({ key: 'broken', input: undefined, follows: [] }, async () => {
        asked.push('broken')
        throw new Error('no host')
      })
    await expect(fail()).rejects.toThrow('no host')
    await expect(fail()).rejects.toThrow('no host')
    expect(asked).toEqual(['gone', 'gone', 'broken', 'broken'])
  })

  it('keeps an answer for a minute at most: periods end by themselves', async () => {
    await ask('list', list)
    time = 60_001
    await ask('list', list)
    expect(asked).toHaveLength(2)
  })

  it('lets the one go that nobody asked for longest', async () => {
    for (const key of ['a', 'b', 'c']) await ask(key, {})
    await ask('a', {})
    await ask('d', {})
    await ask('a', {})
    expect(asked).toEqual(['a', 'b', 'c', 'd'])
    await ask('b', {})
    expect(asked).toEqual(['a', 'b', 'c', 'd', 'b'])
  })

  it('lets no page change what others are shown', async () => {
    const answer = (await ask('list', structuredClone(list))) as typeof list
    expect(() => answer.items.reverse()).toThrow(TypeError)
  })
})
