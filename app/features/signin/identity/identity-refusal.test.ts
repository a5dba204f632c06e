import { describe, expect, it } from 'vitest'
import { formHeaders } from '../form/form-headers.ts'
import { identityRefusal } from './identity-refusal.server.ts'

const LIMITED = {
  code: 'LIMITED',
  status: 429,
  message: '이 번호로 인증번호를 너무 많이 요청했어요.',
  data: { retryAfterSeconds: 420 },
}

describe('an identity check that is refused for a while', () => {
  it('says so beside the number that was typed, and keeps what was typed', () => {
    const values = { name: '김하늘', commId: 'SKT', phone: '010-1234-5678' }
    const { data, init } = identityRefusal(LIMITED, values)
    expect(data).toEqual({ errors: { phone: LIMITED.message }, values })
    expect(init?.status).toBe(429)
  })

  it('says so above the form where the number is proven and cannot be typed', () => {
    const { data } = identityRefusal(LIMITED, { name: '김하늘', commId: 'SKT', phone: '' })
    expect(data.errors).toEqual({ form: LIMITED.message })
  })

  it('tells programs when to try again', () => {
    const actionHeaders = new Headers(identityRefusal(LIMITED).init?.headers)
    expect(actionHeaders.get('retry-after')).toBe('420')
    const empty = new Headers()
    const args = { loaderHeaders: empty, parentHeaders: empty, errorHeaders: undefined }
    const headers = new Headers(formHeaders({ ...args, actionHeaders }))
    expect(headers.get('retry-after')).toBe('420')
    expect(headers.get('cache-control')).toBe('no-store')
    const without = new Headers(formHeaders({ ...args, actionHeaders: empty }))
    expect(without.has('retry-after')).toBe(false)
  })
})
