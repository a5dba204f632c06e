import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sourcesOf } from '#tests/support/sources.ts'

/** Names that Remix gives to parts of a route module, and Kysely to those of a migration. */
const GIVEN = /^(?:app\/routes\/|backend\/db\/migrations\/)|\.test\.tsx?$/
const EXPORT = /^export (?:async )?(?:function\*?|const|class|interface|type) ([A-Za-z_$][\w$]*)/gm

it('every exported name has one meaning: it stands in one file', () => {
  const files = ['app', 'backend', 'contracts', 'server']
    .flatMap((folder) => [...sourcesOf(folder, '.ts'), ...sourcesOf(folder, '.tsx')])
    .filter((file) => !GIVEN.test(file))
  const places = new Map<string, Set<string>>()
  for (const file of files)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(EXPORT))
      places.set(name, (places.get(name) ?? new Set()).add(file))
  expect(places.size).toBeGreaterThan(1_000)
  const repeated = [...places].filter(([, found]) => found.size > 1)
  expect(repeated.map(([name, found]) => [name, ...found])).toEqual([])
})
