import { Secret } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { authenticatorUri, codeAt, newSecret, stepOf } from './totp.ts'

/** RFC 6238, appendix B: SHA-1; the last six of its eight digits. */
const SECRET = Secret.fromLatin1('12345678901234567890').base32
const VECTORS = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
] as const

describe('codes of an authenticator app', () => {
  it.each(VECTORS)('at %i seconds', (seconds, code) => {
    const at = new Date(seconds * 1_000)
    expect(codeAt(SECRET, at)).toBe(code.slice(-6))
    expect(stepOf(SECRET, code.slice(-6), at)).toBe(Math.floor(seconds / 30))
  })

  it('count for the step before and the step after, and no longer', () => {
    const at = (steps: number) => new Date(1_800_000_000_000 + steps * 30_000)
    const code = codeAt(SECRET, at(0))
    expect([-2, -1, 0, 1, 2].map((steps) => stepOf(SECRET, code, at(steps)))).toEqual([
      null,
      60_000_000,
      60_000_000,
      60_000_000,
      null,
    ])
  })

  it('have secrets of 160 bits, different each time', () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/)
    expect(newSecret()).not.toBe(newSecret())
  })

  it('are passed to the app in a form that every app understands', () => {
    const uri = new URL(authenticatorUri(SECRET, '두손 운영팀'))
    expect(uri.protocol).toBe('otpauth:')
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: '두손',
      secret: SECRET,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
  })
})
