import type { Finding } from './finding.ts'
import type { Sign } from './signs.ts'

const DOTS = new Set('.·•ㆍ˙∙')
const DASHES = new Set('-_ㅡ—–−ー―ᅳ')
const FEWEST_DIGITS = 8
/** A line of dots or dashes is no number. */
const FEWEST_DIFFERENT = 3

/** Numbers in Morse code, which sellers use to evade filters; five signs are a digit. */
export function findMorse(signs: readonly Sign[]): Finding[] {
  const findings: Finding[] = []
  if (signs.length < FEWEST_DIGITS * 5) return findings
  for (let at = 0; at < signs.length; ) {
    const { digits, to } = numberAt(signs, at)
    if (digits.length >= FEWEST_DIGITS && new Set(digits).size >= FEWEST_DIFFERENT)
      findings.push({
        reason: digits.startsWith('01') ? 'PHONE' : 'ACCOUNT',
        score: 5,
        range: [at, to],
      })
    at = Math.max(to, at + 1)
    while (isMorse(signs[at]) && isMorse(signs[at - 1])) at += 1
  }
  return findings
}

function numberAt(signs: readonly Sign[], from: number): { digits: string; to: number } {
  let digits = ''
  let to = from
  for (let at = from; ; ) {
    const digit = digitAt(signs, at)
    if (digit === null) return { digits, to }
    digits += digit
    to = at + 5
    at = to
    while (at - to < 3 && (signs[at]?.plain === ' ' || signs[at]?.plain === '/')) at += 1
  }
}

const isMorse = (sign: Sign | undefined) =>
  sign !== undefined && (DOTS.has(sign.plain) || DASHES.has(sign.plain))

/** .---- is 1, ..... is 5, -.... is 6, ----- is 0. */
function digitAt(signs: readonly Sign[], at: number): number | null {
  if (!isMorse(signs[at]) || isMorse(signs[at + 5])) return null
  const five = signs.slice(at, at + 5)
  if (five.length < 5 || !five.every(isMorse)) return null
  const code = five.map(({ plain }) => (DOTS.has(plain) ? '.' : '-')).join('')
  if (/^\.+-*$/.test(code)) return code.lastIndexOf('.') + 1
  return /^-+\.*$/.test(code) ? (code.lastIndexOf('-') + 6) % 10 : null
}
