import { describe, expect, it } from 'vitest'
import { FAQ } from '#backend/demo/seed/texts/faq.ts'
import { rankFaq } from '../rank-faq.ts'
import heldOut from './held-out.json' with { type: 'json' }
import open from './open.json' with { type: 'json' }

/** What somebody types, and the questions whose answers help; none where the FAQ has no answer. */
interface Judged {
  query: string
  answers: string[]
}

const IN_SIGHT = 3

function measure(queries: readonly Judged[]) {
  const found = queries.map(({ query, answers }) => ({
    answers,
    at: rankFaq(FAQ, query).findIndex(({ question }) => answers.includes(question)),
    isEmpty: rankFaq(FAQ, query).length === 0,
  }))
  const asked = found.filter(({ answers }) => answers.length > 0)
  const unrelated = found.filter(({ answers }) => answers.length === 0)
  return {
    first: asked.filter(({ at }) => at === 0).length / asked.length,
    inSight: asked.filter(({ at }) => at >= 0 && at < IN_SIGHT).length / asked.length,
    silent: unrelated.filter(({ isEmpty }) => isEmpty).length / unrelated.length,
  }
}

describe('사람들의 말로 고객센터에서 찾기', () => {
  it('판단에 쓴 물음에는 맞는 답이 나온다', () => {
    const { first, inSight, silent } = measure(open)
    expect(first).toBeGreaterThanOrEqual(0.9)
    expect(inSight).toBeGreaterThanOrEqual(0.95)
    expect(silent).toBeGreaterThanOrEqual(0.8)
  })

  // Written by somebody who had seen the questions alone: neither the answers and their words nor the ranking.
  it('본 적 없는 물음에도 대부분 맞는 답이 나온다', () => {
    const { first, inSight, silent } = measure(heldOut)
    expect(first).toBeGreaterThanOrEqual(0.78)
    expect(inSight).toBeGreaterThanOrEqual(0.84)
    expect(silent).toBeGreaterThanOrEqual(0.7)
  })

  it('모든 물음은 지금 있는 질문을 가리킨다', () => {
    const questions = new Set(FAQ.map(({ question }) => question))
    for (const { answers } of [...open, ...heldOut])
      expect(answers.filter((answer) => !questions.has(answer))).toEqual([])
  })
})
