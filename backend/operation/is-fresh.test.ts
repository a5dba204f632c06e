import { describe, expect, it } from 'vitest'
import { isFresh } from './is-fresh.ts'

describe('isFresh', () => {
  it.each(['"a"', 'W/"a"', '"b", W/"a"', '*', '"b" ,*'])('%s names "a"', (header) =>
    expect(isFresh(header, '"a"')).toBe(true),
  )

  it.each([null, undefined, '', '"ab"', 'a', '"b", W/"c"', '"a'])('%s does not', (header) =>
    expect(isFresh(header, '"a"')).toBe(false),
  )
})
