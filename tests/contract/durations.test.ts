import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourcesOf } from '#tests/support/sources.ts'

const SOURCES = ['app', 'backend', 'contracts', 'server', 'tests'].flatMap((folder) =>
  ['.ts', '.tsx'].flatMap((ending) => sourcesOf(folder, ending)),
)

/** An hour or a day in milliseconds. */
const BY_HAND = /(?<![\d_])(?:86_400_000|3_600_000)\b/

const ALLOWED: Record<string, string> = {
  'contracts/durations.ts': 'where they are',
  'tests/contract/durations.test.ts': 'this rule',
}

it('hours and days have their names', () => {
  const found = SOURCES.filter(
    (file) => !file.includes('/migrations/') && BY_HAND.test(readFileSync(file, 'utf8')),
  )
  expect(found.sort()).toEqual(Object.keys(ALLOWED).sort())
})

/** How far Korea is ahead of UTC. */
const AHEAD_BY_HAND = /\+ 9 \* HOUR_MS|= 9 \* (?:HOUR_MS|60 \* 60)|(?<![\d_])32_400_000\b/

it('the clock of Korea has one place', () => {
  const found = SOURCES.filter((file) => AHEAD_BY_HAND.test(readFileSync(file, 'utf8')))
  expect(found.sort()).toEqual(['contracts/kst.ts', 'tests/contract/durations.test.ts'])
})
