import { describe, expect, it } from 'vitest'
import { postedForm } from './posted-form.ts'

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('https://duson.example/mystore', { method: 'POST', body, headers })

const statusOf = (request: Request) =>
  postedForm(request).then(
    () => 200,
    (thrown: unknown) => (thrown instanceof Response ? thrown.status : thrown),
  )

describe('a posted form', () => {
  it('has its fields', async () => {
    const form = await postedForm(post(new URLSearchParams({ query: '두손' })))
    expect(form.get('query')).toBe('두손')
  })

  it('is refused with more or longer fields than a form of ours has', async () => {
    // The time to sort combining marks grows with the square of their number.
    const marks = '\u0345'.repeat(5_000) + '\u0334'.repeat(5_001)
    expect(await statusOf(post(new URLSearchParams({ price: marks })))).toBe(413)
    expect(await statusOf(post(new URLSearchParams({ price: marks.slice(1) })))).toBe(200)
    const fields = (count: number) => new URLSearchParams('a=1&'.repeat(count))
    expect(await statusOf(post(fields(201)))).toBe(413)
    expect(await statusOf(post(fields(200)))).toBe(200)
  })

  it('is refused when the body is not a form', async () => {
    expect(await statusOf(post('{}', { 'content-type': 'application/json' }))).toBe(400)
  })
})
