import { expect, it } from 'vitest'
import { formHeaders } from './form-headers.ts'

it('tells programs when to try again, and is never cached', () => {
  const empty = new Headers()
  const args = { loaderHeaders: empty, parentHeaders: empty, errorHeaders: undefined }
  const actionHeaders = new Headers({ 'retry-after': '420' })
  const headers = new Headers(formHeaders({ ...args, actionHeaders }))
  expect(headers.get('retry-after')).toBe('420')
  expect(headers.get('cache-control')).toBe('no-store')
  const without = new Headers(formHeaders({ ...args, actionHeaders: empty }))
  expect(without.has('retry-after')).toBe(false)
})
